package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What one {@code add}, {@code update} or {@code remove} did, in terms of skills: what a person
 * reviews (O4, K7).
 *
 * @param symbolicName escaped; what was asked for where the jar does not say
 * @param version the bundle's; empty where the jar does not say
 * @param skills by name
 * @param findings why it was refused; else empty
 * @param advice what will not travel well
 * @param hasCode whether starting the plugin would run code (P8)
 * @param reason why the plugin, though stored, does not resolve, so that nothing of it is served:
 *     what it requires and nobody offers, in an operator's words, escaped; null if it resolves, is
 *     removed or is refused
 */
public record PluginChange(
        String symbolicName,
        String version,
        Result result,
        List<SkillChange> skills,
        List<Finding> findings,
        List<Finding> advice,
        boolean hasCode,
        @Nullable String reason) {

    /** Copies the lists. */
    public PluginChange {
        skills = List.copyOf(skills);
        findings = List.copyOf(findings);
        advice = List.copyOf(advice);
    }

    /**
     * A request that was refused before its jar was looked at.
     *
     * @param asked for, escaped
     */
    static PluginChange refused(String asked, List<Finding> findings) {
        return new PluginChange(
                asked, "", Result.REFUSED, List.of(), findings, List.of(), false, null);
    }

    /** What became of the request. */
    public enum Result {
        ADDED,
        UPDATED,
        /** The same bytes again. */
        UNCHANGED,
        REMOVED,
        /** Nothing was stored. */
        REFUSED;

        /** The word for machines: the constant in lower case. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What became of one skill. */
    public enum Kind {
        NEW,
        CHANGED,
        UNCHANGED,
        GONE;

        /** The word for machines: the constant in lower case. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * One skill of the plugin, before and after.
     *
     * @param fingerprint now; null if it is gone
     * @param oldFingerprint before; null if it is new
     * @param hides the sources whose skill of this name is now hidden by this one, in code point
     *     order
     * @param visibleTo which callers may see it by their allowlists (A2): {@code chat}, {@code
     *     mcp}, {@code agents.ID}, safe to print; empty if it is hidden, in conflict or gone
     * @param inConflictWith the peers that have this name too, so that nobody is offered it (L3),
     *     in code point order
     */
    public record SkillChange(
            String name,
            Kind change,
            @Nullable Digest fingerprint,
            @Nullable Digest oldFingerprint,
            List<String> hides,
            List<String> visibleTo,
            List<String> inConflictWith) {
        /** Copies the lists. */
        public SkillChange {
            hides = List.copyOf(hides);
            visibleTo = List.copyOf(visibleTo);
            inConflictWith = List.copyOf(inConflictWith);
        }
    }
}
