package dev.heinzel.system.skill;

import dev.heinzel.skill.check.SkillLet;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.Version;
import org.osgi.util.tracker.ServiceTracker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Puts on the shelf what the kernel publishes, and takes it off when it is withdrawn. */
final class SkillLetTracker extends ServiceTracker<SkillLet, Source> {

    private static final Logger LOG = LoggerFactory.getLogger(SkillLetTracker.class);

    private final KernelServices kernel;
    private final Shelf shelf;

    SkillLetTracker(BundleContext context, KernelServices kernel, Shelf shelf) {
        super(context, SkillLet.class, null);
        this.kernel = kernel;
        this.shelf = shelf;
    }

    @Override
    public @Nullable Source addingService(ServiceReference<SkillLet> reference) {
        if (!kernel.owns(reference)) {
            LOG.warn("a SkillLet that the kernel did not register is ignored: {}", reference);
            return null;
        }
        SkillLet skillLet = context.getService(reference);
        if (skillLet == null
                || !(reference.getProperty("source") instanceof String name)
                || !(reference.getProperty("version") instanceof Version version)
                || !(reference.getProperty("bundle.id") instanceof Long bundleId)) {
            return null;
        }
        boolean core = Boolean.TRUE.equals(reference.getProperty("core"));
        Source source = new Source(name, version, core, bundleId, skillLet);
        shelf.add(source);
        return source;
    }

    @Override
    public void removedService(ServiceReference<SkillLet> reference, Source source) {
        shelf.remove(source);
        context.ungetService(reference);
    }
}
