package dev.heinzel.launcher;

import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.SkillDiagnostics;
import dev.heinzel.skill.SkillDiagnostics.RefusedPlugin;
import dev.heinzel.skill.Skills;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The runtime inside a Java program (H1): a framework with the kernel, {@code system.skill} and
 * every plugin of the store. The API packages are the program's own classes, on the class path and
 * on the module path. Several may be open in one JVM. Thread-safe.
 */
public final class Heinzel implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Heinzel.class);

    private final FrameworkHost host;
    private final List<InstalledPlugin> plugins;
    private final Skills skills;
    private final Catalogue catalogue;
    private final SkillDiagnostics diagnostics;

    private Heinzel(FrameworkHost host, List<InstalledPlugin> plugins) throws ProblemException {
        this.host = host;
        this.plugins = List.copyOf(plugins);
        this.skills = present(host.systemSkillService(Skills.class), Skills.class);
        this.catalogue = present(host.systemSkillService(Catalogue.class), Catalogue.class);
        this.diagnostics =
                present(host.kernelService(SkillDiagnostics.class), SkillDiagnostics.class);
    }

    private static <T> T present(@Nullable T service, Class<T> type) throws ProblemException {
        if (service == null) {
            throw new ProblemException(
                    "RUNTIME",
                    "the runtime does not offer " + type.getSimpleName(),
                    "the distribution may be damaged; put it there anew");
        }
        return service;
    }

    /**
     * Starts the runtime and the plugins, on the calling thread. A plugin that cannot start is
     * logged, its skills are served all the same.
     *
     * @throws ProblemException if the state directory cannot be used, or the runtime cannot start;
     *     nothing of it is left then
     */
    public static Heinzel open(Settings settings) throws IOException {
        return open(new StoreFiles(settings.state()), true);
    }

    /**
     * Starts the runtime and resolves the plugins without starting one: no plugin's code runs (P8).
     *
     * @throws ProblemException as {@link #open(Settings)} does
     */
    public static Heinzel openWithoutStarting(Settings settings) throws IOException {
        return open(new StoreFiles(settings.state()), false);
    }

    /**
     * With the plugins of the store at one moment. A writer may replace a plugin and delete its jar
     * after the manifest was read; the manifest is another file then, and is believed anew (O2).
     * Nothing is started before that is known.
     */
    private static Heinzel open(StoreFiles files, boolean start) throws IOException {
        while (true) {
            StoreFiles.Writing writing = files.writing();
            Heinzel heinzel = open(PluginJar.of(files.read(), files));
            boolean opened = false;
            try {
                if (heinzel.isWhole() || files.writing().equals(writing)) {
                    Heinzel whole = start ? heinzel.started() : heinzel;
                    opened = true;
                    return whole;
                }
            } finally {
                if (!opened) {
                    heinzel.close();
                }
            }
        }
    }

    /** Exactly these plugins beside the distribution's own, resolved and not started. */
    static Heinzel open(List<PluginJar> jars) throws IOException {
        HostBundles bundles = HostBundles.find();
        FrameworkHost host = FrameworkHost.start(bundles);
        Heinzel heinzel = null;
        try {
            List<InstalledPlugin> installed = new ArrayList<>();
            for (HostBundle core : bundles.plugins()) {
                installed.add(InstalledPlugin.of(core, host));
            }
            for (PluginJar jar : jars) {
                installed.add(InstalledPlugin.of(jar, host));
            }
            host.resolve(
                    installed.stream()
                            .map(InstalledPlugin::bundle)
                            .filter(Objects::nonNull)
                            .toList());
            heinzel = new Heinzel(host, installed);
            return heinzel;
        } finally {
            if (heinzel == null) {
                host.close();
            }
        }
    }

    /** Whether every plugin is served; one that is not may have lost its jar meanwhile. */
    private boolean isWhole() {
        return plugins().stream().allMatch(plugin -> plugin.state() == PluginStatus.State.RESOLVED);
    }

    /** Starts the plugins; this one is not to be used any more. */
    Heinzel started() throws ProblemException {
        List<InstalledPlugin> after = new ArrayList<>();
        for (InstalledPlugin plugin : plugins) {
            Bundle bundle = plugin.bundle();
            if (bundle == null || !plugin.isStartable()) {
                after.add(plugin);
                continue;
            }
            try {
                bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY);
                after.add(plugin);
            } catch (BundleException | RuntimeException e) {
                // of run time: another plugin's code took it away, or its manifest holds a surprise
                String reason = "it does not start: " + Causes.of(e);
                LOG.warn("plugin {}: {}", plugin.status().symbolicName(), reason);
                LOG.debug("the cause", Causes.stackOf(e));
                after.add(plugin.notStarted(reason));
            }
        }
        return new Heinzel(host, after);
    }

    /** The skills, for callers that may see some of them. */
    public Skills skills() {
        return skills;
    }

    /** The operator's view. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /**
     * Every plugin of the distribution, and of the store as it was at open, by symbolic name, as it
     * stands now. What was added since is not among them.
     */
    public List<PluginStatus> plugins() {
        Map<Long, List<Finding>> refused = new HashMap<>();
        for (RefusedPlugin plugin : diagnostics.refused()) {
            refused.put(plugin.bundleId(), plugin.findings());
        }
        Map<String, TreeSet<String>> served = new HashMap<>();
        for (Catalogue.Entry entry : catalogue.list().skills()) {
            served.computeIfAbsent(entry.source(), source -> new TreeSet<>())
                    .add(entry.skill().name());
        }
        List<PluginStatus> now = new ArrayList<>();
        for (InstalledPlugin plugin : plugins) {
            Bundle bundle = plugin.bundle();
            now.add(
                    plugin.now(
                            bundle == null
                                    ? List.of()
                                    : refused.getOrDefault(bundle.getBundleId(), List.of()),
                            List.copyOf(
                                    served.getOrDefault(
                                            plugin.status().symbolicName(), new TreeSet<>())),
                            host.wiring()));
        }
        now.sort(Comparator.comparing(PluginStatus::symbolicName));
        return now;
    }

    /** Whether another plugin of the store resolves by what this one offers (O1). */
    boolean isNeeded(String symbolicName) {
        return plugins.stream()
                .filter(plugin -> plugin.status().symbolicName().equals(symbolicName))
                .anyMatch(needed -> plugins.stream().anyMatch(other -> other.needs(needed)));
    }

    /**
     * Ends it: no thread, file or lock stays. Closing twice does nothing. What it handed out stays
     * usable, and has nothing more to give: an index and a list are empty of plugins' skills, a
     * skill is not found or unavailable, and no plugin is active.
     */
    @Override
    public void close() {
        host.close();
    }
}
