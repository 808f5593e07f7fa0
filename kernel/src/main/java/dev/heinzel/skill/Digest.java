package dev.heinzel.skill;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A SHA-256, compared by value. Held as four longs rather than an array: a catalogue of ten
 * thousand skills keeps one for every file (V3).
 */
public final class Digest {

    private static final HexFormat HEX = HexFormat.of();

    private final long a;
    private final long b;
    private final long c;
    private final long d;

    private Digest(long a, long b, long c, long d) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
    }

    /** A new SHA-256 to feed, whose result {@link #of(byte[])} takes. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /**
     * Takes the 32 bytes that a SHA-256 gave.
     *
     * @throws IllegalArgumentException if there are not exactly 32 bytes
     */
    public static Digest of(byte[] sha256) {
        if (sha256.length != 32) {
            throw new IllegalArgumentException("a SHA-256 has 32 bytes, not " + sha256.length);
        }
        return new Digest(
                longAt(sha256, 0), longAt(sha256, 8), longAt(sha256, 16), longAt(sha256, 24));
    }

    /**
     * Reads what {@link #toString()} wrote.
     *
     * @throws IllegalArgumentException if it is not 64 lower-case hexadecimal digits
     */
    public static Digest parse(String hex) {
        byte[] bytes = HEX.parseHex(hex);
        Digest digest = of(bytes);
        if (!digest.toString().equals(hex)) {
            throw new IllegalArgumentException("a digest is written in lower case");
        }
        return digest;
    }

    private static long longAt(byte[] bytes, int offset) {
        long value = 0;
        for (int i = 0; i < 8; i++) {
            value = value << 8 | (bytes[offset + i] & 0xff);
        }
        return value;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Digest that
                && a == that.a
                && b == that.b
                && c == that.c
                && d == that.d;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(a);
    }

    /** The 64 lower-case hexadecimal digits. */
    @Override
    public String toString() {
        return HEX.toHexDigits(a) + HEX.toHexDigits(b) + HEX.toHexDigits(c) + HEX.toHexDigits(d);
    }
}
