package dev.heinzel.skill.text;

import java.util.Locale;

/** F11: told by the token alone, never by what stands around it. */
final class Placeholders {

    /** A key's body may be long; what is real shows soon. */
    private static final int JUDGED = 256;

    private static final int REPEATED = 6;

    private static final String[] WORDS = {
        "example",
        "placeholder",
        "sample",
        "dummy",
        "redacted",
        "changeme",
        "yourtoken",
        "yourkey",
        "yoursecret",
        "your_",
        "your-"
    };

    private Placeholders() {}

    /**
     * Whether a token in full shape is nobody's.
     *
     * @param entropy the least bits a character that a real one has, prefix included
     */
    static boolean is(SecretBytes bytes, int from, int body, int to, double entropy) {
        int end = Math.min(to, body + JUDGED);
        return isRepeated(bytes, body, end)
                || isSequence(bytes, body, end)
                || entropyOf(bytes, from, end) < entropy
                || holdsWord(bytes, body, end);
    }

    /** The same of a private key's body, in which real keys repeat characters. */
    static boolean isKey(SecretBytes bytes, int from, int to) {
        int end = Math.min(to, from + JUDGED);
        return entropyOf(bytes, from, end) < 3 || isSequence(bytes, from, end);
    }

    private static boolean isRepeated(SecretBytes bytes, int from, int to) {
        int same = 1;
        for (int i = from + 1; i < to; i++) {
            same = bytes.at(i) == bytes.at(i - 1) ? same + 1 : 1;
            if (same >= REPEATED) {
                return true;
            }
        }
        return false;
    }

    /** Whether most characters are the alphabet's or the digits' next: a random token has few. */
    private static boolean isSequence(SecretBytes bytes, int from, int to) {
        int neighbours = 0;
        for (int i = from + 1; i < to; i++) {
            int distance = lower(bytes.at(i)) - lower(bytes.at(i - 1));
            neighbours += distance == 1 || distance == -1 ? 1 : 0;
        }
        return 2 * neighbours > to - from;
    }

    private static double entropyOf(SecretBytes bytes, int from, int to) {
        int[] counts = new int[256];
        for (int i = from; i < to; i++) {
            counts[bytes.at(i)]++;
        }
        double bits = 0;
        for (int count : counts) {
            if (count > 0) {
                double share = (double) count / (to - from);
                bits -= share * StrictMath.log(share) / StrictMath.log(2);
            }
        }
        return bits;
    }

    private static boolean holdsWord(SecretBytes bytes, int from, int to) {
        StringBuilder body = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            body.append((char) bytes.at(i));
        }
        String lower = body.toString().toLowerCase(Locale.ROOT);
        for (String word : WORDS) {
            if (lower.contains(word)) {
                return true;
            }
        }
        return false;
    }

    private static int lower(int b) {
        return b >= 'A' && b <= 'Z' ? b | ' ' : b;
    }
}
