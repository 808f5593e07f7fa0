package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.Checks.accepted;
import static dev.heinzel.skill.check.Checks.check;
import static dev.heinzel.skill.check.Checks.codes;
import static dev.heinzel.skill.check.Checks.refused;
import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("F8, F11, F12, F13: what text may not hold, in files, names and values")
class SkillTextTest {

    /** Made anew each time, from a fixed seed: no token stands in the sources. */
    private static String token() {
        String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        Random random = new Random(42);
        StringBuilder token = new StringBuilder("gh").append("p_");
        for (int i = 0; i < 36; i++) {
            token.append(letters.charAt(random.nextInt(letters.length())));
        }
        return token.toString();
    }

    @Test
    @DisplayName("F11: refuses a token in a file, at its line, and never shows it")
    void refusesTokens() {
        Finding finding =
                refused(
                        aSkill("notes").file("a.md", "x\n\ntoken: " + token() + "\n"),
                        FindingCode.SECRET);

        assertThat(finding.path()).isEqualTo("notes/a.md");
        assertThat(finding.line()).isEqualTo(3);
        assertThat(finding.toString()).contains("GitHub").doesNotContain(token().substring(6, 14));
    }

    @Test
    @DisplayName("F11: accepts a placeholder of the same shape")
    void acceptsPlaceholders() {
        accepted(aSkill("notes").file("a.md", "gh" + "p_" + "x".repeat(36)));
    }

    @Test
    @DisplayName("F11: a value that stands as it is in the file is reported once")
    void reportsOnce() {
        refused(aSkill("notes").description("Use " + token()), FindingCode.SECRET);
        refused(aSkill("notes").keys("metadata:\n  k: \"" + token() + "\""), FindingCode.SECRET);
    }

    @Test
    @DisplayName("F11: refuses a token that YAML's escapes hide")
    void refusesEscapedTokens() {
        String escaped = "\"\\x67" + token().substring(1) + "\"";

        Finding finding = refused(aSkill("notes").keys("license: " + escaped), FindingCode.SECRET);

        assertThat(finding.line()).isEqualTo(4);
        assertThat(finding.message()).startsWith("the value of license holds");
    }

    @Test
    @DisplayName("F11, F13: a name or key that holds a token is shown as [secret]")
    void hidesTokensInNames() {
        CheckResult result =
                check(aSkill("notes").file(token() + "/b.md", "\0").keys(token() + ": x"));

        assertThat(codes(result)).contains(FindingCode.SECRET, FindingCode.KEY_UNKNOWN);
        assertThat(result.findings().toString())
                .contains("notes/[secret]", "\"[secret]\"")
                .doesNotContain(token().substring(0, 14));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\u202E",
                "\\U000E0041",
                "\\0",
                "\\uD800",
                "\\u200B",
                "\\u00AD",
                "\\e",
                "\\r"
            })
    @DisplayName("F12: refuses what YAML's escapes hide, in values and keys")
    void refusesEscapedCharacters(String escape) {
        Finding value =
                refused(
                        aSkill("notes").descriptionYaml("\"a" + escape + "b\""),
                        FindingCode.HIDDEN_CHARACTER);
        Finding nested =
                refused(
                        aSkill("notes").keys("metadata:\n  \"a" + escape + "b\": x"),
                        FindingCode.HIDDEN_CHARACTER);

        assertThat(value.line()).isEqualTo(3);
        assertThat(value.message()).startsWith("U+").endsWith("in the value of description");
        assertThat(nested.line()).isEqualTo(5);
    }

    @Test
    @DisplayName("F12: escapes that mean plain text are fine")
    void acceptsPlainEscapes() {
        assertThat(
                        accepted(aSkill("notes").descriptionYaml("\"caf\\u00e9 \\U0001F600\""))
                                .description())
                .isEqualTo("caf\u00e9 \uD83D\uDE00");
    }

    @Test
    @DisplayName("F12: a byte order mark inside the front matter is refused, with its line")
    void refusesInnerByteOrderMark() {
        CheckResult result =
                check(aSkill("notes").skillMd("---\nname: notes\n\uFEFFdescription: x\n---\n"));

        assertThat(codes(result)).contains(FindingCode.HIDDEN_CHARACTER);
        assertThat(result.findings())
                .filteredOn(f -> f.code() == FindingCode.HIDDEN_CHARACTER)
                .extracting(Finding::line)
                .containsExactly(3);
    }

    @Test
    @DisplayName("R4, F12: a comment of the same line excuses nothing in the value")
    void judgesTheValueAlone() {
        // a mark is legal beside right-to-left letters, which stand only in the comment
        CheckResult result =
                check(
                        aSkill("notes")
                                .descriptionYaml("ab\u200Ecd # \u05e2\u05d1\u05e8\u05d9\u05ea"));

        assertThat(codes(result)).containsExactly(FindingCode.HIDDEN_CHARACTER);
    }

    @Test
    @DisplayName("F12: refuses invisible characters in names")
    void refusesHiddenNames() {
        Finding finding = refused(aSkill("notes").file("a\u200bb.md", "x"), FindingCode.PATH);

        assertThat(finding.path()).isEqualTo("notes/aU+200Bb.md");
    }

    @Test
    @DisplayName("F8: refuses what is no UTF-8 text, SKILL.md too")
    void refusesBinaries() {
        refused(
                aSkill("notes").file("a.png", new byte[] {(byte) 0x89, 'P', 'N', 'G'}),
                FindingCode.NOT_TEXT);
        refused(aSkill("notes").file("a.md", "a\0b"), FindingCode.NOT_TEXT);
        accepted(aSkill("notes").file("empty", ""));
        byte[] skillMd =
                "---\nname: notes\ndescription: x?\n---\n"
                        .getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        skillMd[30] = (byte) 0xff;
        assertThat(codes(check(aSkill("notes").skillMd(skillMd))))
                .containsExactly(FindingCode.NOT_TEXT);
    }

    @Test
    @DisplayName("F13: no more than 20 findings of a hostile file, and the count of the rest")
    void boundsFindings() {
        CheckResult result = check(aSkill("notes").file("a.md", "\u200b\n".repeat(20_000)));

        assertThat(result.findings()).hasSize(21);
        assertThat(result.findings().get(20).message()).startsWith("19980 more");
    }

    @Test
    @DisplayName("F8: a binary file is refused as one, not character by character")
    void refusesBinariesOnce() {
        CheckResult binary = check(aSkill("notes").file("a.md", "a\0\u0001\u0002\n\u0003"));
        CheckResult text = check(aSkill("notes").file("a.md", "a\u0001\u0002"));

        assertThat(codes(binary)).containsOnly(FindingCode.NOT_TEXT);
        assertThat(codes(text)).containsOnly(FindingCode.HIDDEN_CHARACTER);
    }

    @Test
    @DisplayName("P2: a fault of the check refuses that skill alone")
    void survivesItsOwnFaults() {
        MemoryTree broken =
                new MemoryTree()
                        .with(aSkill("a"), "s/a")
                        .entry("s/a/no-type", null)
                        .with(aSkill("b"), "s/b");

        CheckResult result = check(broken, "s");

        assertThat(result.findings())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly("s/a " + FindingCode.CHECK_FAILED);
        assertThat(result.skills()).extracting(dev.heinzel.skill.Skill::name).containsExactly("b");
    }
}
