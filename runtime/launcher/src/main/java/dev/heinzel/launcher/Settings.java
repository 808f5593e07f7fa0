package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.text.Printable;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where the product keeps what is its own (K2), and where it looks for what its user wrote (A1). No
 * directory needs to exist.
 *
 * @param config the user's configuration: {@code hz.toml} and, by default, {@code skills/};
 *     absolute
 * @param state holds the store of plugins; the user's own and of mode 0700, or it is refused (O2);
 *     absolute
 * @param home what {@code ~} stands for in {@code hz.toml}
 * @param project where a project's {@code hz.toml} is looked for, from there upwards; absolute,
 *     null for none
 */
public record Settings(Path config, Path state, Path home, @Nullable Path project) {

    /** Makes the directories absolute. */
    public Settings {
        config = config.toAbsolutePath();
        state = state.toAbsolutePath();
        project = project == null ? null : project.toAbsolutePath();
    }

    /** Everything below one directory, as {@code HZ_HOME} says it; no project. */
    public static Settings in(Path directory) {
        return in(directory, Path.of(System.getProperty("user.home")));
    }

    private static Settings in(Path directory, Path home) {
        return new Settings(directory.resolve("config"), directory.resolve("state"), home, null);
    }

    /** What the user wrote there, as of now, and the project (A1). */
    Configuration configuration() {
        return Configuration.read(config, home, project);
    }

    /** The same, with the project that this directory lies in. */
    public Settings within(Path directory) {
        return new Settings(config, state, home, directory);
    }

    /**
     * What the environment says, without a project: {@code HZ_HOME} if it is set, taken from the
     * current directory if it is relative; otherwise the XDG directories under {@code heinzel}. A
     * relative XDG directory is ignored, as its specification demands.
     *
     * @param environment as {@link System#getenv()} gives it
     * @param userHome as the system property {@code user.home} gives it; used where {@code HOME} is
     *     not set
     * @throws UncheckedIOException with a {@link ProblemException}, if there is no home to put them
     *     in
     */
    public static Settings fromEnvironment(Map<String, String> environment, Path userHome) {
        String home = environment.getOrDefault("HZ_HOME", "");
        if (!home.isEmpty()) {
            return in(path(home), homeOr(environment, userHome));
        }
        return new Settings(
                xdg(environment, "XDG_CONFIG_HOME", userHome, ".config"),
                xdg(environment, "XDG_STATE_HOME", userHome, ".local/state"),
                homeOr(environment, userHome),
                null);
    }

    private static Path xdg(
            Map<String, String> environment, String variable, Path userHome, String otherwise) {
        String value = environment.getOrDefault(variable, "");
        Path base =
                value.startsWith("/")
                        ? path(value)
                        : home(environment, userHome).resolve(otherwise);
        return base.resolve("heinzel");
    }

    private static Path homeOr(Map<String, String> environment, Path userHome) {
        String home = environment.getOrDefault("HOME", "");
        return home.startsWith("/") ? path(home) : userHome;
    }

    private static Path home(Map<String, String> environment, Path userHome) {
        Path directory = homeOr(environment, userHome);
        if (!directory.isAbsolute()) {
            throw noHome("there is no home directory: HOME is not set to an absolute path");
        }
        return directory;
    }

    private static Path path(String value) {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw noHome("\"" + Printable.quote(value) + "\" cannot be a path under this locale");
        }
    }

    private static UncheckedIOException noHome(String message) {
        return new UncheckedIOException(
                new ProblemException("NO_HOME", message, "set HZ_HOME to a directory of your own"));
    }
}
