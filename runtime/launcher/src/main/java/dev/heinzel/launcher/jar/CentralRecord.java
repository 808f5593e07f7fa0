package dev.heinzel.launcher.jar;

/**
 * What the directory of a jar says of one entry.
 *
 * @param name with a slash at its end if it is a directory
 * @param nameLength in bytes
 * @param readable whether the name is UTF-8; if not, it is shown with replacement characters
 * @param flags the ones that change how the entry is read
 * @param packedSize bytes in the jar
 * @param size bytes when inflated
 * @param offset of the local header
 */
record CentralRecord(
        String name,
        int nameLength,
        boolean readable,
        int flags,
        int method,
        long crc,
        long packedSize,
        long size,
        long offset) {

    /** The flags that change how an entry is read; the others only say how it was made. */
    static final int MEANINGFUL_FLAGS =
            ZipField.FLAG_ENCRYPTED
                    | ZipField.FLAG_DESCRIPTOR
                    | ZipField.FLAG_PATCH
                    | ZipField.FLAG_STRONG_ENCRYPTION
                    | ZipField.FLAG_UTF8
                    | ZipField.FLAG_MASKED;

    private static final int UNSUPPORTED_FLAGS =
            ZipField.FLAG_ENCRYPTED
                    | ZipField.FLAG_PATCH
                    | ZipField.FLAG_STRONG_ENCRYPTION
                    | ZipField.FLAG_MASKED;

    boolean isDirectory() {
        return name.endsWith("/");
    }

    boolean isSupported() {
        return (flags & UNSUPPORTED_FLAGS) == 0
                && (method == ZipField.STORED || method == ZipField.DEFLATED);
    }

    boolean hasDescriptor() {
        return (flags & ZipField.FLAG_DESCRIPTOR) != 0;
    }
}
