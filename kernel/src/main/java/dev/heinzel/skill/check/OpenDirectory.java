package dev.heinzel.skill.check;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A directory that is open: what lies in it is reached from the open directory itself where the
 * system can do that, so that nobody can swap a part for a link in between; elsewhere by its path,
 * each part checked.
 */
final class OpenDirectory implements AutoCloseable {

    private final Path path;
    private final DirectoryStream<Path> stream;

    private OpenDirectory(Path path, DirectoryStream<Path> stream) {
        this.path = path;
        this.stream = stream;
    }

    /** Follows links; null if it is no directory. */
    @SuppressWarnings("StreamResourceLeak") // close() closes it
    static @Nullable OpenDirectory root(Path path) throws IOException {
        try {
            return new OpenDirectory(path, Files.newDirectoryStream(path));
        } catch (NoSuchFileException | NotDirectoryException e) {
            return null;
        }
    }

    DirectoryStream<Path> stream() {
        return stream;
    }

    /** Follows no link; null if it is no directory. */
    @SuppressWarnings("StreamResourceLeak") // close() closes it
    @Nullable OpenDirectory child(Path name) throws IOException {
        BasicFileAttributes attributes = attributes(name);
        if (attributes == null || !attributes.isDirectory()) {
            return null;
        }
        Path child = path.resolve(name);
        try {
            return new OpenDirectory(
                    child,
                    stream instanceof SecureDirectoryStream<Path> secure
                            ? secure.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)
                            : Files.newDirectoryStream(child));
        } catch (NoSuchFileException | NotDirectoryException e) {
            return null;
        }
    }

    /** Of the entry itself, not of what a link points to; null if it is gone. */
    @Nullable BasicFileAttributes attributes(Path name) throws IOException {
        try {
            return stream instanceof SecureDirectoryStream<Path> secure
                    ? secure.getFileAttributeView(
                                    name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                            .readAttributes()
                    : Files.readAttributes(
                            path.resolve(name),
                            BasicFileAttributes.class,
                            LinkOption.NOFOLLOW_LINKS);
        } catch (NoSuchFileException | NotDirectoryException e) {
            return null;
        }
    }

    SeekableByteChannel open(Path name, Set<OpenOption> options) throws IOException {
        return stream instanceof SecureDirectoryStream<Path> secure
                ? secure.newByteChannel(name, options)
                : Files.newByteChannel(path.resolve(name), options);
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
