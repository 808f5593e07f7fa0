package dev.heinzel.launcher.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code docs/configuration.md} says what the code does. */
class ConfigurationDocumentTest {

    private static final Path DOCUMENT = Path.of("../../docs/configuration.md");

    private static final Pattern EXAMPLE = Pattern.compile("```toml\n(.*?)```", Pattern.DOTALL);
    private static final Pattern ROW =
            Pattern.compile(
                    "^\\| `\\[([\\w.]+)\\] (\\w+)` \\| ([^|]+) \\| ([^|]+) \\| [^|]+ \\|$",
                    Pattern.MULTILINE);

    @TempDir Path home;
    private Written written;
    private String document;
    private String example;

    @BeforeEach
    void theDocument() throws IOException {
        written = new Written(home);
        document = Files.readString(DOCUMENT);
        Matcher found = EXAMPLE.matcher(document);
        assertThat(found.find()).isTrue();
        example = found.group(1);
    }

    private List<MatchResult> rows() {
        return ROW.matcher(document).results().toList();
    }

    @Test
    @DisplayName("A1: the example is right, and says everything that can be said")
    void showsEverything() throws IOException {
        Configuration configuration = written.read(example);

        assertThat(configuration.problems()).isEmpty();
        assertThat(configuration.stack().layerOf("acme.review")).isEqualTo(Layer.TEAM);
        assertThat(configuration.personalDirectory()).isEqualTo(home.resolve("skills"));
        assertThat(configuration.agents()).containsOnlyKeys("writer");
        for (ConfigKey key : ConfigKey.values()) {
            assertThat(example).containsPattern("(?m)^" + key.key() + " = ");
        }
    }

    @Test
    @DisplayName("A1: the table has every key, in order")
    void listsEveryKey() {
        assertThat(rows().stream().map(row -> row.group(1) + ' ' + row.group(2)))
                .containsExactlyElementsOf(
                        Arrays.stream(ConfigKey.values())
                                .map(key -> key.table() + ' ' + key.key())
                                .toList());
    }

    @Test
    @DisplayName("A1, A2: the table's defaults are the ones that hold")
    void tellsDefaults() {
        Configuration none = written.read();

        for (MatchResult row : rows()) {
            String said = row.group(4);
            switch (row.group(2)) {
                case "personal_dir" -> {
                    assertThat(said).isEqualTo("`skills/` beside `hz.toml`");
                    assertThat(none.personalDirectory())
                            .isEqualTo(none.file().resolveSibling("skills"));
                }
                case "export_dirs" ->
                        assertThat(none.exportDirectories())
                                .containsExactly(
                                        home.resolve(said.replace("`", "").replace("~/", "")));
                case "menu" -> assertThat(said).isEqualTo(String.valueOf(none.menu()));
                case "chat" -> assertThat(none.chat()).isEqualTo(new Permitted.ByDefault());
                case "mcp" -> assertThat(none.mcp()).isEqualTo(new Permitted.ByDefault());
                case "uses" -> assertThat(said).isEqualTo("nothing");
                default -> assertThat(said).isEqualTo("none");
            }
        }
    }

    @Test
    @DisplayName("A1: each remedy's example is right, and of the type that the table tells")
    void showsRightRemedies() throws IOException {
        for (MatchResult row : rows()) {
            ConfigKey key = ConfigKey.valueOf(row.group(2).toUpperCase(Locale.ROOT));

            assertThat(written.read("[" + key.table() + "]\n" + key.example()).problems())
                    .isEmpty();
            String value = key.example().substring(key.example().indexOf('=') + 2);
            String start =
                    row.group(3).startsWith("array")
                            ? "["
                            : row.group(3).startsWith("integer") ? "3" : "\"";
            assertThat(value).startsWith(start);
        }
    }

    @Test
    @DisplayName("A1: the limits and the menu's range are the code's")
    void tellsLimits() {
        assertThat(document)
                .contains("at most " + FileText.BYTES / 1_024 + " KB")
                .contains(String.format(Locale.ROOT, "at most %,d lines", TomlReader.LINES))
                .contains("at most " + TomlReader.DEPTH + " tables or arrays")
                .contains("integer, 1 to " + MenuValue.MOST);
    }
}
