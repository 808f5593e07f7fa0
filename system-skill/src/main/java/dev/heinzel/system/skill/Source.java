package dev.heinzel.system.skill;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.check.SkillLet;
import org.osgi.framework.Version;

/**
 * Where skills come from: one resolved plugin, as the kernel published it.
 *
 * @param name the plugin's symbolic name
 * @param bundleId tells two bundles of one name and version apart
 */
record Source(String name, Version version, Layer layer, long bundleId, SkillLet skillLet) {

    // one publication is one source, whatever it is made of: it comes once and goes once
    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
