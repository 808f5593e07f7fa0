package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
@DisplayName("L5: add --layer")
class LayerOptionIT {

    // the distribution ships it, so that a plugin's layer shows in what it hides
    private static final String SHIPPED = "writing-a-skill";
    private static final String CORE = "dev.heinzel.core";

    @TempDir private Path scratch;
    private Hz hz;

    @BeforeEach
    void stack() throws IOException {
        hz = Hz.in(scratch);
        hz.configure("[stack]", "team = ['acme.team']");
    }

    @Test
    @DisplayName("L5: a name that the stack holds needs --layer, and the right one")
    void needsTheRightLayer() throws Exception {
        String jar = jar("acme.team");

        for (String[] arguments :
                new String[][] {
                    {"system", "plugin", "add", "--json", jar},
                    {"system", "plugin", "add", "--json", "--layer", "org", jar},
                    {"system", "plugin", "add", "--json", "--layer=project", jar}
                }) {
            Map<String, Object> refused = only(hz.run(arguments).exits(1));
            assertThat(refused).containsEntry("result", "refused");
            assertThat(Hz.list(refused, "findings"))
                    .extracting("code")
                    .containsExactly("PLUGIN_LAYER");
            assertThat(Hz.list(refused, "findings").get(0).get("remedy").toString())
                    .contains("--layer team");
        }
        assertNothingIsStored();

        assertThat(only(hz.run("system", "plugin", "add", "--json", "--layer", "team", jar)))
                .containsEntry("result", "added");
        assertThat(layerOf("acme.team")).isEqualTo("team");
        // the same bytes again are fine, and need no less
        assertThat(only(hz.run("system", "plugin", "add", "--json", "--layer", "team", jar)))
                .containsEntry("result", "unchanged");
    }

    @Test
    @DisplayName(
            "L5, K3: --layer for a name that the stack does not hold is 2, and so is any other word")
    void refusesALayerThatIsNotTheOperators() throws Exception {
        String jar = jar("acme.a");

        hz.run("system", "plugin", "add", "--layer", "team", jar).exits(2);
        for (String layer : List.of("core", "outside", "personal", "Team", "")) {
            Hz.Ran text = hz.run("system", "plugin", "add", "--layer", layer, jar).exits(2);
            assertThat(text.out()).isEmpty();
            assertThat(text.err()).startsWith("hz: ").contains("; ");
        }
        assertThat(
                        hz.run("system", "plugin", "add", "--layer", "core", "--json", jar)
                                .exits(2)
                                .error())
                .containsEntry("code", "USAGE");
        assertNothingIsStored();
    }

    @Test
    @DisplayName("L5: an update keeps the layer, and needs no --layer")
    void keepsTheLayer() throws Exception {
        hz.run("system", "plugin", "add", "--layer", "team", jar("acme.team")).exits(0);
        Path next =
                aPlugin("acme.team")
                        .header("Bundle-Version", "1.1.0")
                        .skill(SHIPPED, "# Next\n")
                        .in(scratch, "next.jar");

        Map<String, Object> updated =
                only(hz.run("system", "plugin", "update", "--json", "acme.team", next.toString()));

        assertThat(updated).containsEntry("result", "updated");
        assertThat(Hz.list(updated, "skills").get(0)).containsEntry("hides", List.of(CORE));
        assertThat(layerOf("acme.team")).isEqualTo("team");
        assertThat(hz.run("system", "skill", "show", SHIPPED).exits(0).out()).endsWith("# Next\n");
    }

    private String jar(String name) throws IOException {
        return aPlugin(name)
                .skill(SHIPPED, "# Of " + name + "\n")
                .in(scratch, name + ".jar")
                .toString();
    }

    private static Map<String, Object> only(Hz.Ran ran) throws IOException {
        List<Map<String, Object>> plugins = ran.list("plugins");
        assertThat(plugins).hasSize(1);
        return plugins.get(0);
    }

    private Object layerOf(String name) throws Exception {
        return hz.run("system", "plugin", "list", "--json").exits(0).list("plugins").stream()
                .filter(plugin -> plugin.get("symbolic_name").equals(name))
                .findFirst()
                .orElseThrow()
                .get("layer");
    }

    private void assertNothingIsStored() throws IOException {
        Path jars = hz.home().resolve("state/plugins");
        if (Files.exists(jars)) {
            assertThat(jars).isEmptyDirectory();
        }
    }
}
