package dev.heinzel.itest.hz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The store's jars, for tests that do to them what nobody should. */
final class StoredJars {

    private final Path state;

    StoredJars(Path home) {
        state = home.resolve("state");
    }

    List<Path> all() throws IOException {
        try (Stream<Path> jars = Files.list(state.resolve("plugins"))) {
            return jars.toList();
        }
    }

    /** Alters one bit of each. */
    void alter() throws IOException {
        for (Path jar : all()) {
            byte[] bytes = Files.readAllBytes(jar);
            bytes[bytes.length / 2] ^= 1;
            Files.write(jar, bytes);
        }
    }

    /** Gives a plugin a jar that was never checked, as a version that checked less might have. */
    void replace(String symbolicName, Path by) throws IOException {
        Path manifest = state.resolve("plugins.json");
        for (Map<String, Object> plugin :
                Hz.list(Hz.parse(Files.readAllBytes(manifest)), "plugins")) {
            if (plugin.get("symbolic_name").equals(symbolicName)) {
                String old = (String) plugin.get("sha256");
                String now = sha256(by);
                Files.copy(by, state.resolve("plugins").resolve(now + ".jar"));
                Files.delete(state.resolve("plugins").resolve(old + ".jar"));
                Files.writeString(manifest, Files.readString(manifest).replace(old, now));
            }
        }
    }

    private static String sha256(Path file) throws IOException {
        try {
            byte[] bytes = Files.readAllBytes(file);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }
}
