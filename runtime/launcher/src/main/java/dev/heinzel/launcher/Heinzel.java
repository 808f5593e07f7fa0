package dev.heinzel.launcher;

import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Skills;
import java.io.IOException;
import java.util.List;

/**
 * The runtime inside a Java program (H1): a framework with the kernel, {@code system.skill} and
 * every plugin of the store. The API packages are the program's own classes, on the class path and
 * on the module path. Thread-safe.
 */
public final class Heinzel implements AutoCloseable {

    private final Skills skills;
    private final Catalogue catalogue;

    @SuppressWarnings("UnusedMethod")
    private Heinzel(Skills skills, Catalogue catalogue) {
        this.skills = skills;
        this.catalogue = catalogue;
    }

    /**
     * Starts the runtime and the plugins. A plugin that cannot start is logged, its skills are
     * served all the same.
     *
     * @throws ProblemException if the state directory cannot be used
     */
    public static Heinzel open(Settings settings) throws IOException {
        throw new ProblemException("STORE", settings.toString(), "wait");
    }

    /**
     * Starts the runtime and resolves the plugins without starting one: no plugin's code runs (P8).
     */
    public static Heinzel openWithoutStarting(Settings settings) throws IOException {
        return open(settings);
    }

    /** The skills, for callers that may see some of them. */
    public Skills skills() {
        return skills;
    }

    /** The operator's view. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Every plugin of the store and of the distribution, by symbolic name. */
    public List<PluginStatus> plugins() {
        return List.of();
    }

    /** Ends it: no thread, file or lock stays. Closing twice does nothing. */
    @Override
    public void close() {}
}
