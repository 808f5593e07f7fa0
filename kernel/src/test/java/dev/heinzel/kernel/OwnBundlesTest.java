package dev.heinzel.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.check.SkillChecker.Origin;
import java.lang.reflect.Proxy;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

@DisplayName("P9: which bundles are the distribution's own")
class OwnBundlesTest {

    private static final String SYSTEM_SKILL = "dev.heinzel.system.skill";

    private final Bundle kernel = new FakeBundle(1, "dev.heinzel.kernel").bundle;
    private final Bundle first = new FakeBundle(2, SYSTEM_SKILL).bundle;
    private final Bundle second = new FakeBundle(3, SYSTEM_SKILL).bundle;
    private final OwnBundles own = new OwnBundles(context(), "test:acme.core");

    private BundleContext context() {
        return (BundleContext)
                Proxy.newProxyInstance(
                        OwnBundlesTest.class.getClassLoader(),
                        new Class<?>[] {BundleContext.class},
                        (proxy, method, arguments) ->
                                switch (method.getName()) {
                                    case "getBundle" -> kernel;
                                    case "getBundles" -> new Bundle[] {kernel, first, second};
                                    default ->
                                            throw new UnsupportedOperationException(
                                                    method.getName());
                                });
    }

    @Test
    @DisplayName("P9: the first one of system.skill's name has it, unless it is refused")
    void theFirstThatIsNotRefusedHasTheName() {
        assertThat(own.originOf(first, bundle -> false)).isEqualTo(Origin.OURS);
        assertThat(own.originOf(second, bundle -> false)).isEqualTo(Origin.OTHERS);
        assertThat(own.originOf(second, Set.of(first)::contains)).isEqualTo(Origin.OURS);
    }

    @Test
    @DisplayName("P9: the kernel, and what the framework's starter names by location")
    void theKernelAndWhatIsNamed() {
        assertThat(own.originOf(kernel, bundle -> false)).isEqualTo(Origin.OURS);
        assertThat(own.originOf(new FakeBundle(9, "acme.core").bundle, bundle -> false))
                .isEqualTo(Origin.OURS);
        assertThat(own.originOf(new FakeBundle(9, "acme.notes").bundle, bundle -> false))
                .isEqualTo(Origin.OTHERS);
    }
}
