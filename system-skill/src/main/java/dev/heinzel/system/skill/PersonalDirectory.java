package dev.heinzel.system.skill;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.DirectoryCheck;
import dev.heinzel.skill.check.SkillLet;
import dev.heinzel.skill.text.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads the operator's own skills (L6): all of them, with the one checker, each time. What is wrong
 * is a finding and hides nothing; a directory that is not there is an empty one.
 */
final class PersonalDirectory {

    private static final String LABEL = "personal";

    private PersonalDirectory() {}

    /** Reads it now. Never throws for what is there or is not. */
    static PersonalReading read(Path directory) {
        try {
            // followed once: a link that is turned meanwhile shows at the next reading
            Path root = directory.toRealPath();
            CheckResult result =
                    DirectoryCheck.checkEach(LABEL, root, Files.isSymbolicLink(directory));
            SkillLet skillLet = result.skillLet().orElseThrow();
            return new PersonalReading(
                    root,
                    skillLet.skills().isEmpty() ? null : Source.personal(skillLet),
                    result.findings());
        } catch (NoSuchFileException e) {
            return Files.isSymbolicLink(directory)
                    ? unreadable(directory, "is a link to nothing")
                    : PersonalReading.NOTHING;
        } catch (IOException e) {
            // its message may hold anything
            return unreadable(directory, "cannot be read (" + e.getClass().getSimpleName() + ")");
        }
    }

    private static PersonalReading unreadable(Path directory, String problem) {
        return new PersonalReading(
                null,
                null,
                List.of(
                        new Finding(
                                LABEL,
                                Secrets.redactPath(directory.toString()),
                                0,
                                FindingCode.PERSONAL_UNREADABLE,
                                "the personal directory " + problem,
                                "make it a directory that its user can read")));
    }
}
