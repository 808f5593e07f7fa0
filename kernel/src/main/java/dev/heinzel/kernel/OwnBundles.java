package dev.heinzel.kernel;

import dev.heinzel.skill.check.SkillChecker.Origin;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/**
 * Which bundles are the distribution's own, so that the names that are ours are theirs to use (P9).
 * Who starts the framework says so, by location; a bundle cannot say it of itself.
 */
final class OwnBundles {

    /** A framework property: locations, separated by commas. Their plugins are the layer core. */
    static final String PROPERTY = "dev.heinzel.own";

    private static final String SYSTEM_SKILL = "dev.heinzel.system.skill";

    private final BundleContext kernel;
    private final Set<String> locations;

    OwnBundles(BundleContext kernel, @Nullable String locations) {
        this.kernel = kernel;
        this.locations = locations == null ? Set.of() : Set.of(locations.trim().split("\\s*,\\s*"));
    }

    /** Whether the plugin is one of the core's. */
    boolean isCore(Bundle bundle) {
        return locations.contains(bundle.getLocation());
    }

    /**
     * Who made the bundle.
     *
     * @param refused asked of bundles that were installed before this one
     */
    Origin originOf(Bundle bundle, Predicate<Bundle> refused) {
        return isCore(bundle)
                        || bundle.getBundleId() == kernel.getBundle().getBundleId()
                        || isSystemSkill(bundle, refused)
                ? Origin.OURS
                : Origin.OTHERS;
    }

    // in a framework that somebody else started nobody names locations: the first one to have the
    // name has it, unless it can never resolve
    private boolean isSystemSkill(Bundle bundle, Predicate<Bundle> refused) {
        if (!SYSTEM_SKILL.equals(bundle.getSymbolicName())) {
            return false;
        }
        for (Bundle other : kernel.getBundles()) {
            if (other.getBundleId() < bundle.getBundleId()
                    && SYSTEM_SKILL.equals(other.getSymbolicName())
                    && !refused.test(other)) {
                return false;
            }
        }
        return true;
    }
}
