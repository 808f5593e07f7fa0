package dev.heinzel.skill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("R1, R2, R4: the record")
class RecordsTest {

    private static final Digest DIGEST = Digest.parse("0123456789abcdef".repeat(4));
    private static final SkillFile SKILL_MD = SkillFile.of("SKILL.md", 10, DIGEST);

    private static Skill skill(
            String name, String description, Map<String, Object> hints, List<SkillFile> files) {
        return new Skill(name, description, hints, files, DIGEST);
    }

    private static Skill named(String name) {
        return skill(name, "Use it", Map.of(), List.of(SKILL_MD));
    }

    private static Skill described(String description) {
        return skill("notes", description, Map.of(), List.of(SKILL_MD));
    }

    private static Skill hinting(Object value) {
        return skill("notes", "Use it", Map.of("metadata", value), List.of(SKILL_MD));
    }

    private static Skill holding(SkillFile... files) {
        return skill("notes", "Use it", Map.of(), List.of(files));
    }

    @ParameterizedTest
    @CsvSource({
        "SKILL.md,SKILL",
        "reference/a.md,REFERENCE",
        "references/a/b.md,REFERENCE",
        "script/a.sh,SCRIPT",
        "scripts/a.sh,SCRIPT",
        "asset/a,ASSET",
        "assets/a,ASSET",
        "template/a,TEMPLATE",
        "templates/a,TEMPLATE",
        "Scripts/a.sh,OTHER",
        "SCRIPTS/a.sh,OTHER",
        "scripts,OTHER",
        "scripts.md,OTHER",
        "a/scripts/b.sh,OTHER",
        "a/SKILL.md,OTHER",
        "references/SKILL.md,REFERENCE",
        "skill.md,OTHER",
    })
    @DisplayName("R2: a file's kind is told by its top directory, in exact lower case")
    void tellsKindByTopDirectory(String path, FileKind kind) {
        assertThat(SkillFile.of(path, 1, DIGEST).kind()).isEqualTo(kind);
        assertThat(kind.id()).isEqualTo(kind.name().toLowerCase(java.util.Locale.ROOT));
    }

    @Test
    @DisplayName("R1: holds what was given, and finds files by exact path")
    void holdsWhatWasGiven() {
        SkillFile reference = SkillFile.of("references/a.md", 5, DIGEST);

        Skill skill = holding(SKILL_MD, reference);

        assertThat(skill.skillMd()).isEqualTo(SKILL_MD);
        assertThat(skill.file("references/a.md")).contains(reference);
        assertThat(skill.file("references/A.md")).isEmpty();
        assertThat(skill.file("./SKILL.md")).isEmpty();
        assertThat(skill)
                .isEqualTo(holding(SKILL_MD, reference))
                .hasSameHashCodeAs(holding(SKILL_MD, reference));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Notes", "a--b", "-a", "a-", "a b", "hz-a", "heinzel", "n\u043etes"})
    @DisplayName("R4, F4: refuses illegal names")
    void refusesNames(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> named(name));
    }

    @Test
    @DisplayName("R4, F4: 64 characters are fine, 65 are not")
    void limitsNames() {
        assertThatCode(() -> named("a".repeat(64))).doesNotThrowAnyException();
        assertThatIllegalArgumentException().isThrownBy(() -> named("a".repeat(65)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "\u00a0", "a\nb", "a\n", "a\u202eb", "a\u200bb", "a\u0000"})
    @DisplayName("R4, F5, F12: refuses illegal descriptions")
    void refusesDescriptions(String description) {
        assertThatIllegalArgumentException().isThrownBy(() -> described(description));
    }

    @Test
    @DisplayName("R4, F5: 1,024 code points are fine, 1,025 are not")
    void limitsDescriptions() {
        String smile = "\uD83D\uDE00";
        assertThatCode(() -> described(smile.repeat(1_024))).doesNotThrowAnyException();
        assertThatIllegalArgumentException().isThrownBy(() -> described(smile.repeat(1_025)));
    }

    @Test
    @DisplayName("R4, F6: takes every plain value, null too, and keeps the order")
    void takesPlainValues() {
        List<Object> list =
                Arrays.asList("s", true, 1L, BigInteger.TEN, 1.5, null, Map.of("k", "v"));

        assertThat(hinting(list).hints().get("metadata")).isEqualTo(list);
    }

    @Test
    @DisplayName("R4, F6: refuses other values, keys and depths")
    void refusesOtherValues() {
        assertThatIllegalArgumentException().isThrownBy(() -> hinting(1));
        assertThatIllegalArgumentException().isThrownBy(() -> hinting(List.of('c')));
        assertThatIllegalArgumentException().isThrownBy(() -> hinting(Map.of(1L, "x")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> skill("notes", "x", Map.of("hooks", "x"), List.of(SKILL_MD)));
        Object nested = "x";
        for (int depth = 8; depth >= 2; depth--) {
            nested = List.of(nested);
        }
        Object eight = nested;
        assertThatCode(() -> hinting(eight)).doesNotThrowAnyException();
        assertThatIllegalArgumentException().isThrownBy(() -> hinting(List.of(eight)));
    }

    @Test
    @DisplayName("R1, F12: changing what was given or handed out changes nothing")
    void copiesAndProtects() {
        Map<String, Object> inner = new HashMap<>(Map.of("k", "v"));
        List<SkillFile> files = new ArrayList<>(List.of(SKILL_MD));
        Skill skill = skill("notes", "x", Map.of("metadata", inner), files);

        inner.put("k", "other");
        files.clear();

        assertThat(skill.hints()).isEqualTo(Map.of("metadata", Map.of("k", "v")));
        assertThat(skill.files()).containsExactly(SKILL_MD);
        assertThatThrownBy(() -> skill.hints().clear())
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> ((Map<?, ?>) skill.hints().get("metadata")).clear())
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> skill.files().clear())
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    @DisplayName("R4: SKILL.md must be among the files, which are in the fingerprint's order")
    void checksFiles() {
        SkillFile a = SkillFile.of("a", 1, DIGEST);
        SkillFile b = SkillFile.of("b", 1, DIGEST);

        assertThatCode(() -> holding(SKILL_MD, a, b)).doesNotThrowAnyException();
        assertThatIllegalArgumentException().isThrownBy(() -> holding(a, b));
        assertThatIllegalArgumentException().isThrownBy(() -> holding(SKILL_MD, b, a));
        assertThatIllegalArgumentException().isThrownBy(() -> holding(SKILL_MD, a, a));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a/b/c/d/e/f",
                ".env",
                "a/.git/x",
                "__pycache__/x",
                "a/__pycache__",
            })
    @DisplayName("R4, F8: refuses paths that are too deep or not looked at")
    void refusesUnlistedPaths(String path) {
        assertThatIllegalArgumentException().isThrownBy(() -> SkillFile.of(path, 1, DIGEST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a/b/c/d/f", "a.env", "a/__pycache", "__pycache__x"})
    @DisplayName("R4, F8: accepts the others")
    void acceptsListedPaths(String path) {
        assertThatCode(() -> SkillFile.of(path, 1, DIGEST)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({"A,a,b", "caf\u00e9,cafe\u0301,b", "dir/A,dir/a,b"})
    @DisplayName("R4, F10: refuses paths that are one after folding")
    void refusesFoldedPaths(String one, String other, String apart) {
        List<SkillFile> files = new ArrayList<>(List.of(SKILL_MD));
        files.add(SkillFile.of(one, 1, DIGEST));
        files.add(SkillFile.of(other, 1, DIGEST));
        files.sort(
                java.util.Comparator.comparing(
                        SkillFile::path, dev.heinzel.skill.text.Paths.BY_UTF8));

        assertThatIllegalArgumentException().isThrownBy(() -> skill("notes", "x", Map.of(), files));
        assertThatCode(() -> holding(SKILL_MD, SkillFile.of(apart, 1, DIGEST)))
                .doesNotThrowAnyException();
    }

    @Test
    @DisplayName("R4, F11, F12: refuses hidden characters and secrets in every text it holds")
    void refusesHiddenTextAndSecrets() {
        String token = "gh" + "p_" + "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zC5fD7";
        for (String bad : List.of("a\u202eb", "a\u200bb", token)) {
            assertThatIllegalArgumentException().isThrownBy(() -> described(bad));
            assertThatIllegalArgumentException().isThrownBy(() -> hinting(bad));
            assertThatIllegalArgumentException().isThrownBy(() -> hinting(List.of(bad)));
            assertThatIllegalArgumentException().isThrownBy(() -> hinting(Map.of("k", bad)));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> hinting(List.of(Map.of(bad, "v"))));
        }
        assertThatCode(() -> hinting(List.of(Map.of("gh" + "p_", "\u05d0\u200f!"))))
                .doesNotThrowAnyException();
    }

    @Test
    @DisplayName("R4, F8: limits number and sizes again")
    void limitsFiles() {
        List<SkillFile> files = new ArrayList<>(List.of(SKILL_MD));
        for (int i = 10; i < 10 + Limits.FILES; i++) {
            files.add(SkillFile.of("f" + i, Limits.SKILL_BYTES / Limits.FILES, DIGEST));
        }
        assertThatCode(() -> skill("notes", "x", Map.of(), files)).doesNotThrowAnyException();
        files.add(SkillFile.of("g", 0, DIGEST));
        assertThatIllegalArgumentException().isThrownBy(() -> skill("notes", "x", Map.of(), files));
        files.set(1, SkillFile.of("f10", Limits.SKILL_BYTES / Limits.FILES + 1, DIGEST));
        files.remove(files.size() - 1);
        assertThatIllegalArgumentException().isThrownBy(() -> skill("notes", "x", Map.of(), files));

        assertThatCode(() -> SkillFile.of("a", Limits.FILE_BYTES, DIGEST))
                .doesNotThrowAnyException();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SkillFile.of("a", Limits.FILE_BYTES + 1, DIGEST));
        assertThatCode(() -> SkillFile.of("SKILL.md", Limits.SKILL_MD_BYTES, DIGEST))
                .doesNotThrowAnyException();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SkillFile.of("SKILL.md", Limits.SKILL_MD_BYTES + 1, DIGEST));
        assertThatIllegalArgumentException().isThrownBy(() -> SkillFile.of("a", -1, DIGEST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/a", "../a", "a/../b"})
    @DisplayName("R4, F10: refuses illegal paths, and a kind that the path does not tell")
    void refusesPaths(String path) {
        assertThatIllegalArgumentException().isThrownBy(() -> SkillFile.of(path, 1, DIGEST));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SkillFile("a.md", FileKind.SCRIPT, 1, DIGEST));
    }

    @Test
    @DisplayName("R3: a digest is lower-case hex, and compares by value")
    void writesDigestsAsHex() {
        String hex = "00ff".repeat(16);

        assertThat(Digest.parse(hex))
                .hasToString(hex)
                .isEqualTo(Digest.parse(hex))
                .isNotEqualTo(DIGEST);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Digest.parse(hex.toUpperCase(java.util.Locale.ROOT)));
        assertThatIllegalArgumentException().isThrownBy(() -> Digest.parse("00"));
        assertThatIllegalArgumentException().isThrownBy(() -> Digest.of(new byte[31]));
    }

    @Test
    @DisplayName("F13: a finding is one line, and holds no raw control or invisible character")
    void printsFindings() {
        Finding finding =
                new Finding("p\u001b[2J", "a\u202eb", 3, FindingCode.PATH, "x\ny", "z\u200b");

        assertThat(finding.toString())
                .doesNotContain("\u001b", "\u202e", "\n", "\u200b")
                .contains("U+202E");
        assertThat(new Finding("p", "a", 3, FindingCode.PATH, "m", "r"))
                .hasToString("p: a:3: PATH: m; r");
        assertThat(new Finding("p", "a", 0, FindingCode.PATH, "m", "r"))
                .hasToString("p: a: PATH: m; r");
        assertThat(new Finding("p", "", 0, FindingCode.PATH, "m", "r"))
                .hasToString("p: PATH: m; r");
    }
}
