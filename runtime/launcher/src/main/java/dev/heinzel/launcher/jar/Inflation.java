package dev.heinzel.launcher.jar;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Inflates every entry once, to see that size and checksum are true (F18) and that all together is
 * within bounds (F17). What comes out is counted and let go: a bomb costs one buffer, and an entry
 * is left as soon as it gives more than it claims.
 */
final class Inflation implements AutoCloseable {

    private static final int CHUNK = 1 << 16;
    private static final String REBUILD = "copy or build the jar again";

    private final Window window;
    private final JarFindings findings;
    private final Inflater inflater = new Inflater(true);
    private final byte[] out = new byte[CHUNK];
    private final long most;
    private long total;

    Inflation(Window window, JarFindings findings) {
        this(window, findings, Limits.PLUGIN_BYTES);
    }

    Inflation(Window window, JarFindings findings, long most) {
        this.window = window;
        this.findings = findings;
        this.most = most;
    }

    /** Stops at the bound; until then, one finding for each entry that is not what it claims. */
    void check(List<JarEntry> entries) throws IOException {
        for (JarEntry entry : entries) {
            String problem = entry.deflated() ? inflate(entry) : copy(entry);
            if (total > most) {
                findings.add(
                        FindingCode.PLUGIN_TOO_LARGE,
                        "the jar holds more than " + most + " bytes when inflated",
                        "ship less, or several plugins");
                return;
            }
            if (!problem.isEmpty()) {
                findings.add(entry.name(), FindingCode.JAR_LYING, problem, REBUILD);
            }
        }
    }

    /** Empty if nothing is wrong, or if the bound is passed. */
    private String inflate(JarEntry entry) throws IOException {
        inflater.reset();
        CRC32 crc = new CRC32();
        long size = 0;
        long read = 0;
        try {
            while (!inflater.finished()) {
                if (inflater.needsInput()) {
                    int count = (int) Math.min(CHUNK, entry.packedSize() - read);
                    if (count == 0) {
                        return "the entry's packed bytes end too early";
                    }
                    inflater.setInput(at(entry.data() + read, count));
                    read += count;
                }
                int count = inflater.inflate(out);
                if (count == 0 && !inflater.finished() && !inflater.needsInput()) {
                    return "the entry needs a dictionary, which a jar cannot have";
                }
                crc.update(out, 0, count);
                size += count;
                total += count;
                if (total > most) {
                    return "";
                }
                if (size > entry.size()) {
                    return "the entry claims " + entry.size() + " bytes but gives more";
                }
            }
        } catch (DataFormatException e) {
            return "the entry's packed bytes are damaged";
        }
        if (inflater.getBytesRead() != entry.packedSize()) {
            return "there are bytes behind the entry's content that belong to nothing";
        }
        return compare(entry, size, crc);
    }

    private String copy(JarEntry entry) throws IOException {
        CRC32 crc = new CRC32();
        for (long read = 0; read < entry.packedSize(); ) {
            int count = (int) Math.min(CHUNK, entry.packedSize() - read);
            crc.update(at(entry.data() + read, count));
            read += count;
            total += count;
            if (total > most) {
                return "";
            }
        }
        return compare(entry, entry.packedSize(), crc);
    }

    private static String compare(JarEntry entry, long size, CRC32 crc) {
        if (size != entry.size()) {
            return "the entry claims " + entry.size() + " bytes but gives " + size;
        }
        return crc.getValue() == entry.crc() ? "" : "the entry's checksum is not that of its bytes";
    }

    private ByteBuffer at(long position, int count) throws IOException {
        ByteBuffer bytes = window.at(position, count);
        if (bytes == null) {
            throw new IOException("the file became shorter while it was read");
        }
        return bytes;
    }

    @Override
    public void close() {
        inflater.end();
    }
}
