package dev.heinzel.launcher;

import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/**
 * The distribution's own bundles, as the host has them.
 *
 * @param yaml what the kernel needs
 * @param plugins the distribution's own plugins: core
 * @param logVersion of the log API that the host has and every bundle may import
 */
record HostBundles(
        HostBundle yaml,
        HostBundle kernel,
        HostBundle systemSkill,
        List<HostBundle> plugins,
        String logVersion) {

    /** What marks a bundle of skills as the distribution's own; only the host's own path counts. */
    private static final String CORE = "META-INF/heinzel/core";

    /** Copies the list. */
    HostBundles {
        plugins = List.copyOf(plugins);
    }

    /**
     * Looks where the launcher itself was loaded from.
     *
     * @throws ProblemException if one of them is not there
     */
    static HostBundles find() throws IOException {
        return new HostBundles(
                HostBundle.holding(classOf("org.snakeyaml.engine.v2.api.Load")),
                HostBundle.holding(classOf("dev.heinzel.kernel.KernelActivator")),
                HostBundle.holding(classOf("dev.heinzel.system.skill.SystemSkillActivator")),
                core(),
                HostBundle.holding(LoggerFactory.class).version());
    }

    private static Class<?> classOf(String name) throws ProblemException {
        try {
            return Class.forName(name, false, HostBundles.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            ProblemException problem =
                    new ProblemException(
                            "RUNTIME",
                            name + " is not on the class path or module path",
                            "add the jar that has it, as the launcher's dependencies say");
            problem.initCause(e);
            throw problem;
        }
    }

    private static List<HostBundle> core() throws IOException {
        List<HostBundle> found = new ArrayList<>();
        Set<String> names = new HashSet<>();
        ClassLoader loader =
                Objects.requireNonNull(
                        HostBundles.class.getClassLoader(), "an application's loader");
        for (URL marker : Collections.list(loader.getResources(CORE))) {
            HostBundle bundle = HostBundle.holding(CORE, marker);
            // the same one twice on a path is one, as it is for classes
            if (names.add(bundle.symbolicName())) {
                found.add(bundle);
            }
        }
        return found;
    }

    /** All of them, in the order in which they are installed. */
    List<HostBundle> all() {
        return Stream.concat(Stream.of(yaml, kernel, systemSkill), plugins.stream()).toList();
    }

    /** Whether a plugin of this name would take one of theirs. */
    boolean own(String symbolicName) {
        return all().stream().anyMatch(bundle -> bundle.symbolicName().equals(symbolicName));
    }

    /** The one that the framework calls by this location. */
    Optional<HostBundle> at(String location) {
        return all().stream().filter(bundle -> bundle.location().equals(location)).findFirst();
    }

    /** What the kernel is told of who we are: the framework property {@code dev.heinzel.own}. */
    String locations() {
        return all().stream().map(HostBundle::location).collect(Collectors.joining(","));
    }
}
