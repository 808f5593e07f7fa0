package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Stack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LayersTest {

    private static final Stack STACK =
            Stack.of(
                    Map.of(
                            "z.project", Layer.PROJECT,
                            "y.team", Layer.TEAM,
                            "w.org", Layer.ORG,
                            "v.site", Layer.SITE));

    private static Offer offer(Source source) {
        return new Offer(source.skillLet().skills().get(0), source, Layers.of(source, STACK));
    }

    private static Source added(String name, String version, long bundleId) {
        return aPlugin(name).skill("notes").added(version, bundleId);
    }

    private static Source personal() {
        return Source.personal(aPlugin("my.own").skill("notes").added().skillLet());
    }

    private static final List<Source> FROM_SPECIFIC_TO_GENERAL =
            List.of(
                    personal(),
                    added("z.project", "1.0.0", 9),
                    added("y.team", "1.0.0", 8),
                    added("v.site", "1.0.0", 11),
                    added("w.org", "1.0.0", 10),
                    aPlugin("x.core").skill("notes").core(),
                    added("acme.A", "1.0.0", 6),
                    added("acme.a", "10.0.0", 5),
                    added("acme.a", "9.0.0", 3),
                    added("acme.a", "9.0.0", 4),
                    added("acme.b", "1.0.0", 1));

    @Test
    @DisplayName(
            "L1, L2: layer, then symbolic name, then the higher version, then the older bundle")
    void ordersFromSpecificToGeneral() {
        for (long seed = 0; seed < 50; seed++) {
            List<Offer> shuffled =
                    new ArrayList<>(
                            FROM_SPECIFIC_TO_GENERAL.stream().map(LayersTest::offer).toList());
            Collections.shuffle(shuffled, new Random(seed));

            assertThat(Layers.rank(shuffled).all())
                    .as("seed %d", seed)
                    .extracting(Offer::source)
                    .containsExactlyElementsOf(FROM_SPECIFIC_TO_GENERAL);
        }
    }

    private static Ranking rank(Source... sources) {
        return Layers.rank(Arrays.stream(sources).map(LayersTest::offer).toList());
    }

    private static String offered(Ranking ranking) {
        return ranking.offered() == null ? "nobody" : ranking.offered().source().name();
    }

    @Test
    @DisplayName("L1, L3: taking the first away offers the next, through the conflict of peers")
    void decidesForTheMostSpecific() {
        List<Source> left = new ArrayList<>(FROM_SPECIFIC_TO_GENERAL);
        List<String> offered = new ArrayList<>();
        for (; !left.isEmpty(); left.remove(0)) {
            offered.add(offered(rank(left.toArray(Source[]::new))));
        }

        assertThat(offered)
                .containsExactly(
                        "personal",
                        "z.project",
                        "y.team",
                        "nobody",
                        "w.org",
                        "x.core",
                        "acme.A",
                        "acme.a",
                        "acme.a",
                        "acme.a",
                        "acme.b");
    }

    @Test
    @DisplayName("L3, K6: the sides of a conflict have nobody above, the rest the first side")
    void hidesBelowAConflict() {
        Ranking ranking =
                rank(
                        added("w.org", "1.0.0", 1),
                        added("acme.a", "1.0.0", 2),
                        added("v.site", "1.0.0", 3),
                        added("w.org", "2.0.0", 4),
                        aPlugin("x.core").skill("notes").core());

        assertThat(ranking.isConflict()).isTrue();
        assertThat(ranking.sideNames()).containsExactly("v.site", "w.org");
        assertThat(ranking.all())
                .extracting(o -> o.source().name() + " " + o.source().version(), ranking::hiddenBy)
                .containsExactly(
                        tuple("v.site 1.0.0", null),
                        tuple("w.org 2.0.0", null),
                        tuple("w.org 1.0.0", "v.site"),
                        tuple("x.core 1.0.0", "v.site"),
                        tuple("acme.a 1.0.0", "v.site"));
    }

    @Test
    @DisplayName("L3: two bundles of one symbolic name are one source, so no conflict")
    void oneNameIsOneSource() {
        Ranking ranking = rank(added("w.org", "1.0.0", 1), added("w.org", "2.0.0", 4));

        assertThat(ranking.isConflict()).isFalse();
        assertThat(ranking.sideNames()).isEmpty();
        assertThat(ranking.offered().source().version()).hasToString("2.0.0");
        assertThat(ranking.hiddenBy(ranking.all().get(1))).isEqualTo("w.org");
    }

    @Test
    @DisplayName(
            "L5: the stack places a plugin; core is core and the personal is, whatever it says")
    void placesSources() {
        Stack stack =
                Stack.of(
                        Map.of(
                                "acme.a", Layer.SITE,
                                "x.core", Layer.TEAM,
                                "personal", Layer.ORG));

        assertThat(Layers.of(added("acme.a", "1.0.0", 1), stack)).isEqualTo(Layer.SITE);
        assertThat(Layers.of(added("acme.ab", "1.0.0", 1), stack)).isEqualTo(Layer.OUTSIDE);
        assertThat(Layers.of(aPlugin("x.core").skill("notes").core(), stack)).isEqualTo(Layer.CORE);
        assertThat(Layers.of(personal(), stack)).isEqualTo(Layer.PERSONAL);
        // the same words without a stack
        assertThat(Layers.of(added("acme.a", "1.0.0", 1), Stack.none())).isEqualTo(Layer.OUTSIDE);
    }
}
