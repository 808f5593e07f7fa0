package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.Checks.accepted;
import static dev.heinzel.skill.check.Checks.adviceOf;
import static dev.heinzel.skill.check.Checks.check;
import static dev.heinzel.skill.check.Checks.refused;
import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Hints;
import dev.heinzel.skill.Limits;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("F6, F7, F15: hints, other keys, and advice")
class HintsTest {

    private static SkillFixture notes(String keys) {
        return aSkill("notes").keys(keys);
    }

    @Test
    @DisplayName("F6: every hint is kept, in the order written, as a plain value")
    void keepsEveryHint() {
        StringBuilder keys = new StringBuilder();
        List<String> names = new ArrayList<>(Hints.KEYS);
        names.forEach(name -> keys.append(name).append(": \"x\"\n"));

        assertThat(accepted(notes(keys.toString())).hints().keySet())
                .containsExactlyElementsOf(names);
    }

    @Test
    @DisplayName("F6: nested values of every type are kept")
    void keepsNestedValues() {
        Map<String, Object> hints =
                accepted(
                                notes(
                                        "metadata:\n"
                                                + "  s: text\n  q: '1'\n  i: 42\n  b: true\n"
                                                + "  n: null\n  e:\n  l: [a, 2, false]\n"
                                                + "  m: {k: {d: 1.5}}\n"
                                                + "  big: 123456789012345678901234567890\n"))
                        .hints();

        assertThat((Map<?, ?>) hints.get("metadata"))
                .hasToString(
                        "{s=text, q=1, i=42, b=true, n=null, e=null, l=[a, 2, false],"
                                + " m={k={d=1.5}}, big=123456789012345678901234567890}");
        assertThat(((Map<?, ?>) hints.get("metadata")).get("i")).isEqualTo(42L);
        assertThat(((Map<?, ?>) hints.get("metadata")).get("q")).isEqualTo("1");
        assertThat(((Map<?, ?>) hints.get("metadata")).get("big"))
                .isEqualTo(new BigInteger("123456789012345678901234567890"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.10",
                "1.0e3",
                "1e3",
                "-0",
                ".inf",
                "-.inf",
                ".nan",
                "1.",
                "12345678.5",
                "0.1e1",
                "007",
                "+1",
                "0x1F",
                "~",
                "1_000",
                "12:30",
                "1.2.3"
            })
    @DisplayName("F6: a number that JSON would write differently is carried as a string")
    void carriesOddNumbersAsStrings(String yaml) {
        assertThat(accepted(notes("model: " + yaml)).hints()).containsEntry("model", yaml);
    }

    @ParameterizedTest
    @CsvSource({
        "0,0",
        "-7,-7",
        "9223372036854775807,9223372036854775807",
        "1.5,1.5",
        "-0.25,-0.25"
    })
    @DisplayName("F6: a number that JSON writes the same is one")
    void carriesPlainNumbers(String yaml, String written) {
        Object value = accepted(notes("model: " + yaml)).hints().get("model");

        assertThat(value).isInstanceOf(Number.class).hasToString(written);
    }

    @Test
    @DisplayName("F6: integers are Long while they fit")
    void usesLongWhileItFits() {
        assertThat(PlainScalar.of("9223372036854775807").value()).isEqualTo(Long.MAX_VALUE);
        assertThat(PlainScalar.of("-9223372036854775808").value()).isEqualTo(Long.MIN_VALUE);
        assertThat(PlainScalar.of("9223372036854775808").value())
                .isEqualTo(new BigInteger("9223372036854775808"));
    }

    @Test
    @DisplayName("F6: a list stays a list")
    void keepsLists() {
        assertThat(accepted(notes("allowed-tools: [Read, Grep]")).hints())
                .containsEntry("allowed-tools", List.of("Read", "Grep"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "version",
                "author",
                "tags",
                "homepage",
                "triggers",
                "hooks",
                "context",
                "Name2"
            })
    @DisplayName("F7: refuses other keys, at their line, and says where they belong")
    void refusesOtherKeys(String key) {
        Finding finding = refused(notes("license: MIT\n" + key + ": x"), FindingCode.KEY_UNKNOWN);

        assertThat(finding.line()).isEqualTo(5);
        assertThat(finding.message()).contains('"' + key + '"');
        assertThat(finding.remedy()).contains("under metadata");
        accepted(notes("metadata:\n  " + key + ": x"));
    }

    @ParameterizedTest
    @CsvSource({
        "alowed-tools,allowed-tools",
        "allowed_tools,allowed-tools",
        "allowedTools,allowed-tools",
        "Description,description",
        "licence,license",
        "Model,model",
    })
    @DisplayName("F7: a slip of the pen is told what was meant")
    void namesTheKnownKey(String key, String meant) {
        Finding finding = refused(notes(key + ": x"), FindingCode.KEY_UNKNOWN);

        assertThat(finding.remedy()).isEqualTo("write " + meant + ", if that is meant");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hz", "hz-tools", "hzGrant", "HZ_ALLOW"})
    @DisplayName("F7: a key of ours has its own finding")
    void refusesGrants(String key) {
        refused(notes(key + ": x"), FindingCode.KEY_GRANT);
    }

    @Test
    @DisplayName("F7, F13: a long key is quoted in part")
    void quotesAtMost64Characters() {
        Finding finding = refused(notes("k".repeat(100) + ": x"), FindingCode.KEY_UNKNOWN);

        assertThat(finding.message()).contains("k".repeat(64)).doesNotContain("k".repeat(65));
    }

    @Test
    @DisplayName("F15: plain strings under metadata need no advice")
    void advisesNothing() {
        assertThat(adviceOf(notes("metadata:\n  version: \"1.0\"\n  triggers: \"invoice, bill\"")))
                .isEmpty();
        assertThat(adviceOf(notes("allowed-tools: Read Grep"))).isEmpty();
    }

    @Test
    @DisplayName("F15: nested metadata and a list of tools are advice")
    void advisesOnShape() {
        assertThat(adviceOf(notes("metadata:\n  a: {b: c}")))
                .containsExactly(FindingCode.METADATA_NESTED);
        assertThat(adviceOf(notes("metadata:\n  a: [b]")))
                .containsExactly(FindingCode.METADATA_NESTED);
        assertThat(adviceOf(notes("allowed-tools: [Read]")))
                .containsExactly(FindingCode.ALLOWED_TOOLS_LIST);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "1.10",
                "1e3",
                "2024-01-31",
                "2024-1-3",
                "2024-01-31T10:00:00Z",
                ".inf",
                "010",
                "0o17",
                "1_000",
                "0x1F",
                "0b101",
                "+5",
                "+1.5",
                "1.",
                ".5",
                "12:30",
                "-.Inf",
                ".NaN"
            })
    @DisplayName("F15: a number or date without quotes is advice, at its line")
    void advisesToQuote(String value) {
        CheckResult result = check(notes("metadata:\n  version: " + value));

        assertThat(result.findings()).isEmpty();
        assertThat(result.advice())
                .extracting(Finding::code)
                .containsExactly(FindingCode.HINT_UNQUOTED);
        assertThat(result.advice().get(0).line()).isEqualTo(5);
        assertThat(adviceOf(notes("metadata:\n  version: \"" + value + "\""))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.2.3",
                "v1",
                "2024",
                "true",
                "20240131",
                "2024-01",
                "yes",
                "0xg",
                "1-2",
                "+",
                "_1",
                "12:99"
            })
    @DisplayName("F15: what only looks a little like it is not")
    void doesNotAdviseOnOtherWords(String value) {
        boolean number = value.matches("\\d+");

        assertThat(adviceOf(notes("metadata:\n  version: " + value)).isEmpty()).isEqualTo(!number);
    }

    @Test
    @DisplayName("F15, T7: a trigger of three letters is advice, of four is not")
    void advisesOnShortTriggers() {
        assertThat(adviceOf(notes("metadata:\n  triggers: \"tax, pay, bill\"")))
                .containsExactly(FindingCode.TRIGGER_SHORT, FindingCode.TRIGGER_SHORT);
    }

    @Test
    @DisplayName("F13, F15: letters count, and the trigger is told by its number alone")
    void countsLettersOfTriggers() {
        CheckResult result =
                check(notes("metadata:\n  triggers: \"bill, , a-1-b2, q1 2024, \u00fcber\""));

        assertThat(result.findings()).isEmpty();
        assertThat(result.advice())
                .extracting(Finding::message)
                .containsExactly(
                        "trigger 3 has fewer than 4 letters, so that it occurs inside of other words",
                        "trigger 4 has fewer than 4 letters, so that it occurs inside of other words");
    }

    @Test
    @DisplayName("F15: a name of 56 characters can be exported, of 57 cannot")
    void advisesOnLongNames() {
        assertThat(adviceOf(aSkill("a".repeat(56)))).isEmpty();
        assertThat(adviceOf(aSkill("a".repeat(57)))).containsExactly(FindingCode.NAME_LONG);
    }

    @Test
    @DisplayName("F15, S3: a body of 24,000 characters is whole, of 24,001 is cut")
    void advisesOnLongBodies() {
        assertThat(adviceOf(aSkill("notes").body("\u00e4".repeat(Limits.BODY_CHARACTERS))))
                .isEmpty();
        assertThat(adviceOf(aSkill("notes").body("\u00e4".repeat(Limits.BODY_CHARACTERS + 1))))
                .containsExactly(FindingCode.BODY_LONG);
    }

    @Test
    @DisplayName("F6: what was handed out cannot be changed")
    void handsOutUnmodifiableHints() {
        Map<String, Object> hints = accepted(notes("metadata: {l: [a]}")).hints();

        org.assertj.core.api.Assertions.assertThatThrownBy(() -> hints.put("model", "x"))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(Arrays.asList(hints.keySet().toArray())).containsExactly("metadata");
    }

    @Test
    @DisplayName("F12, R4: a value is judged alone, whatever else stands on its line")
    void judgesValuesAlone() {
        String mark = "\u200f";
        accepted(notes("metadata: {a: \u05d0, b: \u05d0" + mark + "!}"));
        refused(notes("metadata: {a: \u05d0, b: x" + mark + "!}"), FindingCode.HIDDEN_CHARACTER);
    }
}
