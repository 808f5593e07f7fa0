package dev.heinzel.skill.text;

/** The bytes that secrets are looked for in, and which kinds of them tokens are made of. */
final class SecretBytes {

    static final int DIGIT = 1;
    static final int UPPER = 2;
    static final int LOWER = 4;
    static final int HEX = 8;
    static final int UNDERSCORE = 16;
    static final int DASH = 32;
    static final int DOT = 64;
    static final int EQUALS = 128;
    static final int TILDE = 256;
    static final int BECH32 = 512;

    /** Base64 without its padding. */
    static final int BASE64 = 1_024;

    static final int ALNUM = DIGIT | UPPER | LOWER;
    static final int ALNUM_DASH = ALNUM | DASH;
    static final int WORD = ALNUM | UNDERSCORE;
    static final int WORD_DASH = WORD | DASH;

    /** The letters of escapes that stand for one character. */
    static final String ESCAPES = "nrtbfva0e";

    private static final int LONGEST_ESCAPE = 8;

    private static final short[] KINDS = new short[256];

    static {
        mark("0123456789", DIGIT | BASE64);
        mark("ABCDEFGHIJKLMNOPQRSTUVWXYZ", UPPER | BASE64);
        mark("abcdefghijklmnopqrstuvwxyz", LOWER | BASE64);
        mark("0123456789abcdef", HEX);
        mark("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", BECH32);
        mark("+/", BASE64);
        mark("_", UNDERSCORE);
        mark("-", DASH);
        mark(".", DOT);
        mark("=", EQUALS);
        mark("~", TILDE);
    }

    private final byte[] buffer;
    private final int from;
    private final int to;
    private long steps;

    SecretBytes(byte[] buffer, int from, int to) {
        this.buffer = buffer;
        this.from = from;
        this.to = to;
    }

    private static void mark(String characters, int kind) {
        for (int i = 0; i < characters.length(); i++) {
            KINDS[characters.charAt(i)] |= (short) kind;
        }
    }

    static boolean isWord(int b) {
        return (KINDS[b] & WORD) != 0;
    }

    /** The byte there, 0 to 255; 0 outside of the text, where no token can go on. */
    int at(int index) {
        steps++;
        return index >= from && index < to ? buffer[index] & 0xFF : 0;
    }

    /** Whether the text goes on with these ASCII characters. */
    boolean is(int index, String characters) {
        for (int i = 0; i < characters.length(); i++) {
            if (at(index + i) != characters.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    boolean isOf(int index, int kinds) {
        return (KINDS[at(index)] & kinds) != 0;
    }

    /** How many bytes of these kinds follow, at most so many. */
    int run(int index, int kinds, int most) {
        int length = 0;
        while (length < most && isOf(index + length, kinds)) {
            length++;
        }
        return length;
    }

    /**
     * Whether a token in full shape may start here: at the start of a word, or after an underscore.
     * A name such as {@code TOKEN_} says what follows; a whole token after it is no accident.
     */
    boolean isStart(int index) {
        return at(index - 1) == '_' || isWordStart(index);
    }

    /** Whether nothing of a word stands before: what an escape is made of is none. */
    boolean isWordStart(int index) {
        return !isOf(index - 1, WORD) || isAfterEscape(index);
    }

    /** One letter, octal or hexadecimal digits after a backslash, or {@code %3D}. */
    private boolean isAfterEscape(int index) {
        if (at(index - 2) == '\\' && ESCAPES.indexOf(at(index - 1)) >= 0) {
            return true;
        }
        int digits = 0;
        while (digits < LONGEST_ESCAPE && isHex(at(index - 1 - digits))) {
            digits++;
        }
        if (digits >= 2 && at(index - 3) == '%') {
            return true;
        }
        for (int length = 1; length <= digits; length++) {
            int sign = at(index - 1 - length);
            if (sign == '\\') {
                return length <= 3 && isOf(index - 1, DIGIT);
            }
            boolean isEscape =
                    (sign == 'x' && length == 2)
                            || (sign == 'u' && length == 4)
                            || (sign == 'U' && length == 8);
            if (isEscape && at(index - 2 - length) == '\\') {
                return true;
            }
        }
        return false;
    }

    private static boolean isHex(int b) {
        return (KINDS[b] & HEX) != 0 || (b >= 'A' && b <= 'F');
    }

    boolean isEnd(int index, int kinds) {
        return !isOf(index, kinds);
    }

    int end() {
        return to;
    }

    long steps() {
        return steps;
    }
}
