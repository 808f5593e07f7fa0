package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import dev.heinzel.skill.text.HiddenCharacters;
import dev.heinzel.skill.text.Paths;
import java.nio.charset.StandardCharsets;

/** F9 and F10: what an entry of a directory may be, and be called. */
final class EntryRule {

    /** What a name holds in place of bytes that the system's encoding cannot decode. */
    private static final char UNDECODED = '\uFFFD';

    private EntryRule() {}

    static void link(FileReport on) {
        on.finding(FindingCode.LINK, "is a symbolic link", "put the file or directory itself here");
    }

    static void notAFile(FileReport on) {
        on.finding(
                FindingCode.NOT_A_FILE,
                "is neither a file nor a directory",
                "remove it from the skill");
    }

    /**
     * Reports what is wrong with a name. What is wrong with a directory's is not said again of what
     * lies below it.
     *
     * @param path relative to the skill
     * @return whether nothing is
     */
    static boolean checkName(SkillTree.Entry entry, String path, FileReport on) {
        if (entry.type() == SkillTree.Type.OTHER && entry.name().indexOf(UNDECODED) >= 0) {
            on.finding(
                    FindingCode.PATH,
                    "the name cannot be read in this system's encoding",
                    "give it a name of plain letters, or run with LC_ALL=C.UTF-8");
            return false;
        }
        FileText.checkName(entry.name(), on);
        boolean long_ = isTooLong(path);
        String named = long_ ? path : entry.name();
        String problem = Paths.problemOf(named);
        if (problem != null) {
            String remedy = Paths.remedyFor(named);
            on.finding(FindingCode.PATH, problem, remedy == null ? "rename it" : remedy);
            return false;
        }
        return true;
    }

    private static boolean isTooLong(String path) {
        // a char takes three bytes at most, and most paths are short
        return path.length() > Limits.PATH_BYTES / 3
                && path.getBytes(StandardCharsets.UTF_8).length > Limits.PATH_BYTES;
    }

    /**
     * Whether a directory that {@link #checkName} refused can be looked into all the same, so that
     * its name does not hide what is wrong below it (F13): one that some system has no room for, as
     * {@code aux}, and none that may mean something else to the source.
     */
    static boolean canLookInto(SkillTree.Entry entry, String path) {
        String name = entry.name();
        return entry.type() == SkillTree.Type.DIRECTORY
                && !name.isEmpty()
                && !name.equals(".")
                && !name.equals("..")
                && !isTooLong(path)
                && name.codePoints()
                        .noneMatch(
                                c ->
                                        "/\\:\uFFFD".indexOf(c) >= 0
                                                || HiddenCharacters.isNeverPlain(c));
    }
}
