package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Work is counted, not timed: events taken from the parser, and bytes that reach it at all. */
@DisplayName("F3: hostile front matter is refused by bounded work")
class HostileFrontMatterTest {

    private final Report report = new Report("p");

    private FrontMatter read(String yaml) {
        assertThat(yaml.length()).isLessThanOrEqualTo(Limits.FRONT_MATTER_BYTES);
        return YamlReader.read(yaml, report.of("SKILL.md"));
    }

    private List<FindingCode> codes() {
        return report.findings().stream().map(Finding::code).distinct().toList();
    }

    /** The refusal comes from the fences, so that no byte reaches the parser. */
    private static void refusedUnparsed(String yaml) {
        Finding finding =
                Checks.refused(
                        aSkill("notes").skillMd("---\n" + yaml + "\n---\n"),
                        FindingCode.FRONT_MATTER_TOO_LARGE);

        assertThat(finding.line()).isEqualTo(2);
    }

    @Test
    @DisplayName("F3: billion laughs")
    void billionLaughs() {
        StringBuilder yaml = new StringBuilder("a0: &a0 [x]\n");
        for (int i = 1; i <= 9; i++) {
            yaml.append("a" + i + ": &a" + i + " [")
                    .append(("*a" + (i - 1) + ",").repeat(9))
                    .append("]\n");
        }

        FrontMatter read = read(yaml.toString());

        assertThat(codes()).contains(FindingCode.YAML_FEATURE);
        assertThat(read.events()).isLessThan(200);
        assertThat(read.fields()).allSatisfy((key, field) -> assertThat(field.usable()).isFalse());
    }

    @Test
    @DisplayName("F3: a flood of aliases")
    void aliasFlood() {
        refusedUnparsed("a: &a x\nb: [" + "*a,".repeat(20_000) + "]");

        FrontMatter read = read("a: &a x\nb: [" + "*a,".repeat(1_300) + "]");

        assertThat(read.events()).isLessThan(40);
        assertThat(report.findings()).hasSizeLessThanOrEqualTo(Limits.FINDINGS_PER_FILE + 1);
    }

    @Test
    @DisplayName("F3, F13: the 21st feature ends the reading, so that the count is not a promise")
    void endsAtTheFeatureThatIsNotShown() {
        read("a: [" + "*a,".repeat(25) + "]");

        assertThat(codes()).containsExactly(FindingCode.YAML_FEATURE, FindingCode.MORE);
        assertThat(report.findings()).hasSize(Limits.FINDINGS_PER_FILE + 1);
        assertThat(report.findings().get(0).message()).endsWith("so the rest was not read");
    }

    @Test
    @DisplayName("F3, F13: twenty features are all shown")
    void showsTwentyFeatures() {
        read("a: [" + "*a,".repeat(Limits.FINDINGS_PER_FILE) + "]");

        assertThat(codes()).containsExactly(FindingCode.YAML_FEATURE);
        assertThat(report.findings()).hasSize(Limits.FINDINGS_PER_FILE);
    }

    @Test
    @DisplayName("F3: deep flow nesting ends at the ninth level")
    void deepFlow() {
        FrontMatter read = read("a: " + "[".repeat(4_000));

        assertThat(codes()).containsExactly(FindingCode.YAML_TOO_DEEP);
        assertThat(read.events()).isLessThanOrEqualTo(12);
        assertThat(read.complete()).isFalse();
    }

    @Test
    @DisplayName("F3: deep sequences of dashes end at the ninth level")
    void deepDashes() {
        FrontMatter read = read("a:\n  " + "- ".repeat(2_000));

        assertThat(codes()).containsExactly(FindingCode.YAML_TOO_DEEP);
        assertThat(read.events()).isLessThanOrEqualTo(12);
    }

    @Test
    @DisplayName("F3: deep block nesting")
    void deepBlocks() {
        StringBuilder yaml = new StringBuilder();
        for (int i = 0; i < 80; i++) {
            yaml.append(" ".repeat(i)).append("k:\n");
        }
        FrontMatter read = read(yaml.toString());

        assertThat(codes()).containsExactly(FindingCode.YAML_TOO_DEEP);
        assertThat(read.events()).isLessThanOrEqualTo(20);
        for (int i = 80; i < 5_000; i++) {
            yaml.append(" ".repeat(i % 100)).append("k:\n");
        }
        // over SKILL.md's own limit as well, and still not parsed
        CheckResult result =
                Checks.check(
                        aSkill("notes").skillMd("---\n" + yaml.substring(0, 60_000) + "\n---\n"));
        assertThat(Checks.codes(result)).containsExactly(FindingCode.FRONT_MATTER_TOO_LARGE);
    }

    @Test
    @DisplayName("F3: a run of question marks ends at the first")
    void questionMarks() {
        FrontMatter read = read("? ".repeat(2_000));

        assertThat(codes()).containsExactly(FindingCode.YAML_KEY);
        assertThat(read.events()).isLessThanOrEqualTo(5);
        refusedUnparsed("? ".repeat(8_000));
    }

    @Test
    @DisplayName("F3: a huge scalar never reaches the parser, nor more than a file may have")
    void hugeScalar() {
        CheckResult result =
                Checks.check(
                        aSkill("notes").skillMd("---\nname: " + "x".repeat(4_000_000) + "\n---\n"));

        assertThat(Checks.codes(result)).containsExactly(FindingCode.SKILL_MD_TOO_LARGE);
        refusedUnparsed("name: " + "x".repeat(50_000));
    }

    @Test
    @DisplayName("F3: a long run of digits is a number of bounded length")
    void longDigits() {
        FrontMatter read = read("metadata: {n: " + "9".repeat(4_000) + "}");

        assertThat(read.events()).isLessThan(12);
        assertThat(report.findings()).isEmpty();
        refusedUnparsed("metadata: {n: " + "9".repeat(16_000) + "}");
    }

    @Test
    @DisplayName("F3: no text of any nesting overflows the stack, with or without the limit's help")
    void nothingOverflows() {
        for (String unit :
                List.of("[", "{", "- ", "? ", "a: ", "{a: ", "[[", "!a ", "&a ", "\"", "- - ? ")) {
            for (String prefix : List.of("", "a: ", "a:\n  ", "metadata: ")) {
                String yaml = prefix + unit.repeat((4_000 - prefix.length()) / unit.length());

                FrontMatter read = YamlReader.read(yaml, new Report("p").of("SKILL.md"));

                assertThat(read.events()).as(prefix + unit).isLessThanOrEqualTo(4_100);
            }
        }
    }
}
