package dev.heinzel.launcher.config;

import static dev.heinzel.launcher.config.Written.codes;
import static dev.heinzel.launcher.config.Written.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DirectoryValueTest {

    @TempDir Path home;
    private Written written;

    @BeforeEach
    void aHome() {
        written = new Written(home);
    }

    private Configuration personal(String value) throws IOException {
        return written.read("[system.skill]\npersonal_dir = " + value);
    }

    @ParameterizedTest
    @CsvSource({
        "~, ''",
        "~/, ''",
        "~/a/b, a/b",
        "~//a/./b/, a/b",
        "/srv/a, /srv/a",
        "//srv/./a//, /srv/a",
        "~/~x, ~x",
        "/a..b, /a..b"
    })
    @DisplayName("A1: a directory is absolute, or below home")
    void takesWhatIsPlain(String written, String directory) throws IOException {
        Configuration configuration = personal("'" + written + "'");

        assertThat(configuration.personalDirectory()).isEqualTo(home.resolve(directory));
        assertThat(configuration.personalChosen()).isTrue();
        assertThat(configuration.problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    "skills"        | is relative
                    "./skills"      | is relative
                    "$HOME/skills"  | is relative
                    "~anna/skills"  | is in another user's home
                    "~+"            | is in another user's home
                    "/srv/../etc"   | has a part ..
                    "~/.."          | has a part ..
                    ""              | is empty
                    "/a\\u0000b"    | is no path
                    "~/a\\u0000b"   | is no path
                    ["/srv"]        | is an array, not a string
                    3               | is an integer, not a string
                    """)
    @DisplayName("A1: another one is refused, and nothing takes its place")
    void refusesWhatIsNot(String value, String words) throws IOException {
        Configuration configuration = personal(value);

        assertThat(configuration.personalDirectory()).isNull();
        assertThat(configuration.personalChosen()).isFalse();
        assertThat(codes(configuration)).containsExactly("2 CONFIG_VALUE");
        assertThat(text(configuration)).contains(words).contains("one that starts with ~/");
    }

    @Test
    @DisplayName("A1: without a home of their own, paths in it are refused")
    void refusesAHomeThatIsNone() throws IOException {
        personal("'~/skills'");
        Configuration configuration =
                Configuration.read(written.directory(), Path.of("relative"), null);

        assertThat(configuration.personalDirectory()).isNull();
        assertThat(text(configuration)).contains("there is no home directory");
        assertThat(configuration.exportDirectories()).isEmpty();
    }

    @Test
    @DisplayName("A1: of the export directories each stands for itself")
    void dropsOneOfSeveral() throws IOException {
        Configuration configuration =
                written.read("[system.skill]\nexport_dirs = ['~/a',\n'b',\n3, '/c', '/c/.', '/d']");

        assertThat(configuration.exportDirectories())
                .containsExactly(home.resolve("a"), Path.of("/c"), Path.of("/d"));
        assertThat(codes(configuration))
                .containsExactly("3 CONFIG_VALUE", "4 CONFIG_VALUE", "4 CONFIG_VALUE");

        assertThat(written.read("[system.skill]\nexport_dirs = '/a'").exportDirectories())
                .isEmpty();
    }
}
