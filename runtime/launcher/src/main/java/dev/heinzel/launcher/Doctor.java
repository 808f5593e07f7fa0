package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Says what is wrong and what to do (O3). Changes nothing, and gives an answer whatever the state
 * of things: an area that cannot be looked at says so, and keeps no other from it.
 */
public final class Doctor {

    private static final List<String> SERVED =
            List.of("store", "plugins", "personal", "allowlists", "conflicts");

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
                () -> around.configuration(doctor.configuration),
                around.configurationAsItIs(doctor.configuration));
        doctor.served(around.isStateReadable());
        return List.copyOf(doctor.checks);
    }

    private void area(String name, Supplier<List<DoctorCheck>> look, String otherwise) {
        List<DoctorCheck> wrong;
        try {
            wrong = look.get();
        } catch (RuntimeException | LinkageError e) {
            wrong = List.of(DoctorCheck.failed(name, e));
        }
        checks.addAll(wrong.isEmpty() ? List.of(DoctorCheck.ok(name, otherwise)) : wrong);
    }

    private void served(boolean stateUsable) {
        StoreFiles files = new StoreFiles(settings.state());
        boolean readable = stateUsable;
        if (!stateUsable) {
            checks.add(notLookedAt("store"));
        } else {
            try {
                files.read();
            } catch (IOException | RuntimeException e) {
                checks.add(DoctorCheck.failed("store", e));
                readable = false;
            }
        }
        SourceMemory memory = SourceMemory.unchanging(files);
        // the user's own skills do not depend on the store
        try (Heinzel heinzel =
                readable
                        ? Heinzel.open(files, configuration, memory, false)
                        : Heinzel.open(List.of(), configuration, memory)) {
            looksAt(new ServedChecks(heinzel, configuration), readable);
        } catch (IOException | RuntimeException | LinkageError e) {
            checks.add(DoctorCheck.failed("runtime", e));
        }
        for (String area : SERVED) {
            if (checks.stream().noneMatch(check -> check.name().equals(area))) {
                checks.add(notLookedAt(area));
            }
        }
    }

    private void looksAt(ServedChecks served, boolean withPlugins) {
        if (withPlugins) {
            area("store", served::store, "every stored jar is whole");
            area("plugins", served::plugins, "every plugin is served");
        } else {
            checks.add(notLookedAt("plugins"));
        }
        area("personal", served::personal, "every personal skill is served");
        if (withPlugins) {
            area("allowlists", served::allowlists, "every entry is offered, as before");
            area("conflicts", served::conflicts, "no name is in conflict");
        }
    }

    private static DoctorCheck notLookedAt(String area) {
        return DoctorCheck.wrong(
                area,
                "not looked at, since what it depends on cannot be used",
                "mend what is wrong above, then run hz doctor again");
    }
}
