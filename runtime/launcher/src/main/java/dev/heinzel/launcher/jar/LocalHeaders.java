package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.ZipField.u16;
import static dev.heinzel.launcher.jar.ZipField.u32;

import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Walks the entries as they lie in the file: each starts where the one before it ends, and says of
 * itself what the directory says of it, so that a reader from the front and one from the directory
 * see the same (F18).
 */
final class LocalHeaders {

    private static final String REBUILD = "build the jar again with one tool, start to end";

    private final Window window;
    private final JarFindings findings;

    LocalHeaders(Window window, JarFindings findings) {
        this.window = window;
        this.findings = findings;
    }

    /**
     * The entries that can be read, in the order of the file.
     *
     * @param records of the whole directory
     * @param end where the directory begins
     */
    List<JarEntry> walk(List<CentralRecord> records, long end) throws IOException {
        List<CentralRecord> byOffset = new ArrayList<>(records);
        byOffset.sort(Comparator.comparingLong(CentralRecord::offset));
        List<JarEntry> entries = new ArrayList<>(records.size());
        long first = byOffset.isEmpty() ? end : byOffset.get(0).offset();
        if (first != 0) {
            findings.add(
                    FindingCode.JAR_AMBIGUOUS,
                    "there are bytes before the jar's first entry",
                    "build the jar again, and put nothing before it");
        }
        for (int i = 0; i < byOffset.size(); i++) {
            CentralRecord next = i + 1 < byOffset.size() ? byOffset.get(i + 1) : null;
            JarEntry entry = check(byOffset.get(i), next, end);
            if (entry != null) {
                entries.add(entry);
            }
        }
        return entries;
    }

    private @Nullable JarEntry check(
            CentralRecord central, @Nullable CentralRecord next, long directory)
            throws IOException {
        long limit = next == null ? directory : Math.min(next.offset(), directory);
        ByteBuffer fixed = window.at(central.offset(), ZipField.LOCAL_SIZE);
        if (fixed == null
                || central.offset() >= directory
                || fixed.getInt(0) != ZipField.LOCAL_SIGNATURE) {
            return lying(central, "there is no entry where the directory says it is");
        }
        int nameLength = u16(fixed, 26);
        int extraLength = u16(fixed, 28);
        ByteBuffer header =
                window.at(central.offset(), ZipField.LOCAL_SIZE + nameLength + extraLength);
        if (header == null) {
            return lying(central, "the entry's header is longer than the file");
        }
        ByteBuffer rawName = header.slice(ZipField.LOCAL_SIZE, nameLength);
        ExtraFields extra =
                ExtraFields.parse(
                        header.slice(ZipField.LOCAL_SIZE + nameLength, extraLength)
                                .order(header.order()));
        if (!sameName(central, rawName, extra) || !sameFields(central, header, extra)) {
            return null;
        }
        long data = central.offset() + header.limit();
        if (central.packedSize() > limit - data) {
            findings.add(
                    central.name(),
                    FindingCode.JAR_OVERLAP,
                    next != null && limit == next.offset()
                            ? "the entry's bytes overlap those of another entry"
                            : "the entry's bytes overlap the jar's directory",
                    REBUILD);
            return null;
        }
        long after = data + central.packedSize();
        return followedBy(central, after, limit - after, extra.zip64() != null)
                ? JarEntry.of(central, data)
                : null;
    }

    private boolean sameName(CentralRecord central, ByteBuffer rawName, ExtraFields extra) {
        boolean same =
                !central.readable()
                        || (rawName.limit() == central.nameLength()
                                && rawName.equals(
                                        ByteBuffer.wrap(
                                                central.name().getBytes(StandardCharsets.UTF_8))));
        if (!same) {
            lying(central, "the entry has one name in the directory and another before its bytes");
            return false;
        }
        ByteBuffer other = extra.unicodeName();
        if (extra.zip64Repeated() || (other != null && !other.equals(rawName))) {
            findings.add(
                    central.name(),
                    FindingCode.JAR_AMBIGUOUS,
                    "the entry's extra fields give it a second name or size",
                    REBUILD);
            return false;
        }
        return true;
    }

    private boolean sameFields(CentralRecord central, ByteBuffer header, ExtraFields extra) {
        if ((u16(header, 6) & CentralRecord.MEANINGFUL_FLAGS) != central.flags()
                || u16(header, 8) != central.method()) {
            lying(
                    central,
                    "the entry is packed one way by the directory and another by its header");
            return false;
        }
        long crc = u32(header, 14);
        long[] sizes = extra.resolve(u32(header, 22), u32(header, 18));
        boolean later = central.hasDescriptor();
        boolean same =
                sizes != null
                        && agree(crc, central.crc(), later)
                        && agree(sizes[0], central.size(), later)
                        && agree(sizes[1], central.packedSize(), later);
        if (!same) {
            lying(
                    central,
                    "the entry's size or checksum in the directory is not the one in its header");
        }
        return same;
    }

    /** A header that is written before its bytes may leave out what a descriptor says later. */
    private static boolean agree(long local, long central, boolean later) {
        return local == central || (later && local == 0);
    }

    private boolean followedBy(CentralRecord central, long after, long gap, boolean zip64)
            throws IOException {
        if (!central.hasDescriptor()) {
            if (gap != 0) {
                gap(central, gap);
            }
            return gap == 0;
        }
        ByteBuffer descriptor = gap >= 12 && gap <= 24 ? window.at(after, (int) gap) : null;
        if (descriptor == null || !isDescriptor(descriptor, (int) gap, zip64)) {
            gap(central, gap);
            return false;
        }
        int at = gap % 8 == 0 ? 4 : 0;
        long packed = zip64 ? descriptor.getLong(at + 4) : u32(descriptor, at + 4);
        long size = zip64 ? descriptor.getLong(at + 12) : u32(descriptor, at + 8);
        boolean same =
                u32(descriptor, at) == central.crc()
                        && packed == central.packedSize()
                        && size == central.size();
        if (!same) {
            lying(
                    central,
                    "the entry's size or checksum in the directory is not the one after its bytes");
        }
        return same;
    }

    /**
     * Crc and two sizes, of eight bytes each exactly if the header has a zip64 field; before them a
     * signature, which may be left out unless the checksum could be taken for it.
     */
    private static boolean isDescriptor(ByteBuffer descriptor, int gap, boolean zip64) {
        boolean signed = descriptor.getInt(0) == ZipField.DESCRIPTOR_SIGNATURE;
        return gap == (zip64 ? 20 : 12) + (signed ? 4 : 0);
    }

    private void gap(CentralRecord central, long gap) {
        findings.add(
                central.name(),
                FindingCode.JAR_AMBIGUOUS,
                central.hasDescriptor()
                        ? "the " + gap + " bytes after the entry are not its data descriptor"
                        : "the " + gap + " bytes after the entry belong to nothing",
                REBUILD);
    }

    private @Nullable JarEntry lying(CentralRecord central, String message) {
        findings.add(central.name(), FindingCode.JAR_LYING, message, REBUILD);
        return null;
    }
}
