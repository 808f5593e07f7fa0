package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.CheckRun.Refusing;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Map;

/**
 * The one checker. Stateless but for a scratch buffer per call; several threads may check at once.
 */
public final class SkillChecker {

    private SkillChecker() {}

    /** Who made the plugin that is checked. */
    public enum Origin {
        /** The distribution itself: the names that are ours are its to use (P9). */
        OURS,
        /** Anybody else. */
        OTHERS
    }

    /**
     * Checks a plugin: what its manifest declares (P1, P3, P9) and every skill it ships (F1 to
     * F17). A plugin without a {@code SkillLet} header has no skills, and can still break P9.
     *
     * @param plugin how findings name it
     * @param headers its manifest's main attributes, raw; keys in any case
     * @param tree rooted at the jar's root
     * @throws IOException if the tree cannot be read now; nothing is said about the plugin then
     */
    public static CheckResult checkPlugin(
            String plugin, Map<String, String> headers, SkillTree tree, Origin origin)
            throws IOException {
        Report report = new Report(plugin);
        FileReport manifest = report.of(PluginHeaders.MANIFEST);
        CheckRun run = new CheckRun(tree, report, new Budget(manifest), Refusing.ALL);
        PluginHeaders declared = PluginHeaders.of(headers);
        PluginRules.check(declared, origin, manifest);
        for (String directory : DeclaredDirectories.check(declared, manifest)) {
            if (!run.directory(Place.of(directory))) {
                manifest.finding(
                        FindingCode.SKILLLET_DIRECTORY,
                        "SkillLet names "
                                + Quoted.of(directory)
                                + ", which is not a directory of the plugin",
                        "add the directory, or correct the header");
            }
        }
        return run.result();
    }

    /**
     * Checks one directory, which is a skill or holds skills (F14): a PATH on the command line, the
     * personal directory. A root that is itself a skill has no directory name, and so no legal
     * skill name (F4); {@link DirectoryCheck} gives it one.
     *
     * @param plugin how findings name it
     * @param directory in the tree; empty for its root. Findings' paths start with it
     * @throws IOException if the tree cannot be read now
     */
    public static CheckResult checkDirectory(String plugin, SkillTree tree, String directory)
            throws IOException {
        return checkDirectory(plugin, tree, Place.of(directory), false);
    }

    /**
     * The same.
     *
     * @param link whether the directory was named by a link
     */
    static CheckResult checkDirectory(String plugin, SkillTree tree, Place place, boolean link)
            throws IOException {
        Report report = new Report(plugin);
        FileReport on = report.of(place.shown());
        CheckRun run = new CheckRun(tree, report, new Budget(on), Refusing.ALL);
        if (!run.directory(place, link)) {
            on.finding(
                    FindingCode.CONTAINER_EMPTY,
                    "there is no such directory, or it is a link",
                    "name a directory that is a skill or holds skills");
        }
        return run.result();
    }

    /**
     * Checks one directory whose skills stand each for itself.
     *
     * @throws NoSuchFileException if there is no such directory any more
     */
    static CheckResult checkEach(String plugin, SkillTree tree, Place place, boolean link)
            throws IOException {
        Report report = new Report(plugin);
        CheckRun run =
                new CheckRun(tree, report, new Budget(report.of(place.shown())), Refusing.EACH);
        if (!run.directory(place, link)) {
            throw new NoSuchFileException(Quoted.path(place.shown()));
        }
        return run.result();
    }
}
