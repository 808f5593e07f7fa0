package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.SkillDiagnostics;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Skills;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The runtime inside a Java program (H1): a framework with the kernel, {@code system.skill} and
 * every plugin of the store. The API packages are the program's own classes, on the class path and
 * on the module path. Several may be open in one JVM. Thread-safe.
 */
public final class Heinzel implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Heinzel.class);

    private final InstalledPlugins plugins;
    private final Skills skills;
    private final SkillDiagnostics diagnostics;
    private final Catalogue served;
    private final OperatorCatalogue catalogue;
    private final Configuration configuration;
    private final SourceMemory memory;

    private Heinzel(InstalledPlugins plugins, Configuration configuration, SourceMemory memory)
            throws ProblemException {
        FrameworkHost host = plugins.host();
        this.plugins = plugins;
        this.configuration = configuration;
        this.memory = memory;
        this.skills = present(host.systemSkillService(Skills.class), Skills.class);
        this.served = present(host.systemSkillService(Catalogue.class), Catalogue.class);
        this.diagnostics =
                present(host.kernelService(SkillDiagnostics.class), SkillDiagnostics.class);
        this.catalogue =
                new OperatorCatalogue(
                        served,
                        listing -> plugins.now(diagnostics, listing),
                        configuration,
                        memory);
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
     * logged, its skills are served all the same. What is wrong with the configuration is logged
     * too, and what is left of it counts (A1).
     *
     * @throws ProblemException if the state directory cannot be used, or the runtime cannot start;
     *     nothing of it is left then
     */
    public static Heinzel open(Settings settings) throws IOException {
        StoreFiles files = new StoreFiles(settings.state());
        return open(files, settings.configuration(), SourceMemory.kept(files), true);
    }

    /**
     * Starts the runtime and resolves the plugins without starting one: no plugin's code runs (P8).
     *
     * @throws ProblemException as {@link #open(Settings)} does
     */
    public static Heinzel openWithoutStarting(Settings settings) throws IOException {
        StoreFiles files = new StoreFiles(settings.state());
        return open(files, settings.configuration(), SourceMemory.kept(files), false);
    }

    /** With the plugins of the store at one moment, under this configuration. */
    static Heinzel open(
            StoreFiles files, Configuration configuration, SourceMemory memory, boolean start)
            throws IOException {
        for (Finding problem : configuration.problems()) {
            LOG.warn("{}: {}:{}", problem.code(), problem.path(), problem.line());
        }
        Heinzel heinzel = openAtOneMoment(files, configuration, memory);
        boolean opened = false;
        try {
            Heinzel whole = start ? heinzel.started() : heinzel;
            whole.catalogue.remember();
            opened = true;
            return whole;
        } finally {
            if (!opened) {
                heinzel.close();
            }
        }
    }

    /**
     * A writer may replace a plugin and delete its jar after the manifest was read; the manifest is
     * another file then, and is believed anew (O2). Nothing is started before that is known.
     */
    private static Heinzel openAtOneMoment(
            StoreFiles files, Configuration configuration, SourceMemory memory) throws IOException {
        while (true) {
            StoreFiles.Writing writing = files.writing();
            Heinzel heinzel = open(PluginJar.of(files.read(), files), configuration, memory);
            boolean opened = false;
            try {
                if (heinzel.isWhole() || files.writing().equals(writing)) {
                    opened = true;
                    return heinzel;
                }
            } finally {
                if (!opened) {
                    heinzel.close();
                }
            }
        }
    }

    /** Exactly these plugins beside the distribution's own, resolved and not started. */
    static Heinzel open(List<PluginJar> jars, Configuration configuration, SourceMemory memory)
            throws IOException {
        HostBundles bundles = HostBundles.find();
        SkillPolicy policy =
                new SkillPolicy(
                        configuration.stack(),
                        configuration.personalDirectory(),
                        configuration.chat().allowlist());
        FrameworkHost host = FrameworkHost.start(bundles, policy);
        Heinzel heinzel = null;
        try {
            heinzel =
                    new Heinzel(
                            InstalledPlugins.of(bundles.plugins(), jars, host, configuration),
                            configuration,
                            memory);
            return heinzel;
        } finally {
            if (heinzel == null) {
                host.close();
            }
        }
    }

    /** Whether every plugin is served; one that is not may have lost its jar meanwhile. */
    private boolean isWhole() {
        return plugins.areResolved(diagnostics);
    }

    /** Starts the plugins; this one is not to be used any more. */
    Heinzel started() throws ProblemException {
        return new Heinzel(plugins.started(), configuration, memory);
    }

    /** The skills, for callers that may see some of them. */
    public Skills skills() {
        return skills;
    }

    /**
     * The operator's view, with all that is wrong: with plugins, the store, the personal directory
     * and what the operator wrote.
     */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** What {@code system.skill} itself says, which knows the framework alone. */
    Catalogue served() {
        return served;
    }

    /**
     * Every plugin of the distribution, and of the store as it was at open, by symbolic name, as it
     * stands now. What was added since is not among them.
     */
    public List<PluginStatus> plugins() {
        return plugins.now(diagnostics, served.list());
    }

    /** Whether another plugin of the store resolves by what this one offers (O1). */
    boolean isNeeded(String symbolicName) {
        return plugins.isNeeded(symbolicName);
    }

    /**
     * Ends it: no thread, file or lock stays. Closing twice does nothing. What it handed out stays
     * usable, and has nothing more to give: an index and a list are empty of plugins' skills, a
     * skill is not found or unavailable, and no plugin is active.
     */
    @Override
    public void close() {
        plugins.host().close();
    }
}
