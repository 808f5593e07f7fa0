package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Layer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The plugins a user has: jars by content digest, and one small manifest that names them (O1). Any
 * process may use it at any time; writers take turns. Nothing is stored that has a finding, and a
 * jar is checked from the store's own copy. Thread-safe.
 */
public final class PluginStore {

    private final StoreFiles files;
    private final HostBundles own;
    private final Supplier<Configuration> configuration;

    private PluginStore(StoreFiles files, HostBundles own, Supplier<Configuration> configuration) {
        this.files = files;
        this.own = own;
        this.configuration = configuration;
    }

    /**
     * The store below {@link Settings#state()}. Nothing is created before something is added.
     *
     * @throws ProblemException if the state directory is somebody else's, or open to others (O2),
     *     or its manifest is damaged
     */
    public static PluginStore open(Settings settings) throws IOException {
        return open(settings.state(), settings::configuration);
    }

    /**
     * @param configuration read anew for each change, as the operator may write between two
     */
    static PluginStore open(Path state, Supplier<Configuration> configuration) throws IOException {
        StoreFiles files = new StoreFiles(state);
        files.read();
        return new PluginStore(files, HostBundles.find(), configuration);
    }

    /**
     * Adds a plugin, if it has no finding, ships skills or is needed by one that is there, and its
     * symbolic name is not there with other bytes. If its stored jar was damaged, it is mended.
     *
     * @param skillsOnly refuse a jar that holds code (P8)
     * @param layer the layer that the operator's stack gives the plugin, said again by whoever adds
     *     it: without it, or with another, a plugin that the stack names is refused (L5). Null for
     *     one that it does not name
     * @throws ProblemException if the store or the file cannot be used; its code is {@code
     *     NO_SUCH_PATH} if there is no such file, {@code USAGE} if a layer is said for a plugin
     *     that the stack does not name
     * @throws IllegalArgumentException if the layer is none of {@link Layer#ofStack()}
     */
    public PluginChange add(Path jar, boolean skillsOnly, @Nullable Layer layer)
            throws IOException {
        if (layer != null && !Layer.ofStack().contains(layer)) {
            throw new IllegalArgumentException("a stack has no layer " + layer.id());
        }
        return put(JarRequest.add(jar, skillsOnly, layer));
    }

    /**
     * Replaces a plugin's jar by another of the same symbolic name, which stays in its layer; a
     * refused one leaves the old one in place (P4).
     *
     * @throws ProblemException as {@link #add} does
     */
    public PluginChange update(String symbolicName, Path jar) throws IOException {
        return put(JarRequest.update(symbolicName, jar));
    }

    private PluginChange put(JarRequest request) throws IOException {
        return new PutPlugin(files, own, configuration, request).run();
    }

    /**
     * Removes a plugin. A name that is not there, or is the distribution's own, is refused.
     *
     * @throws ProblemException if the store cannot be used
     */
    public PluginChange remove(String symbolicName) throws IOException {
        return new RemovePlugin(files, own, symbolicName).run();
    }
}
