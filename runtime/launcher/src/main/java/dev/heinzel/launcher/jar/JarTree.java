package dev.heinzel.launcher.jar;

import dev.heinzel.skill.check.SkillTree;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * The files of a jar whose container is sound, read from the same open file that was checked.
 * Directories are what the names imply, with entries of their own or without. Reading fails once
 * the bytes behind it are closed. Thread-safe.
 */
public final class JarTree implements SkillTree {

    private static final int CHUNK = 1 << 13;

    private final JarBytes bytes;

    /** Sorted, so that all that lies below a directory stands together. */
    private final String[] paths;

    /** The entry of each path. */
    private final JarEntry[] entries;

    JarTree(JarBytes bytes, List<JarEntry> entries) {
        this.bytes = bytes;
        this.entries = entries.toArray(new JarEntry[0]);
        Arrays.sort(this.entries, (left, right) -> left.path().compareTo(right.path()));
        this.paths = new String[this.entries.length];
        for (int i = 0; i < paths.length; i++) {
            paths[i] = this.entries[i].path();
        }
    }

    @Override
    public @Nullable List<Entry> list(String directory) {
        String prefix = directory.isEmpty() ? "" : directory + "/";
        int at = from(prefix);
        boolean exists = directory.isEmpty() || isDirectory(directory) || isBelow(at, prefix);
        if (!exists) {
            return null;
        }
        List<Entry> children = new ArrayList<>();
        while (isBelow(at, prefix)) {
            String path = paths[at];
            int slash = path.indexOf('/', prefix.length());
            if (slash < 0) {
                children.add(
                        new Entry(
                                path.substring(prefix.length()),
                                entries[at].isDirectory() ? Type.DIRECTORY : Type.FILE));
                at++;
            } else {
                String child = path.substring(0, slash);
                if (!isDirectory(child)) {
                    children.add(new Entry(child.substring(prefix.length()), Type.DIRECTORY));
                }
                // '0' comes right after '/': on to what does not lie below the child
                at = from(child + '0');
            }
        }
        return children;
    }

    @Override
    public int read(String path, byte[] buffer) throws IOException {
        int at = Arrays.binarySearch(paths, path);
        if (at < 0 || entries[at].isDirectory()) {
            throw new NoSuchFileException(path);
        }
        JarEntry entry = entries[at];
        if (entry.deflated()) {
            return inflate(entry, buffer);
        }
        int count = (int) Math.min(buffer.length, entry.size());
        bytes.read(entry.data(), buffer, count);
        return count;
    }

    private int inflate(JarEntry entry, byte[] buffer) throws IOException {
        Inflater inflater = new Inflater(true);
        try {
            byte[] packed = new byte[(int) Math.min(CHUNK, entry.packedSize())];
            ByteBuffer out = ByteBuffer.wrap(buffer);
            long read = 0;
            while (out.hasRemaining() && !inflater.finished()) {
                if (inflater.needsInput()) {
                    int count = (int) Math.min(packed.length, entry.packedSize() - read);
                    if (count == 0) {
                        throw new IOException("the jar changed while it was read");
                    }
                    bytes.read(entry.data() + read, packed, count);
                    inflater.setInput(packed, 0, count);
                    read += count;
                }
                if (inflater.inflate(out) == 0 && inflater.needsDictionary()) {
                    throw new IOException("the jar changed while it was read");
                }
            }
            return out.position();
        } catch (DataFormatException e) {
            throw new IOException("the jar changed while it was read", e);
        } finally {
            inflater.end();
        }
    }

    private int from(String path) {
        int at = Arrays.binarySearch(paths, path);
        return at < 0 ? -at - 1 : at;
    }

    private boolean isBelow(int at, String prefix) {
        return at < paths.length && paths[at].startsWith(prefix);
    }

    private boolean isDirectory(String path) {
        int at = Arrays.binarySearch(paths, path);
        return at >= 0 && entries[at].isDirectory();
    }
}
