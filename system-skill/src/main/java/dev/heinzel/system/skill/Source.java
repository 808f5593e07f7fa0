package dev.heinzel.system.skill;

import dev.heinzel.skill.check.SkillLet;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Version;

/**
 * Where skills come from: one resolved plugin, as the kernel published it, or one reading of the
 * personal directory. In which layer it lies it does not say itself (L5).
 *
 * @param name the plugin's symbolic name, or {@code personal}
 * @param core whether the distribution ships it
 * @param bundleId tells two bundles of one name and version apart; {@link #NO_BUNDLE} for the
 *     personal directory
 */
record Source(String name, Version version, boolean core, long bundleId, SkillLet skillLet) {

    private static final String PERSONAL = "personal";
    private static final long NO_BUNDLE = -1;

    /** What was read of the personal directory (L6). */
    static Source personal(SkillLet skillLet) {
        return new Source(PERSONAL, Version.emptyVersion, false, NO_BUNDLE, skillLet);
    }

    /** No bundle is this one, whatever it is called. */
    boolean isPersonal() {
        return bundleId == NO_BUNDLE;
    }

    // one publication is one source, whatever it is made of: it comes once and goes once
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
