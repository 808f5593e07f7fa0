package dev.heinzel.skill.check;

import dev.heinzel.skill.Digest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * R3: SHA-256 over all files, {@code SKILL.md} included, in ascending order of their path's UTF-8
 * bytes. {@code docs/fingerprint.md} shows how to compute it again.
 */
final class Fingerprint {

    private final MessageDigest sha256;

    /** Starts anew; takes over the digest. */
    Fingerprint(MessageDigest sha256) {
        this.sha256 = sha256;
        sha256.reset();
    }

    /** Adds the next file; the caller keeps the order. */
    void add(String path, byte[] content, int length) {
        byte[] pathBytes = path.getBytes(StandardCharsets.UTF_8);
        addLong(pathBytes.length);
        sha256.update(pathBytes);
        addLong(length);
        sha256.update(content, 0, length);
    }

    private void addLong(long value) {
        for (int shift = 56; shift >= 0; shift -= 8) {
            sha256.update((byte) (value >>> shift));
        }
    }

    Digest digest() {
        return Digest.of(sha256.digest());
    }
}
