package dev.heinzel.system.skill;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everybody who has one name, and who of them is offered under it.
 *
 * @param all from the most specific to the most general; never empty
 * @param offered the one that callers get; null in a conflict (L3)
 * @param sides those that are in conflict, one of each source, in code point order; empty if there
 *     is no conflict
 */
record Ranking(List<Offer> all, @Nullable Offer offered, List<Offer> sides) {

    /** Copies the lists. */
    Ranking {
        all = List.copyOf(all);
        sides = List.copyOf(sides);
    }

    boolean isConflict() {
        return offered == null;
    }

    /** The sources in conflict, in code point order (L3). */
    List<String> sideNames() {
        return sides.stream().map(side -> side.source().name()).toList();
    }

    /**
     * The source that hides this one (L4); null for the one that is offered, and for a side of a
     * conflict, whose first side hides all others (K6).
     *
     * @param offer one of {@link #all}
     */
    @Nullable String hiddenBy(Offer offer) {
        Offer first = offered == null ? sides.get(0) : offered;
        return offer.equals(first) || sides.contains(offer) ? null : first.source().name();
    }
}
