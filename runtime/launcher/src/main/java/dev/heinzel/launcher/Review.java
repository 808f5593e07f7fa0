package dev.heinzel.launcher;

import dev.heinzel.launcher.PluginChange.Kind;
import dev.heinzel.launcher.PluginChange.SkillChange;
import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.Skills;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a plugin would mean for everybody, told by a runtime that has it, before it is stored: the
 * one catalogue decides what it hides and who may see it (O4).
 *
 * @param findings the kernel's, should it refuse what the check of the jar did not
 * @param reason why it does not resolve; null if it does
 * @param needed whether another plugin of the store uses it
 * @param lists what the operator's allowlists would mean then
 */
record Review(
        List<SkillChange> skills,
        List<Finding> findings,
        @Nullable String reason,
        boolean needed,
        AllowlistReport lists) {

    /**
     * Opens a runtime without starting anything, asks, and closes it.
     *
     * @param jars what the store would hold, the plugin among them
     * @param before the skills of the jar that it replaces
     * @param after its own
     * @param configuration what the operator wrote: the layers, and who may see what
     */
    static Review of(
            List<PluginJar> jars,
            StoredPlugin plugin,
            List<Skill> before,
            List<Skill> after,
            Configuration configuration,
            SourceMemory memory)
            throws IOException {
        try (Heinzel heinzel = Heinzel.open(jars, configuration, memory)) {
            String name = plugin.symbolicName();
            PluginStatus status =
                    heinzel.plugins().stream()
                            .filter(each -> each.symbolicName().equals(name))
                            .findFirst()
                            .orElseThrow();
            Catalogue.Listing listing = heinzel.served().list();
            return new Review(
                    changes(
                            name,
                            before,
                            after,
                            listing,
                            heinzel.skills(),
                            Caller.of(configuration)),
                    status.findings(),
                    status.reason(),
                    heinzel.isNeeded(name),
                    new AllowlistReport(configuration, listing));
        }
    }

    private static List<SkillChange> changes(
            String source,
            List<Skill> before,
            List<Skill> after,
            Catalogue.Listing listing,
            Skills skills,
            List<Caller> callers) {
        Map<String, TreeSet<String>> hides = new HashMap<>();
        Map<String, List<String>> visibleTo = new HashMap<>();
        for (Catalogue.Entry entry : listing.skills()) {
            String name = entry.skill().name();
            if (source.equals(entry.hiddenBy())) {
                hides.computeIfAbsent(name, key -> new TreeSet<>()).add(entry.source());
            } else if (source.equals(entry.source()) && entry.offered()) {
                visibleTo.put(
                        name,
                        callers.stream()
                                .filter(caller -> caller.allowed(skills).allows(source, name))
                                .map(Caller::label)
                                .toList());
            }
        }
        Map<String, List<String>> peers = peers(source, listing);
        List<SkillChange> changes = new ArrayList<>(gone(before, after));
        Map<String, Digest> old = fingerprints(before);
        for (Skill skill : after) {
            Digest earlier = old.get(skill.name());
            changes.add(
                    new SkillChange(
                            skill.name(),
                            kind(earlier, skill.fingerprint()),
                            skill.fingerprint(),
                            earlier,
                            List.copyOf(hides.getOrDefault(skill.name(), new TreeSet<>())),
                            visibleTo.getOrDefault(skill.name(), List.of()),
                            peers.getOrDefault(skill.name(), List.of())));
        }
        changes.sort(Comparator.comparing(SkillChange::name));
        return changes;
    }

    /** With whom the source is in conflict, by name (L3). */
    private static Map<String, List<String>> peers(String source, Catalogue.Listing listing) {
        Map<String, List<String>> peers = new HashMap<>();
        for (Catalogue.Conflict conflict : listing.conflicts()) {
            if (conflict.sources().contains(source)) {
                peers.put(
                        conflict.name(),
                        conflict.sources().stream().filter(side -> !side.equals(source)).toList());
            }
        }
        return peers;
    }

    /**
     * Advice on each conflict: nothing of the plugin is wrong, but nobody is offered that name
     * (L3).
     *
     * @param label how findings name the jar
     */
    List<Finding> conflicts(String label) {
        return skills.stream()
                .filter(skill -> !skill.inConflictWith().isEmpty())
                .map(
                        skill ->
                                new Finding(
                                        label,
                                        "",
                                        0,
                                        FindingCode.LAYER_CONFLICT,
                                        "nobody is offered "
                                                + skill.name()
                                                + ", since its peer "
                                                + String.join(" and ", skill.inConflictWith())
                                                + " has it too",
                                        "remove one of them, or give one of them another layer in"
                                                + " hz.toml"))
                .toList();
    }

    private static Kind kind(@Nullable Digest earlier, Digest now) {
        if (earlier == null) {
            return Kind.NEW;
        }
        return earlier.equals(now) ? Kind.UNCHANGED : Kind.CHANGED;
    }

    /** The skills that are no longer there, by name. */
    static List<SkillChange> gone(List<Skill> before, List<Skill> after) {
        Map<String, Digest> gone = fingerprints(before);
        gone.keySet().removeAll(fingerprints(after).keySet());
        List<SkillChange> changes = new ArrayList<>();
        gone.forEach(
                (name, fingerprint) ->
                        changes.add(
                                new SkillChange(
                                        name,
                                        Kind.GONE,
                                        null,
                                        fingerprint,
                                        List.of(),
                                        List.of(),
                                        List.of())));
        return changes;
    }

    private static Map<String, Digest> fingerprints(List<Skill> skills) {
        Map<String, Digest> fingerprints = new TreeMap<>();
        skills.forEach(skill -> fingerprints.put(skill.name(), skill.fingerprint()));
        return fingerprints;
    }
}
