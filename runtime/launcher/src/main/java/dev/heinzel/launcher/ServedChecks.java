package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.text.Printable;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a doctor asks an open runtime: one listing, looked at area by area. */
final class ServedChecks {

    private static final String PERSONAL = "personal";

    /** Their messages name files of the store alone. */
    private static final Set<FindingCode> OF_THE_STORE =
            Set.of(FindingCode.STORE_DAMAGED, FindingCode.PLUGIN_UNREADABLE);

    private static final Set<FindingCode> OF_THE_ALLOWLISTS =
            Set.of(FindingCode.ALLOWLIST_ENTRY, FindingCode.ALLOWLIST_SOURCE);

    private final Configuration configuration;
    private final Catalogue.Listing listing;
    private final List<PluginStatus> plugins;

    ServedChecks(Heinzel heinzel, Configuration configuration) {
        this.configuration = configuration;
        listing = heinzel.catalogue().list();
        plugins = heinzel.plugins();
    }

    /** Each jar that the store lost, and what else of it is damaged. */
    List<DoctorCheck> store() {
        List<DoctorCheck> wrong = new ArrayList<>();
        for (Finding finding : listing.problems()) {
            if (OF_THE_STORE.contains(finding.code())) {
                DoctorCheck check = DoctorCheck.wrong("store", finding);
                String again = toAddAgain(finding);
                wrong.add(
                        again == null ? check : DoctorCheck.wrong("store", check.message(), again));
            }
        }
        return wrong;
    }

    /**
     * The commands for a plugin that lost its jar: to add it again as it was added, or to let go.
     */
    private @Nullable String toAddAgain(Finding damage) {
        if (damage.code() != FindingCode.STORE_DAMAGED) {
            return null;
        }
        for (PluginStatus plugin : plugins) {
            if (plugin.findings().contains(damage) && isFile(plugin.origin())) {
                Path jar = Path.of(plugin.origin());
                Layer layer = configuration.stack().layerOf(plugin.symbolicName());
                return JarRequest.add(jar, false, layer).command()
                        + ", or hz system plugin remove "
                        + plugin.symbolicName();
            }
        }
        return null;
    }

    private static boolean isFile(String origin) {
        try {
            return Files.isRegularFile(Path.of(origin));
        } catch (InvalidPathException e) {
            // another locale wrote it
            return false;
        }
    }

    /** Each plugin that is not served, by what keeps it from it. */
    List<DoctorCheck> plugins() {
        List<DoctorCheck> wrong = new ArrayList<>();
        for (PluginStatus plugin : plugins) {
            for (Finding finding : plugin.findings()) {
                if (!OF_THE_STORE.contains(finding.code())) {
                    wrong.add(
                            DoctorCheck.wrongAt(
                                    "plugins",
                                    finding,
                                    "then hz system plugin update "
                                            + plugin.symbolicName()
                                            + " FILE; hz system plugin list tells all"));
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
        List<DoctorCheck> wrong = new ArrayList<>();
        Path directory = configuration.personalDirectory();
        for (Finding finding : listing.problems()) {
            if (finding.code() == FindingCode.PERSONAL_UNREADABLE) {
                wrong.add(DoctorCheck.wrong(PERSONAL, finding));
            } else if (finding.plugin().equals(PERSONAL) && directory != null) {
                wrong.add(
                        DoctorCheck.wrongAt(
                                PERSONAL,
                                finding,
                                "hz skill check " + ShellWord.of(directory) + " tells all"));
            }
        }
        return wrong;
    }

    /** What the lists say and nothing offers, or another than before (A2). */
    List<DoctorCheck> allowlists() {
        return listing.problems().stream()
                .filter(finding -> OF_THE_ALLOWLISTS.contains(finding.code()))
                .map(finding -> DoctorCheck.wrong("allowlists", finding))
                .toList();
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
}
