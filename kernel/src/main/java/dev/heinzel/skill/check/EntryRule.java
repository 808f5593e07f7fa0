package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.Paths;

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
     * Reports what is wrong with a name.
     *
     * @param path relative to the skill
     * @return whether anything can be done with what lies there
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
        String problem = Paths.problemOf(path);
        if (problem != null) {
            String remedy = Paths.remedyFor(path);
            on.finding(FindingCode.PATH, problem, remedy == null ? "rename it" : remedy);
            return false;
        }
        return true;
    }
}
