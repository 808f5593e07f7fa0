package dev.heinzel.system.skill;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.LoadedSkill;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.Skills;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Answers callers from the snapshot of the moment of the call; an index reads the personal
 * directory first (L6). Every way to a skill goes through {@link #visible}, so that what may not be
 * seen and what is not there cannot be told apart (S2).
 */
final class SkillsService implements Skills {

    private final Shelf shelf;

    SkillsService(Shelf shelf) {
        this.shelf = shelf;
    }

    @Override
    public List<IndexEntry> index(Allowlist allowed) {
        Objects.requireNonNull(allowed, "allowed");
        Snapshot now = shelf.refreshed();
        // an allowlist is looked up, not searched for: its length counts, not what is installed
        // (V4)
        Collection<String> asked = allowed.names();
        Collection<String> names = asked == null ? now.names() : new TreeSet<>(asked);
        List<IndexEntry> index = new ArrayList<>(names.size());
        for (String name : names) {
            Offer offer = visible(now, name, allowed);
            if (offer != null) {
                Skill skill = offer.skill();
                index.add(
                        new IndexEntry(
                                skill.name(),
                                skill.description(),
                                offer.source().name(),
                                skill.fingerprint()));
            }
        }
        return List.copyOf(index);
    }

    @Override
    public Answer<LoadedSkill> load(String name, Allowlist allowed) {
        Offer offer = visible(shelf.read(), name, allowed);
        if (offer == null) {
            return new Answer.NotFound<>(name, null);
        }
        return Answers.map(
                offer.read(Skill.SKILL_MD),
                name,
                null,
                content -> Framing.frame(offer, content.text()));
    }

    @Override
    public Answer<FileContent> readFile(String name, String path, Allowlist allowed) {
        Objects.requireNonNull(path, "path");
        Offer offer = visible(shelf.read(), name, allowed);
        return offer == null
                ? new Answer.NotFound<>(name, path)
                : Answers.map(offer.read(path), name, path, content -> content);
    }

    private static @Nullable Offer visible(Snapshot now, String name, Allowlist allowed) {
        Objects.requireNonNull(allowed, "allowed");
        Offer offer = now.offered(Objects.requireNonNull(name, "name"));
        return offer != null && allowed.allows(offer.source().name(), name) ? offer : null;
    }

    @Override
    public Allowlist chatAllowed() {
        return shelf.read().chatAllowed();
    }

    @Override
    public long changeCount() {
        return shelf.now().changeCount();
    }

    @Override
    public Subscription onChange(Runnable listener) {
        return shelf.onChange(Objects.requireNonNull(listener, "listener"));
    }
}
