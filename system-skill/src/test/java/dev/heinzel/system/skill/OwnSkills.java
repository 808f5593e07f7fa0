package dev.heinzel.system.skill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A personal directory on disk. */
final class OwnSkills {

    private final Path directory;

    private OwnSkills(Path directory) {
        this.directory = directory;
    }

    /** Makes the directory. */
    static OwnSkills in(Path directory) {
        try {
            return new OwnSkills(Files.createDirectories(directory));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path directory() {
        return directory;
    }

    OwnSkills skill(String name) {
        return skill(name, "My own way.\n");
    }

    OwnSkills skill(String name, String body) {
        return file(
                name + "/SKILL.md",
                "---\nname: " + name + "\ndescription: How to do " + name + "\n---\n" + body);
    }

    /** One that the checker refuses. */
    OwnSkills broken(String name) {
        return file(
                name + "/SKILL.md",
                "---\nname: " + name + "\ndescription: Broken\nversion: 1\n---\nbody\n");
    }

    /** Writes a file whole, so that nobody reads half of it. */
    OwnSkills file(String path, String text) {
        Path file = directory.resolve(path);
        try {
            Files.createDirectories(file.getParent());
            Path made = Files.createTempFile(directory.getParent(), "made", null);
            Files.writeString(made, text);
            Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    OwnSkills remove(String name) {
        try {
            Files.deleteIfExists(directory.resolve(name).resolve("SKILL.md"));
            Files.deleteIfExists(directory.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }
}
