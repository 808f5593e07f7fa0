package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Layer;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("K3, K4: help, version, completion")
class HelpTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "system ",
                "system plugin ",
                "system plugin add ",
                "system plugin update ",
                "system plugin remove ",
                "system plugin list ",
                "system skill ",
                "system skill list ",
                "system skill show ",
                "skill ",
                "skill check ",
                "doctor ",
                "completion "
            })
    void everyCommandHasHelpWithAnExample(String command) {
        Ran ran = Ran.hz((command + "--help").split(" "));

        assertThat(ran.exit()).isEqualTo(Exit.OK);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("Usage: hz ")
                .containsPattern("Examples?:\n  ")
                .contains("hz " + command.strip())
                .contains("--json");
        assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void printsTheBuildsVersion() {
        Ran ran = Ran.hz("--version");

        assertThat(ran.exit()).isEqualTo(Exit.OK);
        assertThat(ran.out().lines().findFirst().orElseThrow()).matches("hz \\d+\\.\\d+\\.\\d+");
        assertThat(ran.out()).contains("Java " + Runtime.version());
    }

    @Test
    void printsTheVersionForMachines() throws IOException {
        Map<String, Object> document = Ran.hz("--version", "--json").document();

        assertThat(document.keySet()).containsExactly("name", "version");
        assertThat(document.get("name")).isEqualTo("hz");
        assertThat(Ran.hz("--json", "--version").document()).isEqualTo(document);
    }

    @Test
    void printsHelpForMachines() throws IOException {
        Map<String, Object> document = Ran.hz("--help", "--json").document();

        assertThat(document.keySet()).containsExactly("help");
        assertThat(document.get("help")).isEqualTo(Ran.hz("--help").out().stripTrailing());
        assertThat(Ran.hz("system", "plugin", "add", "--json", "--help").document())
                .containsOnlyKeys("help");
        assertThat(Ran.with(Map.of("TERM", "xterm"), true, "--help", "--json").document())
                .isEqualTo(document);
    }

    @Test
    void generatesCompletionOfEveryCommand() {
        Ran ran = Ran.hz("completion");

        assertThat(ran.exit()).isEqualTo(Exit.OK);
        assertThat(ran.out())
                .contains(
                        "complete -F",
                        "ZSH_VERSION",
                        "--skills-only",
                        "--format",
                        "check",
                        "doctor");
        assertThat(ran.out()).contains("--layer", "\"project\" \"team\" \"org\" \"site\"");
    }

    @Test
    @DisplayName("L5: --layer takes exactly the layers of a stack, by their ids")
    void knowsTheLayersOfAStack() {
        assertThat(PluginCommands.StackLayer.values())
                .extracting(PluginCommands.StackLayer::layer)
                .containsExactlyElementsOf(Layer.ofStack());
        assertThat(PluginCommands.StackLayer.values())
                .allSatisfy(layer -> assertThat(layer.name()).isEqualTo(layer.layer().id()));
    }

    @Test
    void coloursOnATerminalOnly() {
        Map<String, String> environment = Map.of("TERM", "xterm");

        assertThat(Ran.with(environment, true, "--help").out()).contains("\u001b[");
        assertThat(Ran.with(environment, false, "--help").out()).doesNotContain("\u001b");
    }
}
