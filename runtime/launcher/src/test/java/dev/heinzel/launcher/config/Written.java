package dev.heinzel.launcher.config;

import dev.heinzel.skill.Finding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** A home with a configuration directory, and what is read from them. */
record Written(Path home) {

    Path directory() {
        return home.resolve(".config/heinzel");
    }

    Path file() {
        return directory().resolve("hz.toml");
    }

    /** Writes the user's file and reads it. */
    Configuration read(String toml) throws IOException {
        return read(toml.getBytes(StandardCharsets.UTF_8));
    }

    Configuration read(byte[] toml) throws IOException {
        Files.createDirectories(directory());
        Files.write(file(), toml);
        return read();
    }

    /** Reads what is there. */
    Configuration read() {
        return Configuration.read(directory(), home, null);
    }

    /** Each problem as {@code line CODE}. */
    static List<String> codes(Configuration configuration) {
        return configuration.problems().stream().map(f -> f.line() + " " + f.code()).toList();
    }

    static String text(Configuration configuration) {
        return String.join("\n", configuration.problems().stream().map(Finding::toString).toList());
    }

    /** A token in full shape, nobody's. */
    static String aToken(Random random) {
        StringBuilder token = new StringBuilder("gh" + "p_");
        for (int i = 0; i < 36; i++) {
            token.append(
                    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                            .charAt(random.nextInt(62)));
        }
        return token.toString();
    }
}
