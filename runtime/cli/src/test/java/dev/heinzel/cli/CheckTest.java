package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
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
        String below = good + "/SKILL.md/below";
        Ran json = Ran.hz("skill", "check", "--json", "not-there", below);
        Ran text = Ran.hz("skill", "check", "not-there", below);

        assertThat(json.exit()).isEqualTo(Exit.USAGE);
        assertThat(json.error())
                .containsEntry("code", "NO_SUCH_PATH")
                .containsEntry(
                        "message", "not-there is not there, and 1 more could not be looked at");
        assertThat(text.exit()).isEqualTo(Exit.USAGE);
        assertThat(text.out()).isEmpty();
        assertThat(text.err().lines().toList())
                .hasSize(2)
                .satisfies(lines -> assertThat(lines.get(0)).startsWith("hz: not-there is "))
                .satisfies(lines -> assertThat(lines.get(1)).startsWith("hz: " + below));
    }

    @Test
    @DisplayName("K3: a finding counts more than a PATH that is not there")
    void givesOneForAFindingBesideAPathThatIsNotThere() throws IOException {
        Ran text = Ran.hz("skill", "check", "not-there", bad);
        Ran json = Ran.hz("skill", "check", "--json", bad, "not-there");

        assertThat(text.exit()).isEqualTo(Exit.REFUSED);
        assertThat(text.err()).contains("hz: not-there is not there; ");
        assertThat(json.exit()).isEqualTo(Exit.REFUSED);
        assertThat(list(json.document(), "findings")).extracting("code").contains("NO_SUCH_PATH");
    }

    @Test
    @DisplayName("K5: a jar that declares no skills is fine, and told of")
    void tellsOfAJarWithoutSkills() throws IOException {
        String bundle = jar("bundle.jar", "Bundle-SymbolicName", "acme.lib");
        String plain = jar("plain.jar", "Created-By", "a test");

        Ran ofBundle = Ran.hz("skill", "check", bundle);
        Ran ofPlain = Ran.hz("skill", "check", plain);
        Ran json = Ran.hz("skill", "check", "--json", plain);

        assertThat(ofBundle.exit()).isEqualTo(Exit.OK);
        assertThat(ofBundle.err())
                .isEqualTo(bundle + " declares no skills: its manifest has no SkillLet header\n");
        assertThat(ofPlain.exit()).isEqualTo(Exit.OK);
        assertThat(ofPlain.err())
                .startsWith(plain + " declares no skills: it has no Bundle-SymbolicName")
                .contains("manifestFile");
        assertThat(json.exit()).isEqualTo(Exit.OK);
        assertThat(json.err()).isEmpty();
        assertThat(list(json.document(), "findings")).isEmpty();
    }

    private String jar(String name, String header, String value) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue(header, value);
        Path jar = directory.resolve(name);
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar.toString();
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
