package dev.heinzel.bnd;

import static org.assertj.core.api.Assertions.assertThat;

import aQute.bnd.osgi.Builder;
import aQute.bnd.osgi.EmbeddedResource;
import aQute.bnd.osgi.Jar;
import aQute.lib.utf8properties.UTF8Properties;
import aQute.service.reporter.Report.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkillLetPluginTest {

    private static final String NOTES = "skills/notes/SKILL.md";
    private static final String GOOD =
            "---\nname: notes\ndescription: Takes notes of a meeting.\n---\nDecisions first.\n";

    @TempDir private Path project;
    private Builder bnd;
    private Jar bundle;

    @BeforeEach
    void startAProject() {
        bundle = new Jar("acme.notes");
        bnd = new Builder();
        bnd.setBase(project.toFile());
        bnd.setJar(bundle);
        bnd.setProperty("Bundle-SymbolicName", "acme.notes");
        bnd.setProperty("Bundle-Version", "1.2.0");
        plugin("");
    }

    @AfterEach
    void closeIt() throws IOException {
        bnd.close();
    }

    @Test
    @DisplayName("B1: a good bundle builds without a word, and gets its headers")
    void writesTheHeaders() throws Exception {
        source(NOTES, GOOD);

        Attributes headers = build();

        assertThat(bnd.getErrors()).isEmpty();
        assertThat(bnd.getWarnings()).isEmpty();
        assertThat(headers.getValue("SkillLet")).isEqualTo("skills/");
        assertThat(headers.getValue("Require-Capability"))
                .isEqualTo(
                        "osgi.extender;filter:=\"(&(osgi.extender=heinzel.skill)"
                                + "(version>=1.0)(!(version>=2.0)))\"");
    }

    @Test
    @DisplayName("B1, F13: a finding fails the build, at file and line of the author's source")
    void failsAtTheSource() throws Exception {
        Path source = source(NOTES, GOOD.replace("name: notes", "name: note"));

        build();

        assertThat(bnd.getErrors())
                .singleElement()
                .asString()
                .startsWith("acme.notes_1.2.0: " + NOTES + ":2: NAME_NOT_DIRECTORY: ");
        Location location = bnd.getLocation(bnd.getErrors().get(0));
        assertThat(location.file).isEqualTo(source.toString());
        assertThat(location.line).as("bnd counts from 0").isEqualTo(1);
    }

    @Test
    @DisplayName("B1, F13: all findings of all skills are reported at once")
    void reportsAllFindings() throws Exception {
        source(NOTES, GOOD);
        source("skills/one/SKILL.md", "---\nname: two\ndescription: Red.\ncolour: red\n---\n");
        source("skills/two/SKILL.md", "no front matter\n");

        build();

        assertThat(bnd.getErrors())
                .extracting(error -> error.split(": ")[1] + " " + error.split(": ")[2])
                .containsExactly(
                        "skills/one/SKILL.md:2 NAME_NOT_DIRECTORY",
                        "skills/one/SKILL.md:4 KEY_UNKNOWN",
                        "skills/two/SKILL.md:1 FRONT_MATTER_MISSING");
    }

    @Test
    @DisplayName("B1, F15: advice is a warning and fails nothing")
    void warnsOfAdvice() throws Exception {
        source(NOTES, GOOD.replace("---\nDec", "allowed-tools: [Read]\n---\nDec"));

        build();

        assertThat(bnd.getErrors()).isEmpty();
        assertThat(bnd.getWarnings())
                .singleElement()
                .asString()
                .startsWith("acme.notes_1.2.0: " + NOTES + ":4: ALLOWED_TOOLS_LIST: ");
        assertThat(bnd.getLocation(bnd.getWarnings().get(0)).line).isEqualTo(3);
    }

    @Test
    @DisplayName("P1: a header of the author's own is left as it is, and checked")
    void leavesTheAuthorsHeader() throws Exception {
        bnd.setProperty("SkillLet", "advice/notes");
        source("advice/notes/SKILL.md", GOOD);

        Attributes headers = build();

        assertThat(bnd.getErrors()).isEmpty();
        assertThat(headers.getValue("SkillLet")).isEqualTo("advice/notes");
    }

    @Test
    @DisplayName("P1: a directory that is configured but not there fails the build")
    void refusesADirectoryThatIsNotThere() throws Exception {
        plugin(";dir=advice/");
        source(NOTES, GOOD);

        build();

        assertThat(bnd.getErrors())
                .singleElement()
                .asString()
                .contains("SKILLLET_DIRECTORY")
                .endsWith("; correct dir= in bnd.bnd, or the header");
    }

    @Test
    @DisplayName("P1: a header of the author's own that is wrong is what is to be corrected")
    void namesTheAuthorsHeader() throws Exception {
        bnd.setProperty("SkillLet", "advice/");
        source(NOTES, GOOD);

        build();

        assertThat(bnd.getErrors()).singleElement().asString().doesNotContain("dir=");
    }

    @Test
    @DisplayName("B1, F13: what is wrong with a whole skill is shown at its source directory")
    void failsAtTheDirectory() throws Exception {
        source(NOTES, GOOD);
        Path directory = source("skills/empty/readme.md", "Nothing.\n").getParent();

        build();

        assertThat(bnd.getErrors()).singleElement().asString().contains("SKILL_MD_MISSING");
        assertThat(bnd.getLocation(bnd.getErrors().get(0)).file).isEqualTo(directory.toString());
    }

    @Test
    @DisplayName("B1, F13: what is wrong with a header is shown at its line of bnd.bnd")
    void failsAtTheHeader() throws Exception {
        Path file = bndFile("Bundle-Name: Notes\nBundle-SymbolicName: dev.heinzel.impostor\n");
        source(NOTES, GOOD);

        build();

        assertThat(bnd.getErrors()).singleElement().asString().contains("PLUGIN_RESERVED");
        Location location = bnd.getLocation(bnd.getErrors().get(0));
        assertThat(location.file).isEqualTo(file.toString());
        assertThat(location.line).as("bnd counts from 0").isEqualTo(1);
    }

    @Test
    @DisplayName("B1, F13: a dir= that is not there is shown at the line that says it")
    void failsAtTheDirective() throws Exception {
        String plugin = "-plugin.skilllet: " + SkillLetPlugin.class.getName() + ";dir=advice/";
        Path file = bndFile("Bundle-SymbolicName: acme.notes\n\n" + plugin + "\n");
        source(NOTES, GOOD);

        build();

        assertThat(bnd.getErrors()).singleElement().asString().contains("SKILLLET_DIRECTORY");
        Location location = bnd.getLocation(bnd.getErrors().get(0));
        assertThat(location.file).isEqualTo(file.toString());
        assertThat(location.line).as("bnd counts from 0").isEqualTo(2);
    }

    @Test
    @DisplayName("B1: a bundle without skills is left alone")
    void leavesABundleWithoutSkillsAlone() throws Exception {
        source("readme.txt", "nothing\n");

        Attributes headers = build();

        assertThat(bnd.getErrors()).isEmpty();
        assertThat(headers.getValue("SkillLet")).isNull();
        assertThat(headers.getValue("Require-Capability")).isNull();
    }

    @Test
    @DisplayName("P5: what the author requires already is kept, and the kernel required once")
    void addsToWhatIsRequired() throws Exception {
        bnd.setProperty("Require-Capability", "acme.printer");
        source(NOTES, GOOD);

        Attributes headers = build();

        assertThat(headers.getValue("Require-Capability"))
                .startsWith("acme.printer,osgi.extender;filter:=")
                .containsOnlyOnce("heinzel.skill");
    }

    @Test
    @DisplayName("P5: a requirement of the author's own is not doubled")
    void doesNotDoubleTheRequirement() throws Exception {
        bnd.setProperty(
                "Require-Capability",
                "osgi.extender;filter:=\"(&(osgi.extender=heinzel.skill)(version>=1.0))\"");
        source(NOTES, GOOD);

        Attributes headers = build();

        assertThat(headers.getValue("Require-Capability")).containsOnlyOnce("heinzel.skill");
    }

    @Test
    @DisplayName("P9: a name that is the distribution's own is refused at the build")
    void refusesOurNames() throws Exception {
        bnd.setProperty("Bundle-SymbolicName", "dev.heinzel.impostor");
        source(NOTES, GOOD);

        build();

        assertThat(bnd.getErrors()).singleElement().asString().contains("PLUGIN_RESERVED");
    }

    @Test
    @DisplayName("P9: the distribution's own may carry it")
    void acceptsOurNamesFromUs() throws Exception {
        bnd.setProperty("Bundle-SymbolicName", "dev.heinzel.core");
        plugin(";ours=true");
        source(NOTES, GOOD);

        build();

        assertThat(bnd.getErrors()).isEmpty();
    }

    private void plugin(String attributes) {
        bnd.setProperty("-plugin.skilllet", SkillLetPlugin.class.getName() + attributes);
    }

    private Path bndFile(String text) throws IOException {
        Path file = Files.writeString(project.resolve("bnd.bnd"), text);
        UTF8Properties properties = new UTF8Properties();
        properties.load(text, file.toFile(), null);
        bnd.setProperties(file.toFile(), properties);
        if (!properties.containsKey("-plugin.skilllet")) {
            plugin("");
        }
        return file;
    }

    /** Writes a source file, and puts it into the bundle as Maven would. */
    private Path source(String path, String text) throws IOException {
        Path file = project.resolve("src/main/resources").resolve(path);
        Files.createDirectories(file.getParent());
        bundle.putResource(path, new EmbeddedResource(text, 0));
        return Files.writeString(file, text);
    }

    private Attributes build() throws Exception {
        return bnd.build().getManifest().getMainAttributes();
    }
}
