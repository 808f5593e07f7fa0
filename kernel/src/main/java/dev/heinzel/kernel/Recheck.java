package dev.heinzel.kernel;

import dev.heinzel.skill.text.Printable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;
import org.osgi.framework.wiring.FrameworkWiring;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What resolved while the gate was away: before the kernel started, while it was stopped, or in a
 * run before this one (a framework may keep its wiring). What the kernel refuses is un-resolved
 * (P2).
 */
final class Recheck {

    private static final Logger LOG = LoggerFactory.getLogger(Recheck.class);

    private final BundleContext kernel;
    private final Verdicts verdicts;

    Recheck(BundleContext kernel, Verdicts verdicts) {
        this.kernel = kernel;
        this.verdicts = verdicts;
    }

    /**
     * Checks every resolved bundle and has the framework refresh the refused ones, on a thread of
     * its own: the gate stands by then, so they do not resolve again.
     */
    void run() {
        FrameworkWiring wiring =
                kernel.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).adapt(FrameworkWiring.class);
        List<Bundle> refused = new ArrayList<>();
        for (Bundle bundle : kernel.getBundles()) {
            if ((bundle.getState() & (Bundle.INSTALLED | Bundle.UNINSTALLED)) != 0
                    || !(verdicts.of(bundle) instanceof Verdict.Refused)) {
                continue;
            }
            if (canBeRefreshed(bundle, wiring)) {
                refused.add(bundle);
            } else {
                LOG.error(
                        "{} is refused but stays resolved, as the framework or the kernel depends"
                                + " on it; uninstall it and restart",
                        Printable.escape(String.valueOf(bundle.getSymbolicName())));
            }
        }
        if (!refused.isEmpty()) {
            wiring.refreshBundles(refused);
        }
    }

    // refreshing what the kernel is wired to stops the kernel, lets the bundle resolve while the
    // gate is away, and
    // comes back here; refreshing an extension restarts the framework
    private boolean canBeRefreshed(Bundle bundle, FrameworkWiring wiring) {
        if (isExtension(bundle)) {
            return false;
        }
        Collection<Bundle> closure = wiring.getDependencyClosure(List.of(bundle));
        return closure.stream()
                .mapToLong(Bundle::getBundleId)
                .noneMatch(
                        id ->
                                id == Constants.SYSTEM_BUNDLE_ID
                                        || id == kernel.getBundle().getBundleId());
    }

    private static boolean isExtension(Bundle bundle) {
        BundleWiring wiring = bundle.adapt(BundleWiring.class);
        if (wiring == null) {
            return false;
        }
        List<BundleWire> hosts = wiring.getRequiredWires(HostNamespace.HOST_NAMESPACE);
        return hosts != null
                && hosts.stream()
                        .anyMatch(
                                host ->
                                        host.getProvider().getBundle().getBundleId()
                                                == Constants.SYSTEM_BUNDLE_ID);
    }
}
