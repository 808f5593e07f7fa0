package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("A1: hz.toml, through bin/hz")
class ConfigurationIT {

    @TempDir private Path scratch;
    private Hz hz;

    @BeforeEach
    void begin() {
        hz = Hz.in(scratch);
    }

    @Test
    @DisplayName("A1, K3: a missing or an empty file is fine and says nothing")
    void needsNoFile() throws Exception {
        assertThat(Problems.of(hz).places()).isEmpty();

        hz.configure();
        assertThat(Problems.of(hz).places()).isEmpty();
        hz.configure(
                "# all that there is",
                "[stack]",
                "project = []",
                "team = ['acme.team']",
                "org = []",
                "site = []",
                "[system.skill]",
                "chat = ['dev.heinzel.core:writing-a-skill']",
                "mcp = ['writing-a-skill']",
                "export_dirs = ['~/.claude/skills']",
                "[turn]",
                "menu = 6",
                "[agents.writer]",
                "uses = ['writing-a-skill']");
        assertThat(Problems.of(hz).places()).isEmpty();
    }

    @Test
    @DisplayName(
            "A1: unknown keys, wrong types and wrong values: file and line, and the rest works")
    void usesWhatIsLeft() throws Exception {
        aPlugin("acme.team").skill("notes", "x\n").in(scratch, "team.jar");
        hz.configure(
                "colour = 'red'",
                "[stack]",
                "team = ['acme.team']",
                "site = 'acme.site'",
                "core = ['acme.core']",
                "[system.skill]",
                "mcp = [1]",
                "[turn]",
                "menu = 7",
                "[agents.writer]",
                "uses = 'notes'",
                "likes = []",
                "[sistem]",
                "x = 1");

        assertThat(Problems.of(hz).places())
                .containsExactly(
                        "hz.toml:1 CONFIG_KEY",
                        "hz.toml:4 CONFIG_VALUE",
                        "hz.toml:5 CONFIG_KEY",
                        "hz.toml:7 CONFIG_VALUE",
                        "hz.toml:9 CONFIG_VALUE",
                        "hz.toml:11 CONFIG_VALUE",
                        "hz.toml:12 CONFIG_KEY",
                        "hz.toml:13 CONFIG_KEY");
        hz.run("system", "plugin", "add", "--layer", "team", "team.jar").exits(0);
        Hz.Ran text = hz.run("system", "skill", "list").exits(0);
        assertThat(text.out()).containsPattern("notes +acme.team +team ");
        assertThat(text.err().lines().filter(line -> line.contains("hz.toml:")))
                .hasSize(8)
                .allMatch(line -> line.contains(": CONFIG_") && line.contains("; "));
    }

    @Test
    @DisplayName("A1: the menu is 1 to 6")
    void boundsTheMenu() throws Exception {
        for (String menu : List.of("1", "6")) {
            hz.configure("[turn]", "menu = " + menu);
            assertThat(Problems.of(hz).places()).as(menu).isEmpty();
        }
        for (String menu : List.of("0", "7", "-1", "3.0", "'3'", "9223372036854775807")) {
            hz.configure("[turn]", "menu = " + menu);
            assertThat(Problems.of(hz).places()).as(menu).containsExactly("hz.toml:2 CONFIG_VALUE");
        }
    }

    @Test
    @DisplayName("A1, A2, L5: of a file that is no TOML nothing is used, and it allows nothing")
    void usesNothingOfABrokenFile() throws Exception {
        aPlugin("acme.team").skill("notes", "x\n").in(scratch, "team.jar");
        aPlugin("acme.other").skill("other", "x\n").in(scratch, "other.jar");
        hz.configure("[stack]", "team = ['acme.team']");
        hz.run("system", "plugin", "add", "--layer", "team", "team.jar").exits(0);

        hz.configure("[stack]", "team = ['acme.team']", "[system.skill", "chat = []");

        Map<String, Object> listed =
                hz.run("system", "skill", "list", "--json").exits(0).document();
        assertThat(Problems.of(listed).places())
                .first()
                .asString()
                .startsWith("hz.toml:3 ")
                .endsWith("CONFIG_UNREADABLE");
        assertThat(Hz.list(listed, "skills"))
                .filteredOn(skill -> skill.get("name").equals("notes"))
                .extracting("layer")
                .containsExactly("outside");
        assertThat(visibleTo("add", "other.jar")).isEqualTo(List.of());
        // it may be one that the stack names: the operator says so once the file is mended
        aPlugin("acme.te").skill("te", "x\n").in(scratch, "te.jar");
        hz.run("system", "plugin", "remove", "acme.team").exits(0);
        assertThat(hz.run("system", "plugin", "add", "team.jar").exits(1).err())
                .contains("PLUGIN_LAYER");
    }

    @Test
    @DisplayName("A1: not UTF-8, a directory, a link that leads nowhere: said, and nothing is used")
    void tellsOfWhatIsNoTextFile() throws Exception {
        Path file = hz.configure("");
        Files.write(file, new byte[] {'#', (byte) 0xff, '\n'});
        assertThat(Problems.of(hz).places())
                .singleElement()
                .asString()
                .endsWith("CONFIG_UNREADABLE");

        Files.delete(file);
        Files.createDirectory(file);
        assertThat(Problems.of(hz).places()).containsExactly("hz.toml CONFIG_UNREADABLE");

        Files.delete(file);
        Files.createSymbolicLink(file, Path.of("nowhere"));
        assertThat(Problems.of(hz).places()).containsExactly("hz.toml CONFIG_UNREADABLE");

        // the twin: dotfiles are often links
        Files.writeString(hz.config().resolve("nowhere"), "[turn]\nmenu = 2\n");
        assertThat(Problems.of(hz).places()).isEmpty();
    }

    @Test
    @DisplayName("A1, K2: with HZ_HOME below it, without it in the XDG directory")
    void findsTheUsersFile() throws Exception {
        hz.configure("one = 1");
        Path xdg = Files.createDirectories(scratch.resolve("xdg/heinzel"));
        Files.writeString(xdg.resolve("hz.toml"), "\ntwo = 1\n");
        Path home = Files.createDirectories(scratch.resolve("user/.config/heinzel"));
        Files.writeString(home.resolve("hz.toml"), "\n\nthree = 1\n");

        assertThat(Problems.of(hz).places()).containsExactly("hz.toml:1 CONFIG_KEY");
        hz.with("HZ_HOME", "")
                .with("HOME", scratch.resolve("user").toString())
                .with("XDG_STATE_HOME", scratch.resolve("state").toString())
                .with("XDG_CONFIG_HOME", scratch.resolve("xdg").toString());
        assertThat(Problems.of(hz).places()).containsExactly("hz.toml:2 CONFIG_KEY");
        hz.with("XDG_CONFIG_HOME", "");
        assertThat(Problems.of(hz).places()).containsExactly("hz.toml:3 CONFIG_KEY");
    }

    @Test
    @DisplayName("A1, L6: personal_dir knows ~, is not relative, and should be there")
    void findsThePersonalDirectory() throws Exception {
        Path user = Files.createDirectories(scratch.resolve("user"));
        hz.with("HOME", user.toString());
        Files.move(hz.personal("notes", "x\n").getParent(), user.resolve("mine"));
        hz.personal("letters", "x\n");

        hz.configure("[system.skill]", "personal_dir = '~/mine'");
        assertThat(Problems.of(hz).places()).isEmpty();
        assertThat(personal()).containsExactly("notes");

        hz.configure("[system.skill]", "personal_dir = '" + user.resolve("mine") + "'");
        assertThat(Problems.of(hz).places()).isEmpty();
        assertThat(personal()).containsExactly("notes");

        for (String wrong : List.of("'mine'", "'./mine'", "'~other/mine'", "''", "['~/mine']")) {
            hz.from(user).configure("[system.skill]", "personal_dir = " + wrong);
            assertThat(Problems.of(hz).places())
                    .as(wrong)
                    .containsExactly("hz.toml:2 CONFIG_VALUE");
            // neither what it may have meant, nor what nobody asked for
            assertThat(personal()).as(wrong).isEmpty();
        }

        hz.configure("[system.skill]", "personal_dir = '~/gone'");
        assertThat(Problems.of(hz).texts()).singleElement().asString().contains("user/gone");
    }

    private List<Object> personal() throws IOException, InterruptedException {
        return hz.run("system", "skill", "list", "--json").exits(0).list("skills").stream()
                .filter(skill -> skill.get("source").equals("personal"))
                .map(skill -> skill.get("name"))
                .toList();
    }

    private Object visibleTo(String... words) throws IOException, InterruptedException {
        Hz.Ran ran = hz.run("system", "plugin", words[0], words[1], "--json").exits(0);
        return Hz.list(ran.list("plugins").get(0), "skills").get(0).get("visible_to");
    }

    @Test
    @DisplayName("F12, F13, K3: a key is shown escaped, and no value is")
    void escapesKeys() throws Exception {
        Path file = hz.configure("");
        Files.writeString(
                file,
                "\"a\\u001b]0;x\\u0007\\u202e\" = 'kept to itself'\n",
                StandardCharsets.UTF_8);

        Hz.Ran text = hz.run("system", "skill", "list").exits(0);

        assertThat(text.err())
                .contains("hz.toml:1: CONFIG_KEY")
                .contains("U+001B", "U+202E")
                .doesNotContain("\u001b", "\u202e", "kept to itself");
    }
}
