package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Says what is wrong and what to do (O3). Changes nothing, and gives an answer whatever the state
 * of things: an area that cannot be looked at says so, and keeps no other from it.
 */
public final class Doctor {

    private static final Set<FindingCode> OF_THE_ALLOWLISTS =
            Set.of(FindingCode.ALLOWLIST_ENTRY, FindingCode.ALLOWLIST_SOURCE);

    private final Settings settings;
    private final Configuration configuration;
    private final List<DoctorCheck> checks = new ArrayList<>();

    private Doctor(Settings settings) {
        this.settings = settings;
        this.configuration = settings.configuration();
    }

    /**
     * Looks at everything: first at what the runtime stands on, then at what it serves. Each area
     * has at least one check.
     */
    public static List<DoctorCheck> examine(Settings settings) {
        Doctor doctor = new Doctor(settings);
        Surroundings around = new Surroundings(settings);
        doctor.checks.add(around.java());
        doctor.checks.add(around.distribution());
        doctor.checks.add(around.temporary());
        DoctorCheck state = around.state();
        doctor.checks.add(state);
        doctor.area(
                "configuration",
                around.configuration(doctor.configuration),
                around.configurationAsItIs(doctor.configuration));
        doctor.served(state.ok());
        return List.copyOf(doctor.checks);
    }

    private void area(String name, List<DoctorCheck> wrong, String otherwise) {
        if (wrong.isEmpty()) {
            checks.add(DoctorCheck.ok(name, otherwise));
        } else {
            checks.addAll(wrong);
        }
    }

    private void served(boolean stateUsable) {
        StoreFiles files = new StoreFiles(settings.state());
        if (stateUsable) {
            try {
                files.read();
                withPlugins(files);
                return;
            } catch (ProblemException e) {
                checks.add(DoctorCheck.wrong("store", e));
            } catch (IOException e) {
                checks.add(
                        DoctorCheck.wrong(
                                "store",
                                "the store cannot be read: " + Causes.of(e),
                                "see to the disk that the state directory lies on"));
            }
        } else {
            checks.add(notLookedAt("store"));
        }
        withoutPlugins(files);
    }

    private void withPlugins(StoreFiles files) {
        SourceMemory memory = SourceMemory.unchanging(files);
        try (Heinzel heinzel = Heinzel.open(files, configuration, memory, false)) {
            ServedChecks served = new ServedChecks(heinzel);
            area("store", served.store(), "every stored jar is whole");
            area("plugins", served.plugins(), "every plugin is served");
            area("personal", served.personal(), "every personal skill is served");
            area("allowlists", served.allowlists(), "every entry is offered, as before");
            area("conflicts", served.conflicts(), "no name is in conflict");
        } catch (IOException | RuntimeException | LinkageError e) {
            checks.add(runtime(e));
        }
    }

    /** The user's own skills do not depend on the store. */
    private void withoutPlugins(StoreFiles files) {
        checks.add(notLookedAt("plugins"));
        SourceMemory memory = SourceMemory.unchanging(files);
        try (Heinzel heinzel = Heinzel.open(List.of(), configuration, memory)) {
            area(
                    "personal",
                    new ServedChecks(heinzel).personal(),
                    "every personal skill is served");
        } catch (IOException | RuntimeException | LinkageError e) {
            checks.add(runtime(e));
        }
        checks.add(notLookedAt("allowlists"));
        checks.add(notLookedAt("conflicts"));
    }

    private static DoctorCheck notLookedAt(String area) {
        return DoctorCheck.wrong(
                area,
                "not looked at, since the state directory or its store cannot be used",
                "mend what is wrong above, then run hz doctor again");
    }

    private static DoctorCheck runtime(Throwable thrown) {
        return thrown instanceof ProblemException problem
                ? DoctorCheck.wrong("runtime", problem)
                : DoctorCheck.wrong(
                        "runtime",
                        "the runtime does not open: " + Causes.of(thrown),
                        "the distribution may be damaged; put it there anew");
    }

    /** Whether a problem is about an allowlist that could be read. */
    static boolean isOfTheAllowlists(Finding finding) {
        return OF_THE_ALLOWLISTS.contains(finding.code());
    }
}
