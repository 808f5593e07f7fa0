package dev.heinzel.launcher.config;

import static dev.heinzel.launcher.config.Written.codes;
import static dev.heinzel.launcher.config.Written.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Allowlist;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AllowlistValueTest {

    @TempDir Path home;
    private Written written;

    @BeforeEach
    void aHome() {
        written = new Written(home);
    }

    private Configuration chat(String value) throws IOException {
        return written.read("[system.skill]\nchat = " + value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "notes"                 | chat is a string, not an array
                    { notes = true }        | chat is a table, not an array
                    ["notes", 3]            | is an integer, not a string
                    ["notes", ["x"]]        | is an array, not a string
                    ["notes", "acme*"]      | is a pattern, and entries are exact
                    ["notes", "acme.a:*"]   | is a pattern, and entries are exact
                    ["notes", "Notes"]      | must be words of a-z0-9
                    ["notes", ""]           | must be words of a-z0-9
                    ["notes", " notes"]     | must be words of a-z0-9
                    ["notes", "acme.a:"]    | must be words of a-z0-9
                    ["notes", "a:b:c"]      | must be words of a-z0-9
                    ["notes", ":notes"]     | no symbolic name before its colon
                    ["notes", "a b:notes"]  | no symbolic name before its colon
                    ["notes", "hz-notes"]   | must not start with hz or heinzel
                    """)
    @DisplayName("A2: a list with something wrong in it allows nothing, and says so")
    void allowsNothing(String value, String words) throws IOException {
        Configuration configuration = chat(value);

        assertThat(configuration.chat()).isEqualTo(new Permitted.Malformed());
        assertThat(configuration.chat().allowlist()).isEqualTo(Allowlist.none());
        assertThat(codes(configuration)).containsExactly("2 CONFIG_VALUE");
        assertThat(text(configuration)).contains(words).contains("so chat allows nothing");
        assertThat(configuration.mcp()).isEqualTo(new Permitted.ByDefault());
    }

    @Test
    @DisplayName("A2: an entry is a name, or a name of one source")
    void allowsWhatIsListed() throws IOException {
        Configuration configuration = chat("['notes',\n'acme.a-b_C:review', 'personal:x']");

        assertThat(configuration.chat())
                .isEqualTo(
                        new Permitted.Listed(
                                2,
                                List.of(
                                        new Permitted.Entry("notes", 2),
                                        new Permitted.Entry("acme.a-b_C:review", 3),
                                        new Permitted.Entry("personal:x", 3))));
        assertThat(configuration.problems()).isEmpty();
    }

    @Test
    @DisplayName("A2: an empty list allows nothing, and says so; the same entry twice counts once")
    void tellsWhatIsOdd() throws IOException {
        Configuration empty = chat("[]");
        assertThat(empty.chat()).isEqualTo(new Permitted.Listed(2, List.of()));
        assertThat(empty.chat().allowlist()).isEqualTo(Allowlist.none());
        assertThat(text(empty))
                .contains("chat is empty, so it allows nothing; remove chat for the default");

        Configuration twice = chat("['a',\n'b', 'a']");
        assertThat(twice.chat())
                .isEqualTo(
                        new Permitted.Listed(
                                2,
                                List.of(new Permitted.Entry("a", 2), new Permitted.Entry("b", 3))));
        assertThat(codes(twice)).containsExactly("3 CONFIG_VALUE");
    }

    @Test
    @DisplayName("A2: an agent may see what its uses list, and nothing without them")
    void readsAgents() throws IOException {
        Configuration configuration =
                written.read(
                        """
                        [agents.writer]
                        uses = ["notes"]
                        [agents."a.b"]
                        [agents.wrong]
                        uses = "notes"
                        [agents]
                        odd = 3
                        """
                                .replace("[agents]\n", "[agents.none]\nuses = []\n")
                                .replace("odd = 3\n", ""));

        assertThat(configuration.agents())
                .containsOnlyKeys("writer", "a.b", "wrong", "none")
                .containsEntry(
                        "writer", new Permitted.Listed(2, List.of(new Permitted.Entry("notes", 2))))
                .containsEntry("a.b", new Permitted.Listed(3, List.of()))
                .containsEntry("wrong", new Permitted.Malformed())
                .containsEntry("none", new Permitted.Listed(7, List.of()));
        assertThat(codes(configuration))
                .containsExactly("3 CONFIG_VALUE", "5 CONFIG_VALUE", "7 CONFIG_VALUE");

        assertThat(written.read("agents.odd = 3").agents())
                .containsEntry("odd", new Permitted.Malformed());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a\\u202eb", "a\\tb"})
    @DisplayName("A2, F13: an agent whose id cannot be shown may see nothing")
    void refusesIdsThatCannotBeShown(String id) throws IOException {
        Configuration configuration = written.read("[agents.\"" + id + "\"]\nuses = ['notes']");

        assertThat(configuration.agents()).isEmpty();
        assertThat(codes(configuration)).containsExactly("1 CONFIG_KEY");
    }

    @Test
    @DisplayName("A2: an agent's id has up to 64 characters")
    void boundsIds() throws IOException {
        String most = "x".repeat(64);

        assertThat(written.read("[agents." + most + "]\nuses = ['a']").agents())
                .containsOnlyKeys(most);
        assertThat(written.read("[agents." + most + "x]\nuses = ['a']").agents()).isEmpty();
    }
}
