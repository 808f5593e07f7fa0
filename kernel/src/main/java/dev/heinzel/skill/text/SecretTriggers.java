package dev.heinzel.skill.text;

/**
 * Where a scan has to ask {@link SecretMatcher}: every prefix of a secret has one of a few bytes in
 * it, with few others beside it.
 */
final class SecretTriggers {

    private static final String TRIGGERS = "_-ABR.op~";

    /** By a trigger and the byte before it. */
    private static final boolean[] BEFORE = new boolean[0x80 << 8];

    /** By a trigger and the byte after it. */
    private static final boolean[] AFTER = new boolean[0x80 << 8];

    static {
        mark(BEFORE, '_', "pousrbkfmcg");
        mark(BEFORE, '-', "ktsrpiX");
        mark(BEFORE, 'B', "-");
        mark(BEFORE, '.', "Gs");
        mark(BEFORE, 'R', "G");
        mark(BEFORE, 'o', "x");
        mark(BEFORE, 'p', "a");
        mark(BEFORE, '~', "Q");
        // the ends of escapes: after \n and %3D an A starts a word; so it does after TOKEN_
        mark(BEFORE, 'A', SecretBytes.ESCAPES + "0123456789abcdefABCDEF_");
        mark(AFTER, 'A', "KSBC3IG");
        mark(AFTER, 'B', "E");
        mark(AFTER, 'R', "1");
        mark(AFTER, 'o', "x");
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

    static boolean isTrigger(int b) {
        return TRIGGERS.indexOf(b) >= 0;
    }

    static boolean mayFollow(int before, int b) {
        return BEFORE[(b & 0x7F) << 8 | (before & 0xFF)];
    }

    static boolean mayPrecede(int b, int after) {
        return AFTER[(b & 0x7F) << 8 | (after & 0xFF)];
    }

    private static void mark(boolean[] table, char trigger, String others) {
        for (int i = 0; i < others.length(); i++) {
            table[trigger << 8 | others.charAt(i)] = true;
        }
    }
}
