package dev.heinzel.launcher.jar;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * One entry of a zip, each field of each header free to lie. {@link #lie} changes what was computed
 * from the content.
 */
public final class RawEntry {

    public byte[] name;
    public byte[] localName;
    public int flags;
    public int localFlags;
    public int method;
    public int localMethod;
    public int madeBy = 0x031e;
    public long mode;
    public byte[] packed;
    public long crc;
    public long packedSize;
    public long size;
    public long localCrc;
    public long localPackedSize;
    public long localSize;
    public byte[] extra = {};
    public byte[] localExtra = {};
    public byte[] comment = {};
    public byte[] before = {};
    public byte[] after = {};

    /** Where the directory says it lies; negative for where it lies. */
    public long offset = -1;

    private RawEntry(String name, byte[] content, int method) {
        this.name = name.getBytes(StandardCharsets.UTF_8);
        this.localName = this.name;
        this.method = method;
        localMethod = method;
        packed = method == 8 ? deflate(content) : content;
        CRC32 checksum = new CRC32();
        checksum.update(content);
        crc = checksum.getValue();
        localCrc = crc;
        packedSize = packed.length;
        localPackedSize = packedSize;
        size = content.length;
        localSize = size;
    }

    public static RawEntry stored(String name, String content) {
        return new RawEntry(name, content.getBytes(StandardCharsets.UTF_8), 0);
    }

    public static RawEntry deflated(String name, String content) {
        return deflated(name, content.getBytes(StandardCharsets.UTF_8));
    }

    public static RawEntry deflated(String name, byte[] content) {
        return new RawEntry(name, content, 8);
    }

    public RawEntry lie(Consumer<RawEntry> change) {
        change.accept(this);
        return this;
    }

    /** Sizes behind the content, as {@code jar} and streaming writers put them. */
    public RawEntry withDescriptor() {
        flags |= 8;
        localFlags |= 8;
        localCrc = 0;
        localPackedSize = 0;
        localSize = 0;
        after =
                fields(
                        16,
                        b ->
                                b.putInt(0x08074b50)
                                        .putInt((int) crc)
                                        .putInt((int) packedSize)
                                        .putInt((int) size));
        return this;
    }

    /** Marked sizes in the local header, their values in its zip64 field and in the descriptor. */
    public RawEntry withZip64Descriptor() {
        withDescriptor();
        localPackedSize = 0xffffffffL;
        localSize = 0xffffffffL;
        localExtra = zip64(0, 0);
        after =
                fields(
                        24,
                        b ->
                                b.putInt(0x08074b50)
                                        .putInt((int) crc)
                                        .putLong(packedSize)
                                        .putLong(size));
        return this;
    }

    public static byte[] zip64(long... values) {
        return fields(
                4 + 8 * values.length,
                b -> {
                    b.putShort((short) 1).putShort((short) (8 * values.length));
                    for (long value : values) {
                        b.putLong(value);
                    }
                });
    }

    public static byte[] fields(int size, Consumer<ByteBuffer> fill) {
        ByteBuffer buffer = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        fill.accept(buffer);
        return buffer.array();
    }

    byte[] local() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(
                fields(
                        30,
                        b ->
                                b.putInt(0x04034b50)
                                        .putShort((short) 20)
                                        .putShort((short) localFlags)
                                        .putShort((short) localMethod)
                                        .putInt(0x5a210000)
                                        .putInt((int) localCrc)
                                        .putInt((int) localPackedSize)
                                        .putInt((int) localSize)
                                        .putShort((short) localName.length)
                                        .putShort((short) localExtra.length)));
        out.writeBytes(localName);
        out.writeBytes(localExtra);
        out.writeBytes(packed);
        out.writeBytes(after);
        return out.toByteArray();
    }

    byte[] central(long at) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(
                fields(
                        46,
                        b ->
                                b.putInt(0x02014b50)
                                        .putShort((short) madeBy)
                                        .putShort((short) 20)
                                        .putShort((short) flags)
                                        .putShort((short) method)
                                        .putInt(0x5a210000)
                                        .putInt((int) crc)
                                        .putInt((int) packedSize)
                                        .putInt((int) size)
                                        .putShort((short) name.length)
                                        .putShort((short) extra.length)
                                        .putShort((short) comment.length)
                                        .putInt(0)
                                        .putInt((int) (mode << 16))
                                        .putInt((int) (offset < 0 ? at : offset))));
        out.writeBytes(name);
        out.writeBytes(extra);
        out.writeBytes(comment);
        return out.toByteArray();
    }

    static byte[] deflate(byte[] content) {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        try {
            deflater.setInput(content);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 16];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }
}
