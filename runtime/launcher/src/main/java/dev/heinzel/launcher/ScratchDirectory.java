package dev.heinzel.launcher;

import dev.heinzel.launcher.config.FileOwner;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A temporary directory of the user's own that is gone after {@link #close()}, or when the JVM
 * exits in order. What a killed process left, the next one deletes: the name tells the process.
 */
final class ScratchDirectory implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ScratchDirectory.class);

    private static final String PREFIX = "heinzel-";
    private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d{1,18})-\\d+");

    /** So that a start in a full directory of temporary files takes no longer. */
    private static final int LOOKED_AT = 10_000;

    private static final int SWEPT = 16;

    private final Path path;
    private final Thread atExit;

    private ScratchDirectory(Path path) {
        this.path = path;
        atExit = new Thread(this::delete, "heinzel-scratch");
    }

    static ScratchDirectory create() throws IOException {
        String owner = PREFIX + ProcessHandle.current().pid() + "-";
        ScratchDirectory scratch = new ScratchDirectory(Files.createTempDirectory(owner));
        Path beside = scratch.path.getParent();
        if (beside != null) {
            sweep(beside);
        }
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

    /** Deletes some of what processes that are gone have left in that directory. */
    static void sweep(Path temporary) {
        int looked = 0;
        int swept = 0;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(temporary)) {
            for (Path entry : entries) {
                if (++looked > LOOKED_AT || swept == SWEPT) {
                    return;
                }
                if (isLeft(entry)) {
                    Files.walkFileTree(entry, new Delete());
                    swept++;
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // another process sweeps too, or it is not for us to delete; the next start tries again
            LOG.debug("leftovers stay in {}: {}", temporary, Causes.of(e));
        }
    }

    private static boolean isLeft(Path entry) throws IOException {
        Matcher name = NAME.matcher(String.valueOf(entry.getFileName()));
        return name.matches()
                && Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
                && FileOwner.owns(entry)
                && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty();
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
