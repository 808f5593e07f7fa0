package dev.heinzel.launcher;

import dev.heinzel.skill.text.Printable;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where the product keeps what is its own (K2). Both directories are absolute; neither needs to
 * exist.
 *
 * @param config reserved for the user's configuration; nothing reads it yet
 * @param state holds the store of plugins; the user's own and of mode 0700, or it is refused (O2)
 */
public record Settings(Path config, Path state) {

    /** Makes both absolute. */
    public Settings {
        config = config.toAbsolutePath();
        state = state.toAbsolutePath();
    }

    /** Everything below one directory, as {@code HZ_HOME} says it. */
    public static Settings in(Path home) {
        return new Settings(home.resolve("config"), home.resolve("state"));
    }

    /**
     * What the environment says: {@code HZ_HOME} if it is set, taken from the current directory if
     * it is relative; otherwise the XDG directories under {@code heinzel}. A relative XDG directory
     * is ignored, as its specification demands.
     *
     * @param environment as {@link System#getenv()} gives it
     * @param userHome as the system property {@code user.home} gives it; used where {@code HOME} is
     *     not set
     * @throws UncheckedIOException with a {@link ProblemException}, if there is no home to put them
     *     in
     */
    public static Settings fromEnvironment(Map<String, String> environment, Path userHome) {
        String home = environment.getOrDefault("HZ_HOME", "");
        if (!home.isEmpty()) {
            return in(path(home));
        }
        return new Settings(
                xdg(environment, "XDG_CONFIG_HOME", userHome, ".config"),
                xdg(environment, "XDG_STATE_HOME", userHome, ".local/state"));
    }

    private static Path xdg(
            Map<String, String> environment, String variable, Path userHome, String otherwise) {
        String value = environment.getOrDefault(variable, "");
        Path base =
                value.startsWith("/")
                        ? path(value)
                        : home(environment, userHome).resolve(otherwise);
        return base.resolve("heinzel");
    }

    private static Path home(Map<String, String> environment, Path userHome) {
        String home = environment.getOrDefault("HOME", "");
        Path directory = home.startsWith("/") ? path(home) : userHome;
        if (!directory.isAbsolute()) {
            throw noHome("there is no home directory: HOME is not set to an absolute path");
        }
        return directory;
    }

    private static Path path(String value) {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw noHome("\"" + Printable.quote(value) + "\" cannot be a path under this locale");
        }
    }

    private static UncheckedIOException noHome(String message) {
        return new UncheckedIOException(
                new ProblemException("NO_HOME", message, "set HZ_HOME to a directory of your own"));
    }
}
