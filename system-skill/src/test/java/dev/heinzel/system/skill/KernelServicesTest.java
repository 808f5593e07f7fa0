package dev.heinzel.system.skill;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

@DisplayName("P8: which services are the kernel's")
class KernelServicesTest {

    private static final String KERNEL = "dev.heinzel.kernel";

    private static <T> T fake(Class<T> type, Function<String, @Nullable Object> answers) {
        return type.cast(
                Proxy.newProxyInstance(
                        KernelServicesTest.class.getClassLoader(),
                        new Class<?>[] {type},
                        (proxy, method, arguments) -> answers.apply(method.getName())));
    }

    private static Bundle bundle(long id, String name, int state) {
        return fake(
                Bundle.class,
                question ->
                        switch (question) {
                            case "getBundleId" -> id;
                            case "getSymbolicName" -> name;
                            case "getState" -> state;
                            default -> throw new UnsupportedOperationException(question);
                        });
    }

    /** Whether a service of the last bundle is the kernel's, as told by one wired to another. */
    private static boolean owns(@Nullable Bundle wired, Bundle... bundles) {
        Bundle self = fake(Bundle.class, question -> wired == null ? null : wiringTo(wired));
        BundleContext context =
                fake(
                        BundleContext.class,
                        question -> question.equals("getBundle") ? self : bundles);
        ServiceReference<?> reference =
                fake(ServiceReference.class, question -> bundles[bundles.length - 1]);
        return new KernelServices(context).owns(reference);
    }

    private static BundleWiring wiringTo(Bundle provider) {
        BundleRevision revision = fake(BundleRevision.class, question -> provider);
        BundleCapability words =
                fake(
                        BundleCapability.class,
                        question -> Map.of("osgi.wiring.package", "dev.heinzel.skill.check"));
        BundleWire wire =
                fake(
                        BundleWire.class,
                        question -> question.equals("getProvider") ? revision : words);
        return fake(BundleWiring.class, question -> List.of(wire));
    }

    @Test
    @DisplayName("P8: a namesake that is merely installed does not stand in the kernel's way")
    void ignoresAnUnresolvedNamesake() {
        Bundle kernel = bundle(2, KERNEL, Bundle.ACTIVE);

        assertThat(owns(null, bundle(1, KERNEL, Bundle.INSTALLED), kernel)).isTrue();
        assertThat(owns(null, bundle(1, KERNEL, Bundle.RESOLVED), kernel)).isFalse();
        assertThat(owns(null, bundle(3, KERNEL, Bundle.ACTIVE), kernel)).isTrue();
        assertThat(owns(null, bundle(3, "acme.notes", Bundle.ACTIVE))).isFalse();
    }

    @Test
    @DisplayName("P8: the kernel is the one that the service is wired to, where wiring tells")
    void believesTheWiring() {
        Bundle early = bundle(1, KERNEL, Bundle.ACTIVE);
        Bundle kernel = bundle(2, KERNEL, Bundle.ACTIVE);

        assertThat(owns(kernel, early, kernel)).isTrue();
        assertThat(owns(early, early, kernel)).isFalse();
        assertThat(owns(bundle(0, "host", Bundle.ACTIVE), early, kernel)).isFalse();
        assertThat(owns(bundle(0, "host", Bundle.ACTIVE), kernel)).isTrue();
    }
}
