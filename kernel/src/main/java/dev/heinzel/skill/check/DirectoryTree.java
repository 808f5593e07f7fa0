package dev.heinzel.skill.check;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A directory on disk (S4). The root itself may be reached through links; below it every part is
 * opened by its own name from its parent, and no link is followed. Only regular files are opened,
 * so that nothing blocks on a pipe.
 *
 * <p>Holds nothing open between calls. A name that the system's encoding cannot decode is listed as
 * {@link Type#OTHER}, since nothing could open it again by that name.
 */
public final class DirectoryTree implements SkillTree {

    private static final Set<OpenOption> READ =
            Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);

    private final Path root;

    private DirectoryTree(Path root) {
        this.root = root;
    }

    /** A tree of what lies below {@code root}. */
    public static DirectoryTree of(Path root) {
        return new DirectoryTree(root.toAbsolutePath());
    }

    @Override
    public @Nullable List<Entry> list(String directory) throws IOException {
        try (OpenDirectory open = openDirectory(directory)) {
            return open == null ? null : entries(open);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
    }

    private static List<Entry> entries(OpenDirectory directory) throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (Path path : directory.stream()) {
            Path name = path.getFileName();
            if (!isDecoded(name)) {
                entries.add(new Entry(name.toString(), Type.OTHER));
                continue;
            }
            BasicFileAttributes attributes = directory.attributes(name);
            if (attributes != null) {
                entries.add(new Entry(name.toString(), type(attributes)));
            }
        }
        return entries;
    }

    /** Whether the name means the same file after a detour through a string. */
    private static boolean isDecoded(Path name) {
        try {
            return name.getFileSystem().getPath(name.toString()).equals(name);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static Type type(BasicFileAttributes attributes) {
        if (attributes.isSymbolicLink()) {
            return Type.LINK;
        }
        if (attributes.isDirectory()) {
            return Type.DIRECTORY;
        }
        return attributes.isRegularFile() ? Type.FILE : Type.OTHER;
    }

    @Override
    public int read(String path, byte[] buffer) throws IOException {
        int slash = path.lastIndexOf('/');
        Path name = part(path.substring(slash + 1));
        try (OpenDirectory parent = openDirectory(slash < 0 ? "" : path.substring(0, slash))) {
            BasicFileAttributes attributes =
                    parent == null || name == null ? null : parent.attributes(name);
            if (parent == null
                    || name == null
                    || attributes == null
                    || !attributes.isRegularFile()) {
                throw new NoSuchFileException(path);
            }
            try (SeekableByteChannel channel = parent.open(name, READ)) {
                ByteBuffer into = ByteBuffer.wrap(buffer);
                while (into.hasRemaining() && channel.read(into) >= 0) {
                    // a read may give less than there is
                }
                return into.position();
            }
        }
    }

    /** Opens one part after the other; null where one is not a directory, or is a link. */
    private @Nullable OpenDirectory openDirectory(String directory) throws IOException {
        OpenDirectory open = OpenDirectory.root(root);
        if (directory.isEmpty()) {
            return open;
        }
        for (String part : directory.split("/", -1)) {
            if (open == null) {
                return null;
            }
            try (OpenDirectory parent = open) {
                Path name = part(part);
                open = name == null ? null : parent.child(name);
            }
        }
        return open;
    }

    /** One name as a path, or null if it is not just a name. */
    private @Nullable Path part(String name) {
        if (name.isEmpty() || name.equals(".") || name.equals("..") || name.indexOf('/') >= 0) {
            return null;
        }
        try {
            Path path = root.getFileSystem().getPath(name);
            return path.getNameCount() == 1 && !path.isAbsolute() ? path : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }
}
