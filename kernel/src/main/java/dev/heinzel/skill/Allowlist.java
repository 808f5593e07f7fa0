package dev.heinzel.skill;

import dev.heinzel.skill.text.Printable;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The exact set of skill names that a caller may see (S2, A2). An entry is {@code name}, which
 * allows that name from whichever source offers it, or {@code source:name}, which binds the source.
 * There are no patterns, no prefixes, and no folding. Immutable.
 */
public final class Allowlist {

    private static final Allowlist ALL = new Allowlist(null);
    private static final Allowlist NONE = new Allowlist(Set.of());

    private final @Nullable Set<String> entries;

    private Allowlist(@Nullable Set<String> entries) {
        this.entries = entries;
    }

    /** Everything that is offered. Said explicitly, never by leaving something out. */
    public static Allowlist all() {
        return ALL;
    }

    /** Nothing. */
    public static Allowlist none() {
        return NONE;
    }

    /**
     * Exactly these entries; none of them allows nothing.
     *
     * @throws IllegalArgumentException if an entry is empty, or has an empty name or source
     */
    public static Allowlist of(Collection<String> entries) {
        if (entries.isEmpty()) {
            return NONE;
        }
        for (String entry : entries) {
            int colon = entry.indexOf(':');
            if (entry.isEmpty() || colon == 0 || colon == entry.length() - 1) {
                throw new IllegalArgumentException(
                        "an allowlist entry is name or source:name, not \""
                                + Printable.quote(entry)
                                + "\"");
            }
        }
        return new Allowlist(Set.copyOf(new HashSet<>(entries)));
    }

    /** Exactly these entries; see {@link #of(Collection)}. */
    public static Allowlist of(String... entries) {
        return of(List.of(entries));
    }

    /** Whether a caller with this list may see {@code name} when {@code source} offers it. */
    public boolean allows(String source, String name) {
        return entries == null || entries.contains(name) || entries.contains(source + ':' + name);
    }

    /**
     * The names that could be allowed, each without its source: what an index walks instead of
     * everything installed (V4). Null where everything is allowed.
     */
    public @Nullable Set<String> names() {
        if (entries == null) {
            return null;
        }
        Set<String> names = new HashSet<>();
        for (String entry : entries) {
            names.add(entry.substring(entry.indexOf(':') + 1));
        }
        return names;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Allowlist that && Objects.equals(entries, that.entries);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(entries);
    }

    @Override
    public String toString() {
        return entries == null
                ? "all"
                : Printable.escape(entries.stream().sorted().toList().toString());
    }
}
