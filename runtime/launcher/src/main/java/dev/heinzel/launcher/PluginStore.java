package dev.heinzel.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The plugins a user has: jars by content digest, and one small manifest that names them (O1). Any
 * process may use it at any time; writers take turns. Nothing is stored that has a finding, and a
 * jar is checked from the store's own copy.
 */
public final class PluginStore {

    private PluginStore() {}

    /**
     * The store below {@link Settings#state()}. Nothing is created before something is added.
     *
     * @throws ProblemException if the state directory is somebody else's, or open to others (O2)
     */
    public static PluginStore open(Settings settings) throws IOException {
        return new PluginStore();
    }

    /**
     * Adds a plugin, if it has no finding, ships skills, and its symbolic name is not there with
     * other bytes.
     *
     * @param skillsOnly refuse a jar that holds code (P8)
     * @throws ProblemException if the store or the file cannot be used
     */
    public PluginChange add(Path jar, boolean skillsOnly) throws IOException {
        throw new ProblemException("STORE", "not there", "wait" + skillsOnly);
    }

    /**
     * Replaces a plugin's jar by another of the same symbolic name; a refused one leaves the old
     * one in place (P4).
     *
     * @throws ProblemException if the store or the file cannot be used
     */
    public PluginChange update(String symbolicName, Path jar) throws IOException {
        throw new ProblemException("STORE", "not there", "wait" + skillsOnly());
    }

    /**
     * Removes a plugin. A name that is not there, or is the distribution's own, is refused.
     *
     * @throws ProblemException if the store cannot be used
     */
    public PluginChange remove(String symbolicName) throws IOException {
        throw new ProblemException("STORE", symbolicName, "wait" + skillsOnly());
    }

    private List<String> skillsOnly() {
        return List.of(toString());
    }
}
