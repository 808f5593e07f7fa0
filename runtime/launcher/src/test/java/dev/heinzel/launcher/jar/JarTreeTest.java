package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.RawEntry.deflated;
import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawZip.anEmptyZip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.skill.check.SkillTree;
import dev.heinzel.skill.check.SkillTree.Entry;
import dev.heinzel.skill.check.SkillTree.Type;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JarTreeTest {

    private static final String TEXT = "some text that is deflated, deflated, deflated";

    @TempDir Path directory;
    private Path file;
    private JarBytes bytes;
    private SkillTree tree;

    @BeforeEach
    void open() throws IOException {
        RawZip zip =
                anEmptyZip()
                        .with(
                                stored("skills/", ""),
                                deflated("skills/b/SKILL.md", TEXT),
                                stored("skills/a/SKILL.md", "a"),
                                stored("skills/a/refs/", ""),
                                stored("skills/a/refs/x.md", "x"),
                                stored("skills/a.md", "beside"),
                                stored("skills/a!/f", "f"),
                                stored("top", "t"));
        file = Files.write(directory.resolve("a.jar"), zip.bytes());
        bytes = JarBytes.open(file);
        tree = JarContainer.check(bytes, new JarFindings("a.jar")).tree();
    }

    @AfterEach
    void close() throws IOException {
        bytes.close();
    }

    @Test
    @DisplayName("P3: a listing has each child once, with its own entry or only implied")
    void listsChildren() throws IOException {
        assertThat(tree.list(""))
                .containsExactlyInAnyOrder(
                        new Entry("skills", Type.DIRECTORY), new Entry("top", Type.FILE));
        assertThat(tree.list("skills"))
                .containsExactlyInAnyOrder(
                        new Entry("a", Type.DIRECTORY),
                        new Entry("a!", Type.DIRECTORY),
                        new Entry("b", Type.DIRECTORY),
                        new Entry("a.md", Type.FILE));
        assertThat(tree.list("skills/a"))
                .containsExactlyInAnyOrder(
                        new Entry("SKILL.md", Type.FILE), new Entry("refs", Type.DIRECTORY));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"skill", "top", "skills/a/SKILL.md", "skills/", "/skills", "SKILLS", "."})
    @DisplayName("P3: what is no directory of exactly this name is not listed")
    void listsNothingElse(String path) throws IOException {
        assertThat(tree.list(path)).isNull();
    }

    @Test
    @DisplayName("F8: a file is read up to the buffer, which is full if there may be more")
    void readsUpToTheBuffer() throws IOException {
        byte[] large = new byte[100];
        byte[] exact = new byte[TEXT.length()];
        byte[] small = new byte[4];

        assertThat(tree.read("skills/b/SKILL.md", large)).isEqualTo(TEXT.length());
        assertThat(tree.read("skills/b/SKILL.md", exact)).isEqualTo(TEXT.length());
        assertThat(tree.read("skills/b/SKILL.md", small)).isEqualTo(4);
        assertThat(new String(exact, StandardCharsets.UTF_8)).isEqualTo(TEXT);
        assertThat(new String(small, StandardCharsets.UTF_8)).isEqualTo("some");
        assertThat(tree.read("top", large)).isEqualTo(1);
        assertThat(tree.read("top", new byte[0])).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "skills",
                "skills/",
                "skills/c",
                "skills/a/../a/SKILL.md",
                "/top",
                "TOP",
                ""
            })
    @DisplayName("F10: a path is an exact key; anything else is not found")
    void findsNothingElse(String path) {
        assertThatThrownBy(() -> tree.read(path, new byte[10]))
                .isInstanceOf(NoSuchFileException.class);
    }

    @Test
    @DisplayName("P3: a file that is cut or overwritten meanwhile fails as I/O, never by a loop")
    void failsWhenTheFileChanges() throws IOException {
        Files.write(file, new byte[(int) bytes.size()], StandardOpenOption.WRITE);
        assertThatThrownBy(() -> tree.read("skills/b/SKILL.md", new byte[100]))
                .isInstanceOf(IOException.class);

        Files.write(file, new byte[10], StandardOpenOption.TRUNCATE_EXISTING);
        assertThatThrownBy(() -> tree.read("top", new byte[100])).isInstanceOf(IOException.class);
    }
}
