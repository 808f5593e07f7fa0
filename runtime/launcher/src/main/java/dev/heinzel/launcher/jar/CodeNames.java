package dev.heinzel.launcher.jar;

import java.util.List;
import java.util.Locale;

/**
 * Which entries of a jar are code, by their names (P8). {@code module-info} and {@code
 * package-info} only describe; scripts in a skill are files, since nothing here runs them (T6).
 */
final class CodeNames {

    private static final List<String> ENDINGS =
            List.of(".class", ".jar", ".war", ".so", ".dll", ".dylib", ".jnilib");

    private static final List<String> DESCRIPTIONS =
            List.of("module-info.class", "package-info.class");

    private CodeNames() {}

    static boolean isCode(String name) {
        String last = name.substring(name.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        return !DESCRIPTIONS.contains(last) && ENDINGS.stream().anyMatch(last::endsWith);
    }
}
