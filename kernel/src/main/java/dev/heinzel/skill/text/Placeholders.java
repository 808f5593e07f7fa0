package dev.heinzel.skill.text;

import java.util.regex.Pattern;

/** F11: told by the token alone, never by what stands around it. */
final class Placeholders {

    /** A key's body may be long; what is real shows soon. */
    private static final int JUDGED = 256;

    /** What is left of a placeholder has fewer bits a character: less than eight random ones. */
    private static final double REST = 3;

    /** So many characters of a kind, or one after another, are no accident. */
    private static final int RUN = 3;

    private static final String END = "example";

    private static final Pattern WORDS =
            Pattern.compile(
                    END
                            + "|placeholder|sample|dummy|redacted|changeme|change|replace|insert"
                            + "|your|here|token|secret|fake|test|key|this|with",
                    Pattern.CASE_INSENSITIVE);

    private Placeholders() {}

    /**
     * Whether a token in full shape is nobody's: it ends in EXAMPLE, has few bits, or has few left
     * without its words, repetitions and sequences. A word alone says nothing: whoever hides a real
     * key could add one.
     *
     * @param entropy the least bits a character that a real one has, prefix included
     */
    static boolean is(SecretBytes bytes, int from, int body, int to, double entropy) {
        String token = text(bytes, from, Math.min(to, body + JUDGED));
        if (entropyOf(token) < entropy
                || text(bytes, to - END.length(), to).equalsIgnoreCase(END)) {
            return true;
        }
        String judged = token.substring(body - from);
        String rest = withoutRuns(WORDS.matcher(judged).replaceAll(""));
        return rest.length() < judged.length() && entropyOf(rest) < REST;
    }

    /** The same of a private key's body, whose words say nothing. */
    static boolean isKey(SecretBytes bytes, int from, int to) {
        String body = text(bytes, from, Math.min(to, from + JUDGED));
        return entropyOf(body) < REST || 2 * withoutRuns(body).length() < body.length();
    }

    private static String text(SecretBytes bytes, int from, int to) {
        StringBuilder text = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            text.append((char) bytes.at(i));
        }
        return text.toString();
    }

    /** Without what repeats or counts on: a random token has little of either. */
    private static String withoutRuns(String body) {
        StringBuilder rest = new StringBuilder(body.length());
        for (int i = 0; i < body.length(); ) {
            int end = i + 1;
            int step = step(body, end);
            while (Math.abs(step) <= 1 && step(body, end) == step) {
                end++;
            }
            if (end - i < RUN) {
                end = i + 1;
                rest.append(body.charAt(i));
            }
            i = end;
        }
        return rest.toString();
    }

    /** How far it is from the character before to this one, in either case. */
    private static int step(String body, int index) {
        return index < body.length()
                ? Character.toLowerCase(body.charAt(index))
                        - Character.toLowerCase(body.charAt(index - 1))
                : RUN;
    }

    private static double entropyOf(String text) {
        int[] counts = new int[256];
        for (int i = 0; i < text.length(); i++) {
            counts[text.charAt(i)]++;
        }
        double bits = 0;
        for (int count : counts) {
            if (count > 0) {
                double share = (double) count / text.length();
                bits -= share * StrictMath.log(share) / StrictMath.log(2);
            }
        }
        return bits;
    }
}
