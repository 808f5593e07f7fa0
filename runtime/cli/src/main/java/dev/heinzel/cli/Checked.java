package dev.heinzel.cli;

import dev.heinzel.launcher.JarCheck;
import dev.heinzel.launcher.JarReport;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.DirectoryCheck;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the checker says of one PATH.
 *
 * @param skills the accepted ones
 * @param findings in report order
 * @param advice in report order
 * @param note what nothing is wrong with, but a person may not expect; null if there is nothing
 */
record Checked(
        List<Skill> skills, List<Finding> findings, List<Finding> advice, @Nullable String note) {

    /**
     * Checks a jar, a skill's directory or a directory of skills.
     *
     * @throws IOException if it cannot be read now
     */
    static Checked of(Argument argument) throws IOException {
        if (argument.directory()) {
            CheckResult result = DirectoryCheck.check(argument.given(), argument.path());
            return new Checked(result.skills(), result.findings(), result.advice(), null);
        }
        JarReport report = JarCheck.check(argument.given(), argument.path());
        return new Checked(
                report.skills(), report.findings(), report.advice(), note(argument, report));
    }

    // a bundle may well ship no skills; one whose author meant to should hear of it
    private static @Nullable String note(Argument argument, JarReport report) {
        if (report.skillLet() || !report.findings().isEmpty()) {
            return null;
        }
        String what = Printable.escape(argument.given()) + " declares no skills: ";
        return report.symbolicName().isEmpty()
                ? what
                        + "it has no Bundle-SymbolicName, so it is no bundle; have"
                        + " maven-jar-plugin take bnd's manifest: manifestFile"
                : what + "its manifest has no SkillLet header";
    }
}
