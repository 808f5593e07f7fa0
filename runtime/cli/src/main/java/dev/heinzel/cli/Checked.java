package dev.heinzel.cli;

import dev.heinzel.launcher.JarCheck;
import dev.heinzel.launcher.JarReport;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.DirectoryCheck;
import java.io.IOException;
import java.util.List;

/**
 * What the checker says of one PATH.
 *
 * @param skills the accepted ones
 * @param findings in report order
 * @param advice in report order
 */
record Checked(List<Skill> skills, List<Finding> findings, List<Finding> advice) {

    /**
     * Checks a jar, a skill's directory or a directory of skills.
     *
     * @throws IOException if it cannot be read now
     */
    static Checked of(Argument argument) throws IOException {
        if (argument.directory()) {
            CheckResult result = DirectoryCheck.check(argument.given(), argument.path());
            return new Checked(result.skills(), result.findings(), result.advice());
        }
        JarReport report = JarCheck.check(argument.given(), argument.path());
        return new Checked(report.skills(), report.findings(), report.advice());
    }
}
