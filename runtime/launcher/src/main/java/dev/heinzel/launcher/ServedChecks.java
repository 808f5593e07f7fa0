package dev.heinzel.launcher;

import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a doctor asks an open runtime: one listing, looked at area by area. */
final class ServedChecks {

    private static final String PERSONAL = "personal";

    private final Catalogue.Listing listing;
    private final List<PluginStatus> plugins;

    ServedChecks(Heinzel heinzel) {
        listing = heinzel.catalogue().list();
        plugins = heinzel.plugins();
    }

    /** Each jar that the store lost, and what else of it is damaged. */
    List<DoctorCheck> store() {
        return problems("store", finding -> finding.code() == FindingCode.STORE_DAMAGED);
    }

    /** Each plugin that is not served, by what keeps it from it. */
    List<DoctorCheck> plugins() {
        List<DoctorCheck> wrong = new ArrayList<>();
        for (PluginStatus plugin : plugins) {
            for (Finding finding : plugin.findings()) {
                if (finding.code() != FindingCode.STORE_DAMAGED) {
                    wrong.add(DoctorCheck.wrong("plugins", finding));
                }
            }
            if (plugin.state() == PluginStatus.State.UNRESOLVED) {
                wrong.add(
                        DoctorCheck.wrong(
                                "plugins",
                                plugin.symbolicName() + " is not served: " + plugin.reason(),
                                "add what it needs first: hz system plugin add FILE; or remove it:"
                                        + " hz system plugin remove "
                                        + plugin.symbolicName()));
            }
        }
        return wrong;
    }

    /** The personal directory and each broken skill in it (L6). */
    List<DoctorCheck> personal() {
        return problems(
                PERSONAL,
                finding ->
                        finding.plugin().equals(PERSONAL)
                                || finding.code() == FindingCode.PERSONAL_UNREADABLE);
    }

    /** What the lists say and nothing offers, or another than before (A2). */
    List<DoctorCheck> allowlists() {
        return problems("allowlists", Doctor::isOfTheAllowlists);
    }

    /** Each name that nobody is offered (L3). */
    List<DoctorCheck> conflicts() {
        return listing.conflicts().stream()
                .map(
                        conflict ->
                                DoctorCheck.wrong(
                                        "conflicts",
                                        conflict.name()
                                                + " is offered by nobody, since "
                                                + conflict.sources().stream()
                                                        .map(Printable::escape)
                                                        .collect(Collectors.joining(" and "))
                                                + " have it",
                                        "remove one of them, or give one of them another layer"
                                                + " under [stack] in hz.toml"))
                .toList();
    }

    private List<DoctorCheck> problems(String area, Predicate<Finding> ofIt) {
        return listing.problems().stream()
                .filter(ofIt)
                .map(finding -> DoctorCheck.wrong(area, finding))
                .toList();
    }
}
