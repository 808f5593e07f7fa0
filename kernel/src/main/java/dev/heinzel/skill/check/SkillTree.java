package dev.heinzel.skill.check;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a skill's bytes come from: a bundle, a directory, a jar, an import (one small tree each). A
 * listing and bytes, and nothing else; paths are relative to the tree's root, with {@code /}, and
 * exactly as listed.
 *
 * <p>A tree follows no link and opens every part of a path below its root by name. Several threads
 * may read at once. Its state may change or vanish between calls; whoever serves from it verifies
 * digests.
 */
public interface SkillTree {

    /**
     * What lies directly in a directory, in any order.
     *
     * @param directory without a slash at either end; empty for the root
     * @return null if there is no such directory: nothing of that name, a file, or a link
     * @throws IOException if it cannot be read now
     */
    @Nullable List<Entry> list(String directory) throws IOException;

    /**
     * Reads a file from its start into {@code buffer}: all of it, or as much as fits. A full buffer
     * means that the file may be longer, so a caller brings one byte more than it accepts.
     *
     * @return how many bytes were read
     * @throws java.nio.file.NoSuchFileException if no file is listed there
     * @throws IOException if it cannot be read now
     */
    int read(String path, byte[] buffer) throws IOException;

    /**
     * One entry of a directory.
     *
     * @param name one part of a path, as the source spells it
     */
    record Entry(String name, Type type) {}

    /** What an entry is; a link is itself, not what it points to. */
    enum Type {
        FILE,
        DIRECTORY,
        LINK,
        /** A pipe, a socket, a device. */
        OTHER
    }
}
