package dev.heinzel.launcher.jar;

import java.nio.ByteBuffer;

/**
 * The numbers of the format (APPNOTE 6.3): signatures, sizes, and the fields of its records, which
 * are unsigned and little-endian.
 */
final class ZipField {

    /** The two letters that each signature starts with. */
    static final byte[] MARK = {'P', 'K'};

    static final int LOCAL_SIGNATURE = 0x04034b50;
    static final int DESCRIPTOR_SIGNATURE = 0x08074b50;
    static final int CENTRAL_SIGNATURE = 0x02014b50;
    static final int END_SIGNATURE = 0x06054b50;
    static final int END64_SIGNATURE = 0x06064b50;
    static final int LOCATOR64_SIGNATURE = 0x07064b50;

    static final int LOCAL_SIZE = 30;
    static final int CENTRAL_SIZE = 46;
    static final int END_SIZE = 22;
    static final int END64_SIZE = 56;
    static final int LOCATOR64_SIZE = 20;

    static final int STORED = 0;
    static final int DEFLATED = 8;

    static final int FLAG_ENCRYPTED = 1;
    static final int FLAG_DESCRIPTOR = 1 << 3;
    static final int FLAG_PATCH = 1 << 5;
    static final int FLAG_STRONG_ENCRYPTION = 1 << 6;
    static final int FLAG_UTF8 = 1 << 11;
    static final int FLAG_MASKED = 1 << 13;

    /** In a field of 16 or 32 bits: the value stands in a zip64 record. */
    static final int MAGIC_16 = 0xffff;

    static final long MAGIC_32 = 0xffffffffL;

    private ZipField() {}

    static int u16(ByteBuffer buffer, int at) {
        return Short.toUnsignedInt(buffer.getShort(at));
    }

    static long u32(ByteBuffer buffer, int at) {
        return Integer.toUnsignedLong(buffer.getInt(at));
    }
}
