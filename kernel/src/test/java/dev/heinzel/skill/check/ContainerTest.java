package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.Checks.check;
import static dev.heinzel.skill.check.Checks.codes;
import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("F14, F17: a directory is a skill or holds skills")
class ContainerTest {

    private static final Map<String, String> HEADERS =
            Map.of("Bundle-SymbolicName", "acme.notes", "SkillLet", "one/, two/");

    private final MemoryTree tree = new MemoryTree();

    @Test
    void checksEverySkillOfAContainer() {
        tree.with(aSkill("b"), "skills/b").with(aSkill("a"), "skills/a");

        CheckResult result = check(tree, "skills");

        assertThat(result.findings()).isEmpty();
        assertThat(result.skillLet().orElseThrow().skills())
                .extracting(Skill::name)
                .containsExactly("a", "b");
    }

    @Test
    void refusesADirectoryThatIsNoSkill() {
        tree.with(aSkill("a"), "skills/a").file("skills/b/readme.md", "x");

        CheckResult result = check(tree, "skills");

        assertThat(codes(result)).containsExactly(FindingCode.SKILL_MD_MISSING);
        assertThat(result.findings().get(0).path()).isEqualTo("skills/b");
        assertThat(result.skillLet()).isEmpty();
        assertThat(result.skills()).extracting(Skill::name).containsExactly("a");
    }

    @Test
    void advisesOnFilesAndIgnoresHiddenNames() {
        tree.with(aSkill("a"), "skills/a")
                .file("skills/README.md", "x")
                .file("skills/.DS_Store", new byte[] {0})
                .directory("skills/.git")
                .directory("skills/__pycache__");

        CheckResult result = check(tree, "skills");

        assertThat(result.findings()).isEmpty();
        assertThat(result.advice())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly("skills/README.md FILE_NOT_SERVED");
    }

    @Test
    void refusesAnEmptyContainer() {
        tree.directory("skills").file("skills/README.md", "x");

        assertThat(codes(check(tree, "skills"))).containsExactly(FindingCode.CONTAINER_EMPTY);
        assertThat(codes(check(tree, "nowhere"))).containsExactly(FindingCode.CONTAINER_EMPTY);
    }

    @Test
    @DisplayName("F9: refuses a skill's directory that is a link")
    void refusesLinkedSkills() {
        tree.with(aSkill("a"), "skills/a").entry("skills/b", SkillTree.Type.LINK);

        CheckResult result = check(tree, "skills");

        assertThat(result.findings())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly("skills/b LINK");
    }

    @Test
    @DisplayName("F10: a Windows device is no directory name, though it is a word")
    void refusesDeviceNames() {
        tree.with(aSkill("con"), "skills/con");

        assertThat(codes(check(tree, "skills"))).containsExactly(FindingCode.PATH);
    }

    @Test
    void refusesTwoSkillsOfOneName() {
        tree.with(aSkill("a"), "one/a").with(aSkill("a"), "two/a").with(aSkill("b"), "two/b");

        CheckResult result = Checks.checkPlugin(HEADERS, tree);

        assertThat(result.findings())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly("two/a SKILL_DUPLICATE");
        assertThat(result.findings().get(0).message()).contains("one/a");
    }

    @Test
    @DisplayName("F13: two broken skills and a good one: all findings, the same every time")
    void tellsOfEverySkillDeterministically() {
        tree.with(aSkill("good"), "skills/good")
                .with(aSkill("b").nameYaml("x"), "skills/b")
                .with(aSkill("a").keys("version: x"), "skills/a");
        CheckResult first = check(tree, "skills");

        assertThat(first.findings())
                .extracting(Finding::path)
                .containsExactly("skills/a/SKILL.md", "skills/b/SKILL.md");
        for (int run = 0; run < 20; run++) {
            assertThat(check(tree, "skills").findings()).isEqualTo(first.findings());
        }
    }

    @Test
    @DisplayName("F4, F14: the root of a tree has no name, so that it is no legal skill")
    void refusesANamelessRoot() {
        aSkill("a").files().forEach(tree::file);

        assertThat(codes(check(tree, ""))).containsExactly(FindingCode.NAME_NOT_DIRECTORY);
    }

    @Test
    @DisplayName("F17: as many as allowed are fine, one more ends the check")
    void limitsThePlugin() throws IOException {
        tree.with(aSkill("a"), "s/a").with(aSkill("b"), "s/b");
        long bytes = 2L * aSkill("a").files().get("SKILL.md").length;

        // entries: a, b, and a SKILL.md in each
        assertThat(bounded(2, 4, bytes).findings()).isEmpty();
        assertThat(bounded(1, 4, bytes).findings().toString()).contains("more than 1 skills");
        assertThat(bounded(2, 3, bytes).findings().toString()).contains("more than 3 files");
        assertThat(bounded(2, 4, bytes - 1).findings().toString()).contains("bytes");
        assertThat(codes(bounded(2, 4, bytes - 1))).containsExactly(FindingCode.PLUGIN_TOO_LARGE);
    }

    private CheckResult bounded(long skills, long entries, long bytes) throws IOException {
        Report report = new Report("p");
        CheckRun run =
                new CheckRun(
                        tree,
                        report,
                        new Budget(report.of("s"), skills, entries, bytes),
                        CheckRun.Refusing.ALL);
        assertThat(run.directory(Place.of("s"))).isTrue();
        return run.result();
    }

    @Test
    @DisplayName("P8: trouble with reading is no finding")
    void throwsWhatTheTreeThrows() {
        tree.with(aSkill("a"), "s/a");

        assertThatThrownBy(
                        () ->
                                SkillChecker.checkDirectory(
                                        "p", tree.failing(new IOException("x")), "s"))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(
                        () ->
                                SkillChecker.checkDirectory(
                                        "p", tree.failing(new IllegalStateException("gone")), "s"))
                .isInstanceOf(IOException.class)
                .hasCauseInstanceOf(IllegalStateException.class);
    }
}
