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
import dev.heinzel.skill.SkillFile;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("F1, F8, F9, F10: a skill's files")
class FilesTest {

    private static SkillFixture files(int count, int size) {
        SkillFixture skill = aSkill("notes");
        for (int i = 0; i < count; i++) {
            skill.file("f" + i + ".md", "x".repeat(size));
        }
        return skill;
    }

    @ParameterizedTest
    @ValueSource(strings = {"skill.md", "Skill.md", "SKILL.MD"})
    @DisplayName("F1: refuses other spellings of SKILL.md by name")
    void refusesOtherSpellings(String name) {
        MemoryTree tree =
                new MemoryTree().file("notes/" + name, "---\nname: notes\ndescription: x\n---\n");

        CheckResult result = check(tree, "notes");

        assertThat(codes(result)).containsExactly(FindingCode.SKILL_MD_CASE);
        assertThat(result.findings().get(0).path()).isEqualTo("notes/" + name);
    }

    @Test
    @DisplayName("F1, F10: SKILL.md and skill.md together are refused")
    void refusesBothSpellings() {
        CheckResult result = check(aSkill("notes").file("skill.md", "x"));

        assertThat(codes(result))
                .containsExactly(FindingCode.SKILL_MD_CASE, FindingCode.PATH_COLLISION);
    }

    @Test
    @DisplayName("F1: a SKILL.md deeper inside is just a file")
    void acceptsDeeperSkillMd() {
        assertThat(accepted(aSkill("notes").file("examples/SKILL.md", "no front matter")).files())
                .extracting(SkillFile::path)
                .containsExactly("SKILL.md", "examples/SKILL.md");
    }

    @Test
    @DisplayName("F1: a directory called SKILL.md is no skill")
    void refusesADirectory() {
        CheckResult result = check(new MemoryTree().file("notes/SKILL.md/a", "x"), "notes");

        assertThat(codes(result)).contains(FindingCode.SKILL_MD_MISSING);
    }

    @Test
    @DisplayName("F8: 64 files beside SKILL.md are fine, 65 are not")
    void limitsTheNumber() {
        accepted(files(Limits.FILES, 1));
        Finding finding = refused(files(Limits.FILES + 1, 1), FindingCode.TOO_MANY_FILES);

        assertThat(finding.path()).isEqualTo("notes");
        assertThat(finding.message()).startsWith("65 files");
    }

    @Test
    @DisplayName("F8: 200 KB a file are fine, a byte more is not")
    void limitsAFile() {
        accepted(files(1, Limits.FILE_BYTES));
        refused(files(1, Limits.FILE_BYTES + 1), FindingCode.FILE_TOO_LARGE);
    }

    @Test
    @DisplayName("F8: 1 MB together is fine, a byte more is not")
    void limitsTheSum() {
        accepted(files(8, Limits.SKILL_BYTES / 8));
        refused(files(8, Limits.SKILL_BYTES / 8).file("g", "x"), FindingCode.SKILL_TOO_LARGE);
    }

    @Test
    @DisplayName("F8: SKILL.md counts apart: 64 KB are fine, a byte more is not")
    void limitsSkillMd() {
        int head = "---\nname: notes\ndescription: Use when notes are taken\n---\n".length();

        accepted(files(8, Limits.SKILL_BYTES / 8).body("x".repeat(Limits.SKILL_MD_BYTES - head)));
        refused(
                aSkill("notes").body("x".repeat(Limits.SKILL_MD_BYTES - head + 1)),
                FindingCode.SKILL_MD_TOO_LARGE);
    }

    @Test
    @DisplayName("F8: four directories deep are fine, five are not")
    void limitsTheDepth() {
        accepted(aSkill("notes").file("a/b/c/d/f", "x"));
        Finding finding = refused(aSkill("notes").file("a/b/c/d/e/f", "x"), FindingCode.TOO_DEEP);

        assertThat(finding.path()).isEqualTo("notes/a/b/c/d/e/f");
    }

    @Test
    @DisplayName("F8, F10: a thousand directories end at the length of a path")
    void endsInDeepTrees() {
        CheckResult result = check(aSkill("notes").file("d/".repeat(2_000) + "f", "x"));

        assertThat(codes(result)).isNotEmpty().containsOnly(FindingCode.PATH);
    }

    @Test
    @DisplayName("F10, F13: a directory's bad name is told once, and hides nothing below it")
    void looksBelowBadNames() {
        CheckResult result =
                check(
                        aSkill("notes")
                                .file("aux/ref.md", "x")
                                .file("aux/deep/bad.md", new byte[] {(byte) 0xff}));

        assertThat(codes(result)).containsExactly(FindingCode.PATH, FindingCode.NOT_TEXT);
        assertThat(result.findings())
                .extracting(Finding::path)
                .containsExactly("notes/aux", "notes/aux/deep/bad.md");
    }

    @Test
    @DisplayName("F10, F13: and so is the name of a skill's directory, which is not accepted")
    void looksIntoSkillsWithBadNames() {
        MemoryTree tree =
                new MemoryTree()
                        .with(aSkill("aux").keys("version: x"), "skills/aux")
                        .with(aSkill("con"), "skills/con");

        CheckResult result = check(tree, "skills");

        assertThat(codes(result))
                .containsExactly(FindingCode.PATH, FindingCode.KEY_UNKNOWN, FindingCode.PATH);
        assertThat(result.skills()).isEmpty();
    }

    @Test
    @DisplayName("F11, F12: a bare prefix or a doubtful character in a name is advice")
    void advisesOnNames() {
        CheckResult result =
                check(aSkill("notes").file("gh" + "p_tokens.md", "x").file("a\ue000/b.md", "x"));

        assertThat(result.findings()).isEmpty();
        assertThat(result.advice())
                .extracting(Finding::code)
                .containsExactly(FindingCode.DOUBTFUL_CHARACTER, FindingCode.SECRET_PREFIX);
    }

    @Test
    @DisplayName("F8: names with a dot and __pycache__ are not looked at, not even for links")
    void ignoresHiddenNames() {
        MemoryTree tree =
                new MemoryTree()
                        .with(aSkill("notes").file(".env", new byte[] {0, (byte) 0xff}), "notes")
                        .file("notes/__pycache__/a.pyc", new byte[] {0})
                        .file("notes/.git/x/SKILL.md", "x")
                        .entry("notes/.link", SkillTree.Type.LINK)
                        .file("notes/sub/.DS_Store", new byte[] {0});

        CheckResult result = check(tree, "notes");

        assertThat(result.findings()).isEmpty();
        assertThat(result.skills().get(0).files())
                .extracting(SkillFile::path)
                .containsExactly("SKILL.md");
        assertThat(tree.reads()).containsExactly("notes/SKILL.md");
    }

    @Test
    @DisplayName("F8: a name that only holds a dot is looked at")
    void looksAtOtherDots() {
        assertThat(
                        accepted(aSkill("notes").file("a.b.md", "x").file("x__pycache__/c", "y"))
                                .files())
                .hasSize(3);
    }

    @Test
    @DisplayName("F9: refuses links and what is no file, wherever they lie")
    void refusesLinks() {
        MemoryTree tree =
                new MemoryTree()
                        .with(aSkill("notes"), "notes")
                        .entry("notes/a.md", SkillTree.Type.LINK)
                        .entry("notes/sub/dir", SkillTree.Type.LINK)
                        .entry("notes/pipe", SkillTree.Type.OTHER);

        CheckResult result = check(tree, "notes");

        assertThat(result.findings())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly("notes/a.md LINK", "notes/pipe NOT_A_FILE", "notes/sub/dir LINK");
    }

    @Test
    @DisplayName("F9: refuses a SKILL.md that is a link")
    void refusesLinkedSkillMd() {
        MemoryTree tree = new MemoryTree().entry("notes/SKILL.md", SkillTree.Type.LINK);

        assertThat(codes(check(tree, "notes"))).containsExactly(FindingCode.LINK);
    }

    @Test
    @DisplayName("F10: refuses two names that are one where case does not count")
    void refusesCollisions() {
        Finding finding =
                refused(
                        aSkill("notes").file("A.md", "x").file("a.md", "y"),
                        FindingCode.PATH_COLLISION);

        assertThat(finding.path()).isEqualTo("notes/a.md");
        refused(
                aSkill("notes").file("A/x.md", "x").file("a/y.md", "y"),
                FindingCode.PATH_COLLISION);
        accepted(aSkill("notes").file("A/x.md", "x").file("b/x.md", "y"));
    }

    @Test
    @DisplayName("F10: refuses two names that are one after NFC")
    void refusesNormalisedCollisions() {
        refused(
                aSkill("notes").file("caf\u00e9.md", "x").file("cafe\u0301.md", "y"),
                FindingCode.PATH_COLLISION);
    }

    @Test
    @DisplayName("F13: every file's findings are told at once, by path bytes, then line")
    void tellsAllFilesAtOnce() {
        CheckResult result =
                check(
                        files(2, Limits.FILE_BYTES + 1)
                                .file("z/a/b/c/d/e", "x")
                                .keys("version: x\nauthor: y"));

        assertThat(result.findings())
                .extracting(f -> f.path() + ":" + f.line())
                .containsExactly(
                        "notes/SKILL.md:4",
                        "notes/SKILL.md:5",
                        "notes/f0.md:0",
                        "notes/f1.md:0",
                        "notes/z/a/b/c/d/e:0");
    }

    @Test
    @DisplayName("V1: every file is read once, in the order of the fingerprint")
    void readsEachFileOnce() {
        MemoryTree tree =
                new MemoryTree()
                        .with(
                                aSkill("notes").file("b/x", "1").file("a", "2").file("b.md", "3"),
                                "notes");

        check(tree, "notes");

        assertThat(tree.reads())
                .isEqualTo(List.of("notes/SKILL.md", "notes/a", "notes/b.md", "notes/b/x"));
    }
}
