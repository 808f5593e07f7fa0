package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("F9, S4, K5: directories on disk")
class DirectoryTreeTest {

    @TempDir Path home;
    private Path skills;

    @BeforeEach
    void writeSkills() throws IOException {
        skills = home.resolve("skills");
        write(aSkill("notes").file("sub/ref.md", "text"), skills);
    }

    private static void write(SkillFixture skill, Path parent) throws IOException {
        for (Map.Entry<String, byte[]> file : skill.files().entrySet()) {
            Path path = parent.resolve(skill.name()).resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    private static String read(SkillTree tree, String path) throws IOException {
        byte[] buffer = new byte[10];
        return new String(
                buffer, 0, tree.read(path, buffer), java.nio.charset.StandardCharsets.UTF_8);
    }

    @Test
    void listsAndReads() throws IOException {
        SkillTree tree = DirectoryTree.of(skills);

        assertThat(tree.list(""))
                .containsExactly(new SkillTree.Entry("notes", SkillTree.Type.DIRECTORY));
        assertThat(tree.list("notes/sub"))
                .containsExactly(new SkillTree.Entry("ref.md", SkillTree.Type.FILE));
        assertThat(read(tree, "notes/sub/ref.md")).isEqualTo("text");
        assertThat(tree.read("notes/SKILL.md", new byte[3])).isEqualTo(3);
    }

    @Test
    void tellsWhatIsNotThere() throws IOException {
        SkillTree tree = DirectoryTree.of(skills);

        assertThat(tree.list("nowhere")).isNull();
        assertThat(tree.list("notes/SKILL.md")).isNull();
        assertThat(DirectoryTree.of(home.resolve("nowhere")).list("")).isNull();
        assertThatThrownBy(() -> read(tree, "notes/none")).isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> read(tree, "notes/sub")).isInstanceOf(NoSuchFileException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "..",
                "../skills/notes/SKILL.md",
                "notes/../notes/SKILL.md",
                "notes//SKILL.md",
                "/etc/hostname",
                "notes/./SKILL.md",
                "notes/SKILL.md/",
                "notes/\u0000"
            })
    @DisplayName("S4: opens nothing but names")
    void opensNothingButNames(String path) {
        assertThatThrownBy(() -> read(DirectoryTree.of(skills), path))
                .isInstanceOf(NoSuchFileException.class);
    }

    @Test
    @DisplayName("F9: a link is listed as one, and never followed, whichever part it is")
    void followsNoLink() throws IOException {
        Path outside = Files.createDirectories(home.resolve("outside"));
        Files.writeString(outside.resolve("secret"), "x");
        Files.createSymbolicLink(skills.resolve("notes/dir"), outside);
        Files.createSymbolicLink(skills.resolve("notes/file"), outside.resolve("secret"));
        Files.createSymbolicLink(skills.resolve("linked"), skills.resolve("notes"));
        SkillTree tree = DirectoryTree.of(skills);

        assertThat(tree.list("notes"))
                .contains(
                        new SkillTree.Entry("dir", SkillTree.Type.LINK),
                        new SkillTree.Entry("file", SkillTree.Type.LINK));
        assertThat(tree.list("notes/dir")).isNull();
        assertThat(tree.list("linked")).isNull();
        for (String path : new String[] {"notes/dir/secret", "notes/file", "linked/SKILL.md"}) {
            assertThatThrownBy(() -> read(tree, path))
                    .as(path)
                    .isInstanceOf(NoSuchFileException.class);
        }
        assertThat(DirectoryCheck.check("p", skills).findings())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly(
                        "skills/linked LINK", "skills/notes/dir LINK", "skills/notes/file LINK");
    }

    @Test
    @DisplayName("F9, S4: a part that became a link after the check is not followed")
    void refusesLaterLinks() throws IOException {
        CheckResult result = DirectoryCheck.check("p", skills);
        SkillLet skillLet = result.skillLet().orElseThrow();
        Skill skill = skillLet.skills().get(0);
        assertThat(skillLet.read(skill, "sub/ref.md")).isInstanceOf(Answer.Found.class);

        // the same bytes, reached through a link
        Files.move(skills.resolve("notes/sub"), home.resolve("moved"));
        Files.createSymbolicLink(skills.resolve("notes/sub"), home.resolve("moved"));

        assertThat(skillLet.read(skill, "sub/ref.md"))
                .isEqualTo(new Answer.Changed<>("notes", "sub/ref.md"));
    }

    @Test
    @DisplayName("F9: neither a pipe nor a device is opened")
    void opensNoPipe() throws Exception {
        Process mkfifo =
                new ProcessBuilder("mkfifo", skills.resolve("notes/pipe").toString()).start();
        assertThat(mkfifo.waitFor()).isZero();

        assertThat(DirectoryCheck.check("p", skills).findings())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly("skills/notes/pipe NOT_A_FILE");
        assertThatThrownBy(() -> read(DirectoryTree.of(skills), "notes/pipe"))
                .isInstanceOf(NoSuchFileException.class);
    }

    @Test
    @DisplayName("F10: a name that cannot be decoded is a finding")
    void reportsUndecodableNames() throws Exception {
        // Java cannot make such a name, so the shell does: a byte that is no UTF-8
        Process shell =
                new ProcessBuilder("sh", "-c", "touch \"$(printf 'a\\377b')\"")
                        .directory(skills.resolve("notes").toFile())
                        .start();
        assertThat(shell.waitFor()).isZero();

        assertThat(DirectoryCheck.check("p", skills).findings())
                .extracting(Finding::code)
                .containsExactly(dev.heinzel.skill.FindingCode.PATH);
    }

    @Test
    @DisplayName("K5: paths start with the last name of PATH")
    void showsTheLastName() throws IOException {
        write(aSkill("bad").keys("version: x"), skills);

        assertThat(DirectoryCheck.check("some/skills", skills).findings())
                .extracting(Finding::path)
                .containsExactly("skills/bad/SKILL.md");
        assertThat(DirectoryCheck.check(".", skills.resolve("bad/../bad/.")).findings())
                .extracting(Finding::path)
                .containsExactly("bad/SKILL.md");
        CheckResult good = DirectoryCheck.check("x", skills.resolve("notes"));
        assertThat(good.skillLet().orElseThrow().skills())
                .extracting(Skill::name)
                .containsExactly("notes");
    }

    @Test
    @DisplayName("F9, K5: a container may be named by a link, a skill may not")
    void refusesALinkToASkill() throws IOException {
        Path container = Files.createSymbolicLink(home.resolve("container"), skills);
        Path skill = Files.createSymbolicLink(home.resolve("skill"), skills.resolve("notes"));

        assertThat(DirectoryCheck.check("x", container).findings()).isEmpty();
        assertThat(DirectoryCheck.check("x", skill).findings())
                .extracting(f -> f.path() + " " + f.code())
                .containsExactly("notes LINK");
        // a link further up is the system's, not the skill's
        assertThat(DirectoryCheck.check("x", container.resolve("notes")).findings()).isEmpty();
    }

    @Test
    @DisplayName("K3, K5: what is not there or no directory is the caller's to say")
    void throwsForOtherPaths() {
        assertThatThrownBy(() -> DirectoryCheck.check("x", home.resolve("nowhere")))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> DirectoryCheck.check("x", skills.resolve("notes/SKILL.md")))
                .isInstanceOf(NotDirectoryException.class);
    }
}
