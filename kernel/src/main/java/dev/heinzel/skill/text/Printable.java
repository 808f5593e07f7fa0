package dev.heinzel.skill.text;

/**
 * Text from outside, made safe for a terminal, a log or a protocol (F13, K3): one line, in which
 * nothing is invisible and nothing steers. Whatever {@link HiddenCharacters#isNeverPlain} names is
 * shown as {@code U+XXXX}, also where F12 lets writing have it: outside of its text a joiner or a
 * direction mark could act on what stands around it. Everything else stays as it is.
 */
public final class Printable {

    /** The most characters that {@link #quote} shows, in code points. */
    public static final int QUOTED = 64;

    private Printable() {}

    /** The text with each such character replaced by its code point; the same if there is none. */
    public static String escape(String text) {
        int at = firstNeverPlain(text);
        if (at < 0) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length() + 16).append(text, 0, at);
        for (int i = at; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            if (HiddenCharacters.isNeverPlain(codePoint)) {
                safe.append(HiddenCharacters.codePoint(codePoint));
            } else {
                safe.appendCodePoint(codePoint);
            }
            i += Character.charCount(codePoint);
        }
        return safe.toString();
    }

    /** At most {@link #QUOTED} characters of the text, escaped; longer text ends in {@code …}. */
    public static String quote(String text) {
        if (text.length() <= QUOTED || text.codePointCount(0, text.length()) <= QUOTED) {
            return escape(text);
        }
        return escape(text.substring(0, text.offsetByCodePoints(0, QUOTED))) + "…";
    }

    private static int firstNeverPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c >= 0x7F) {
                int codePoint = text.codePointAt(i);
                if (HiddenCharacters.isNeverPlain(codePoint)) {
                    return i;
                }
                i += Character.charCount(codePoint) - 1;
            }
        }
        return -1;
    }
}
