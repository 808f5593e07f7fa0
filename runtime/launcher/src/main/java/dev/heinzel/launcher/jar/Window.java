package dev.heinzel.launcher.jar;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of the file in memory that moves along as it is asked for, so that a pass over many
 * small headers costs few reads. For one thread.
 */
final class Window {

    /** The largest stretch that can be asked for: a header with three fields of 65,535 bytes. */
    static final int CAPACITY = 1 << 18;

    private final JarBytes bytes;
    private final byte[] stretch = new byte[CAPACITY];
    private long start;
    private int length;

    Window(JarBytes bytes) {
        this.bytes = bytes;
    }

    /**
     * The bytes from {@code position}, in the format's byte order. Valid until the next call.
     *
     * @return null if the file ends before
     */
    @Nullable ByteBuffer at(long position, int count) throws IOException {
        if (position > bytes.size() - count) {
            return null;
        }
        if (position < start || position + count > start + length) {
            int most = (int) Math.min(CAPACITY, bytes.size() - position);
            length = 0;
            bytes.read(position, stretch, most);
            start = position;
            length = most;
        }
        return ByteBuffer.wrap(stretch, (int) (position - start), count)
                .slice()
                .order(ByteOrder.LITTLE_ENDIAN);
    }
}
