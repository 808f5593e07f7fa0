package dev.heinzel.skill.check;

import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Limits;
import java.security.MessageDigest;

/** What one check allocates once and uses for every file. Not thread-safe. */
final class Scratch {

    /**
     * Room for nearly every file; most checks are of one small skill, and clearing the room for the
     * largest file would cost more than the rest of such a check.
     */
    private byte[] buffer = new byte[Limits.SKILL_MD_BYTES + 1];

    final MessageDigest file = Digest.sha256();
    final MessageDigest fingerprint = Digest.sha256();

    byte[] buffer() {
        return buffer;
    }

    /**
     * Makes room for one byte more than any file may have, so that a longer one shows.
     *
     * @return whether there is more room than before
     */
    boolean grow() {
        if (buffer.length > Limits.FILE_BYTES) {
            return false;
        }
        buffer = new byte[Limits.FILE_BYTES + 1];
        return true;
    }
}
