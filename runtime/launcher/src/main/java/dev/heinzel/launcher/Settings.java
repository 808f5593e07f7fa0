package dev.heinzel.launcher;

import java.nio.file.Path;
import java.util.Map;

/**
 * Where the product keeps what is its own (K2). Both directories are absolute; neither needs to
 * exist.
 *
 * @param config holds {@code hz.toml} and {@code skills/}
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
     * What the environment says: {@code HZ_HOME} if it is set, otherwise the XDG directories under
     * {@code heinzel}. A relative XDG directory is ignored, as its specification demands.
     *
     * @param environment as {@link System#getenv()} gives it
     * @param userHome as the system property {@code user.home} gives it
     */
    public static Settings fromEnvironment(Map<String, String> environment, Path userHome) {
        String home = environment.getOrDefault("HZ_HOME", "");
        if (!home.isEmpty()) {
            return in(Path.of(home));
        }
        return new Settings(
                xdg(environment, "XDG_CONFIG_HOME", userHome.resolve(".config")),
                xdg(environment, "XDG_STATE_HOME", userHome.resolve(".local/state")));
    }

    private static Path xdg(Map<String, String> environment, String variable, Path otherwise) {
        String value = environment.getOrDefault(variable, "");
        Path base = value.startsWith("/") ? Path.of(value) : otherwise;
        return base.resolve("heinzel");
    }
}
