package dev.heinzel.skill.check;

import dev.heinzel.skill.Limits;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** What one check allocates once and uses for every file. Not thread-safe. */
final class Scratch {

    /** One byte more than any file may have, so that a longer one shows. */
    final byte[] buffer = new byte[Limits.FILE_BYTES + 1];

    final MessageDigest file = sha256();
    final MessageDigest fingerprint = sha256();

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
