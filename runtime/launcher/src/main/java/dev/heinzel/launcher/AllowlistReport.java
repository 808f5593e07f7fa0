package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.launcher.config.Permitted;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.Printable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the allowlists say, held against what is offered (A2): an entry that nothing offers, and a
 * plain name whose source is another than it was. Both are only reported. What is offered is the
 * operator's business; a name that is bound to its source is not asked again.
 */
final class AllowlistReport {

    private final Configuration configuration;
    private final Catalogue.Listing listing;
    private final Map<String, String> offered = new HashMap<>();

    AllowlistReport(Configuration configuration, Catalogue.Listing listing) {
        this.configuration = configuration;
        this.listing = listing;
        for (Catalogue.Entry entry : listing.skills()) {
            if (entry.offered()) {
                offered.put(entry.skill().name(), entry.source());
            }
        }
    }

    /** Whether any list has a name without its source. */
    static boolean hasPlainNames(Configuration configuration) {
        return !plainNames(configuration).isEmpty();
    }

    private static Set<String> plainNames(Configuration configuration) {
        Set<String> names = new TreeSet<>();
        for (Caller caller : Caller.of(configuration)) {
            for (Permitted.Entry entry : entries(caller)) {
                if (entry.text().indexOf(':') < 0) {
                    names.add(entry.text());
                }
            }
        }
        return names;
    }

    private static List<Permitted.Entry> entries(Caller caller) {
        return caller.permitted() instanceof Permitted.Listed listed ? listed.entries() : List.of();
    }

    /**
     * What there is to say of every list, in their order.
     *
     * @param known the source that each plain name had
     */
    List<Finding> findings(Map<String, String> known) {
        List<Finding> findings = new ArrayList<>();
        for (Caller caller : Caller.of(configuration)) {
            for (Permitted.Entry entry : entries(caller)) {
                Finding finding = findingOf(caller, entry, known);
                if (finding != null) {
                    findings.add(finding);
                }
            }
        }
        return findings;
    }

    private @Nullable Finding findingOf(
            Caller caller, Permitted.Entry entry, Map<String, String> known) {
        int colon = entry.text().indexOf(':');
        String source = colon < 0 ? null : entry.text().substring(0, colon);
        String name = entry.text().substring(colon + 1);
        String now = offered.get(name);
        if (now == null || (source != null && !source.equals(now))) {
            return notOffered(caller, entry, source, name);
        }
        String before = source == null ? known.getOrDefault(name, now) : now;
        return before.equals(now) ? null : otherSource(caller, entry, before, now);
    }

    private Finding otherSource(Caller caller, Permitted.Entry entry, String before, String now) {
        String name = Causes.quote(entry.text());
        return finding(
                entry,
                FindingCode.ALLOWLIST_SOURCE,
                caller.label()
                        + " allows "
                        + name
                        + ", which "
                        + Causes.quote(now)
                        + " offers now, and "
                        + Causes.quote(before)
                        + " did before",
                "look at it: hz system skill show "
                        + Causes.quote(now)
                        + ':'
                        + name
                        + "; then write \""
                        + Causes.quote(now)
                        + ':'
                        + name
                        + "\", or \""
                        + Causes.quote(before)
                        + ':'
                        + name
                        + '"');
    }

    private Finding notOffered(
            Caller caller, Permitted.Entry entry, @Nullable String source, String name) {
        String allows = caller.label() + " allows " + Causes.quote(entry.text());
        Catalogue.Entry bound = source == null ? null : entryOf(source, name);
        for (Catalogue.Conflict conflict : listing.conflicts()) {
            // a source that lies below the conflict is hidden by it
            if (conflict.name().equals(name) && (source == null || bound != null)) {
                return finding(
                        entry,
                        FindingCode.ALLOWLIST_ENTRY,
                        allows + ", a name in conflict between " + joined(conflict.sources()),
                        "remove one of them, or give one of them another layer");
            }
        }
        String hiddenBy = bound == null ? null : bound.hiddenBy();
        if (hiddenBy != null) {
            return finding(
                    entry,
                    FindingCode.ALLOWLIST_ENTRY,
                    allows + ", which " + Causes.quote(hiddenBy) + " hides",
                    "write \""
                            + Causes.quote(hiddenBy)
                            + ':'
                            + Causes.quote(name)
                            + "\" if that one is meant, or give its source a more specific layer");
        }
        String other = offered.get(name);
        if (other != null) {
            return finding(
                    entry,
                    FindingCode.ALLOWLIST_ENTRY,
                    allows + ", which that source does not have; " + Causes.quote(other) + " does",
                    "write \""
                            + Causes.quote(other)
                            + ':'
                            + Causes.quote(name)
                            + "\" if that one is meant");
        }
        return finding(
                entry,
                FindingCode.ALLOWLIST_ENTRY,
                allows + ", which nothing offers",
                "correct it to what hz system skill list shows, or add its plugin");
    }

    private Catalogue.@Nullable Entry entryOf(String source, String name) {
        return listing.skills().stream()
                .filter(entry -> entry.source().equals(source))
                .filter(entry -> entry.skill().name().equals(name))
                .findFirst()
                .orElse(null);
    }

    private Finding finding(
            Permitted.Entry entry, FindingCode code, String message, String remedy) {
        return new Finding(
                Configuration.FINDINGS, configuration.path(), entry.line(), code, message, remedy);
    }

    private static String joined(List<String> sources) {
        return sources.stream().map(Printable::escape).collect(Collectors.joining(" and "));
    }

    /**
     * What to remember after this: the sources of plain names on any list, as they were first seen.
     * While anything is wrong with the file nobody can say what should be on a list, so nothing is
     * forgotten.
     *
     * @param known what was remembered before
     */
    Map<String, String> remembered(Map<String, String> known) {
        Set<String> names = plainNames(configuration);
        Map<String, String> next = new TreeMap<>(known);
        boolean allRead =
                configuration.problems().stream()
                                .noneMatch(problem -> problem.path().equals(configuration.path()))
                        && Caller.of(configuration).stream()
                                .noneMatch(
                                        caller ->
                                                caller.permitted() instanceof Permitted.Malformed);
        if (allRead) {
            next.keySet().retainAll(names);
        }
        for (String name : names) {
            String now = offered.get(name);
            if (now != null) {
                next.putIfAbsent(name, now);
            }
        }
        return next;
    }
}
