package dev.heinzel.system.skill;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillDiagnostics.RefusedPlugin;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows the operator the snapshot of the moment of the call, hidden skills and conflicts too (L3,
 * L4); a list reads the personal directory first (L6).
 */
final class CatalogueService implements Catalogue {

    private final Shelf shelf;
    private final Supplier<List<RefusedPlugin>> refused;

    /**
     * @param refused what the kernel refuses now; empty while there is no kernel to ask
     */
    CatalogueService(Shelf shelf, Supplier<List<RefusedPlugin>> refused) {
        this.shelf = shelf;
        this.refused = refused;
    }

    @Override
    public Listing list() {
        Snapshot now = shelf.refreshed();
        List<Entry> entries = new ArrayList<>();
        for (String name : now.names()) {
            Ranking ranking = now.ranking(name);
            if (ranking != null) {
                ranking.all().forEach(offer -> entries.add(entry(ranking, offer)));
            }
        }
        List<Conflict> conflicts = new ArrayList<>();
        now.conflicts().forEach((name, sources) -> conflicts.add(new Conflict(name, sources)));
        List<Finding> problems = new ArrayList<>();
        for (RefusedPlugin plugin : refused.get()) {
            problems.addAll(plugin.findings());
        }
        problems.addAll(now.personalFindings());
        return new Listing(entries, conflicts, problems);
    }

    @Override
    public Answer<Detail> show(String key) {
        Key asked = Key.parse(key);
        Ranking ranking = shelf.read().ranking(asked.name());
        Offer offer = ranking == null ? null : asked.in(ranking);
        return ranking == null || offer == null
                ? new Answer.NotFound<>(key, null)
                : Answers.map(
                        offer.read(Skill.SKILL_MD),
                        key,
                        null,
                        content -> new Detail(entry(ranking, offer), Body.of(content.text())));
    }

    @Override
    public Answer<FileContent> readFile(String key, String path) {
        Objects.requireNonNull(path, "path");
        Key asked = Key.parse(key);
        Ranking ranking = shelf.read().ranking(asked.name());
        Offer offer = ranking == null ? null : asked.in(ranking);
        return offer == null
                ? new Answer.NotFound<>(key, path)
                : Answers.map(offer.read(path), key, path, content -> content);
    }

    private static Entry entry(Ranking ranking, Offer offer) {
        return new Entry(
                offer.skill(),
                offer.source().name(),
                offer.layer(),
                offer.equals(ranking.offered()),
                ranking.hiddenBy(offer));
    }

    /**
     * What a person asks for (K6).
     *
     * @param source null for whichever is offered
     */
    private record Key(@Nullable String source, String name) {

        // neither a symbolic name nor a skill's name can hold a colon
        static Key parse(String key) {
            int colon = key.indexOf(':');
            return colon < 0
                    ? new Key(null, key)
                    : new Key(key.substring(0, colon), key.substring(colon + 1));
        }

        /** The one that is meant, hidden and conflicting ones too; null if there is none. */
        @Nullable Offer in(Ranking ranking) {
            if (source == null) {
                return ranking.offered();
            }
            for (Offer offer : ranking.all()) {
                if (offer.source().name().equals(source)) {
                    return offer;
                }
            }
            return null;
        }
    }
}
