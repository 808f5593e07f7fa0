package dev.heinzel.launcher;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes that are either done or not, whenever the process or the machine stops (O2): bytes are
 * forced to the disk before a name points to them, and the name before anything relies on it.
 */
final class DurableFiles {

    private DurableFiles() {}

    /** Writes a new file and forces its bytes; the name is not forced. */
    static void write(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    /** Gives a forced file another name, replacing what bears it, and forces that name. */
    static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        Path directory = to.getParent();
        if (directory != null) {
            force(directory);
        }
    }

    /** Forces the names in a directory. */
    static void force(Path directory) throws IOException {
        try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}
