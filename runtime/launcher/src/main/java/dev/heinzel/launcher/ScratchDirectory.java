package dev.heinzel.launcher;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A temporary directory of the user's own that is gone after {@link #close()}, or when the JVM
 * exits in order; a killed process leaves it to the system's cleaning. Its name tells the process.
 */
final class ScratchDirectory implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ScratchDirectory.class);

    private final Path path;
    private final Thread atExit;

    private ScratchDirectory(Path path) {
        this.path = path;
        atExit = new Thread(this::delete, "heinzel-scratch");
    }

    static ScratchDirectory create() throws IOException {
        String owner = "heinzel-" + ProcessHandle.current().pid() + "-";
        ScratchDirectory scratch = new ScratchDirectory(Files.createTempDirectory(owner));
        try {
            Runtime.getRuntime().addShutdownHook(scratch.atExit);
        } catch (IllegalStateException e) {
            scratch.delete();
            throw new IOException("the JVM is exiting", e);
        }
        return scratch;
    }

    Path path() {
        return path;
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // the JVM is exiting, and runs it
            return;
        }
        delete();
    }

    private void delete() {
        try {
            Files.walkFileTree(path, new Delete());
        } catch (NoSuchFileException e) {
            // somebody cleaned up before us
            return;
        } catch (IOException e) {
            // the runtime is at its end, and this is nothing that its host could do about
            LOG.warn("the temporary directory {} stays: {}", path, Causes.of(e));
        }
    }

    private static final class Delete extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException problem)
                throws IOException {
            if (problem != null) {
                throw problem;
            }
            Files.deleteIfExists(directory);
            return FileVisitResult.CONTINUE;
        }
    }
}
