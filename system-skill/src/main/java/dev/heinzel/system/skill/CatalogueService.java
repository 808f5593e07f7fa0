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

/** Shows the operator the snapshot of the moment of the call, hidden skills too (L4). */
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
        Snapshot now = shelf.now();
        List<Entry> entries = new ArrayList<>();
        for (String name : now.names()) {
            for (Offer offer : now.all(name)) {
                entries.add(entry(now, offer));
            }
        }
        List<Finding> problems = new ArrayList<>();
        for (RefusedPlugin plugin : refused.get()) {
            problems.addAll(plugin.findings());
        }
        return new Listing(entries, List.of(), problems);
    }

    @Override
    public Answer<Detail> show(String key) {
        Snapshot now = shelf.now();
        Offer offer = find(now, key);
        return offer == null
                ? new Answer.NotFound<>(key, null)
                : Answers.map(
                        offer.read(Skill.SKILL_MD),
                        key,
                        null,
                        content -> new Detail(entry(now, offer), Body.of(content.text())));
    }

    @Override
    public Answer<FileContent> readFile(String key, String path) {
        Objects.requireNonNull(path, "path");
        Offer offer = find(shelf.now(), key);
        return offer == null
                ? new Answer.NotFound<>(key, path)
                : Answers.map(offer.read(path), key, path, content -> content);
    }

    // neither a symbolic name nor a skill's name can hold a colon
    private static @Nullable Offer find(Snapshot now, String key) {
        int colon = key.indexOf(':');
        if (colon < 0) {
            return now.offered(key);
        }
        String source = key.substring(0, colon);
        for (Offer offer : now.all(key.substring(colon + 1))) {
            if (offer.source().name().equals(source)) {
                return offer;
            }
        }
        return null;
    }

    private static Entry entry(Snapshot now, Offer offer) {
        Offer offered = now.all(offer.name()).get(0);
        boolean isOffered = offered.equals(offer);
        return new Entry(
                offer.skill(),
                offer.source().name(),
                offer.source().layer(),
                isOffered,
                isOffered ? null : offered.source().name());
    }
}
