package dev.heinzel.launcher;

import static dev.heinzel.launcher.ConfigurationFixture.configured;
import static dev.heinzel.launcher.ConfigurationFixture.listed;
import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.heinzel.launcher.PluginChange.Result;
import dev.heinzel.launcher.PluginChange.SkillChange;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("L5: a plugin does not choose its layer")
class PluginLayerTest {

    private static final String SHIPPED = "writing-a-skill";

    @TempDir Path directory;
    private ConfigurationFixture operator =
            configured().stack("acme.team", Layer.TEAM).stack("acme.peer", Layer.TEAM);

    private PluginStore store() throws IOException {
        return PluginStore.open(directory.resolve("state"), () -> operator.read());
    }

    private PluginChange add(String name, @Nullable Layer layer) throws IOException {
        return store().add(aPlugin(name).skill(SHIPPED, "Theirs").in(directory), false, layer);
    }

    private static SkillChange only(PluginChange change) {
        assertThat(change.findings()).isEmpty();
        assertThat(change.skills()).hasSize(1);
        return change.skills().get(0);
    }

    @Test
    @DisplayName("L5: whoever adds a plugin that the stack names says its layer (PLUGIN_LAYER)")
    void refusesAnUnsaidLayer() throws IOException {
        for (Layer said : new Layer[] {null, Layer.ORG, Layer.PROJECT, Layer.SITE}) {
            PluginChange refused = add("acme.team", said);

            assertThat(refused.result()).isEqualTo(Result.REFUSED);
            assertThat(refused.findings())
                    .extracting(Finding::code)
                    .containsExactly(FindingCode.PLUGIN_LAYER);
            assertThat(refused.findings().get(0).remedy())
                    .isEqualTo(
                            "hz system plugin add --layer team "
                                    + directory.resolve("acme.team-1.0.0.jar"));
        }
        assertThat(directory.resolve("state/plugins")).isEmptyDirectory();

        assertThat(add("acme.team", Layer.TEAM).result()).isEqualTo(Result.ADDED);
        assertThat(add("acme.team", Layer.TEAM).result()).isEqualTo(Result.UNCHANGED);
        assertThat(add("acme.team", null).result()).isEqualTo(Result.REFUSED);
    }

    @Test
    @DisplayName("L5, K3: a layer for a plugin that the stack does not name is wrong usage")
    void refusesALayerThatNobodyGave() throws IOException {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> add("acme.other", Layer.TEAM))
                .satisfies(problem -> assertThat(problem.code()).isEqualTo("USAGE"))
                .satisfies(
                        problem ->
                                assertThat(problem.remedy()).contains("team = [\"acme.other\"]"));
        assertThat(directory.resolve("state/plugins")).isEmptyDirectory();

        assertThat(add("acme.other", null).result()).isEqualTo(Result.ADDED);
    }

    @ParameterizedTest
    @EnumSource(names = {"PERSONAL", "CORE", "OUTSIDE"})
    @DisplayName("L5: a layer that no stack has is none to be asked for")
    void refusesALayerOfNoStack(Layer layer) {
        assertThatIllegalArgumentException().isThrownBy(() -> add("acme.team", layer));
    }

    @Test
    @DisplayName("L5: where the stack cannot be read, a name that stands in the file is refused")
    void refusesADoubtfulName() throws IOException {
        operator = configured().doubtful("[stack\nteam = [\"acme.team\"]");

        for (Layer said : new Layer[] {null, Layer.TEAM}) {
            PluginChange refused = add("acme.team", said);

            assertThat(refused.findings())
                    .extracting(Finding::code)
                    .containsExactly(FindingCode.PLUGIN_LAYER);
            assertThat(refused.findings().get(0).remedy())
                    .contains("mend " + ConfigurationFixture.FILE);
        }
        assertThat(add("acme.other", null).result()).isEqualTo(Result.ADDED);
    }

    @Test
    @DisplayName("L5: an update stays in its layer")
    void keepsTheLayer() throws IOException {
        add("acme.team", Layer.TEAM);
        Path next = aPlugin("acme.team").version("2").skill(SHIPPED, "Next").in(directory);

        PluginChange updated = store().update("acme.team", next);

        assertThat(updated.result()).isEqualTo(Result.UPDATED);
        assertThat(only(updated).hides()).containsExactly("dev.heinzel.core");
    }

    @Test
    @DisplayName("O4, L1: what a plugin hides depends on its layer")
    void hidesByItsLayer() throws IOException {
        SkillChange outside = only(add("acme.other", null));
        SkillChange team = only(add("acme.team", Layer.TEAM));

        assertThat(outside.hides()).isEmpty();
        assertThat(outside.visibleTo()).isEmpty();
        assertThat(team.hides()).containsExactly("acme.other", "dev.heinzel.core");
        assertThat(team.visibleTo()).containsExactly("mcp");
    }

    @Test
    @DisplayName("L3, O4: a conflict with a peer is advice, and nobody sees it (LAYER_CONFLICT)")
    void tellsOfAConflict() throws IOException {
        PluginChange alone = add("acme.team", Layer.TEAM);
        PluginChange peer = add("acme.peer", Layer.TEAM);

        assertThat(alone.advice()).isEmpty();
        assertThat(peer.result()).isEqualTo(Result.ADDED);
        assertThat(peer.advice())
                .singleElement()
                .satisfies(
                        advice -> {
                            assertThat(advice.code()).isEqualTo(FindingCode.LAYER_CONFLICT);
                            assertThat(advice.message()).contains(SHIPPED, "acme.team");
                        });
        assertThat(only(peer).visibleTo()).isEmpty();
        assertThat(only(peer).inConflictWith()).containsExactly("acme.team");
    }

    @Test
    @DisplayName("A2, O4: those see it whose lists allow that name of that source")
    void isVisibleByTheLists() throws IOException {
        operator.chat(listed(1, "acme.team:" + SHIPPED))
                .mcp(listed(4, "acme.other:" + SHIPPED))
                .agent("writer", listed(7, SHIPPED))
                .agent("reader", listed(10, SHIPPED + "s"))
                .agent("nobody", listed(13));

        assertThat(only(add("acme.team", Layer.TEAM)).visibleTo())
                .isEqualTo(List.of("chat", "agents.writer"));
    }

    @Test
    @DisplayName("A2, O4: the source that a person was shown is remembered for each plain name")
    void remembersWhatWasShown() throws IOException {
        operator.mcp(listed(1, "letters", "acme.b:notes"));
        for (String name : List.of("acme.b", "acme.a")) {
            store().add(aPlugin(name).skill("letters", "Writes").in(directory), false, null);
        }

        assertThat(SourceMemory.kept(new StoreFiles(directory.resolve("state"))).read().sources())
                .isEqualTo(Map.of("letters", "acme.b"));
    }

    @Test
    @DisplayName("L5: what the operator writes while an add waits for its turn binds too")
    void asksTheOperatorWhileNobodyElseWrites() throws IOException {
        Path state = directory.resolve("state");
        List<String> asked = new ArrayList<>();
        PluginStore store =
                PluginStore.open(
                        state,
                        () -> {
                            assertThat(state.resolve("lock")).exists();
                            asked.add("now");
                            return operator.read();
                        });

        PluginChange change =
                store.add(aPlugin("acme.a").skill("letters", "Writes").in(directory), false, null);

        assertThat(change.result()).isEqualTo(Result.ADDED);
        assertThat(asked).hasSize(1);
    }
}
