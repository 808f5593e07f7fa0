package dev.heinzel.bnd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import aQute.bnd.osgi.EmbeddedResource;
import aQute.bnd.osgi.Jar;
import dev.heinzel.skill.check.SkillTree.Entry;
import dev.heinzel.skill.check.SkillTree.Type;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class JarTreeTest {

    private final Jar jar = new Jar("test");

    @AfterEach
    void closeIt() {
        jar.close();
    }

    @Test
    void listsWhatLiesDirectlyInADirectory() {
        JarTree tree = treeOf("a/b/c.md", "a/d.md");

        assertThat(tree.list("")).containsExactly(new Entry("a", Type.DIRECTORY));
        assertThat(tree.list("a"))
                .containsExactlyInAnyOrder(
                        new Entry("b", Type.DIRECTORY), new Entry("d.md", Type.FILE));
        assertThat(tree.list("a/b")).containsExactly(new Entry("c.md", Type.FILE));
    }

    @Test
    void knowsNoDirectoryThatIsAFileOrNotThere() {
        JarTree tree = treeOf("a/d.md");

        assertThat(tree.list("a/d.md")).isNull();
        assertThat(tree.list("b")).isNull();
    }

    @Test
    void readsAsMuchAsFits() throws IOException {
        JarTree tree = treeOf("a/d.md");
        byte[] small = new byte[3];

        assertThat(tree.read("a/d.md", small)).isEqualTo(3);
        assertThat(small).asString(StandardCharsets.UTF_8).isEqualTo("tex");
        assertThat(tree.read("a/d.md", new byte[100])).isEqualTo(4);
    }

    @Test
    void readsNothingThatIsNotThere() {
        JarTree tree = treeOf("a/d.md");

        assertThatThrownBy(() -> tree.read("a", new byte[1]))
                .isInstanceOf(NoSuchFileException.class);
    }

    private JarTree treeOf(String... files) {
        for (String file : files) {
            jar.putResource(file, new EmbeddedResource("text", 0));
        }
        return new JarTree(jar);
    }
}
