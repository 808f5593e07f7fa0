package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;

/**
 * The store's own copy of a jar, and the digest of exactly its bytes: what is checked and what is
 * stored are this file, whatever becomes of the one it was copied from (O1).
 */
record JarCopy(Path file, Digest sha256) {

    private static final int BUFFER = 1 << 16;

    /**
     * Copies and forces a file.
     *
     * @param limit no more bytes than this are copied
     * @throws IOException if one of the files cannot be used
     */
    static JarCopy of(Path source, Path target, long limit) throws IOException {
        MessageDigest digest = Digest.sha256();
        try (InputStream in = Files.newInputStream(source);
                FileChannel out =
                        FileChannel.open(
                                target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            byte[] buffer = new byte[BUFFER];
            long left = limit;
            for (int n; left > 0 && (n = in.read(buffer, 0, (int) Math.min(BUFFER, left))) > 0; ) {
                left -= n;
                digest.update(buffer, 0, n);
                ByteBuffer bytes = ByteBuffer.wrap(buffer, 0, n);
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
            }
            out.force(true);
        }
        return new JarCopy(target, Digest.of(digest.digest()));
    }

    /** The digest of a file's bytes. */
    static Digest digestOf(Path file) throws IOException {
        MessageDigest digest = Digest.sha256();
        try (InputStream in = Files.newInputStream(file)) {
            byte[] buffer = new byte[BUFFER];
            for (int n; (n = in.read(buffer)) > 0; ) {
                digest.update(buffer, 0, n);
            }
        }
        return Digest.of(digest.digest());
    }
}
