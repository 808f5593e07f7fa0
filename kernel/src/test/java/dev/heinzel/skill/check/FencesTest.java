package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.Checks.accepted;
import static dev.heinzel.skill.check.Checks.check;
import static dev.heinzel.skill.check.Checks.codes;
import static dev.heinzel.skill.check.Checks.refused;
import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("F2: the front matter lies between two lines that are exactly ---")
class FencesTest {

    private static final String KEYS = "name: notes\ndescription: Use it\n";

    private static SkillFixture notes(String skillMd) {
        return aSkill("notes").skillMd(skillMd);
    }

    @ParameterizedTest
    @ValueSource(strings = {"---\n", "---", "---\r\n", "---\nbody\n", "---\n\n---\n---\n"})
    void acceptsAnEmptyBodyEndOfFileAndFencesInTheBody(String ending) {
        assertThat(accepted(notes("---\n" + KEYS + ending)).name()).isEqualTo("notes");
    }

    @Test
    @DisplayName("F2: CR LF throughout is fine")
    void acceptsCrLf() {
        String text = ("---\n" + KEYS + "---\nbody\n").replace("\n", "\r\n");

        assertThat(accepted(notes(text)).description()).isEqualTo("Use it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"# Hi\n", "\n---\n" + KEYS + "---\n", "--- \n" + KEYS + "---\n", "----\n"})
    @DisplayName("F2: refuses a first line that is anything else")
    void refusesMissing(String text) {
        Finding finding = refused(notes(text), FindingCode.FRONT_MATTER_MISSING);

        assertThat(finding.line()).isEqualTo(1);
    }

    @Test
    @DisplayName("F2: refuses an empty file")
    void refusesEmptyFile() {
        refused(notes(""), FindingCode.FRONT_MATTER_MISSING);
    }

    @Test
    void saysWhatStandsBeforeTheFrontMatter() {
        Finding blank =
                refused(notes("\n\n---\n" + KEYS + "---\n"), FindingCode.FRONT_MATTER_MISSING);
        Finding comment =
                refused(
                        notes("<!-- x -->\n---\n" + KEYS + "---\n"),
                        FindingCode.FRONT_MATTER_MISSING);

        assertThat(blank.message()).isEqualTo("something stands before the front matter");
        assertThat(comment.remedy()).isEqualTo("remove it, so that line 1 is exactly ---");
    }

    @Test
    @DisplayName("F2: a byte order mark before the fence is refused by name")
    void refusesByteOrderMark() {
        CheckResult result = check(notes("\uFEFF---\n" + KEYS + "---\n"));

        assertThat(codes(result)).contains(FindingCode.FRONT_MATTER_MISSING);
        assertThat(result.findings().get(0).message()).contains("byte order mark");
    }

    @Test
    @DisplayName("F2: refuses front matter that does not end")
    void refusesUnclosed() {
        refused(notes("---\n" + KEYS), FindingCode.FRONT_MATTER_UNCLOSED);
        Finding nearly =
                refused(notes("---\n" + KEYS + "--- \nbody"), FindingCode.FRONT_MATTER_UNCLOSED);

        assertThat(nearly.line()).isEqualTo(4);
    }

    @Test
    @DisplayName("F2: CR alone ends no line")
    void refusesCrOnly() {
        CheckResult result = check(notes(("---\n" + KEYS + "---\n").replace('\n', '\r')));

        assertThat(codes(result)).contains(FindingCode.FRONT_MATTER_MISSING);
    }

    @Test
    @DisplayName("F2: dashes inside a value end nothing")
    void keepsDashesInsideValues() {
        String text = "---\nname: notes\ndescription: Use it --- or not\nlicense: a---\n---\n";

        assertThat(accepted(notes(text)).description()).isEqualTo("Use it --- or not");
    }

    @Test
    @DisplayName("F2: a line that only starts with --- is content, never an early end")
    void doesNotEndAtALineWithTrailingText() {
        CheckResult result = check(notes("---\n" + KEYS + "---x\nhooks: a\n---\n"));

        assertThat(codes(result)).isNotEmpty().doesNotContain(FindingCode.FRONT_MATTER_UNCLOSED);
    }

    @Test
    void acceptsTheLimitAndRefusesOnePast() {
        String comment = "# " + "x".repeat(Limits.FRONT_MATTER_BYTES - KEYS.length() - 3) + "\n";

        assertThat((KEYS + comment).length()).isEqualTo(Limits.FRONT_MATTER_BYTES);
        accepted(notes("---\n" + KEYS + comment + "---\n"));
        refused(
                notes("---\n" + KEYS + "#" + comment + "---\n"),
                FindingCode.FRONT_MATTER_TOO_LARGE);
    }

    @Test
    @DisplayName("F2: a fence of four dashes is none, and is named with its line")
    void namesFencesThatAreTooLong() {
        Finding finding =
                refused(notes("---\n" + KEYS + "----\nbody"), FindingCode.FRONT_MATTER_UNCLOSED);

        assertThat(finding.line()).isEqualTo(4);
        assertThat(finding.remedy()).isEqualTo("write --- alone on line 4");
    }
}
