package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.ZipField.u16;
import static dev.heinzel.launcher.jar.ZipField.u32;

import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * What the records at the end of a jar say of its directory. Readers look for them from the end
 * backwards, each in its own way, so there may be one candidate only and nothing after it but a
 * plain comment (F18).
 *
 * @param entries how many the directory is said to have
 * @param directoryOffset where it starts
 * @param directorySize its bytes; they end where these records begin
 */
record EndOfArchive(long entries, long directoryOffset, long directorySize) {

    private static final String REBUILD = "build the jar again, and add nothing to the file";
    private static final String NO_JAR = "give a jar, as a build writes it";

    /** The one end, or null with a finding that says why there is none. */
    static @Nullable EndOfArchive find(JarBytes bytes, JarFindings findings) throws IOException {
        int length = (int) Math.min(bytes.size(), ZipField.END_SIZE + ZipField.MAGIC_16);
        if (length == 0) {
            findings.add(FindingCode.JAR_MALFORMED, "the file is empty", NO_JAR);
            return null;
        }
        byte[] array = new byte[length];
        bytes.read(bytes.size() - length, array, length);
        ByteBuffer tail = ByteBuffer.wrap(array).order(ByteOrder.LITTLE_ENDIAN);
        int at = lastSignature(tail);
        if (at < 0) {
            findings.add(
                    FindingCode.JAR_MALFORMED,
                    "the file is no jar: it has no end record of a zip, or is cut short",
                    NO_JAR);
            return null;
        }
        if (!endsTheFile(tail, at) || holdsAnotherArchive(tail, at)) {
            return refuse(tail, at, findings);
        }
        return new Parser(bytes, tail, at, bytes.size() - length, findings).parse();
    }

    private static int lastSignature(ByteBuffer tail) {
        for (int at = tail.limit() - 4; at >= 0; at--) {
            if (tail.getInt(at) == ZipField.END_SIGNATURE) {
                return at;
            }
        }
        return -1;
    }

    private static boolean endsTheFile(ByteBuffer tail, int at) {
        return at + ZipField.END_SIZE <= tail.limit()
                && at + ZipField.END_SIZE + u16(tail, at + 20) == tail.limit();
    }

    /** Whether an end record before this one, or a signature in the comment, fits as well. */
    private static boolean holdsAnotherArchive(ByteBuffer tail, int at) {
        for (int earlier = 0; earlier < at; earlier++) {
            if (tail.getInt(earlier) == ZipField.END_SIGNATURE && endsTheFile(tail, earlier)) {
                return true;
            }
        }
        for (int later = at + ZipField.END_SIZE; later <= tail.limit() - 4; later++) {
            switch (tail.getInt(later)) {
                case ZipField.LOCAL_SIGNATURE,
                        ZipField.CENTRAL_SIGNATURE,
                        ZipField.END64_SIGNATURE,
                        ZipField.LOCATOR64_SIGNATURE -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }

    private static @Nullable EndOfArchive refuse(ByteBuffer tail, int at, JarFindings findings) {
        boolean cutShort =
                at + ZipField.END_SIZE > tail.limit()
                        || at + ZipField.END_SIZE + u16(tail, at + 20) > tail.limit();
        if (cutShort && !holdsAnotherArchive(tail, at)) {
            findings.add(
                    FindingCode.JAR_MALFORMED,
                    "the jar is cut short within its end record",
                    "copy or build the jar again");
        } else if (endsTheFile(tail, at) || holdsAnotherArchive(tail, at)) {
            findings.add(
                    FindingCode.JAR_AMBIGUOUS,
                    "the jar's comment holds another archive, which some readers would read",
                    REBUILD);
        } else {
            findings.add(
                    FindingCode.JAR_AMBIGUOUS, "there are bytes after the end of the jar", REBUILD);
        }
        return null;
    }

    /** Reads the fields, and their zip64 forms where there are such. */
    private record Parser(
            JarBytes bytes, ByteBuffer tail, int at, long base, JarFindings findings) {

        @Nullable EndOfArchive parse() throws IOException {
            long entries = u16(tail, at + 10);
            long size = u32(tail, at + 12);
            long offset = u32(tail, at + 16);
            long end = base + at;
            boolean oneDisk =
                    u16(tail, at + 4) == 0
                            && u16(tail, at + 6) == 0
                            && u16(tail, at + 8) == u16(tail, at + 10);
            EndOfArchive found = new EndOfArchive(entries, offset, size);
            ByteBuffer locator = before(end, ZipField.LOCATOR64_SIZE);
            if (locator != null && locator.getInt(0) == ZipField.LOCATOR64_SIGNATURE) {
                end = locator.getLong(8);
                found = parse64(locator, base + at - ZipField.LOCATOR64_SIZE, found);
                if (found == null) {
                    return null;
                }
            }
            if (!oneDisk) {
                findings.add(
                        FindingCode.JAR_UNSUPPORTED,
                        "the jar says it is one part of several",
                        "build it as one file");
                return null;
            }
            return endsAt(end, found) ? found : null;
        }

        private @Nullable EndOfArchive parse64(
                ByteBuffer locator, long locatorAt, EndOfArchive plain) throws IOException {
            ByteBuffer record = before(locatorAt, ZipField.END64_SIZE);
            if (record == null || !isWhole(record, locator, locatorAt)) {
                findings.add(
                        FindingCode.JAR_MALFORMED,
                        "the zip64 end record is not where, or what, its locator says",
                        REBUILD);
                return null;
            }
            EndOfArchive big =
                    new EndOfArchive(record.getLong(32), record.getLong(48), record.getLong(40));
            boolean agree =
                    agree(plain.entries, big.entries, ZipField.MAGIC_16)
                            && agree(plain.directorySize, big.directorySize, ZipField.MAGIC_32)
                            && agree(plain.directoryOffset, big.directoryOffset, ZipField.MAGIC_32);
            if (!agree) {
                findings.add(
                        FindingCode.JAR_AMBIGUOUS,
                        "its end record and its zip64 end record say different things",
                        REBUILD);
                return null;
            }
            return big;
        }

        private static boolean isWhole(ByteBuffer record, ByteBuffer locator, long locatorAt) {
            return record.getInt(0) == ZipField.END64_SIGNATURE
                    && record.getLong(4) == ZipField.END64_SIZE - 12
                    && locator.getInt(4) == 0
                    && locator.getLong(8) == locatorAt - ZipField.END64_SIZE
                    && record.getInt(16) == 0
                    && record.getInt(20) == 0
                    && record.getLong(24) == record.getLong(32);
        }

        private static boolean agree(long plain, long big, long magic) {
            return plain == magic || plain == big;
        }

        private boolean endsAt(long end, EndOfArchive found) {
            if (found.directoryOffset >= 0
                    && found.directorySize >= 0
                    && found.directoryOffset <= end
                    && found.directorySize == end - found.directoryOffset) {
                return true;
            }
            boolean bytesBefore =
                    found.directoryOffset >= 0
                            && found.directorySize >= 0
                            && found.directorySize < end
                            && found.directoryOffset < end - found.directorySize;
            if (bytesBefore) {
                findings.add(
                        FindingCode.JAR_AMBIGUOUS,
                        (end - found.directorySize - found.directoryOffset)
                                + " bytes belong to nothing: put before the archive, or after its"
                                + " directory",
                        REBUILD);
            } else {
                findings.add(
                        FindingCode.JAR_MALFORMED,
                        "its directory is not where its end record says; the jar may be cut short",
                        "copy or build the jar again");
            }
            return false;
        }

        private @Nullable ByteBuffer before(long end, int count) throws IOException {
            if (end < count) {
                return null;
            }
            byte[] record = new byte[count];
            bytes.read(end - count, record, count);
            return ByteBuffer.wrap(record).order(ByteOrder.LITTLE_ENDIAN);
        }
    }
}
