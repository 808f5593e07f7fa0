package dev.heinzel.system.skill;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Stack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is installed at one moment, under one policy: for each name, everybody who has it and who is
 * offered. Immutable; a call that holds one is not touched by what comes and goes meanwhile (S5).
 */
final class Snapshot {

    /** Nothing, before anybody decided anything. */
    static final Snapshot EMPTY = new Snapshot(0, SkillPolicy.NONE, null, Map.of());

    private final long changeCount;
    private final SkillPolicy policy;
    private final @Nullable PersonalReading personal;
    private final Map<String, Ranking> rankings;

    // all three are functions of the rest, so two threads at most do the same work twice
    private volatile @Nullable List<String> names;
    private volatile @Nullable Allowlist core;
    private volatile @Nullable Map<String, List<String>> conflicts;

    /**
     * @param personal null while the policy's directory was not read
     * @param rankings not changed any more
     */
    private Snapshot(
            long changeCount,
            SkillPolicy policy,
            @Nullable PersonalReading personal,
            Map<String, Ranking> rankings) {
        this.changeCount = changeCount;
        this.policy = policy;
        this.personal = personal;
        this.rankings = rankings;
    }

    /** Grows by one with each change that can be seen. */
    long changeCount() {
        return changeCount;
    }

    /** The personal directory that counts here; null for none. */
    @Nullable Path personalDirectory() {
        return policy.personalDirectory();
    }

    /** Whether this knows what the personal directory holds, if there is one. */
    boolean isRead() {
        return policy.personalDirectory() == null || personal != null;
    }

    /** Nothing, as if nothing had ever been there, but for the count. */
    Snapshot emptied() {
        return new Snapshot(changeCount + 1, SkillPolicy.NONE, null, Map.of());
    }

    /** This and the skills of one more source. */
    Snapshot with(Source source) {
        Map<String, Ranking> more = new HashMap<>(rankings);
        put(more, source, policy.stack());
        return new Snapshot(changeCount + 1, policy, personal, more);
    }

    /** This without the skills of one source. */
    Snapshot without(Source source) {
        Map<String, Ranking> less = new HashMap<>(rankings);
        take(less, source);
        return new Snapshot(changeCount + 1, policy, personal, less);
    }

    /** The same sources under another policy; this if it is no other. */
    Snapshot under(SkillPolicy next) {
        if (next.equals(policy)) {
            return this;
        }
        Map<String, Ranking> again = new HashMap<>(rankings);
        boolean sameDirectory =
                Objects.equals(next.personalDirectory(), policy.personalDirectory());
        if (!sameDirectory && personal != null) {
            take(again, personal.source());
        }
        if (!next.stack().equals(policy.stack())) {
            again.replaceAll((name, ranking) -> placed(ranking, next.stack()));
        }
        return new Snapshot(changeCount + 1, next, sameDirectory ? personal : null, again);
    }

    /**
     * The same with another reading of the personal directory; this if one is as good as the other.
     * The count grows only if somebody can tell them apart.
     */
    Snapshot reading(PersonalReading next) {
        if (personal != null && personal.isAsGoodAs(next)) {
            return this;
        }
        PersonalReading before = personal == null ? PersonalReading.NOTHING : personal;
        Map<String, Ranking> again = new HashMap<>(rankings);
        take(again, before.source());
        put(again, next.source(), policy.stack());
        return new Snapshot(
                before.looksLike(next) ? changeCount : changeCount + 1, policy, next, again);
    }

    private static void put(Map<String, Ranking> rankings, @Nullable Source source, Stack stack) {
        if (source == null) {
            return;
        }
        Layer layer = Layers.of(source, stack);
        for (Skill skill : source.skillLet().skills()) {
            List<Offer> offers = new ArrayList<>();
            Ranking others = rankings.get(skill.name());
            if (others != null) {
                offers.addAll(others.all());
            }
            offers.add(new Offer(skill, source, layer));
            rankings.put(skill.name(), Layers.rank(offers));
        }
    }

    private static void take(Map<String, Ranking> rankings, @Nullable Source source) {
        if (source == null) {
            return;
        }
        for (Skill skill : source.skillLet().skills()) {
            rankings.computeIfPresent(
                    skill.name(),
                    (name, ranking) -> {
                        List<Offer> others =
                                ranking.all().stream()
                                        .filter(offer -> !offer.source().equals(source))
                                        .toList();
                        return others.isEmpty() ? null : Layers.rank(others);
                    });
        }
    }

    private static Ranking placed(Ranking ranking, Stack stack) {
        return Layers.rank(
                ranking.all().stream()
                        .map(
                                offer ->
                                        new Offer(
                                                offer.skill(),
                                                offer.source(),
                                                Layers.of(offer.source(), stack)))
                        .toList());
    }

    /** The one that its name stands for; null if there is none, or a conflict (L3). */
    @Nullable Offer offered(String name) {
        Ranking ranking = rankings.get(name);
        return ranking == null ? null : ranking.offered();
    }

    /** Everybody who has the name; null if nobody has. */
    @Nullable Ranking ranking(String name) {
        return rankings.get(name);
    }

    /** Every name, ascending. */
    List<String> names() {
        List<String> sorted = names;
        if (sorted == null) {
            sorted = rankings.keySet().stream().sorted().toList();
            names = sorted;
        }
        return sorted;
    }

    /** The sides of each conflict, by name, ascending (L3). */
    Map<String, List<String>> conflicts() {
        Map<String, List<String>> sides = conflicts;
        if (sides == null) {
            sides = new TreeMap<>();
            for (Map.Entry<String, Ranking> ranked : rankings.entrySet()) {
                if (ranked.getValue().isConflict()) {
                    sides.put(ranked.getKey(), ranked.getValue().sideNames());
                }
            }
            conflicts = sides;
        }
        return sides;
    }

    /** What is wrong in the personal directory, as far as it was read (L6). */
    List<Finding> personalFindings() {
        return personal == null ? List.of() : personal.findings();
    }

    /** What the chat may see: what the policy says, or the core (A2). */
    Allowlist chatAllowed() {
        Allowlist chosen = policy.chat();
        return chosen == null ? core() : chosen;
    }

    /** The skills whose offered source is core, each bound to that source. */
    private Allowlist core() {
        Allowlist list = core;
        if (list == null) {
            list =
                    Allowlist.of(
                            rankings.values().stream()
                                    .map(Ranking::offered)
                                    .filter(Objects::nonNull)
                                    .filter(offer -> offer.layer() == Layer.CORE)
                                    .map(offer -> offer.source().name() + ':' + offer.name())
                                    .toList());
            core = list;
        }
        return list;
    }
}
