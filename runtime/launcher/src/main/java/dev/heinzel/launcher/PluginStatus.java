package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Layer;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One plugin of the store, or of the distribution's own, as it stands in this process (K7).
 *
 * @param symbolicName escaped
 * @param version the bundle's
 * @param origin where it came from: the file a person gave, escaped, or {@code distribution}
 * @param hasCode whether starting it would run code (P8)
 * @param skills the names it ships, sorted; empty unless the kernel accepted it
 * @param sha256 of the jar that was added; null for what the distribution has as a directory of
 *     classes
 * @param findings why it is refused or missing; else empty
 * @param reason why it is unresolved, or resolved but not started: what it requires and nobody
 *     offers, or how its start failed, in an operator's words, escaped; else null
 */
public record PluginStatus(
        String symbolicName,
        String version,
        Layer layer,
        State state,
        String origin,
        boolean hasCode,
        List<String> skills,
        @Nullable Digest sha256,
        List<Finding> findings,
        @Nullable String reason) {

    /** Copies the lists. */
    public PluginStatus {
        skills = List.copyOf(skills);
        findings = List.copyOf(findings);
    }

    /** What became of a plugin. */
    public enum State {
        /** Resolved and started. */
        ACTIVE,
        /** Resolved, so its skills are served. */
        RESOLVED,
        /** Nothing wrong with its skills, but something it requires is not there. */
        UNRESOLVED,
        /** It has findings. */
        REFUSED,
        /** The manifest names it, but its jar is gone from the store. */
        MISSING,
        /** Stored, but switched off by a person: not installed, and its skills are not served. */
        DISABLED;

        /** The word for machines: the constant in lower case. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
