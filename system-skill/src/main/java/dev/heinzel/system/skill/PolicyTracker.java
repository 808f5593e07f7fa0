package dev.heinzel.system.skill;

import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.text.Printable;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves by the policy that the framework's launcher registered, and by no plugin's (L5). Of
 * several the newest counts, so that one can be replaced without a moment in which none does.
 */
final class PolicyTracker extends ServiceTracker<SkillPolicy, Long> {

    private static final Logger LOG = LoggerFactory.getLogger(PolicyTracker.class);

    private final Shelf shelf;
    private final ConcurrentSkipListMap<Long, SkillPolicy> policies = new ConcurrentSkipListMap<>();

    PolicyTracker(BundleContext context, Shelf shelf) {
        super(context, SkillPolicy.class, null);
        this.shelf = shelf;
    }

    @Override
    public @Nullable Long addingService(ServiceReference<SkillPolicy> reference) {
        Bundle registrar = reference.getBundle();
        if (registrar == null) {
            return null; // gone already
        }
        if (registrar.getBundleId() != Constants.SYSTEM_BUNDLE_ID) {
            LOG.warn(
                    "a policy of bundle {} ({}) is ignored: only the launcher's counts",
                    registrar.getBundleId(),
                    Printable.quote(String.valueOf(registrar.getSymbolicName())));
            return null;
        }
        SkillPolicy policy = context.getService(reference);
        if (policy == null || !(reference.getProperty(Constants.SERVICE_ID) instanceof Long id)) {
            return null;
        }
        policies.put(id, policy);
        shelf.decide(this::newest);
        return id;
    }

    @Override
    public void removedService(ServiceReference<SkillPolicy> reference, Long id) {
        policies.remove(id);
        shelf.decide(this::newest);
        context.ungetService(reference);
    }

    private SkillPolicy newest() {
        Map.Entry<Long, SkillPolicy> last = policies.lastEntry();
        return last == null ? SkillPolicy.NONE : last.getValue();
    }
}
