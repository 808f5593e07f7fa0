package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Layer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LayersTest {

    private static final List<Source> FROM_SPECIFIC_TO_GENERAL =
            List.of(
                    aPlugin("z.project").skill("notes").source(Layer.PROJECT, "1.0.0", 9),
                    aPlugin("y.team").skill("notes").source(Layer.TEAM, "1.0.0", 8),
                    aPlugin("x.core").skill("notes").source(Layer.CORE, "1.0.0", 7),
                    aPlugin("acme.A").skill("notes").source(Layer.OUTSIDE, "1.0.0", 6),
                    aPlugin("acme.a").skill("notes").source(Layer.OUTSIDE, "10.0.0", 5),
                    aPlugin("acme.a").skill("notes").source(Layer.OUTSIDE, "9.0.0", 3),
                    aPlugin("acme.a").skill("notes").source(Layer.OUTSIDE, "9.0.0", 4),
                    aPlugin("acme.b").skill("notes").source(Layer.OUTSIDE, "1.0.0", 1));

    @Test
    @DisplayName(
            "L1, L2: layer, then symbolic name, then the higher version, then the older bundle")
    void ordersFromSpecificToGeneral() {
        for (long seed = 0; seed < 50; seed++) {
            List<Source> shuffled = new ArrayList<>(FROM_SPECIFIC_TO_GENERAL);
            Collections.shuffle(shuffled, new Random(seed));

            Snapshot snapshot = Snapshot.EMPTY;
            for (Source source : shuffled) {
                snapshot = snapshot.with(source);
            }

            assertThat(snapshot.all("notes"))
                    .as("seed %d", seed)
                    .extracting(Offer::source)
                    .containsExactlyElementsOf(FROM_SPECIFIC_TO_GENERAL);
        }
    }

    @Test
    @DisplayName("L5: where a plugin belongs is asked of one function")
    void asksThePlacement() {
        Layers layers =
                new Layers(
                        (source, core) -> source.equals("acme.team") ? Layer.TEAM : Layer.OUTSIDE);

        assertThat(layers.of("acme.team", false)).isEqualTo(Layer.TEAM);
        assertThat(layers.of("acme.other", true)).isEqualTo(Layer.OUTSIDE);
    }

    @Test
    @DisplayName("L1, L2: without a stack there are core and outside")
    void coreIsWhatTheDistributionShips() {
        Layers layers = Layers.coreAndOutside();

        assertThat(layers.of("dev.heinzel.core", true)).isEqualTo(Layer.CORE);
        assertThat(layers.of("dev.heinzel.core", false)).isEqualTo(Layer.OUTSIDE);
    }
}
