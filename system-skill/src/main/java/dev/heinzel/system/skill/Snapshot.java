package dev.heinzel.system.skill;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Skill;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is installed at one moment: for each name, everybody who has it, the most specific first
 * (L1). Immutable; a call that holds one is not touched by what comes and goes meanwhile (S5).
 */
final class Snapshot {

    static final Snapshot EMPTY = new Snapshot(0, Map.of());

    private final long changeCount;
    private final Map<String, List<Offer>> offers;

    // both are functions of the offers, so two threads at most do the same work twice
    private volatile @Nullable List<String> names;
    private volatile @Nullable Allowlist core;

    /**
     * @param offers no list is empty; not changed any more
     */
    private Snapshot(long changeCount, Map<String, List<Offer>> offers) {
        this.changeCount = changeCount;
        this.offers = offers;
    }

    /** Grows by one with each change. */
    long changeCount() {
        return changeCount;
    }

    /** This and the skills of one more source. */
    Snapshot with(Source source) {
        Map<String, List<Offer>> more = new HashMap<>(offers);
        for (Skill skill : source.skillLet().skills()) {
            Offer offer = new Offer(skill, source);
            List<Offer> others = more.get(skill.name());
            if (others == null) {
                more.put(skill.name(), List.of(offer));
                continue;
            }
            List<Offer> ordered = new ArrayList<>(others);
            ordered.add(offer);
            ordered.sort(Layers.ORDER);
            more.put(skill.name(), List.copyOf(ordered));
        }
        return new Snapshot(changeCount + 1, more);
    }

    /** This without the skills of one source. */
    Snapshot without(Source source) {
        Map<String, List<Offer>> less = new HashMap<>(offers);
        for (Skill skill : source.skillLet().skills()) {
            less.computeIfPresent(
                    skill.name(),
                    (name, all) -> {
                        List<Offer> others =
                                all.stream().filter(o -> !o.source().equals(source)).toList();
                        return others.isEmpty() ? null : others;
                    });
        }
        return new Snapshot(changeCount + 1, less);
    }

    /** The one that its name stands for, or null. */
    @Nullable Offer offered(String name) {
        List<Offer> all = offers.get(name);
        return all == null ? null : all.get(0);
    }

    /** Everybody who has the name, the most specific first; empty if nobody has. */
    List<Offer> all(String name) {
        return offers.getOrDefault(name, List.of());
    }

    /** Every name, ascending. */
    List<String> names() {
        List<String> sorted = names;
        if (sorted == null) {
            sorted = offers.keySet().stream().sorted().toList();
            names = sorted;
        }
        return sorted;
    }

    /** The skills whose offered source is core, each bound to that source (A2). */
    Allowlist core() {
        Allowlist list = core;
        if (list == null) {
            list =
                    Allowlist.of(
                            offers.values().stream()
                                    .map(all -> all.get(0))
                                    .filter(offer -> offer.source().layer() == Layer.CORE)
                                    .map(offer -> offer.source().name() + ':' + offer.name())
                                    .toList());
            core = list;
        }
        return list;
    }
}
