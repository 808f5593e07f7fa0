package dev.heinzel.launcher;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The plugins a user has: jars by content digest, and one small manifest that names them (O1). Any
 * process may use it at any time; writers take turns. Nothing is stored that has a finding, and a
 * jar is checked from the store's own copy. Thread-safe.
 */
public final class PluginStore {

    private final StoreFiles files;
    private final HostBundles own;

    private PluginStore(StoreFiles files, HostBundles own) {
        this.files = files;
        this.own = own;
    }

    /**
     * The store below {@link Settings#state()}. Nothing is created before something is added.
     *
     * @throws ProblemException if the state directory is somebody else's, or open to others (O2),
     *     or its manifest is damaged
     */
    public static PluginStore open(Settings settings) throws IOException {
        StoreFiles files = new StoreFiles(settings.state());
        files.read();
        return new PluginStore(files, HostBundles.find());
    }

    /**
     * Adds a plugin, if it has no finding, ships skills or is needed by one that is there, and its
     * symbolic name is not there with other bytes. If its stored jar was damaged, it is mended.
     *
     * @param skillsOnly refuse a jar that holds code (P8)
     * @throws ProblemException if the store or the file cannot be used; its code is {@code
     *     NO_SUCH_PATH} if there is no such file
     */
    public PluginChange add(Path jar, boolean skillsOnly) throws IOException {
        return new PutPlugin(files, own, jar, null, skillsOnly).run();
    }

    /**
     * Replaces a plugin's jar by another of the same symbolic name; a refused one leaves the old
     * one in place (P4).
     *
     * @throws ProblemException as {@link #add} does
     */
    public PluginChange update(String symbolicName, Path jar) throws IOException {
        return new PutPlugin(files, own, jar, symbolicName, false).run();
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
