package dev.heinzel.launcher.jar;

import dev.heinzel.skill.Digest;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;

/**
 * The bytes of one file, read by position over one channel, so that another file put in its place
 * meanwhile is never seen. Thread-safe.
 */
public final class JarBytes implements Closeable {

    private static final int CHUNK = 1 << 16;

    private final FileChannel channel;
    private final long size;

    private JarBytes(FileChannel channel, long size) {
        this.channel = channel;
        this.size = size;
    }

    /**
     * Opens a file; whoever opens it closes it.
     *
     * @throws IOException if it is not there or cannot be opened
     */
    public static JarBytes open(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        try {
            return new JarBytes(channel, channel.size());
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** How long the file was when it was opened. */
    long size() {
        return size;
    }

    /**
     * Reads exactly {@code length} bytes.
     *
     * @throws EOFException if the file has become shorter
     */
    void read(long position, byte[] into, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(into, 0, length);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, position + buffer.position()) < 0) {
                throw new EOFException("the file became shorter while it was read");
            }
        }
    }

    /** The digest of all bytes, as they are now, in constant space. */
    public Digest sha256() throws IOException {
        MessageDigest sha256 = Digest.sha256();
        ByteBuffer buffer = ByteBuffer.allocate(CHUNK);
        for (long position = 0; ; ) {
            int count = channel.read(buffer.clear(), position);
            if (count < 0) {
                return Digest.of(sha256.digest());
            }
            sha256.update(buffer.flip());
            position += count;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
