package dev.heinzel.skill.text;

/**
 * Text from outside, made safe for a terminal, a log or a protocol (F13, K3): what F12 refuses is
 * shown as {@code U+XXXX}, everything else stays as it is.
 */
public final class Printable {

    private static final int QUOTED = 64;

    private Printable() {}

    /** The text with every control, invisible or unpaired character replaced by its code point. */
    public static String escape(String text) {
        int at = HiddenCharacters.find(text, 0);
        if (at < 0 && text.indexOf('\n') < 0 && text.indexOf('\t') < 0 && text.indexOf('\r') < 0) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); ) {
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

    /** At most 64 characters of the text, escaped; longer text ends in {@code …}. */
    public static String quote(String text) {
        if (text.codePointCount(0, text.length()) <= QUOTED) {
            return escape(text);
        }
        return escape(text.substring(0, text.offsetByCodePoints(0, QUOTED))) + "…";
    }
}
