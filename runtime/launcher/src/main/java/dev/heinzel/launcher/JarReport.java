package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import java.util.List;

/**
 * What can be said of a jar without a framework: its container (F18, F17) and, if that is sound,
 * what it declares and ships (P1, P9, F1 to F17).
 *
 * @param sha256 of the jar's bytes
 * @param symbolicName escaped; empty if the jar has none
 * @param version empty if the jar has none
 * @param hasCode whether it holds classes, an activator, native code or nested jars
 * @param fragment whether it is a fragment of another bundle, or an extension of the framework
 * @param skillLet whether it has a {@code SkillLet} header
 * @param skills those without a finding; empty if the container is refused
 * @param findings in report order; none means the jar may be stored
 * @param advice in report order
 */
public record JarReport(
        Digest sha256,
        String symbolicName,
        String version,
        boolean hasCode,
        boolean fragment,
        boolean skillLet,
        List<Skill> skills,
        List<Finding> findings,
        List<Finding> advice) {

    /** Copies the lists. */
    public JarReport {
        skills = List.copyOf(skills);
        findings = List.copyOf(findings);
        advice = List.copyOf(advice);
    }

    /** A jar whose container, or manifest, says nothing that can be relied on. */
    static JarReport refused(Digest sha256, List<Finding> findings) {
        return new JarReport(sha256, "", "", false, false, false, List.of(), findings, List.of());
    }
}
