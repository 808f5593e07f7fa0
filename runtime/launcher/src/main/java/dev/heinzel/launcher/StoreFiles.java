package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How the store lies in the state directory:
 *
 * <pre>
 * plugins.json           which plugins there are; the only file that says so
 * plugins/SHA256.jar     their jars; one that the manifest does not name is a leftover
 * sources.json           which source each plain name on an allowlist had; only a report needs it
 * tmp/                   what is being written; anything found there by a writer is a leftover
 * lock                   held by whoever writes
 * </pre>
 *
 * A write goes through {@code tmp}, jar first, then manifest, then what the new manifest no longer
 * names is deleted; so at every moment the manifest is a whole one and its jars are there (O2). The
 * manifest is written before the first jar: jars without one mean that it was lost.
 */
record StoreFiles(Path state) {

    /** Far beyond any manifest; what is larger is not read. */
    private static final int MANIFEST_BYTES = 16 * 1024 * 1024;

    private static final Logger LOG = LoggerFactory.getLogger(StoreFiles.class);
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String JAR = ".jar";

    /** Something that is done to the store as its only writer. */
    interface Write<T> {
        T run(StoreManifest now) throws IOException;
    }

    /** Where the jar of these bytes is stored. */
    Path jar(Digest sha256) {
        return jars().resolve(sha256 + JAR);
    }

    private Path jars() {
        return state.resolve("plugins");
    }

    private Path manifest() {
        return state.resolve("plugins.json");
    }

    /** What {@link SourceMemory} keeps. */
    Path sources() {
        return state.resolve("sources.json");
    }

    private Path lock() {
        return state.resolve("lock");
    }

    private Path temporary() {
        return state.resolve("tmp");
    }

    /**
     * What is stored, as of now. Takes no lock and changes nothing.
     *
     * @throws ProblemException if the directory may not be used, or the manifest is damaged or lost
     */
    StoreManifest read() throws IOException {
        if (!StateDirectory.isThere(state)) {
            return StoreManifest.EMPTY;
        }
        byte[] json;
        if (Files.exists(manifest()) && !Files.isRegularFile(manifest())) {
            throw damaged("is not a file");
        }
        try (var stream = Files.newInputStream(manifest())) {
            json = stream.readNBytes(MANIFEST_BYTES + 1);
        } catch (NoSuchFileException e) {
            if (!jarsStored().isEmpty()) {
                throw damaged("is gone, but the jars it named are there");
            }
            return StoreManifest.EMPTY;
        }
        if (json.length > MANIFEST_BYTES) {
            throw damaged("is larger than " + MANIFEST_BYTES + " bytes");
        }
        try {
            return StoreManifest.parse(json);
        } catch (IllegalArgumentException e) {
            ProblemException problem = damaged(String.valueOf(e.getMessage()));
            problem.initCause(e);
            throw problem;
        }
    }

    /** Which writing of the manifest is there now. */
    sealed interface Writing {
        /** None yet. */
        record None() implements Writing {}

        /** Each is a file of its own, moved into place; a replaced one may come back as it was. */
        record File(@Nullable Object key, FileTime modified) implements Writing {}
    }

    /** Changes with every write, even if what is stored is the same again. */
    Writing writing() throws IOException {
        if (!StateDirectory.isThere(state)) {
            return new Writing.None();
        }
        try {
            BasicFileAttributes file = Files.readAttributes(manifest(), BasicFileAttributes.class);
            return new Writing.File(file.fileKey(), file.lastModifiedTime());
        } catch (NoSuchFileException e) {
            return new Writing.None();
        }
    }

    private ProblemException damaged(String how) {
        return new ProblemException(
                "STORE_DAMAGED",
                "the manifest " + manifest() + " " + how,
                "put a good copy back, or move it and "
                        + jars()
                        + " away and add the plugins again");
    }

    /**
     * Writes as the only writer; makes what is missing, and clears away what earlier writers left.
     *
     * @param write does it; given what is stored now
     */
    <T> T write(Write<T> write) throws IOException {
        try {
            StateDirectory.create(state);
            return StoreLock.whileHeld(lock(), PATIENCE, () -> writeAsTheOnlyOne(write));
        } catch (FileSystemException e) {
            ProblemException problem =
                    new ProblemException(
                            "FILE_UNUSABLE",
                            "cannot use the file " + e.getFile() + ": " + reason(e),
                            "make it usable for you, then try again");
            problem.initCause(e);
            throw problem;
        }
    }

    /**
     * Does something small as the only writer that leaves the store alone, in a directory that is
     * there. Waits for no other process.
     *
     * @throws ProblemException if one is writing
     */
    <T> T writeBeside(StoreLock.Work<T> work) throws IOException {
        return StoreLock.whileHeld(lock(), Duration.ZERO, work);
    }

    private <T> T writeAsTheOnlyOne(Write<T> write) throws IOException {
        StateDirectory.createInside(temporary());
        clear(temporary());
        StoreManifest now = read();
        if (!Files.exists(manifest())) {
            save(now);
        }
        StateDirectory.createInside(jars());
        T result = write.run(now);
        try {
            removeLeftovers(read());
        } catch (IOException e) {
            // what was asked for is done; the next writer tries again
            LOG.warn("leftovers stay in {}: {}", jars(), Causes.of(e));
        }
        return result;
    }

    private static String reason(FileSystemException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof DirectoryNotEmptyException) {
            return "the directory is not empty";
        }
        return e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
    }

    /** A new name for a file under way. Only for the writer. */
    Path newTemporary(String suffix) {
        return temporary().resolve(UUID.randomUUID() + suffix);
    }

    /** Stores a jar's forced copy. Only for the writer. */
    void store(Path copy, Digest sha256) throws IOException {
        DurableFiles.move(copy, jar(sha256));
    }

    /** From here on, this is what is stored. Only for the writer. */
    void save(StoreManifest manifest) throws IOException {
        replace(manifest(), manifest.toJson());
    }

    /** Makes that the content of a file, at once and for good. Only for the writer. */
    void replace(Path file, byte[] bytes) throws IOException {
        StateDirectory.createInside(temporary());
        Path beside = newTemporary(".json");
        try {
            DurableFiles.write(beside, bytes);
            DurableFiles.move(beside, file);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private void removeLeftovers(StoreManifest manifest) throws IOException {
        Set<String> named =
                manifest.plugins().stream()
                        .map(plugin -> plugin.sha256() + JAR)
                        .collect(Collectors.toSet());
        for (Path jar : jarsStored()) {
            if (!named.contains(name(jar))) {
                Files.deleteIfExists(jar);
            }
        }
    }

    private Set<Path> jarsStored() throws IOException {
        Set<Path> found = new HashSet<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(jars(), "*" + JAR)) {
            entries.forEach(found::add);
        } catch (NoSuchFileException | NotDirectoryException e) {
            return Set.of();
        }
        return found;
    }

    private static void clear(Path directory) throws IOException {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            for (Path entry : entries) {
                Files.deleteIfExists(entry);
            }
        }
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }
}
