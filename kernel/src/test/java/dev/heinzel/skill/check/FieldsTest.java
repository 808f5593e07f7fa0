package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.Checks.accepted;
import static dev.heinzel.skill.check.Checks.check;
import static dev.heinzel.skill.check.Checks.codes;
import static dev.heinzel.skill.check.Checks.refused;
import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("F4, F5: name and description")
class FieldsTest {

    @ParameterizedTest
    @ValueSource(strings = {"a", "pdf-2", "0", "a-b-c"})
    @DisplayName("F4: accepts words joined by single dashes")
    void acceptsWords(String name) {
        // quoted, since 0 is a number
        assertThat(accepted(aSkill(name).nameYaml("\"" + name + "\"")).name()).isEqualTo(name);
    }

    @Test
    @DisplayName("F4: 64 characters are fine, 65 are not")
    void limitsTheName() {
        accepted(aSkill("a".repeat(64)));
        Finding finding = refused(aSkill("a".repeat(65)), FindingCode.NAME_SYNTAX);

        assertThat(finding.message()).endsWith("has more than 64 characters");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-a", "a-", "a--b", "A", "a_b", "a.b"})
    @DisplayName("F4: refuses other spellings")
    void refusesOtherSpellings(String name) {
        CheckResult result = check(aSkill(name).nameYaml("\"" + name + "\""));

        assertThat(codes(result)).contains(FindingCode.NAME_SYNTAX);
        assertThat(result.skillLet()).isEmpty();
    }

    @Test
    @DisplayName("F4: nothing is trimmed, and the nearest name is offered")
    void doesNotTrim() {
        CheckResult result = check(aSkill("notes").nameYaml("\" notes \""));

        assertThat(codes(result))
                .containsExactly(FindingCode.NAME_SYNTAX, FindingCode.NAME_NOT_DIRECTORY);
        assertThat(result.findings().get(0).remedy()).isEqualTo("write notes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"n\u043etes", "\uff4eotes"})
    @DisplayName("F4: look-alike letters are other letters")
    void refusesHomoglyphs(String name) {
        assertThat(codes(check(aSkill("notes").nameYaml(name))))
                .containsExactly(FindingCode.NAME_SYNTAX, FindingCode.NAME_NOT_DIRECTORY);
    }

    @Test
    @DisplayName("F4: name and directory must be equal")
    void refusesAnotherName() {
        Finding finding = refused(aSkill("notes").nameYaml("note"), FindingCode.NAME_NOT_DIRECTORY);

        assertThat(finding)
                .hasToString(
                        "acme.notes_1.0.0: notes/SKILL.md:2: NAME_NOT_DIRECTORY: name is \"note\""
                                + " but its directory is \"notes\"; make them equal");
    }

    @Test
    @DisplayName("F4: a directory that differs by case is another name")
    void refusesDirectoryOfOtherCase() {
        refused(aSkill("Notes").nameYaml("notes"), FindingCode.NAME_NOT_DIRECTORY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hz", "hz-notes", "hzx", "heinzel", "heinzels"})
    @DisplayName("F4, X2: refuses names that are ours")
    void refusesReservedNames(String name) {
        refused(aSkill(name), FindingCode.NAME_RESERVED);
    }

    @Test
    @DisplayName("F4, F13: no remedy proposes a name that is refused")
    void suggestsLegalNamesOnly() {
        assertThat(check(aSkill("notes").nameYaml("HZ_Notes")).findings().get(0).remedy())
                .isEqualTo("write notes");
        assertThat(
                        check(aSkill("hz-notes").skillMd("---\ndescription: x\n---\n"))
                                .findings()
                                .get(0)
                                .remedy())
                .isEqualTo("add name: words-joined-by-dashes");
    }

    @Test
    @DisplayName("F4: what only holds our letters is free")
    void acceptsOurLettersElsewhere() {
        accepted(aSkill("my-heinzel"));
        accepted(aSkill("h-z"));
    }

    @ParameterizedTest
    @CsvSource({
        "123,a number",
        "1.10,a number",
        "true,a boolean",
        "null,empty (null)",
        "'',empty (null)",
        "[a],a list",
        "{a: b},a mapping",
    })
    @DisplayName("F4, F5: refuses what is not a string, and says what it is")
    void refusesOtherTypes(String yaml, String type) {
        Finding name = check(aSkill("notes").nameYaml(yaml)).findings().get(0);
        Finding description = check(aSkill("notes").descriptionYaml(yaml)).findings().get(0);

        assertThat(name.code()).isEqualTo(FindingCode.NAME_TYPE);
        assertThat(name.message()).isEqualTo("name is " + type + ", not a string");
        assertThat(description.code()).isEqualTo(FindingCode.DESCRIPTION_TYPE);
        assertThat(description.message()).isEqualTo("description is " + type + ", not a string");
    }

    @Test
    @DisplayName("F4, F5: refuses what is missing")
    void refusesMissing() {
        Finding name =
                refused(
                        aSkill("notes").skillMd("---\ndescription: x\n---\n"),
                        FindingCode.NAME_MISSING);
        assertThat(name.remedy()).isEqualTo("add name: notes");
        refused(
                aSkill("notes").skillMd("---\nname: notes\n---\n"),
                FindingCode.DESCRIPTION_MISSING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "\"   \"", "\"\\u00a0\"", "\"\\u3000\\t\""})
    @DisplayName("F5: refuses white space alone")
    void refusesBlank(String yaml) {
        refused(aSkill("notes").descriptionYaml(yaml), FindingCode.DESCRIPTION_EMPTY);
    }

    @Test
    @DisplayName("F5: a block scalar of one line is fine, and its final newline is dropped")
    void acceptsBlockScalars() {
        for (String header : new String[] {"|", "|-", ">", ">-", ">+"}) {
            assertThat(
                            accepted(aSkill("notes").descriptionYaml(header + "\n  Use it"))
                                    .description())
                    .as(header)
                    .isEqualTo("Use it");
        }
        assertThat(accepted(aSkill("notes").descriptionYaml(">\n  Use it\n  here")).description())
                .isEqualTo("Use it here");
    }

    @ParameterizedTest
    @ValueSource(strings = {"|\n  a\n  b", "\"a\\nb\"", "\"a\\n\"", "|+\n  a\n\n", ">\n  a\n\n  b"})
    @DisplayName("F5: refuses more than one line")
    void refusesMoreLines(String yaml) {
        refused(aSkill("notes").descriptionYaml(yaml), FindingCode.DESCRIPTION_LINES);
    }

    @Test
    @DisplayName("F5: 1,024 characters are fine, 1,025 are not; characters are code points")
    void limitsTheDescription() {
        accepted(aSkill("notes").description("x".repeat(1_024)));
        // four bytes each, so that more of them would meet F2's limit first
        accepted(aSkill("notes").description("\uD83D\uDE00".repeat(1_000)));
        Finding finding =
                refused(
                        aSkill("notes").description("x".repeat(1_025)),
                        FindingCode.DESCRIPTION_TOO_LONG);

        assertThat(finding.message()).contains("1025");
    }

    @Test
    @DisplayName("F13: all that is wrong with the fields is told at once")
    void tellsAllAtOnce() {
        CheckResult result =
                check(
                        aSkill("notes")
                                .nameYaml("Note")
                                .descriptionYaml("\"\"")
                                .keys("version: 1\nhz-tools: x"));

        assertThat(codes(result))
                .containsExactly(
                        FindingCode.NAME_SYNTAX,
                        FindingCode.NAME_NOT_DIRECTORY,
                        FindingCode.DESCRIPTION_EMPTY,
                        FindingCode.KEY_UNKNOWN,
                        FindingCode.KEY_GRANT);
    }
}
