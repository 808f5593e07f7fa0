package dev.heinzel.itest.framework;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A skill made for one test: good unless something is changed. */
final class TestSkill {

    private final String directory;
    private String name;
    private String description;
    private String body = "Write notes that somebody else can use.\n";
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    private TestSkill(String directory) {
        this.directory = directory;
        this.name = directory;
        this.description = "How to do " + directory + " well";
    }

    static TestSkill aSkill(String name) {
        return new TestSkill(name);
    }

    /** Bad where it is not the directory's name (F4). */
    TestSkill named(String other) {
        name = other;
        return this;
    }

    TestSkill description(String text) {
        description = text;
        return this;
    }

    TestSkill body(String text) {
        body = text;
        return this;
    }

    TestSkill file(String path, String text) {
        return file(path, text.getBytes(StandardCharsets.UTF_8));
    }

    TestSkill file(String path, byte[] bytes) {
        files.put(path, bytes);
        return this;
    }

    String skillMd() {
        return "---\nname: " + name + "\ndescription: " + description + "\n---\n" + body;
    }

    /** As {@code docs/fingerprint.md} has it (R3). */
    String fingerprint() {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            // these paths are ASCII, so that their order is that of their bytes
            for (Map.Entry<String, byte[]> file : new TreeMap<>(entries("")).entrySet()) {
                String path = file.getKey().substring(directory.length() + 2);
                for (byte[] part :
                        List.of(path.getBytes(StandardCharsets.UTF_8), file.getValue())) {
                    sha256.update(ByteBuffer.allocate(Long.BYTES).putLong(part.length).array());
                    sha256.update(part);
                }
            }
            return HexFormat.of().formatHex(sha256.digest());
        } catch (NoSuchAlgorithmException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }

    /** Writes it below a directory. */
    Path in(Path container) throws IOException {
        for (Map.Entry<String, byte[]> file : entries("").entrySet()) {
            Path path = container.resolve(file.getKey().substring(1));
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        return container.resolve(directory);
    }

    Map<String, byte[]> entries(String container) {
        String root = container + '/' + directory + '/';
        Map<String, byte[]> entries = new LinkedHashMap<>();
        entries.put(root + "SKILL.md", skillMd().getBytes(StandardCharsets.UTF_8));
        files.forEach((path, bytes) -> entries.put(root + path, bytes));
        return entries;
    }
}
