package dev.heinzel.skill.check;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the checker says of a plugin or a directory: the skills that keep every rule, and all that
 * is wrong with the others, at once (F13).
 */
public final class CheckResult {

    private final List<Skill> skills;
    private final List<Finding> findings;
    private final List<Finding> advice;
    private final @Nullable SkillLet skillLet;

    CheckResult(
            List<Finding> findings,
            List<Finding> advice,
            List<Skill> skills,
            @Nullable SkillLet skillLet) {
        this.skills = skills;
        this.findings = List.copyOf(findings);
        this.advice = List.copyOf(advice);
        this.skillLet = skillLet;
    }

    /**
     * The skills without a finding, by name; whether they are usable is {@link #skillLet()}'s to
     * say.
     */
    public List<Skill> skills() {
        return skills;
    }

    /**
     * What refuses, in report order, at most 20 a file and 500 in all, each cut counted by a
     * further entry.
     */
    public List<Finding> findings() {
        return findings;
    }

    /** What will not travel well but refuses nothing; same order, same bounds. */
    public List<Finding> advice() {
        return advice;
    }

    /**
     * The checked form, to be served from. Present exactly if there is no finding; where each skill
     * stands for itself ({@link DirectoryCheck#checkEach}) always, with the skills that have none.
     */
    public Optional<SkillLet> skillLet() {
        return Optional.ofNullable(skillLet);
    }
}
