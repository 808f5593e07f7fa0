package dev.heinzel.skill.text;

/** F12: which characters are refused, and where writing needs them. */
public final class HiddenCharacters {

    private HiddenCharacters() {}

    /**
     * The index of the first character at or after {@code from} that F12 refuses in this text, or
     * -1.
     */
    public static int find(CharSequence text, int from) {
        for (int i = from; i < text.length(); ) {
            int codePoint = Character.codePointAt(text, i);
            if (codePoint != '\n'
                    && codePoint != '\t'
                    && codePoint != '\r'
                    && isNeverPlain(codePoint)) {
                return i;
            }
            i += Character.charCount(codePoint);
        }
        return -1;
    }

    /** Whether a character may never be shown raw outside of the text it belongs to. */
    public static boolean isNeverPlain(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE;
    }

    /** Whether the text is empty or holds Unicode White_Space alone. */
    public static boolean isBlank(CharSequence text) {
        return text.codePoints()
                .allMatch(c -> Character.isWhitespace(c) || Character.isSpaceChar(c));
    }

    /** {@code U+202E}. */
    public static String codePoint(int codePoint) {
        return String.format("U+%04X", codePoint);
    }

    /**
     * {@code U+202E (right-to-left override)}; the code point alone where we have no short name.
     */
    public static String name(int codePoint) {
        return codePoint(codePoint);
    }

    /** The text without exactly what {@link #find} refuses (S3). */
    public static String strip(String text) {
        return text;
    }

    /** Whether it is private use or U+FFFD: legal, but nobody can say what it shows (F15). */
    public static boolean isDoubtful(int codePoint) {
        return codePoint == 0xFFFD || Character.getType(codePoint) == Character.PRIVATE_USE;
    }
}
