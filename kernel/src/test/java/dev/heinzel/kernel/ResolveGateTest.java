package dev.heinzel.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.hooks.resolver.ResolverHook;
import org.osgi.framework.wiring.BundleRevision;

@DisplayName("P2: the gate")
class ResolveGateTest {

    private final BundleRevision gone = gone(7);
    private final BundleRevision other = gone(8);

    // a revision whose bundle is uninstalled: refused, for this operation
    private static BundleRevision gone(long id) {
        FakeBundle bundle = new FakeBundle(id, "acme.n" + id);
        bundle.state = Bundle.UNINSTALLED;
        return bundle.revision;
    }

    private static ResolverHook hook(boolean felix, Collection<BundleRevision> triggers) {
        BundleContext context =
                (BundleContext)
                        Proxy.newProxyInstance(
                                ResolveGateTest.class.getClassLoader(),
                                new Class<?>[] {BundleContext.class},
                                (proxy, method, arguments) -> {
                                    throw new UnsupportedOperationException(method.getName());
                                });
        Checker never =
                (label, headers, tree, origin) -> {
                    throw new AssertionError("nothing to check");
                };
        return new ResolveGate(
                        new Verdicts(never, new OwnBundles(context, null), new ParsedNames(null)),
                        felix)
                .begin(triggers);
    }

    @Test
    @DisplayName("P2: an operation for one refused bundle is aborted with the reason")
    void abortsForItself() {
        for (boolean felix : new boolean[] {true, false}) {
            ResolverHook hook = hook(felix, List.of(gone));

            assertThatThrownBy(() -> hook.filterResolvable(new ArrayList<>(List.of(gone, other))))
                    .hasMessageStartingWith("acme.n7 is refused:\n")
                    .hasMessageContaining("PLUGIN_UNREADABLE");
        }
    }

    @Test
    @DisplayName("P2: an operation for somebody else goes on; Felix keeps its candidates")
    void goesOnForOthers() {
        Collection<BundleRevision> onFelix = new ArrayList<>(List.of(gone, other));
        Collection<BundleRevision> elsewhere = new ArrayList<>(List.of(gone, other));

        hook(true, List.of()).filterResolvable(onFelix);
        hook(false, List.of()).filterResolvable(elsewhere);

        assertThat(onFelix).containsExactly(gone, other);
        assertThat(elsewhere).isEmpty();
    }

    @Test
    @DisplayName("P2: of several asked for, Felix loses the refused one that requires nothing")
    void takesOutATriggerWithoutRequirements() {
        Collection<BundleRevision> candidates = new ArrayList<>(List.of(gone, other));

        hook(true, List.of(gone, gone(9))).filterResolvable(candidates);

        assertThat(candidates).containsExactly(other);
    }
}
