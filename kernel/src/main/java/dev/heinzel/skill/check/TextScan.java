package dev.heinzel.skill.check;

/**
 * One pass over a file's bytes: strict UTF-8 without NUL (F8), no secret (F11), nothing invisible
 * (F12). It keeps no state and holds no bytes; several threads may scan at once.
 */
final class TextScan {

    private TextScan() {}

    /**
     * Told what a scan meets, in the order of the file but for one line's characters, which come
     * after its secrets. Lines are 1-based; where {@code from} is not the start of a file, counted
     * from the scan's first line.
     */
    interface Sink {
        /** The bytes at {@code offset} of the buffer are not UTF-8; told once, of the first. */
        void notUtf8(int line, int offset);

        /** A NUL; told once, of the first. It is not told as hidden. */
        void nul(int line);

        /** F12 refuses this character; told once per line and character. */
        void hidden(int line, int codePoint);

        /** A private-use character or U+FFFD (advice); told once per line and character. */
        void doubtful(int line, int codePoint);

        /** A token in its full shape starts on this line; told once per line and provider. */
        void secret(int line, String provider);

        /** A bare prefix of a provider's token (advice); told once per line and provider. */
        void secretPrefix(int line, String provider);
    }

    /** Scans a whole file that lies at the start of a buffer. */
    static void scan(byte[] buffer, int length, Sink sink) {
        scan(buffer, 0, length, 1, sink);
    }

    /**
     * Scans {@code buffer[from..to)} as a text of its own.
     *
     * @param firstLine the number of its first line
     */
    static void scan(byte[] buffer, int from, int to, int firstLine, Sink sink) {}
}
