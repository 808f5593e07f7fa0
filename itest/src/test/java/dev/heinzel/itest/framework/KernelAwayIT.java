package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.wiring.BundleWiring;

@DisplayName("P3: nothing unchecked is served, whenever the kernel was away")
class KernelAwayIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @Test
    @DisplayName("P2, P3: what resolved while the kernel was stopped is checked when it is back")
    void checksWhatResolvedMeanwhile() throws Exception {
        exam.kernel().stop();
        assertThat(exam.served().index()).isEmpty();

        Bundle bad = aBundle("acme.bad").with(aSkill("bad").named("x")).start(exam.context());
        Bundle good = aBundle("acme.good").with(aSkill("good")).start(exam.context());
        assertThat(bad.getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(exam.served().index()).isEmpty();

        exam.kernel().start();

        assertThat(exam.served().index()).containsExactly("good@acme.good");
        await().until(() -> bad.getState() == Bundle.INSTALLED);
        assertThat(good.getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(exam.served().refused()).containsExactly("acme.bad");
        assertThat(exam.served().index()).containsExactly("good@acme.good");
    }

    @Test
    @DisplayName("P3: what was replaced while the kernel was stopped is checked when it is back")
    void checksWhatWasReplacedMeanwhile() throws Exception {
        Bundle bundle = aBundle("acme.notes").with(aSkill("notes")).start(exam.context());
        exam.kernel().stop();
        bundle.update(aBundle("acme.notes").with(aSkill("notes").named("x")).jar());

        exam.kernel().start();

        assertThat(exam.served().index()).isEmpty();
        await().until(() -> bundle.getState() == Bundle.INSTALLED);
    }

    @Test
    @DisplayName("P2: what the kernel itself depends on is not refreshed, and still not served")
    void doesNotRefreshItself() throws Exception {
        Bundle yaml = exam.named("org.snakeyaml.engine");
        exam.kernel().stop();
        Bundle fragment =
                aBundle("acme.yaml")
                        .header("Fragment-Host", "org.snakeyaml.engine")
                        .with(aSkill("bad"))
                        .install(exam.context());
        exam.refresh(List.of(yaml));
        exam.resolve(exam.kernel());
        assertThat(fragment.getState()).isEqualTo(Bundle.RESOLVED);
        BundleWiring wiring = exam.kernel().adapt(BundleWiring.class);

        exam.kernel().start();
        // one more refresh: the framework does them in order, so one asked for before is over then
        exam.refresh(List.of(aBundle("acme.other").install(exam.context())));

        assertThat(exam.kernel().getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(exam.kernel().adapt(BundleWiring.class)).isSameAs(wiring);
        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().refused()).containsExactly("acme.yaml");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    @DisplayName("P3: any start order gives the same index")
    void anyStartOrderGivesTheSameIndex(long seed) throws Exception {
        exam.kernel().stop();
        exam.systemSkill().stop();
        Bundle bad = aBundle("acme.bad").with(aSkill("bad").named("x")).install(exam.context());
        List<Bundle> order =
                new ArrayList<>(
                        List.of(
                                exam.kernel(),
                                exam.systemSkill(),
                                bad,
                                aBundle("acme.a").with(aSkill("notes")).install(exam.context()),
                                aBundle("acme.b")
                                        .with(aSkill("notes"), aSkill("letters"))
                                        .install(exam.context()),
                                aBundle("acme.c").with(aSkill("reports")).install(exam.context())));
        Collections.shuffle(order, new Random(seed));

        for (Bundle bundle : order) {
            try {
                bundle.start();
            } catch (BundleException refused) {
                assertThat(bundle).as("seed %d", seed).isSameAs(bad);
            }
        }

        assertThat(exam.served().index())
                .as("seed %d", seed)
                .containsExactly("letters@acme.b", "notes@acme.a", "reports@acme.c");
        await("seed " + seed).until(() -> bad.getState() == Bundle.INSTALLED);
        assertThat(exam.served().index())
                .as("seed %d", seed)
                .containsExactly("letters@acme.b", "notes@acme.a", "reports@acme.c");
    }
}
