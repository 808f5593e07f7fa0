package dev.heinzel.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.SkillDiagnostics.RefusedPlugin;
import dev.heinzel.skill.check.SkillChecker;
import dev.heinzel.skill.check.SkillTree;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

@DisplayName("P2, P8: verdicts")
class VerdictsTest {

    private final FakeBundle plugin = new FakeBundle(7, "acme.notes");
    private final AtomicInteger checks = new AtomicInteger();
    private Checker behaviour = VerdictsTest::checkEmpty;
    private final Verdicts verdicts =
            new Verdicts(
                    (label, headers, tree, origin) -> {
                        checks.incrementAndGet();
                        return behaviour.check(label, headers, tree, origin);
                    },
                    new OwnBundles(kernelContext(), null),
                    new ParsedNames("test.framework"));

    private static BundleContext kernelContext() {
        Bundle kernel = new FakeBundle(1, "dev.heinzel.kernel").bundle;
        return (BundleContext)
                Proxy.newProxyInstance(
                        VerdictsTest.class.getClassLoader(),
                        new Class<?>[] {BundleContext.class},
                        (proxy, method, arguments) ->
                                switch (method.getName()) {
                                    case "getBundle" -> kernel;
                                    case "getBundles" -> new Bundle[] {kernel};
                                    default ->
                                            throw new UnsupportedOperationException(
                                                    method.getName());
                                });
    }

    // the real checker on a plugin whose container is empty: one finding
    private static dev.heinzel.skill.check.CheckResult checkEmpty(
            String label,
            java.util.Map<String, String> headers,
            SkillTree tree,
            SkillChecker.Origin origin)
            throws IOException {
        return SkillChecker.checkPlugin(label, headers, empty(), origin);
    }

    private static SkillTree empty() {
        return new SkillTree() {
            @Override
            public List<Entry> list(String directory) {
                return List.of();
            }

            @Override
            public int read(String path, byte[] buffer) {
                throw new AssertionError("nothing to read");
            }
        };
    }

    @Test
    @DisplayName("P2: told once per revision, and kept for the operator")
    void checksOnce() {
        Verdict first = verdicts.of(plugin.bundle);
        Verdict second = verdicts.of(plugin.bundle);

        assertThat(first).isInstanceOf(Verdict.Refused.class).isSameAs(second);
        assertThat(checks).hasValue(1);
        assertThat(verdicts.refused())
                .extracting(RefusedPlugin::bundleId, RefusedPlugin::findings)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(7L, first.findings()));
    }

    @Test
    @DisplayName("P3: an update is checked though the clock did not move")
    void checksEachRevision() {
        verdicts.of(plugin.bundle);

        plugin.update();
        verdicts.of(plugin.bundle);

        assertThat(checks).hasValue(2);
    }

    @Test
    @DisplayName("P3: bytes that change while they are checked get no verdict")
    void givesNoVerdictOnMixedBytes() {
        behaviour =
                (label, headers, tree, origin) -> {
                    plugin.update();
                    return checkEmpty(label, headers, tree, origin);
                };

        assertThat(verdicts.of(plugin.bundle)).isInstanceOf(Verdict.Undecided.class);
        assertThat(verdicts.refused()).isEmpty();
    }

    @Test
    @DisplayName("P8: an I/O failure is shown, and the next time is checked again")
    void keepsNoIoFailure() {
        behaviour =
                (label, headers, tree, origin) -> {
                    throw new IOException("out of order");
                };

        Verdict failed = verdicts.of(plugin.bundle);

        assertThat(failed).isInstanceOf(Verdict.Undecided.class);
        assertThat(verdicts.refused())
                .singleElement()
                .extracting(refused -> refused.findings().get(0).code())
                .isEqualTo(FindingCode.PLUGIN_UNREADABLE);

        behaviour = VerdictsTest::checkEmpty;
        assertThat(verdicts.of(plugin.bundle)).isInstanceOf(Verdict.Refused.class);
        assertThat(checks).hasValue(2);
    }

    @Test
    @DisplayName(
            "F3: a check that overflows or fails is contained, lets nothing through, is not kept")
    void containsAFailingCheck() {
        behaviour =
                (label, headers, tree, origin) -> {
                    throw new StackOverflowError();
                };
        assertThat(verdicts.of(plugin.bundle)).isInstanceOf(Verdict.Undecided.class);

        behaviour =
                (label, headers, tree, origin) -> {
                    throw new IllegalStateException("text of a skill");
                };
        assertThat(verdicts.of(plugin.bundle))
                .isInstanceOfSatisfying(
                        Verdict.Undecided.class,
                        undecided ->
                                assertThat(undecided.finding().toString())
                                        .doesNotContain("text of a skill"));

        behaviour = VerdictsTest::checkEmpty;
        assertThat(verdicts.of(plugin.bundle)).isInstanceOf(Verdict.Refused.class);
    }

    @Test
    @DisplayName("P2: a bundle that is gone or not yet there disturbs nobody")
    void doesNotThrowForWhatIsGone() {
        plugin.headersFail = new IllegalStateException("uninstalled");
        assertThat(verdicts.of(plugin.bundle)).isInstanceOf(Verdict.Undecided.class);

        plugin.headersFail = null;
        plugin.state = Bundle.UNINSTALLED;
        assertThat(verdicts.of(plugin.bundle)).isInstanceOf(Verdict.Undecided.class);

        plugin.revision = null;
        assertThat(verdicts.of(plugin.bundle)).isInstanceOf(Verdict.Undecided.class);
        assertThat(verdicts.refused()).isEmpty();
    }
}
