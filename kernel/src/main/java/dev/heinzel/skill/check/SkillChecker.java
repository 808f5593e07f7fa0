package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import java.io.IOException;
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
        CheckRun run = new CheckRun(tree, report, new Budget(manifest));
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
        return checkDirectory(new Report(plugin), tree, Place.of(directory));
    }

    static CheckResult checkDirectory(Report report, SkillTree tree, Place place)
            throws IOException {
        FileReport on = report.of(place.shown());
        CheckRun run = new CheckRun(tree, report, new Budget(on));
        if (!run.directory(place)) {
            on.finding(
                    FindingCode.CONTAINER_EMPTY,
                    "there is no such directory, or it is a link",
                    "name a directory that is a skill or holds skills");
        }
        return run.result();
    }
}
