package dev.heinzel.skill;

import java.nio.charset.StandardCharsets;

/** The exact bytes of one file of a skill, verified against its record (S4). */
public final class FileContent {

    private final SkillFile file;
    private final byte[] bytes;

    private FileContent(SkillFile file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    /** Takes the bytes without a copy: the caller gives them away. */
    public static FileContent of(SkillFile file, byte[] bytes) {
        return new FileContent(file, bytes);
    }

    /** Path, kind, size and digest. */
    public SkillFile file() {
        return file;
    }

    /** The bytes, read for this call alone: changing them changes nothing else. */
    public byte[] bytes() {
        return bytes;
    }

    /** The bytes as the text they are: every file of a checked skill is strict UTF-8 (F8). */
    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
