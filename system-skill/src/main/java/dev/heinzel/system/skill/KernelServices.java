package dev.heinzel.system.skill;

import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;

/**
 * Which services the kernel registered; no other counts (P8). The bundle is told by its name, which
 * the gate keeps from others (P9), and not by its class loader: a host may bring the kernel on its
 * own class path, where all bundles share one loader.
 */
final class KernelServices {

    private static final String KERNEL = "dev.heinzel.kernel";

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
        // of several bundles of that name the first one is the kernel
        for (Bundle bundle : context.getBundles()) {
            if (bundle.getBundleId() < registrar.getBundleId() && isNamedKernel(bundle)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNamedKernel(@Nullable Bundle bundle) {
        return bundle != null && KERNEL.equals(bundle.getSymbolicName());
    }
}
