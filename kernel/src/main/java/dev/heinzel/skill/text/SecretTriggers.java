package dev.heinzel.skill.text;

/**
 * Where a scan has to ask {@link SecretMatcher}: every prefix of a secret has one of a few bytes in
 * it, with few others beside it.
 */
public final class SecretTriggers {

    private static final String TRIGGERS = "_-AB.p~";

    /** By a trigger and the byte before it. */
    private static final boolean[] BEFORE = new boolean[0x80 << 8];

    /** By a trigger and the byte after it. */
    private static final boolean[] AFTER = new boolean[0x80 << 8];

    static {
        mark(BEFORE, '_', "pousrbkfm");
        mark(BEFORE, '-', "ktbepi");
        mark(BEFORE, 'B', "-");
        mark(BEFORE, '.', "Gs");
        mark(BEFORE, 'p', "a");
        mark(BEFORE, '~', "Q");
        // the letters of escapes: \nA starts a word
        mark(BEFORE, 'A', "nrt");
        mark(AFTER, 'A', "KSBC3IG");
        mark(AFTER, 'B', "E");
        mark(AFTER, 'p', "i");
        for (int b = 0; b < 0x100; b++) {
            boolean word = SecretBytes.isWord(b);
            BEFORE['A' << 8 | b] |= !word;
            AFTER['_' << 8 | b] = true;
            AFTER['-' << 8 | b] = true;
            AFTER['~' << 8 | b] = true;
            AFTER['.' << 8 | b] = word || b == '-';
        }
    }

    private SecretTriggers() {}

    /** Whether this ASCII character is a trigger at all. */
    public static boolean isTrigger(int b) {
        return TRIGGERS.indexOf(b) >= 0;
    }

    /**
     * Whether to ask about an ASCII character that follows this one; at the start of a text it
     * follows a line end.
     */
    public static boolean mayFollow(int before, int b) {
        return BEFORE[(b & 0x7F) << 8 | (before & 0xFF)];
    }

    /** The same with the one after it; at the end of a text it precedes a line end. */
    public static boolean mayPrecede(int b, int after) {
        return AFTER[(b & 0x7F) << 8 | (after & 0xFF)];
    }

    private static void mark(boolean[] table, char trigger, String others) {
        for (int i = 0; i < others.length(); i++) {
            table[trigger << 8 | others.charAt(i)] = true;
        }
    }
}
