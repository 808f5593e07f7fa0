package dev.heinzel.skill.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Asks the real checker. */
final class Checks {

    static final String PLUGIN = "acme.notes_1.0.0";

    private Checks() {}

    /** Checks the skill alone, in a directory of its name. */
    static CheckResult check(SkillFixture skill) {
        return check(new MemoryTree().with(skill, skill.name()), skill.name());
    }

    static CheckResult check(SkillTree tree, String directory) {
        try {
            return SkillChecker.checkDirectory(PLUGIN, tree, directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static CheckResult checkPlugin(Map<String, String> headers, SkillTree tree) {
        try {
            return SkillChecker.checkPlugin(PLUGIN, headers, tree, SkillChecker.Origin.OTHERS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Skill accepted(SkillFixture skill) {
        CheckResult result = check(skill);
        assertThat(result.findings()).isEmpty();
        return result.skillLet().orElseThrow().skills().get(0);
    }

    /** The only finding; its code is the expected one. */
    static Finding refused(SkillFixture skill, FindingCode code) {
        CheckResult result = check(skill);
        assertThat(result.findings()).extracting(Finding::code).containsExactly(code);
        assertThat(result.skillLet()).isEmpty();
        return result.findings().get(0);
    }

    static List<FindingCode> codes(CheckResult result) {
        return result.findings().stream().map(Finding::code).toList();
    }

    static List<FindingCode> adviceOf(SkillFixture skill) {
        CheckResult result = check(skill);
        assertThat(result.findings()).isEmpty();
        return result.advice().stream().map(Finding::code).toList();
    }
}
