package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.Secrets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A personal directory that the operator names, and that is not there (L6). One that nobody names
 * need not be there. Whatever else is wrong with it, {@code system.skill} tells: it reads it.
 */
final class PersonalAbsence {

    private PersonalAbsence() {}

    /** One finding, or none. */
    static List<Finding> of(Configuration configuration) {
        Path directory = configuration.personalDirectory();
        if (!configuration.personalChosen()
                || directory == null
                || !Files.notExists(directory)
                || Files.isSymbolicLink(directory)) {
            return List.of();
        }
        String name = Secrets.redactPath(directory.toString());
        return List.of(
                new Finding(
                        Configuration.FINDINGS,
                        configuration.path(),
                        0,
                        FindingCode.PERSONAL_UNREADABLE,
                        "personal_dir names " + name + ", which is not there",
                        "mkdir -p " + ShellWord.of(name) + ", or correct personal_dir"));
    }
}
