package dev.heinzel.launcher.config;

import dev.heinzel.skill.Allowlist;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@code hz.toml} says of one caller's allowlist (A2). */
public sealed interface Permitted {

    /** Nothing is said, so the default of that caller holds. */
    record ByDefault() implements Permitted {}

    /**
     * Exactly these.
     *
     * @param line 1-based, of the key
     * @param entries each {@code name} or {@code source:name}; none allows nothing
     */
    record Listed(int line, List<Entry> entries) implements Permitted {
        /** Copies the list. */
        public Listed {
            entries = List.copyOf(entries);
        }
    }

    /** Something is said that cannot be read: it allows nothing, and is reported. */
    record Malformed() implements Permitted {}

    /**
     * One entry of a list.
     *
     * @param line 1-based, where it stands
     */
    record Entry(String text, int line) {}

    /** What the caller may see; null where its default holds. */
    default @Nullable Allowlist allowlist() {
        if (this instanceof Listed listed) {
            return Allowlist.of(listed.entries().stream().map(Entry::text).toList());
        }
        return this instanceof Malformed ? Allowlist.none() : null;
    }
}
