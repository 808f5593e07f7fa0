package dev.heinzel.launcher;

import dev.heinzel.skill.Layer;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of the store with a jar.
 *
 * @param updated the symbolic name whose jar it is to replace; null to add it
 * @param skillsOnly refuse a jar that holds code (P8)
 * @param layer the one that the person takes it for (L5); null if none was said
 */
record JarRequest(Path jar, @Nullable String updated, boolean skillsOnly, @Nullable Layer layer) {

    static JarRequest add(Path jar, boolean skillsOnly, @Nullable Layer layer) {
        return new JarRequest(jar, null, skillsOnly, layer);
    }

    static JarRequest update(String symbolicName, Path jar) {
        return new JarRequest(jar, symbolicName, false, null);
    }

    /** The command that asks for this, to be pasted. */
    String command() {
        return updated == null
                ? "hz system plugin add "
                        + (skillsOnly ? "--skills-only " : "")
                        + (layer == null ? "" : "--layer " + layer.id() + ' ')
                        + ShellWord.of(jar)
                : "hz system plugin update " + updated + ' ' + ShellWord.of(jar);
    }
}
