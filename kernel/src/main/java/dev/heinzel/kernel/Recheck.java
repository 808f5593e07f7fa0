package dev.heinzel.kernel;

import dev.heinzel.skill.text.Printable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.Constants;
import org.osgi.framework.SynchronousBundleListener;
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
final class Recheck implements SynchronousBundleListener {

    private static final Logger LOG = LoggerFactory.getLogger(Recheck.class);

    private final BundleContext kernel;
    private final Verdicts verdicts;
    private final Consumer<Bundle> decided;

    /** Resolved, and could not be told when they were last looked at. */
    private final Set<Bundle> undecided = ConcurrentHashMap.newKeySet();

    /**
     * @param decided called for a bundle of which more may be known now
     */
    Recheck(BundleContext kernel, Verdicts verdicts, Consumer<Bundle> decided) {
        this.kernel = kernel;
        this.verdicts = verdicts;
        this.decided = decided;
    }

    /**
     * Checks every resolved bundle and has the framework refresh the refused ones, on a thread of
     * its own: the gate stands by then, so they do not resolve again. One that cannot be read now
     * is looked at again with the next event of any bundle.
     */
    void run() {
        check(List.of(kernel.getBundles()));
    }

    @Override
    public void bundleChanged(BundleEvent event) {
        List<Bundle> again = new ArrayList<>(undecided);
        again.removeIf(bundle -> !undecided.remove(bundle)); // one thread at a time
        if (!again.isEmpty()) {
            check(again);
            again.forEach(decided);
        }
    }

    private void check(List<Bundle> bundles) {
        FrameworkWiring wiring =
                kernel.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).adapt(FrameworkWiring.class);
        List<Bundle> refused = new ArrayList<>();
        for (Bundle bundle : bundles) {
            if ((bundle.getState() & (Bundle.INSTALLED | Bundle.UNINSTALLED)) != 0) {
                continue;
            }
            Verdict verdict = verdicts.of(bundle);
            if (verdict instanceof Verdict.Undecided && undecided.add(bundle)) {
                LOG.warn(
                        "{} stays resolved but cannot be checked now, so nothing of it is served",
                        Printable.escape(String.valueOf(bundle.getSymbolicName())));
            }
            if (!(verdict instanceof Verdict.Refused)) {
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
