package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Checks a jar as it lies, before any framework hears of it. */
public final class JarCheck {

    private JarCheck() {}

    /**
     * Checks container and content. A file that is no jar has findings; it is not an error.
     *
     * @param plugin how findings name it: the PATH as a person gave it, or a plugin's name
     * @throws IOException if the file is not there or cannot be read
     */
    public static JarReport check(String plugin, Path jar) throws IOException {
        return new JarReport(
                Digest.of(new byte[32]), "", "", false, false, List.of(), List.of(), List.of());
    }
}
