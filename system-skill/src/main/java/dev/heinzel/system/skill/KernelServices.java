package dev.heinzel.system.skill;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/**
 * Which services the kernel registered; no other counts (P8). The kernel is the bundle of that name
 * which this one is wired to. Where the wiring does not tell it is the first resolved one: the gate
 * keeps the name from others (P9). Its class loader tells nothing: a host may bring the kernel on
 * its own class path, where all bundles share one.
 */
final class KernelServices {

    private static final String KERNEL = "dev.heinzel.kernel";
    private static final String WORDS = "dev.heinzel.skill.check";
    private static final int UNRESOLVED = Bundle.INSTALLED | Bundle.UNINSTALLED;

    private final BundleContext context;

    KernelServices(BundleContext context) {
        this.context = context;
    }

    /** Whether the service is the kernel's, and still registered. */
    boolean owns(ServiceReference<?> reference) {
        Bundle registrar = reference.getBundle();
        if (registrar == null || !isNamedKernel(registrar)) {
            return false;
        }
        Bundle wired = wired();
        if (wired != null) {
            return wired.getBundleId() == registrar.getBundleId();
        }
        for (Bundle bundle : context.getBundles()) {
            if (bundle.getBundleId() < registrar.getBundleId()
                    && isNamedKernel(bundle)
                    && (bundle.getState() & UNRESOLVED) == 0) {
                return false;
            }
        }
        return true;
    }

    /** The kernel that gave this bundle its words, or null if they came in another way. */
    private @Nullable Bundle wired() {
        BundleWiring wiring = context.getBundle().adapt(BundleWiring.class);
        List<BundleWire> wires =
                wiring == null ? null : wiring.getRequiredWires(PackageNamespace.PACKAGE_NAMESPACE);
        if (wires == null) {
            return null;
        }
        for (BundleWire wire : wires) {
            Bundle provider = wire.getProvider().getBundle();
            if (isNamedKernel(provider)
                    && WORDS.equals(
                            wire.getCapability()
                                    .getAttributes()
                                    .get(PackageNamespace.PACKAGE_NAMESPACE))) {
                return provider;
            }
        }
        return null;
    }

    private static boolean isNamedKernel(@Nullable Bundle bundle) {
        return bundle != null && KERNEL.equals(bundle.getSymbolicName());
    }
}
