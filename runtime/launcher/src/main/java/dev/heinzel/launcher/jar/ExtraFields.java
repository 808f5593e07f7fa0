package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.ZipField.u16;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * The extra fields of a header, as far as they change what it means. Others (times, owners,
 * alignment) are passed over, and so is padding that is no field at all, which older alignment
 * tools write.
 *
 * @param zip64 the values that the header's own fields had no room for
 * @param zip64Repeated whether there are several, so that readers may take one or the other
 * @param unicodeName another name for the entry (Info-ZIP), with its checksum and version cut off
 * @param unixMode a mode of its own (ASi), or 0
 */
record ExtraFields(
        @Nullable ByteBuffer zip64,
        boolean zip64Repeated,
        @Nullable ByteBuffer unicodeName,
        int unixMode) {

    private static final int ZIP64 = 0x0001;
    private static final int UNICODE_NAME = 0x7075;
    private static final int ASI_UNIX = 0x756e;

    static ExtraFields parse(ByteBuffer extra) {
        ByteBuffer zip64 = null;
        boolean repeated = false;
        ByteBuffer unicodeName = null;
        int unixMode = 0;
        int at = 0;
        while (at + 4 <= extra.limit() && at + 4 + u16(extra, at + 2) <= extra.limit()) {
            int size = u16(extra, at + 2);
            ByteBuffer value = extra.slice(at + 4, size).order(ByteOrder.LITTLE_ENDIAN);
            switch (u16(extra, at)) {
                case ZIP64 -> {
                    repeated |= zip64 != null;
                    zip64 = value;
                }
                case UNICODE_NAME -> unicodeName = size >= 5 ? value.slice(5, size - 5) : value;
                case ASI_UNIX -> unixMode = size >= 6 ? u16(value, 4) : 0;
                default -> {}
            }
            at += 4 + size;
        }
        return new ExtraFields(zip64, repeated, unicodeName, unixMode);
    }

    /**
     * Whether a reader that takes every zip64 value, marked or not, comes to the same numbers.
     *
     * @param fields as they stand in the header, in the order in which zip64 gives them
     * @param resolved the same after {@link #resolve}
     */
    boolean zip64Agrees(long[] fields, long[] resolved) {
        if (zip64 == null) {
            return true;
        }
        int marked = 0;
        for (long field : fields) {
            marked += field == ZipField.MAGIC_32 ? 1 : 0;
        }
        if (marked > 0 && zip64.limit() < 8 * (marked + 1)) {
            return true;
        }
        for (int i = 0; i < resolved.length && 8 * (i + 1) <= zip64.limit(); i++) {
            if (zip64.getLong(8 * i) != resolved[i]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Puts the zip64 values, which stand in the order of the fields they replace, in the place of
     * those that are marked.
     *
     * @return null if a marked one has no value here
     */
    long @Nullable [] resolve(long... fields) {
        long[] resolved = fields.clone();
        int at = 0;
        for (int i = 0; i < fields.length; i++) {
            if (fields[i] == ZipField.MAGIC_32) {
                if (zip64 == null || at + 8 > zip64.limit() || zip64.getLong(at) < 0) {
                    return null;
                }
                resolved[i] = zip64.getLong(at);
                at += 8;
            }
        }
        return resolved;
    }
}
