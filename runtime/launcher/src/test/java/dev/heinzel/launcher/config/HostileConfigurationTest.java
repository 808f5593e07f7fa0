package dev.heinzel.launcher.config;

import static dev.heinzel.launcher.config.Written.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that nobody means well with, the user's and a project's; seeds are told with a failure. */
class HostileConfigurationTest {

    /** Stands in every value of the good file, and in no finding. */
    private static final String MARKER = "marktext";

    private static final String GOOD =
            """
            # marktext
            [stack]
            project = ["marktext.project", "marktext"]
            team = ['marktext.team', # marktext
              'marktext.b']

            [system.skill]
            personal_dir = "/marktext/skills"
            chat = ["marktext", "marktext.team:marktext"]
            mcp = ["personal:marktext"]
            export_dirs = ["~/marktext", \"\"\"/marktext\"\"\", '''/x/marktext''']

            [turn]
            menu = 6

            [agents]
            writer = { uses = ["marktext"] }
            "a.b".uses = ["marktext\\u002da"]
            """;

    private static final List<String> PIECES =
            List.of(
                    "[",
                    "]",
                    "[[",
                    "]]",
                    "{",
                    "}",
                    "=",
                    ",",
                    ".",
                    "\"",
                    "'",
                    "\"\"\"",
                    "'''",
                    "#",
                    "\\",
                    "\n",
                    "\r",
                    "\r\n",
                    "\0",
                    "\u202e",
                    "\ufeff",
                    "\ud83d\ude00",
                    "1e99",
                    "0x",
                    "true",
                    "2024-01-01",
                    "stack",
                    "system.skill",
                    "\"marktext\"",
                    "team = 1",
                    "\"x, expected marktext\" = 1\n\"x, expected marktext\" = 1\n");

    /** Of a file of the most bytes, parsed and told: many times what it takes here. */
    private static final Duration SOON = Duration.ofSeconds(30);

    @TempDir Path root;
    private Written written;
    private Path project;

    @BeforeEach
    void aHome() throws IOException {
        written = new Written(Files.createDirectory(root.resolve("home")));
        project = Files.createDirectory(root.resolve("project"));
        Files.createDirectories(written.directory());
    }

    /** Reads it as the user's, then as a project's, and looks at what is told. */
    private Configuration read(byte[] toml) throws IOException {
        Configuration users = written.read(toml);
        Files.delete(written.file());
        Files.write(project.resolve("hz.toml"), toml);
        Configuration projects = Configuration.read(written.directory(), written.home(), project);

        users.problems().forEach(HostileConfigurationTest::assertTellsNothing);
        projects.problems().forEach(HostileConfigurationTest::assertTellsNothing);
        assertThat(projects.menu()).isBetween(1, 6);
        assertThat(projects.stack()).isEqualTo(written.read(new byte[0]).stack());
        return users;
    }

    private static void assertTellsNothing(Finding finding) {
        String line = finding.toString();
        assertThat(line).isEqualTo(Printable.escape(line)).hasSizeLessThan(1_000);
        assertThat(finding.message() + finding.remedy()).doesNotContain("\n");
    }

    private static Consumer<Finding> tellsNoValue() {
        return finding ->
                // a key may be told: after a mutation a value can stand where a key does
                assertThat(
                                finding.code() == FindingCode.CONFIG_KEY
                                        ? finding.remedy()
                                        : finding.message() + finding.remedy())
                        .doesNotContain(MARKER);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("A1: the file that is mutated here is a good one")
    void startsFromAGoodFile() throws IOException {
        Configuration configuration = read(bytes(GOOD));

        assertThat(configuration.problems()).isEmpty();
        assertThat(configuration.agents()).containsOnlyKeys("writer", "a.b");
        assertThat(configuration.exportDirectories()).hasSize(3);
    }

    @Test
    @DisplayName("A1, F13: a file cut at any byte is read, and no value is told")
    void readsWhatIsCut() throws IOException {
        byte[] good = bytes(GOOD);
        for (int length = 0; length <= good.length; length++) {
            byte[] cut = Arrays.copyOf(good, length);
            assertThat(read(cut).problems()).as("cut at %d", length).allSatisfy(tellsNoValue());
        }
    }

    @Test
    @DisplayName("A1, F13: a mutated file is read, and no value is told")
    void readsWhatIsMutated() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int round = 0; round < 3_000; round++) {
            byte[] mutated = mutated(random);
            assertThatCode(() -> assertThat(read(mutated).problems()).allSatisfy(tellsNoValue()))
                    .as("seed %d, round %d", seed, round)
                    .doesNotThrowAnyException();
        }
    }

    private static byte[] mutated(Random random) {
        StringBuilder text = new StringBuilder(GOOD);
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
                default -> text.setCharAt(at, (char) random.nextInt(128));
            }
        }
        byte[] bytes = bytes(text.toString());
        if (random.nextInt(4) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[",
                "a=[",
                "a.",
                "{",
                "]\n",
                "a\n",
                "a=1\n",
                "[[a]]\n",
                "\"",
                "'",
                "a='\n",
                "#",
                " ",
                "[a.",
                "a=[\n",
                "a=[1\n",
                "a={\n",
                "a={b=[",
                "=",
                "\n",
                "\0",
                "\r",
                "#\n\n",
                "\n#\n",
                "[t]\n\n\n",
                "a=1\n\n#\n",
                ",",
                "\"\"\"\n",
                "'''\n#\n",
                "-",
                "1"
            })
    @DisplayName("A1: 256 KB of anything are read soon, as the user's and as a project's")
    void readsSoon(String piece) {
        String text = piece.repeat(FileText.BYTES / piece.length());

        assertThatNoException()
                .isThrownBy(() -> assertTimeoutPreemptively(SOON, () -> read(bytes(text))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=[%s]",
                "a=[\n%s]",
                "a=[1,%s]",
                "[turn]\n%smenu=3",
                "a=\"\"\"\n%s\"\"\"",
                "a='''%s'''"
            })
    @DisplayName("A1: many blank and comment lines within a value are read soon")
    void readsBlankLinesSoon(String toml) {
        String lines = "\n #\n".repeat(1_900);

        assertThatNoException()
                .isThrownBy(
                        () ->
                                assertTimeoutPreemptively(
                                        SOON, () -> read(bytes(toml.formatted(lines)))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"'''\n", "a=1'''\n", "a=1 \"\"\"\n", "['''\n", "a=\"\"\"\\\"\"\"\n"})
    @DisplayName("A1: what only looks like a string's start hides no blank lines")
    void readsSoonAfterAFalseStart(String start) {
        for (String line : List.of("\n", "#\n", " \n", "\n#\n \n")) {
            String toml = start + line.repeat(3_900 / line.split("\n", -1).length);

            assertThatNoException()
                    .isThrownBy(() -> assertTimeoutPreemptively(SOON, () -> read(bytes(toml))));
        }
    }

    @Test
    @DisplayName("A1: 16 tables or arrays lie within another, and no more")
    void boundsNesting() throws IOException {
        String more = "unknown = " + "[".repeat(18) + "]".repeat(18);
        String most = "unknown = " + "[".repeat(17) + "]".repeat(17);

        assertThat(text(written.read(most))).contains("CONFIG_KEY");
        assertThat(text(written.read(more)))
                .contains("CONFIG_UNREADABLE")
                .contains("more than 16 tables or arrays within another");
    }

    @Test
    @DisplayName("F11, F13: a token is told in no place of a file")
    void tellsNoToken() throws IOException {
        long seed = new Random().nextLong();
        String token = Written.aToken(new Random(seed));
        for (String toml :
                List.of(
                        "T = 1",
                        "[T]",
                        "[[T]]",
                        "[stack]\nT = 1",
                        "[stack]\nteam = ['T']",
                        "[stack]\nteam = 'T'",
                        "[stack]\nteam = ['T', 'T']\norg = ['T']",
                        "[system.T]",
                        "[agents.T]\nuses = 1",
                        "[agents.x]\nT = 1",
                        "T",
                        "x = T",
                        "x = \"T",
                        "x = 'T\n",
                        "[T",
                        "'T' 'T'",
                        "T = 1\nT = 2",
                        "T.a = 1\n[T]",
                        "\"a, expected T\" = 1\n\"a, expected T\" = 1",
                        "x = [1 T\n",
                        "x = \"\\T\"",
                        "[system.skill]\nchat = ['T']",
                        "[system.skill]\npersonal_dir = 'T'",
                        "[turn]\nmenu = 'T'",
                        "[turn]\nmenu = T",
                        "a.b.T.c = 1",
                        "x = {T = 1, T = 2}")) {
            Configuration configuration = written.read(toml.replace("T", token));
            Files.writeString(project.resolve("hz.toml"), toml.replace("T", token));
            Configuration both = Configuration.read(written.directory(), written.home(), project);

            assertThat(both.problems()).as(toml).isNotEmpty();
            assertThat(text(configuration) + text(both))
                    .as("seed %d: %s", seed, toml)
                    .doesNotContain(token.substring(4, 20));
        }
    }

    @Test
    @DisplayName("F13: of a long key at most 64 characters are told, escaped")
    void cutsLongKeys() throws IOException {
        Configuration configuration = written.read("x".repeat(200_000) + " = 1");
        assertThat(text(configuration)).contains('"' + "x".repeat(64) + "…\"");

        assertThat(text(written.read("\"a\\u202e\\u0007\\nb\" = 1")))
                .contains("\"aU+202EU+0007U+000Ab\"");
        assertThat(text(written.read("\"a\u2066b\" = 1"))).contains("\"aU+2066b\"");
    }

    @Test
    @DisplayName("A1: a comment with a control character is no comment, a joiner in one is")
    void leavesOddCommentsToTheParser() throws IOException {
        assertThat(text(written.read("# a\u0001b\n"))).contains("CONFIG_UNREADABLE");
        assertThat(text(written.read("# a\u007fb\n"))).contains("CONFIG_UNREADABLE");
        assertThat(text(written.read("# a\rb\n"))).contains("CONFIG_UNREADABLE");
        assertThat(written.read("# a\u200db\t\n").problems()).isEmpty();
    }
}
