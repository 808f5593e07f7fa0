package dev.heinzel.launcher.jar;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Writes a zip by hand, so that every record of it can lie. */
public final class RawZip {

    public static final String MANIFEST =
            "Manifest-Version: 1.0\r\nBundle-ManifestVersion: 2\r\n"
                    + "Bundle-SymbolicName: acme.notes\r\nBundle-Version: 1.0.0\r\n"
                    + "SkillLet: skills/\r\n\r\n";

    public static final String SKILL =
            "---\nname: notes\ndescription: Takes notes when a meeting is minuted.\n---\nWrite.\n";

    public byte[] prefix = {};
    public byte[] beforeDirectory = {};
    public byte[] afterDirectory = {};
    public byte[] comment = {};
    public byte[] trailer = {};
    public int disk;
    public boolean zip64;

    /** What the end records claim; negative for what is true. */
    public int count = -1;

    public int count64 = -1;
    public long directorySize = -1;
    public long directoryOffset = -1;
    public long zip64Size = 44;

    private final List<RawEntry> entries = new ArrayList<>();

    private RawZip() {}

    public static RawZip anEmptyZip() {
        return new RawZip();
    }

    /** A plugin with one skill. */
    public static RawZip aPlugin() {
        return new RawZip()
                .with(RawEntry.deflated("META-INF/MANIFEST.MF", MANIFEST))
                .with(RawEntry.deflated("skills/notes/SKILL.md", SKILL));
    }

    public RawZip with(RawEntry... more) {
        entries.addAll(List.of(more));
        return this;
    }

    public RawZip lie(Consumer<RawZip> change) {
        change.accept(this);
        return this;
    }

    public byte[] bytes() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(prefix);
        List<Long> offsets = new ArrayList<>();
        for (RawEntry entry : entries) {
            out.writeBytes(entry.before);
            offsets.add((long) out.size());
            out.writeBytes(entry.local());
        }
        out.writeBytes(beforeDirectory);
        int start = out.size();
        for (int i = 0; i < entries.size(); i++) {
            out.writeBytes(entries.get(i).central(offsets.get(i)));
        }
        int size = out.size() - start;
        out.writeBytes(afterDirectory);
        if (zip64) {
            writeZip64(out, start, size);
        }
        int claimed = count < 0 ? entries.size() : count;
        out.writeBytes(
                RawEntry.fields(
                        22,
                        b ->
                                b.putInt(0x06054b50)
                                        .putShort((short) disk)
                                        .putShort((short) disk)
                                        .putShort((short) claimed)
                                        .putShort((short) claimed)
                                        .putInt((int) (directorySize < 0 ? size : directorySize))
                                        .putInt(
                                                (int)
                                                        (directoryOffset < 0
                                                                ? start
                                                                : directoryOffset))
                                        .putShort((short) comment.length)));
        out.writeBytes(comment);
        out.writeBytes(trailer);
        return out.toByteArray();
    }

    private void writeZip64(ByteArrayOutputStream out, long start, long size) {
        long claimed = count64 < 0 ? entries.size() : count64;
        long at = out.size();
        out.writeBytes(
                RawEntry.fields(
                        76,
                        b ->
                                b.putInt(0x06064b50)
                                        .putLong(zip64Size)
                                        .putShort((short) 45)
                                        .putShort((short) 45)
                                        .putInt(0)
                                        .putInt(0)
                                        .putLong(claimed)
                                        .putLong(claimed)
                                        .putLong(size)
                                        .putLong(start)
                                        .putInt(0x07064b50)
                                        .putInt(0)
                                        .putLong(at)
                                        .putInt(1)));
    }
}
