package dev.heinzel.launcher;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.text.Printable;
import java.nio.file.FileSystemException;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a doctor looked at (O3, K7). Texts are escaped when it is made, and hold names,
 * codes, paths and fingerprints alone (C2).
 *
 * @param name the area, one word; several checks may be of one area
 * @param ok whether nothing is wrong with it
 * @param message what is there, or what is wrong and where
 * @param remedy what to do about it; null exactly where it is ok
 */
public record DoctorCheck(String name, boolean ok, String message, @Nullable String remedy) {

    /** Escapes the texts. */
    public DoctorCheck {
        if (ok != (remedy == null)) {
            throw new IllegalArgumentException("what is wrong has a remedy, and nothing else has");
        }
        message = Printable.escape(message);
        remedy = remedy == null ? null : Printable.escape(remedy);
    }

    static DoctorCheck ok(String name, String message) {
        return new DoctorCheck(name, true, message, null);
    }

    static DoctorCheck wrong(String name, String message, String remedy) {
        return new DoctorCheck(name, false, message, remedy);
    }

    /** A finding without its remedy, as F13 writes it, and its remedy. */
    static DoctorCheck wrong(String name, Finding finding) {
        String line = finding.toString();
        String remedy = finding.remedy();
        return wrong(name, line.substring(0, line.length() - remedy.length() - 2), remedy);
    }

    /**
     * A finding without its message, which may quote what a skill or a manifest holds (C2).
     *
     * @param then what shows it whole
     */
    static DoctorCheck wrongAt(String name, Finding finding, String then) {
        String place = finding.path() + (finding.line() == 0 ? "" : ":" + finding.line());
        return wrong(
                name,
                finding.plugin() + ": " + (place.isEmpty() ? "" : place + ": ") + finding.code(),
                finding.remedy() + "; " + then);
    }

    /** That it cannot be looked at. What an unknown exception says may be anybody's text. */
    static DoctorCheck failed(String name, Throwable thrown) {
        if (thrown instanceof ProblemException problem) {
            return wrong(name, problem.getMessage(), problem.remedy());
        }
        String kind = thrown.getClass().getSimpleName();
        if (thrown instanceof FileSystemException file && file.getFile() != null) {
            return wrong(
                    name,
                    "cannot use " + file.getFile() + ": " + kind,
                    "ls -ld " + ShellWord.of(file.getFile()) + ", then make it usable for you");
        }
        return wrong(
                name,
                "cannot be looked at: " + kind,
                "see to the disk; or the distribution may be damaged: put it there anew");
    }
}
