package dev.heinzel.launcher.config;

import static dev.heinzel.launcher.config.Written.codes;
import static dev.heinzel.launcher.config.Written.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Stack;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StackTableTest {

    @TempDir Path home;
    private Written written;

    @BeforeEach
    void aHome() {
        written = new Written(home);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"acme\"",
                "[\"acme.a\", 3]",
                "[\"acme.a\", [\"acme.b\"]]",
                "[\"acme.a\", \"acme*\"]",
                "[\"acme.a\", \"acme..b\"]",
                "[\"acme.a\", \"\"]",
                "[\"acme.a\", \"acme.b;x=1\"]",
                "{a = 1}",
                "2024-01-01"
            })
    @DisplayName("L5: a layer with something wrong in it counts for nothing, and is in doubt")
    void dropsALayerAsAWhole(String value) throws IOException {
        Configuration configuration =
                written.read("[stack]\nteam = " + value + "\norg = ['acme.org']\n");

        assertThat(codes(configuration)).containsExactly("2 CONFIG_VALUE");
        assertThat(text(configuration)).contains("names no plugin").contains("team = [");
        assertThat(configuration.stack()).isEqualTo(Stack.of(Map.of("acme.org", Layer.ORG)));
        assertThat(configuration.mayName("acme.a")).isEqualTo(value.contains("acme.a"));
        assertThat(configuration.mayName("acme.other")).isFalse();
    }

    @Test
    @DisplayName("L5: what is wrong in an array is told with its own line, each")
    void tellsTheLineOfAnElement() throws IOException {
        Configuration configuration =
                written.read("[stack]\nteam = [\n  'acme.a',\n\n  # x\n  1,\n  'b c',\n]\n");

        assertThat(codes(configuration)).containsExactly("6 CONFIG_VALUE", "7 CONFIG_VALUE");
    }

    @Test
    @DisplayName("L5: a name in two layers is in neither, wherever they stand")
    void putsNoNameInTwoLayers() throws IOException {
        Configuration configuration =
                written.read(
                        "[stack]\norg = ['acme.a', 'acme.b']\nteam = ['acme.a']\nsite = [1, 'acme.b']");

        assertThat(codes(configuration))
                .containsExactly("2 CONFIG_VALUE", "4 CONFIG_VALUE", "4 CONFIG_VALUE");
        assertThat(text(configuration))
                .contains("in org, and in team in line 3, so it is in no layer")
                .contains("in site, and in org in line 2, so it is in no layer");
        assertThat(configuration.stack()).isEqualTo(Stack.none());
        assertThat(configuration.mayName("acme.a")).isTrue();
    }

    @Test
    @DisplayName("L5: the same name twice in one layer counts once")
    void countsARepeatedNameOnce() throws IOException {
        Configuration configuration =
                written.read("[stack]\nteam = ['acme.a',\n'acme.a']\norg = ['acme.b']");

        assertThat(codes(configuration)).containsExactly("3 CONFIG_VALUE");
        assertThat(text(configuration)).contains("twice, before in line 2");
        assertThat(configuration.stack())
                .isEqualTo(Stack.of(Map.of("acme.a", Layer.TEAM, "acme.b", Layer.ORG)));
        assertThat(configuration.doubtful()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"personal", "dev.heinzel", "dev.heinzel.core"})
    @DisplayName("L5: names of ours and the personal directory have their layer")
    void dropsFixedNames(String name) throws IOException {
        Configuration configuration =
                written.read("[stack]\nteam = ['" + name + "', 'acme.a', 'dev.heinzelmann']");

        assertThat(codes(configuration)).containsExactly("2 CONFIG_VALUE");
        assertThat(configuration.stack())
                .isEqualTo(Stack.of(Map.of("acme.a", Layer.TEAM, "dev.heinzelmann", Layer.TEAM)));
    }
}
