package dev.heinzel.launcher.config;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Stack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What {@code hz.toml} says, or what holds where it says nothing (A1). Reading never fails: what is
 * wrong is a problem, and what is left works.
 *
 * @param file the user's {@code hz.toml}, whether or not it is there
 * @param stack which plugins form which layer (L5)
 * @param doubtful where the stack could not be read whole, what it may name: text in which those
 *     names stand; null if that may be any name; empty if the stack was read whole
 * @param personalDirectory absolute; null if what the file says of it cannot be used
 * @param personalChosen whether the file names that directory, so that it should be there
 * @param chat the chat's allowlist
 * @param mcp the allowlist of MCP clients
 * @param agents each agent's {@code uses}, by its id
 * @param exportDirectories absolute, as the file orders them
 * @param menu how many skills a turn is offered
 * @param problems what is wrong with the user's file, and what a project's file may not say; in
 *     report order, the user's first
 */
public record Configuration(
        Path file,
        Stack stack,
        @Nullable String doubtful,
        @Nullable Path personalDirectory,
        boolean personalChosen,
        Permitted chat,
        Permitted mcp,
        Map<String, Permitted> agents,
        List<Path> exportDirectories,
        int menu,
        List<Finding> problems) {

    /** The file's name, the user's and a project's. */
    public static final String NAME = "hz.toml";

    /** Whom findings about configuration name in the place of a plugin. */
    public static final String FINDINGS = "configuration";

    /** The menu's size where nothing is said (A1). */
    public static final int MENU = 3;

    /** Copies the collections. */
    public Configuration {
        agents = Map.copyOf(agents);
        exportDirectories = List.copyOf(exportDirectories);
        problems = List.copyOf(problems);
    }

    /**
     * Reads the user's file, and the nearest one of a project.
     *
     * @param directory the user's configuration directory; need not exist
     * @param home what {@code ~} stands for
     * @param project the directory that a project's file is looked for from, upwards; null for none
     */
    public static Configuration read(Path directory, Path home, @Nullable Path project) {
        Configuration users = new UserFile(directory.toAbsolutePath(), home).read();
        if (project == null) {
            return users;
        }
        ProjectFile file =
                ProjectFile.read(project, home, users.file(), users.menu(), FileOwner::owns);
        List<Finding> problems = new ArrayList<>(users.problems());
        problems.addAll(file.problems());
        return new Configuration(
                users.file(),
                users.stack(),
                users.doubtful(),
                users.personalDirectory(),
                users.personalChosen(),
                users.chat(),
                users.mcp(),
                users.agents(),
                users.exportDirectories(),
                file.menu(),
                problems);
    }

    /** How findings name the user's file, line for line with {@link #problems}. */
    public String path() {
        return Report.pathOf(file);
    }

    /**
     * Whether the stack names this plugin, or may do so where it could not be read whole: then its
     * name stands in what could not be read, or nobody knows what that was.
     */
    public boolean mayName(String symbolicName) {
        return stack.layerOf(symbolicName) != null
                || doubtful == null
                || doubtful.contains(symbolicName);
    }
}
