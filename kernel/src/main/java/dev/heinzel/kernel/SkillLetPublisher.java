package dev.heinzel.kernel;

import dev.heinzel.skill.check.SkillLet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;
import org.osgi.framework.SynchronousBundleListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Publishes the skills of each accepted bundle as a {@link SkillLet} service, from the moment the
 * bundle is resolved until it is uninstalled or updated, or the kernel stops. Starting, stopping
 * and refreshing the same bytes changes nothing (S5).
 *
 * <p>Events of one bundle come on several threads and in an order that need not be the order of
 * what happened, so an event only says that there is something to look at. One thread at a time
 * looks, for each bundle, at what is true now; no lock is held while the framework is called.
 */
final class SkillLetPublisher implements SynchronousBundleListener {

    private static final Logger LOG = LoggerFactory.getLogger(SkillLetPublisher.class);

    private static final int RESOLVED =
            Bundle.RESOLVED | Bundle.STARTING | Bundle.ACTIVE | Bundle.STOPPING;

    private final BundleContext kernel;
    private final Verdicts verdicts;
    private final OwnBundles own;
    private final Map<Long, Place> places = new ConcurrentHashMap<>();
    private volatile boolean closed;

    SkillLetPublisher(BundleContext kernel, Verdicts verdicts, OwnBundles own) {
        this.kernel = kernel;
        this.verdicts = verdicts;
        this.own = own;
    }

    @Override
    public void bundleChanged(BundleEvent event) {
        Bundle bundle = event.getBundle();
        switch (event.getType()) {
            // an extension of the framework is resolved when it is installed, without a word
            case BundleEvent.INSTALLED -> {
                verdicts.installed(bundle);
                settle(bundle);
            }
            case BundleEvent.RESOLVED -> settle(bundle);
            case BundleEvent.UPDATED, BundleEvent.UNINSTALLED -> {
                verdicts.forget(bundle.getBundleId());
                place(bundle).replaced.set(true);
                settle(bundle);
            }
            default -> {
                // neither changes which bytes there are
            }
        }
    }

    /** Makes what is published agree with what the bundle is now. */
    void settle(Bundle bundle) {
        Place place = place(bundle);
        if (place.signals.getAndIncrement() != 0) {
            return; // the thread that is at it looks again
        }
        boolean over = false;
        try {
            int seen;
            do {
                seen = place.signals.get();
                lookSafely(bundle, place);
            } while (place.signals.addAndGet(-seen) != 0);
            over = true;
        } finally {
            if (!over) {
                place.signals.set(0); // or nobody would ever look again
            }
        }
    }

    // the framework calls others from here, and a thread that resolves must not die of them
    private void lookSafely(Bundle bundle, Place place) {
        try {
            look(bundle, place);
        } catch (RuntimeException | LinkageError | StackOverflowError failure) {
            LOG.error(
                    "bundle {} is not published as it should be: {}",
                    bundle.getBundleId(),
                    failure.getClass().getName());
        }
    }

    /** Withdraws everything. */
    void close() {
        closed = true;
        places.values().forEach(place -> settle(place.bundle));
    }

    private Place place(Bundle bundle) {
        return places.computeIfAbsent(bundle.getBundleId(), id -> new Place(bundle));
    }

    private void look(Bundle bundle, Place place) {
        boolean replaced = place.replaced.getAndSet(false);
        int state = bundle.getState();
        if (closed || replaced || state == Bundle.UNINSTALLED) {
            place.replace(null);
        }
        if (state == Bundle.UNINSTALLED) {
            places.remove(bundle.getBundleId(), place);
        }
        if (closed || (state & RESOLVED) == 0) {
            return;
        }
        Verdict verdict = verdicts.of(bundle);
        if (verdict instanceof Verdict.Accepted accepted) {
            publish(bundle, place, accepted.skillLet());
        } else if (verdict instanceof Verdict.Refused) {
            place.replace(null);
        }
        // undecided: what is published was checked, and every read of it is verified (P3, S4)
    }

    private void publish(Bundle bundle, Place place, @Nullable SkillLet skillLet) {
        if (skillLet == null || skillLet.skills().isEmpty()) {
            place.replace(null);
            return;
        }
        Published now = place.published;
        if (now != null && now.skillLet.skills().equals(skillLet.skills())) {
            return;
        }
        Map<String, Object> properties =
                Map.of(
                        "source", bundle.getSymbolicName(),
                        "bundle.id", bundle.getBundleId(),
                        "version", bundle.getVersion(),
                        "core", own.isCore(bundle));
        try {
            place.replace(
                    new Published(
                            skillLet,
                            kernel.registerService(
                                    SkillLet.class,
                                    skillLet,
                                    FrameworkUtil.asDictionary(properties))));
        } catch (IllegalStateException stopped) {
            LOG.debug("the kernel stops, nothing more is published", stopped);
        }
    }

    private record Published(SkillLet skillLet, ServiceRegistration<SkillLet> registration) {}

    /** What is published of one bundle; touched by the thread that is at it alone. */
    private static final class Place {
        final Bundle bundle;
        final AtomicInteger signals = new AtomicInteger();
        final AtomicBoolean replaced = new AtomicBoolean();
        private volatile @Nullable Published published;

        Place(Bundle bundle) {
            this.bundle = bundle;
        }

        // the new one first: what both have is served throughout
        void replace(@Nullable Published next) {
            Published before = published;
            published = next;
            if (before != null) {
                try {
                    before.registration.unregister();
                } catch (IllegalStateException already) {
                    LOG.debug("the framework withdrew it before", already);
                }
            }
        }
    }
}
