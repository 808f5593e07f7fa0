package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("K5: hz skill check")
class CheckTest {

    @TempDir private Path directory;
    private String good;
    private String bad;

    @BeforeEach
    void writeAGoodAndABadSkill() throws IOException {
        good = skill("good/notes", "name: notes\ndescription: Takes notes\n");
        bad = skill("bad/notes", "name: note\nversion: 1\n");
    }

    @Test
    void printsAcceptedSkills() {
        Ran ran = Ran.hz("skill", "check", good);

        assertThat(ran.exit()).isEqualTo(Exit.OK);
        assertThat(ran.out()).matches("notes  [0-9a-f]{12}  1 file\n");
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void printsFindingsOnStandardError() {
        Ran ran = Ran.hz("skill", "check", bad);

        assertThat(ran.exit()).isEqualTo(Exit.REFUSED);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines())
                .isNotEmpty()
                .allMatch(line -> line.startsWith(bad + ": notes/SKILL.md:"));
    }

    @Test
    void keepsTheOrderOfSeveralPaths() throws IOException {
        String other = skill("also-good/other", "name: other\ndescription: Others\n");

        Ran ran = Ran.hz("skill", "check", "--format", "json", other, bad, good);

        Map<String, Object> document = ran.document();
        assertThat(ran.exit()).isEqualTo(Exit.REFUSED);
        assertThat(document.keySet()).containsExactly("skills", "findings", "advice");
        assertThat(list(document, "skills")).extracting("name").containsExactly("other", "notes");
        assertThat(list(document, "findings"))
                .isNotEmpty()
                .allMatch(finding -> finding.get("plugin").equals(bad));
    }

    @Test
    void givesOneDocumentHoweverJsonIsAskedFor() {
        String expected = Ran.hz("skill", "check", "--json", good).out();

        assertThat(Ran.hz("--json", "skill", "check", good).out()).isEqualTo(expected);
        assertThat(Ran.hz("skill", "check", good, "--json").out()).isEqualTo(expected);
        assertThat(Ran.hz("skill", "check", "--format=json", good).out()).isEqualTo(expected);
        assertThat(Ran.hz("skill", "--json", "check", "--format", "text", good).out())
                .isEqualTo(expected);
    }

    @Test
    @DisplayName("O1, K3: a PATH that is not there does not stop the rest, and gives 2")
    void checksTheOthersBesideAPathThatIsNotThere() throws IOException {
        Ran text = Ran.hz("skill", "check", "not-there", good);
        Ran json = Ran.hz("skill", "check", "--json", "not-there", good);

        assertThat(text.exit()).isEqualTo(Exit.USAGE);
        assertThat(text.out()).startsWith("notes  ");
        assertThat(text.err()).startsWith("hz: not-there is not there; ");
        assertThat(json.exit()).isEqualTo(Exit.USAGE);
        assertThat(list(json.document(), "skills")).hasSize(1);
        assertThat(list(json.document(), "findings"))
                .extracting("code")
                .containsExactly("NO_SUCH_PATH");
    }

    @Test
    @DisplayName("K3: nothing but PATHs that are not there is a failure")
    void failsIfNoPathIsThere() throws IOException {
        Ran ran = Ran.hz("skill", "check", "--json", "not-there", good + "/SKILL.md/below");

        assertThat(ran.exit()).isEqualTo(Exit.USAGE);
        assertThat(ran.error().get("code")).isEqualTo("NO_SUCH_PATH");
    }

    private String skill(String path, String frontMatter) throws IOException {
        Path skill = Files.createDirectories(directory.resolve(path));
        Files.writeString(skill.resolve("SKILL.md"), "---\n" + frontMatter + "---\nBody\n");
        return skill.toString();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> list(Map<String, Object> document, String key) {
        return (List<Map<String, Object>>) document.get(key);
    }
}
