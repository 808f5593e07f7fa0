package dev.heinzel.launcher;

import java.nio.file.Path;
import java.util.regex.Pattern;

/** Words of a command that a person is told to give, so that it can be pasted into a shell. */
final class ShellWord {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

    private ShellWord() {}

    /** The word as it is, or quoted where a shell would take it apart. */
    static String of(String word) {
        return PLAIN.matcher(word).matches() ? word : '\'' + word.replace("'", "'\\''") + '\'';
    }

    /** A file, which is never taken for an option. */
    static String of(Path file) {
        String path = file.toString();
        return of(path.startsWith("-") ? "./" + path : path);
    }
}
