package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.Checks.accepted;
import static dev.heinzel.skill.check.Checks.check;
import static dev.heinzel.skill.check.Checks.codes;
import static dev.heinzel.skill.check.Checks.refused;
import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("F3: one plain block mapping, read safely")
class YamlReaderTest {

    private static SkillFixture notes(String keys) {
        return aSkill("notes").keys(keys);
    }

    private static SkillFixture frontMatter(String yaml) {
        return aSkill("notes").skillMd("---\n" + yaml + "---\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "license: &a x",
                "license: &a\n  b: c",
                "license: !!str x",
                "license: !x y",
                "metadata: !!set {a}",
                "license: ! x",
                "metadata: {<<: {a: b}}",
                "metadata:\n  <<: {a: b}",
                "<<: x",
                "...",
                "%x: y\n...",
                "--- x",
            })
    @DisplayName("F3: refuses anchors, tags, directives, merge keys, documents")
    void refusesFeatures(String keys) {
        CheckResult result = check(notes(keys));

        assertThat(codes(result))
                .isNotEmpty()
                .containsAnyOf(FindingCode.YAML_FEATURE, FindingCode.YAML_SYNTAX);
        assertThat(result.skillLet()).isEmpty();
    }

    @Test
    @DisplayName("F3: a tag is named as such, with its line, and nothing is made of it")
    void namesTheTag() {
        Finding finding =
                refused(
                        notes("license: !!java.lang.ProcessBuilder [ls]"),
                        FindingCode.YAML_FEATURE);

        assertThat(finding.line()).isEqualTo(4);
        assertThat(finding.message()).doesNotContain("ProcessBuilder");
    }

    @Test
    @DisplayName("F3: refuses directives before the document")
    void refusesDirectives() {
        for (String directive : List.of("%YAML 1.1", "%YAML 3.0", "%TAG ! tag:x", "%x")) {
            CheckResult result = check(frontMatter(directive + "\nname: notes\ndescription: x\n"));

            assertThat(codes(result)).as(directive).containsExactly(FindingCode.YAML_FEATURE);
        }
    }

    @Test
    void refusesAliases() {
        CheckResult result = check(notes("license: &a x\nmodel: *a"));

        assertThat(codes(result))
                .containsExactly(FindingCode.YAML_FEATURE, FindingCode.YAML_FEATURE);
    }

    @Test
    @DisplayName("F3: nothing is substituted")
    void keepsVariablesAsText() {
        assertThat(accepted(aSkill("notes").descriptionYaml("${HOME} is ${x:-y}")).description())
                .isEqualTo("${HOME} is ${x:-y}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- a\n- b\n",
                "just text\n",
                "null\n",
                "",
                "# only a comment\n",
                "{name: notes, description: x}\n",
                "name:notes\n"
            })
    @DisplayName("F3: refuses a root that is not a block mapping")
    void refusesOtherRoots(String yaml) {
        refused(frontMatter(yaml), FindingCode.YAML_NOT_MAPPING);
    }

    @Test
    @DisplayName("F3: refuses duplicate keys, at the second one's line")
    void refusesDuplicateKeys() {
        Finding finding =
                refused(notes("license: a\n\"license\": b"), FindingCode.YAML_DUPLICATE_KEY);

        assertThat(finding.line()).isEqualTo(5);
        refused(notes("metadata:\n  a: b\n  a: c"), FindingCode.YAML_DUPLICATE_KEY);
        accepted(notes("metadata:\n  a: b\n  A: c"));
    }

    @Test
    @DisplayName("F3: keys that differ in normal form only are duplicates")
    void refusesDuplicatesAfterNormalisation() {
        refused(
                notes("metadata:\n  caf\u00e9: b\n  cafe\u0301: c"),
                FindingCode.YAML_DUPLICATE_KEY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "? [a]\n: b",
                "[a]: b",
                "? {a: b}\n: c",
            })
    @DisplayName("F3: refuses keys that are lists or mappings")
    void refusesKeysThatAreNoScalars(String keys) {
        assertThat(codes(check(notes(keys)))).containsExactly(FindingCode.YAML_KEY);
        assertThat(codes(check(notes("metadata:\n  " + keys.replace("\n", "\n  ")))))
                .containsExactly(FindingCode.YAML_KEY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1.10", "true", "1.5", "null", "-0", "1e3", "~", "2024-01-31"})
    @DisplayName("F3, F6: any scalar is a key inside a hint, carried as it is written")
    void carriesScalarKeysAsWritten(String key) {
        assertThat(accepted(notes("metadata:\n  " + key + ": {" + key + ": x}")).hints())
                .containsEntry("metadata", Map.of(key, Map.of(key, "x")));
        refused(notes(key + ": a"), FindingCode.KEY_UNKNOWN);
        refused(
                notes("metadata:\n  " + key + ": a\n  \"" + key + "\": b"),
                FindingCode.YAML_DUPLICATE_KEY);
    }

    @Test
    @DisplayName("F3, F6: keys are compared as written")
    void tellsKeysApartAsWritten() {
        assertThat(accepted(notes("metadata:\n  1: a\n  1.0: b\n  01: c")).hints())
                .containsEntry("metadata", Map.of("1", "a", "1.0", "b", "01", "c"));
    }

    @Test
    void acceptsQuotedKeysThatLookLikeNumbers() {
        assertThat(accepted(notes("metadata:\n  \"1\": a\n  \"<<\": b")).hints())
                .containsEntry("metadata", Map.of("1", "a", "<<", "b"));
    }

    @Test
    @DisplayName("F3: eight levels are fine, nine are not")
    void limitsNesting() {
        String seven = "[".repeat(7) + "]".repeat(7);

        accepted(notes("metadata: " + seven));
        refused(notes("metadata: [" + seven + "]"), FindingCode.YAML_TOO_DEEP);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "description: Use when: asked ; 3 ; a value holds a colon and a space at column 22",
                "description: 'it' fine ; 3 ; text follows a closing quote at column 19",
                "description: *bold* text ; 3 ; a value cannot start with * at column 19",
                "description: @x ; 3 ; a value cannot start with @ at column 14",
                "argument-hint: [a] [b] ; 3 ; a value that starts with [ is a list, and this one is not"
                        + " one at column 20",
                "description: > text ; 3 ; text follows > or | on its line at column 16",
            },
            quoteCharacter = '`')
    @DisplayName("F3, F13: the common slips of authors are named, with line and remedy")
    void namesCommonSlips(String line, int number, String message) {
        Finding finding =
                refused(frontMatter("name: notes\n" + line + "\n"), FindingCode.YAML_SYNTAX);

        assertThat(finding.line()).isEqualTo(number);
        assertThat(finding.message()).isEqualTo(message);
        assertThat(finding.remedy()).isNotEmpty();
    }

    @Test
    @DisplayName("F3: a tab that indents is named")
    void namesTabs() {
        Finding finding = refused(notes("metadata:\n\tk: v"), FindingCode.YAML_SYNTAX);

        assertThat(finding.line()).isEqualTo(5);
        assertThat(finding.message()).isEqualTo("a tab indents the line at column 1");
        assertThat(finding.remedy()).isEqualTo("indent with spaces");
    }

    @Test
    @DisplayName("F3: an unclosed quote is reported where it opens")
    void namesUnclosedQuotes() {
        Finding finding =
                refused(frontMatter("name: \"notes\ndescription: x\n"), FindingCode.YAML_SYNTAX);

        assertThat(finding.line()).isEqualTo(2);
        assertThat(finding.message()).startsWith("a quote is opened and not closed");
    }

    @Test
    @DisplayName("F13: a message about YAML repeats nothing of the file")
    void quotesNothing() {
        CheckResult result = check(frontMatter("name: notes\ndescription: \"a\\qSECRETWORD\" b\n"));

        assertThat(result.findings()).isNotEmpty();
        assertThat(result.findings().toString()).doesNotContain("SECRETWORD", "(113)");
    }

    @Test
    @DisplayName("F3: what stands after a mistake is not reported as missing")
    void doesNotMissWhatItCouldNotRead() {
        refused(
                frontMatter("license: a: b\nname: notes\ndescription: x\n"),
                FindingCode.YAML_SYNTAX);
    }

    @Test
    @DisplayName("F3: YAML 1.1's other words for yes stay strings")
    void keepsWordsAsStrings() {
        assertThat(accepted(aSkill("notes").descriptionYaml("yes")).description()).isEqualTo("yes");
    }
}
