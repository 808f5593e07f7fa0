package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("L6: a directory whose skills stand each for itself")
class CheckEachTest {

    @TempDir Path home;
    private Path skills;

    @BeforeEach
    void makeDirectory() throws IOException {
        skills = Files.createDirectories(home.resolve("skills"));
    }

    private void write(SkillFixture skill) throws IOException {
        write(skill, skills.resolve(skill.name()));
    }

    private static void write(SkillFixture skill, Path directory) throws IOException {
        for (Map.Entry<String, byte[]> file : skill.files().entrySet()) {
            Path path = directory.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    private static List<String> findings(CheckResult result) {
        return result.findings().stream().map(f -> f.path() + " " + f.code()).toList();
    }

    private static List<String> served(CheckResult result) {
        return result.skillLet().orElseThrow().skills().stream().map(Skill::name).toList();
    }

    @Test
    @DisplayName("L6: what is wrong with one is said, and the others are served")
    void servesTheOthers() throws IOException {
        write(aSkill("broken").keys("version: 1"));
        write(aSkill("letters").file("references/api.md", "the API\n"));
        write(aSkill("notes"));
        Files.createDirectories(skills.resolve("not-yet"));
        Files.createSymbolicLink(skills.resolve("linked"), skills.resolve("notes"));

        CheckResult result = checkEach(skills);

        assertThat(findings(result))
                .containsExactly(
                        "skills/broken/SKILL.md KEY_UNKNOWN",
                        "skills/linked LINK",
                        "skills/not-yet SKILL_MD_MISSING");
        assertThat(result.findings()).allMatch(f -> f.plugin().equals("personal"));
        assertThat(served(result)).containsExactly("letters", "notes");
        assertThat(result.skills()).extracting(Skill::name).containsExactly("letters", "notes");
        SkillLet skillLet = result.skillLet().orElseThrow();
        assertThat(skillLet.read(result.skills().get(0), "references/api.md"))
                .isInstanceOf(Answer.Found.class);
        // as a whole the same directory gives nothing
        assertThat(DirectoryCheck.check("personal", skills).skillLet()).isEmpty();
    }

    @Test
    @DisplayName("F9, L6: a link below is refused, the directory itself may be one")
    void followsTheDirectoryAlone() throws IOException {
        write(aSkill("notes"));
        write(aSkill("letters"));
        Path elsewhere = Files.writeString(home.resolve("elsewhere"), "x");
        Files.createSymbolicLink(skills.resolve("letters/linked.md"), elsewhere);
        Path link = Files.createSymbolicLink(home.resolve("link"), skills);

        CheckResult result = checkEach(link);

        assertThat(findings(result)).containsExactly("skills/letters/linked.md LINK");
        assertThat(served(result)).containsExactly("notes");
    }

    @Test
    @DisplayName("F9, F14: a directory that is itself a skill is one, but not through a link")
    void takesASingleSkill() throws IOException {
        write(aSkill("notes"));
        Path link = Files.createSymbolicLink(home.resolve("notes"), skills.resolve("notes"));

        CheckResult direct = checkEach(skills.resolve("notes"));
        CheckResult linked = checkEach(link);

        assertThat(direct.findings()).isEmpty();
        assertThat(served(direct)).containsExactly("notes");
        assertThat(findings(linked)).containsExactly("notes LINK");
        assertThat(served(linked)).isEmpty();
    }

    @Test
    @DisplayName("F14: an empty directory is fine here, and a finding to whoever names one")
    void acceptsAnEmptyDirectory() throws IOException {
        Files.writeString(skills.resolve("README.md"), "mine\n");

        CheckResult result = checkEach(skills);

        assertThat(result.findings()).isEmpty();
        assertThat(served(result)).isEmpty();
        assertThat(findings(DirectoryCheck.check("personal", skills)))
                .containsExactly("skills CONTAINER_EMPTY");
    }

    @Test
    @DisplayName("L6: a directory that cannot be opened is the caller's to say")
    void throwsForTheDirectory() throws IOException {
        Path file = Files.writeString(home.resolve("file"), "x");

        assertThatThrownBy(() -> checkEach(home.resolve("nowhere")))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> checkEach(file)).isInstanceOf(NotDirectoryException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"letters", "letters/references", "letters/SKILL.md", "letters/a.md"})
    @DisplayName("L6: a skill that cannot be read is a finding on it")
    void reportsTheUnreadable(String path) throws IOException {
        Failing tree = new Failing(Set.of(path));

        CheckResult result = checkEach(tree);

        assertThat(findings(result)).containsExactly("skills/letters PERSONAL_UNREADABLE");
        assertThat(result.findings().get(0).message())
                .contains("AccessDeniedException")
                .doesNotContain(Failing.SAID);
        assertThat(served(result)).containsExactly("notes", "reports");
        assertThatThrownBy(() -> SkillChecker.checkDirectory("personal", tree, ""))
                .isInstanceOf(IOException.class);
    }

    @Test
    @DisplayName("L6: so is one that goes while it is read; with all gone nothing is said")
    void reportsTheVanishing() throws IOException {
        assertThat(findings(checkEach(new Failing(Set.of()).without("letters"))))
                .containsExactly("skills/letters PERSONAL_UNREADABLE");
        assertThatThrownBy(() -> checkEach(new Failing(Set.of()).without("")))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> checkEach(new Failing(Set.of(""))))
                .isInstanceOf(AccessDeniedException.class);
    }

    private static CheckResult checkEach(Path directory) throws IOException {
        return DirectoryCheck.checkEach(
                "personal", directory.toRealPath(), Files.isSymbolicLink(directory));
    }

    private static CheckResult checkEach(SkillTree tree) throws IOException {
        return SkillChecker.checkEach("personal", tree, new Place("", "skills"), false);
    }

    @Test
    @DisplayName("F17: at the bound the skills before it are served, and the rest is said")
    void servesUpToTheBound() throws IOException {
        MemoryTree tree = new MemoryTree();
        for (String name : List.of("one", "three", "two")) {
            tree.with(aSkill(name), name);
        }
        for (int limit : new int[] {3, 2}) {
            Report report = new Report("personal");
            Budget budget = new Budget(report.of("skills"), limit, 100, 10_000);
            CheckRun run = new CheckRun(tree, report, budget, CheckRun.Refusing.EACH);
            run.directory(new Place("", "skills"));

            assertThat(served(run.result())).hasSize(limit).startsWith("one", "three");
            assertThat(findings(run.result()))
                    .hasSize(limit == 3 ? 0 : 1)
                    .allMatch(finding -> finding.equals("skills PLUGIN_TOO_LARGE"));
        }
    }

    @Test
    @DisplayName("F11, L6: a name that is a token refuses the skill, by its directory alone")
    void judgesTheDirectorysName() throws IOException {
        // a token of a shape that a skill's name may have
        String token =
                "glpat-"
                        + new Random(7)
                                .ints(20, 0, 36)
                                .mapToObj(digit -> Integer.toString(digit, 36))
                                .collect(Collectors.joining());

        CheckResult result =
                checkEach(new MemoryTree().with(aSkill(token), token).with(aSkill("ok"), "ok"));

        assertThat(findings(result)).contains("skills/[secret] SECRET");
        assertThat(served(result)).containsExactly("ok");
    }

    /** Three skills, some of whose paths cannot be read or are gone when they are looked at. */
    private static final class Failing implements SkillTree {

        static final String SAID = "text of somebody else";

        private final MemoryTree tree =
                new MemoryTree()
                        .with(
                                aSkill("letters").file("a.md", "a").file("references/b.md", "b"),
                                "letters")
                        .with(aSkill("notes"), "notes")
                        .with(aSkill("reports"), "reports");
        private final Set<String> unreadable;
        private @Nullable String gone;

        Failing(Set<String> unreadable) {
            this.unreadable = unreadable;
        }

        Failing without(String directory) {
            gone = directory;
            return this;
        }

        @Override
        public @Nullable List<Entry> list(String directory) throws IOException {
            fail(directory);
            return directory.equals(gone) ? null : tree.list(directory);
        }

        @Override
        public int read(String path, byte[] buffer) throws IOException {
            fail(path);
            return tree.read(path, buffer);
        }

        private void fail(String path) throws IOException {
            if (unreadable.contains(path)) {
                throw new AccessDeniedException(path, null, SAID);
            }
        }
    }
}
