package dev.heinzel.launcher.config;

import static dev.heinzel.launcher.config.Written.codes;
import static dev.heinzel.launcher.config.Written.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Stack;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigurationTest {

    private static final String GOOD =
            """
            # mine
            [stack]
            project = ["acme.project"]
            team = ["acme.notes",
                    "acme.review"]
            org = []
            site = ["acme.site"]

            [system.skill]
            personal_dir = "~/skills"
            chat = ["notes", "acme.review:review"]
            mcp = ["personal:notes"]
            export_dirs = ["~/.claude/skills", "/srv/./skills//"]

            [turn]
            menu = 6

            [agents.writer]
            uses = ["notes"]
            """;

    @TempDir Path home;
    private Written written;

    @BeforeEach
    void aHome() {
        written = new Written(home);
    }

    @Test
    @DisplayName("A1: without a file the defaults hold, and nothing is wrong")
    void holdsDefaults() {
        Configuration configuration = written.read();

        assertThat(configuration)
                .isEqualTo(
                        new Configuration(
                                written.file(),
                                Stack.none(),
                                "",
                                written.directory().resolve("skills"),
                                false,
                                new Permitted.ByDefault(),
                                new Permitted.ByDefault(),
                                Map.of(),
                                List.of(home.resolve(".claude/skills")),
                                3,
                                List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "# nothing yet", "[stack]\n[system.skill]\n[agents]\n"})
    @DisplayName("A1: a file that says nothing is as none")
    void takesAnEmptyFile(String toml) throws IOException {
        Configuration none = written.read();

        assertThat(written.read(toml)).isEqualTo(none);
    }

    @Test
    @DisplayName("A1: everything that may be said is read")
    void readsEverything() throws IOException {
        Configuration configuration = written.read(GOOD);

        assertThat(configuration)
                .isEqualTo(
                        new Configuration(
                                written.file(),
                                Stack.of(
                                        Map.of(
                                                "acme.project", Layer.PROJECT,
                                                "acme.notes", Layer.TEAM,
                                                "acme.review", Layer.TEAM,
                                                "acme.site", Layer.SITE)),
                                "",
                                home.resolve("skills"),
                                true,
                                new Permitted.Listed(
                                        11,
                                        List.of(
                                                new Permitted.Entry("notes", 11),
                                                new Permitted.Entry("acme.review:review", 11))),
                                new Permitted.Listed(
                                        12, List.of(new Permitted.Entry("personal:notes", 12))),
                                Map.of(
                                        "writer",
                                        new Permitted.Listed(
                                                19, List.of(new Permitted.Entry("notes", 19)))),
                                List.of(home.resolve(".claude/skills"), Path.of("/srv/skills")),
                                6,
                                List.of()));
    }

    @Test
    @DisplayName("A1: it may have CR LF, begin with a byte order mark, and be a link")
    void readsWhatEditorsWrite() throws IOException {
        Configuration plain = written.read(GOOD);

        assertThat(written.read("\ufeff" + GOOD.replace("\n", "\r\n"))).isEqualTo(plain);

        Path elsewhere = Files.move(written.file(), home.resolve("dotfile"));
        Files.createSymbolicLink(written.file(), elsewhere);
        assertThat(written.read()).isEqualTo(plain);
    }

    @Test
    @DisplayName("A1: 256 KB are read, and a byte more is not")
    void readsUpToALimit() throws IOException {
        String fill = "#".repeat(256 * 1_024 - GOOD.length());

        assertThat(written.read(GOOD + fill).problems()).isEmpty();

        Configuration larger = written.read(GOOD + fill + '#');
        assertThat(codes(larger)).containsExactly("0 CONFIG_UNREADABLE");
        assertThat(text(larger)).contains("more than 256 KB");
        assertThat(larger.mayName("acme.notes")).isTrue();
        assertAllowsNothing(larger);
    }

    @Test
    @DisplayName("A1: 4,000 lines are read, comments and blank ones not counted, and no more")
    void readsUpToSomeLines() throws IOException {
        String agents =
                IntStream.range(0, 2_000)
                        .mapToObj(i -> "\n# one\n[agents.n" + i + "]\nuses = [\"a\"]\n")
                        .collect(Collectors.joining());

        assertThat(written.read(agents).agents()).hasSize(2_000);
        assertThat(written.read(agents).problems()).isEmpty();

        Configuration more = written.read(agents + "# more\n[turn]\n");
        assertThat(codes(more)).containsExactly("8002 CONFIG_UNREADABLE");
        assertThat(text(more)).contains("more than 4,000 lines");
    }

    @Test
    @DisplayName("A1: a directory, a pipe, a link to nowhere and bytes of no text are one problem")
    void refusesWhatIsNoText() throws Exception {
        Files.createDirectories(written.file());
        assertRefused("is a directory", 0);
        Files.delete(written.file());

        Files.createSymbolicLink(written.file(), Path.of("nowhere"));
        assertRefused("leads nowhere", 0);
        Files.delete(written.file());

        assertThat(new ProcessBuilder("mkfifo", written.file().toString()).start().waitFor())
                .isZero();
        assertRefused("is not a regular file", 0);
        Files.delete(written.file());

        Files.write(written.file(), new byte[] {'#', '\n', '#', (byte) 0xC3, '\n'});
        assertRefused("is not UTF-8", 2);
        Files.write(written.file(), new byte[] {'#', '\n', '#', (byte) 0xE2, (byte) 0x82});
        assertRefused("is not UTF-8", 2);
        Files.write(written.file(), GOOD.getBytes(StandardCharsets.UTF_16LE));
        assertRefused("this is not TOML", 1);
        assertThat(written.read().mayName("acme.notes")).isTrue();
        Files.write(written.file(), GOOD.getBytes(StandardCharsets.UTF_16));
        assertRefused("is not UTF-8", 1);
        assertThat(written.read().mayName("acme.notes")).isTrue();
    }

    @Test
    @DisplayName("A1: what may not be read is one problem")
    void tellsWhatMayNotBeRead() throws IOException {
        written.read(GOOD);
        Files.setPosixFilePermissions(written.file(), Set.of());

        // root may read everything
        if (Files.isReadable(written.file())) {
            assertThat(written.read().problems()).isEmpty();
        } else {
            assertRefused("permission denied", 0);
        }
    }

    private void assertRefused(String what, int line) {
        Configuration configuration = written.read();

        assertThat(configuration.problems().get(0).code()).isEqualTo(FindingCode.CONFIG_UNREADABLE);
        assertThat(configuration.problems().get(0).line()).isEqualTo(line);
        assertThat(configuration.problems().get(0).message()).contains(what);
        assertAllowsNothing(configuration);
    }

    private void assertAllowsNothing(Configuration configuration) {
        assertThat(configuration.chat()).isEqualTo(new Permitted.Malformed());
        assertThat(configuration.mcp()).isEqualTo(new Permitted.Malformed());
        assertThat(configuration.agents()).isEmpty();
        assertThat(configuration.stack()).isEqualTo(Stack.none());
        assertThat(configuration.personalDirectory())
                .isEqualTo(written.directory().resolve("skills"));
        assertThat(configuration.exportDirectories()).isEmpty();
        assertThat(configuration.menu()).isEqualTo(3);
    }

    @Test
    @DisplayName("A1: of a file that is not TOML nothing is used, and its stack is in doubt")
    void usesNothingOfABrokenFile() throws IOException {
        Configuration configuration = written.read(GOOD + "\n\n# x\nbroken = \n");

        assertThat(codes(configuration)).containsExactly("23 CONFIG_UNREADABLE");
        assertThat(text(configuration))
                .contains("at column 10: expected a value")
                .contains("chat and mcp allow nothing");
        assertAllowsNothing(configuration);
        assertThat(configuration.mayName("acme.notes")).isTrue();
        assertThat(configuration.mayName("acme.other")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a = [1,\\n2               | what is opened in line 1 is not closed
                    a = 1\\n#\\na = 2         | this is there already, in line 1
                    [a]\\n[b]\\n[a]           | this is there already, in line 1
                    a = {b = 1}\\n[a.c]       | this is there already, in line 1
                    a = "x                    | expected " or a character
                    a b = 1                   | expected =
                    a = 1 b = 2               | expected a newline or end-of-input
                    """)
    @DisplayName("A1, F13: what is no TOML is told in words that are not the file's")
    void tellsWhatIsNoToml(String toml, String words) throws IOException {
        Configuration configuration = written.read(toml.replace("\\n", "\n"));

        assertThat(text(configuration)).contains(words);
    }

    @Test
    @DisplayName("F13: at most 20 faults of a file are told, and how many more there are")
    void tellsSomeFaults() throws IOException {
        assertThat(codes(written.read("x = ]\n".repeat(20)))).hasSize(20);

        Configuration more = written.read("x = ]\n".repeat(25));
        assertThat(codes(more)).hasSize(21).endsWith("21 MORE");
        assertThat(text(more)).contains("5 more are not shown");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    [stack]!teem = []         | no key "teem" in [stack]; write team
                    [stack]!Team = []         | no key "Team" in [stack]; write team
                    [stack]!zebra = []        | in [stack]; remove it; what may stand here is project, team, org, site
                    [stack]!menu = 3          | in [stack]; it belongs in [turn]
                    [turn]!uses = []          | in [turn]; it belongs in [agents.ID]
                    [system]!chat = []        | in [system]; it belongs in [system.skill]
                    [agents.x]!use = []       | no key "use" in [agents.ID]; write uses
                    [skill]!chat = []         | no key "skill" at the top; write it as [system.skill], on a line of its own
                    [agent.x]!uses = []       | no key "agent" at the top; write agents
                    [system.skill]!personal-dir = "x" | write personal_dir
                    ["a\\u202eb"]!x = 1       | no key "aU+202Eb" at the top
                    """)
    @DisplayName("A1: a key that has no place there is told, with the one that was meant")
    void tellsUnknownKeys(String toml, String words) throws IOException {
        Configuration configuration = written.read(toml.replace('!', '\n'));

        assertThat(text(configuration)).contains(words).contains("CONFIG_KEY");
        assertThat(configuration.chat()).isEqualTo(new Permitted.ByDefault());
    }

    @Test
    @DisplayName("A1: one bad value spoils no other key")
    void keepsWhatIsLeft() throws IOException {
        Configuration configuration =
                written.read(
                        GOOD.replace("personal_dir = \"~/skills\"", "personal_dir = 3")
                                .replace("mcp = [\"personal:notes\"]", "mcp = true")
                                .replace("menu = 6", "menu = 7")
                                .replace("org = []", "org = \"acme.org\"\nshelf = 1"));

        assertThat(codes(configuration))
                .containsExactly(
                        "6 CONFIG_VALUE",
                        "7 CONFIG_KEY",
                        "11 CONFIG_VALUE",
                        "13 CONFIG_VALUE",
                        "17 CONFIG_VALUE");
        assertThat(configuration.stack().layerOf("acme.review")).isEqualTo(Layer.TEAM);
        assertThat(configuration.chat().allowlist().names())
                .containsExactlyInAnyOrder("notes", "review");
        assertThat(configuration.agents()).containsOnlyKeys("writer");
        assertThat(configuration.exportDirectories()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "menu = 1, 1",
        "menu = 6, 6",
        "menu = 0, 3",
        "menu = 7, 3",
        "menu = 3.0, 3",
        "menu = '4', 3",
        "menu = -1, 3",
        "menu = 9223372036854775807, 3"
    })
    @DisplayName("A1: a menu has 1 to 6 seats")
    void readsTheMenu(String toml, int menu) throws IOException {
        Configuration configuration = written.read("[turn]\n" + toml);

        assertThat(configuration.menu()).isEqualTo(menu);
        assertThat(codes(configuration).isEmpty())
                .isEqualTo(toml.equals("menu = 1") || toml.equals("menu = 6"));
    }

    @Test
    @DisplayName("A1, A2: a table that is none loses its keys, and allows nothing")
    void losesATable() throws IOException {
        Configuration configuration = written.read("stack = 1\nsystem = 2\nagents = 3\nturn = 4");

        assertThat(codes(configuration))
                .containsExactly(
                        "1 CONFIG_VALUE", "2 CONFIG_VALUE", "3 CONFIG_VALUE", "4 CONFIG_VALUE");
        assertThat(configuration.mayName("acme.notes")).isFalse();
        assertThat(configuration.personalDirectory()).isNull();
        assertThat(configuration.exportDirectories()).isEmpty();
        assertThat(configuration.chat()).isEqualTo(new Permitted.Malformed());
        assertThat(configuration.mcp()).isEqualTo(new Permitted.Malformed());
    }
}
