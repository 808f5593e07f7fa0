package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.ZipField.u16;
import static dev.heinzel.launcher.jar.ZipField.u32;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the directory of a jar: every record, counted as it is read (F17), each judged by itself
 * (F9, F10, F18).
 */
final class CentralDirectory {

    /** Some 900 bytes for each entry of the largest jar; names are what is held in memory. */
    static final long MAX_BYTES = 64L << 20;

    private static final String REBUILD = "build the jar again";
    private static final int TYPE_MASK = 0170000;
    private static final int TYPE_DIRECTORY = 0040000;
    private static final int TYPE_FILE = 0100000;

    private final Window window;
    private final JarFindings findings;

    CentralDirectory(Window window, JarFindings findings) {
        this.window = window;
        this.findings = findings;
    }

    /** All records, in the order of the directory; null if it cannot be read to its end. */
    @Nullable List<CentralRecord> read(EndOfArchive end) throws IOException {
        if (end.directorySize() > MAX_BYTES) {
            findings.add(
                    FindingCode.PLUGIN_TOO_LARGE,
                    "the jar's directory has more than " + MAX_BYTES + " bytes",
                    "ship fewer entries, with shorter names");
            return null;
        }
        List<CentralRecord> records = new ArrayList<>();
        long position = end.directoryOffset();
        long stop = position + end.directorySize();
        while (position < stop) {
            if (records.size() == Limits.PLUGIN_ENTRIES) {
                findings.add(
                        FindingCode.PLUGIN_TOO_LARGE,
                        "the jar has more than " + Limits.PLUGIN_ENTRIES + " entries",
                        "ship fewer entries, or several plugins");
                return null;
            }
            ByteBuffer fixed = fits(position, ZipField.CENTRAL_SIZE, stop);
            if (fixed == null || fixed.getInt(0) != ZipField.CENTRAL_SIGNATURE) {
                return malformed();
            }
            int length = ZipField.CENTRAL_SIZE + u16(fixed, 28) + u16(fixed, 30) + u16(fixed, 32);
            ByteBuffer header = fits(position, length, stop);
            if (header == null) {
                return malformed();
            }
            records.add(parse(header));
            position += length;
        }
        if (records.size() != end.entries()) {
            findings.add(
                    FindingCode.JAR_LYING,
                    "the jar has " + records.size() + " entries but claims " + end.entries(),
                    REBUILD);
        }
        return records;
    }

    private @Nullable ByteBuffer fits(long position, int length, long stop) throws IOException {
        return length <= stop - position ? window.at(position, length) : null;
    }

    private @Nullable List<CentralRecord> malformed() {
        findings.add(
                FindingCode.JAR_MALFORMED,
                "the jar's directory holds something that is no entry",
                "copy or build the jar again");
        return null;
    }

    private CentralRecord parse(ByteBuffer header) {
        int nameLength = u16(header, 28);
        ByteBuffer rawName = header.slice(ZipField.CENTRAL_SIZE, nameLength);
        String decoded = EntryName.decode(rawName.duplicate());
        String name = decoded == null ? replaced(rawName) : decoded;
        ExtraFields extra =
                ExtraFields.parse(
                        header.slice(ZipField.CENTRAL_SIZE + nameLength, u16(header, 30))
                                .order(header.order()));
        checkName(name, decoded != null, nameLength);
        checkExtra(name, rawName, extra);
        checkType(name, u32(header, 38) >>> 16);
        checkType(name, extra.unixMode());
        long[] fields = {u32(header, 24), u32(header, 20), u32(header, 42)};
        long[] sizes = extra.resolve(fields);
        int disk = u16(header, 34);
        if (sizes == null || (disk != 0 && disk != ZipField.MAGIC_16)) {
            findings.add(
                    name,
                    FindingCode.JAR_MALFORMED,
                    "the entry's zip64 sizes are missing, or it lies in another file",
                    REBUILD);
            sizes = new long[] {0, 0, 0};
        } else if (!extra.zip64Agrees(fields, sizes)) {
            findings.add(
                    name,
                    FindingCode.JAR_AMBIGUOUS,
                    "the entry's zip64 field gives other sizes than its header",
                    REBUILD);
        }
        CentralRecord parsed =
                new CentralRecord(
                        name,
                        nameLength,
                        decoded != null,
                        u16(header, 8) & CentralRecord.MEANINGFUL_FLAGS,
                        u16(header, 10),
                        u32(header, 16),
                        sizes[1],
                        sizes[0],
                        sizes[2]);
        checkReadable(parsed);
        return parsed;
    }

    private static String replaced(ByteBuffer rawName) {
        return StandardCharsets.UTF_8.decode(rawName.duplicate()).toString();
    }

    private void checkName(String name, boolean utf8, int length) {
        if (!utf8) {
            findings.add(
                    name,
                    FindingCode.JAR_PATH,
                    "the entry's name is not UTF-8",
                    "build the jar with a tool that writes names as UTF-8");
            return;
        }
        if (length > EntryName.MAX_BYTES) {
            findings.add(
                    name,
                    FindingCode.JAR_PATH,
                    "the entry's name has " + length + " bytes",
                    "use at most " + EntryName.MAX_BYTES);
        }
        String problem = EntryName.problemOf(name);
        if (problem != null) {
            findings.add(
                    name,
                    FindingCode.JAR_PATH,
                    problem,
                    "name entries by relative paths of plain parts, with / between them");
        }
    }

    private void checkExtra(String name, ByteBuffer rawName, ExtraFields extra) {
        if (extra.zip64Repeated()) {
            findings.add(
                    name,
                    FindingCode.JAR_AMBIGUOUS,
                    "the entry gives its zip64 sizes twice",
                    REBUILD);
        }
        ByteBuffer other = extra.unicodeName();
        if (other != null && !other.equals(rawName)) {
            findings.add(
                    name,
                    FindingCode.JAR_AMBIGUOUS,
                    "the entry has a second name in an extra field, which some readers use",
                    "build the jar with a tool that writes names as UTF-8");
        }
    }

    /** Whatever system the entry says it was made on: readers do not agree on asking. */
    private void checkType(String name, long mode) {
        long type = mode & TYPE_MASK;
        boolean directory = name.endsWith("/");
        if ((type == TYPE_FILE && directory) || (type == TYPE_DIRECTORY && !directory)) {
            findings.add(
                    name,
                    FindingCode.JAR_AMBIGUOUS,
                    "the entry is a directory by its name or by its mode, but not by both",
                    "end the names of directories, and only these, in a slash");
            return;
        }
        String kind = kindOf(type);
        if (kind != null) {
            findings.add(
                    name,
                    FindingCode.JAR_LINK,
                    "the entry says it is " + kind,
                    "ship files and directories alone");
        }
    }

    // 0170000 itself is no type: old archivers write it for "mode unknown"
    private static @Nullable String kindOf(long type) {
        return switch ((int) type) {
            case 0120000 -> "a symbolic link";
            case 0010000 -> "a pipe";
            case 0020000, 0060000 -> "a device";
            case 0140000 -> "a socket";
            default -> null;
        };
    }

    private void checkReadable(CentralRecord parsed) {
        if (!parsed.isSupported()) {
            boolean encrypted = (parsed.flags() & ZipField.FLAG_ENCRYPTED) != 0;
            findings.add(
                    parsed.name(),
                    FindingCode.JAR_UNSUPPORTED,
                    encrypted
                            ? "the entry is encrypted"
                            : "the entry is packed by method " + parsed.method(),
                    "pack entries by deflate, or store them");
        } else if (parsed.method() == ZipField.STORED && parsed.packedSize() != parsed.size()) {
            findings.add(
                    parsed.name(),
                    FindingCode.JAR_LYING,
                    "the entry is stored in "
                            + parsed.packedSize()
                            + " bytes but claims "
                            + parsed.size(),
                    REBUILD);
        } else if (parsed.isDirectory() && parsed.size() != 0) {
            findings.add(
                    parsed.name(),
                    FindingCode.JAR_AMBIGUOUS,
                    "the entry is a directory but has content",
                    REBUILD);
        } else if (parsed.hasDescriptor()
                && parsed.method() == ZipField.STORED
                && parsed.size() != 0) {
            findings.add(
                    parsed.name(),
                    FindingCode.JAR_AMBIGUOUS,
                    "the entry is stored, with its size behind it, so that its end can be disputed",
                    "pack it by deflate, or write its size before it");
        }
    }
}
