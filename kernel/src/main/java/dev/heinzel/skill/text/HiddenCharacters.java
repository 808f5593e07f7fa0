package dev.heinzel.skill.text;

import java.util.Locale;
import java.util.function.IntConsumer;

/**
 * F12: which characters are refused, and where writing needs them. A verdict depends on tables of
 * our own, never on the Unicode version of the Java that runs it.
 *
 * <p>Context is the line: no rule looks past an LF. What is legal in context: ZWJ, VS15 and VS16 in
 * emoji sequences and keycaps, the three RGI tag flags, ZWNJ and ZWJ by RFC 5892 (CONTEXTJ) and
 * between the letters of joining scripts, RLM, LRM and ALM on a line with a right-to-left letter,
 * one variation selector after a CJK ideograph. None of these may stand twice in a row.
 */
public final class HiddenCharacters {

    private HiddenCharacters() {}

    /**
     * The index of the first character at or after {@code from} that F12 refuses in this text, or
     * -1. It looks back to the start of {@code from}'s line; to visit all, {@link #each} is linear.
     */
    public static int find(CharSequence text, int from) {
        int suspect = firstSuspect(text, from);
        if (suspect < 0) {
            return -1;
        }
        int lineStart = suspect;
        while (lineStart > 0 && text.charAt(lineStart - 1) != '\n') {
            lineStart--;
        }
        WritingScan scan = new WritingScan(text, lineStart);
        int at = scan.next();
        while (at >= 0 && at < from) {
            at = scan.next();
        }
        return at;
    }

    /** Gives every code point that F12 refuses in this text, in order. Linear in the text. */
    public static void each(CharSequence text, IntConsumer refused) {
        WritingScan scan = new WritingScan(text, 0);
        for (int at = scan.next(); at >= 0; at = scan.next()) {
            refused.accept(Character.codePointAt(text, at));
        }
    }

    /** The text without exactly what {@link #find} refuses (S3). What is left has nothing more. */
    public static String strip(String text) {
        int at = find(text, 0);
        if (at < 0) {
            return text;
        }
        StringBuilder kept = new StringBuilder(text.length());
        WritingScan scan = new WritingScan(text, 0);
        int from = 0;
        for (at = scan.next(); at >= 0; at = scan.next()) {
            kept.append(text, from, at);
            from = at + Character.charCount(text.codePointAt(at));
        }
        return kept.append(text, from, text.length()).toString();
    }

    /**
     * Whether a character may never be shown raw outside of the text it belongs to: controls (tab
     * and line ends too), all that Unicode calls default ignorable, line and paragraph separators,
     * interlinear annotation, surrogates without their half, noncharacters, and fillers that are
     * not default ignorable: the blank braille pattern, the null notehead, the object replacement.
     */
    public static boolean isNeverPlain(int codePoint) {
        if (codePoint < 0x300) {
            return codePoint < ' ' || (codePoint >= 0x7F && codePoint < 0xA0) || codePoint == 0xAD;
        }
        if (codePoint < 0x2000) {
            return codePoint == 0x034F
                    || codePoint == 0x061C
                    || codePoint == 0x115F
                    || codePoint == 0x1160
                    || codePoint == 0x17B4
                    || codePoint == 0x17B5
                    || (codePoint >= 0x180B && codePoint <= 0x180F);
        }
        if (codePoint < 0xD800) {
            return (codePoint >= 0x200B && codePoint <= 0x200F)
                    || (codePoint >= 0x2028 && codePoint <= 0x202E)
                    || (codePoint >= 0x2060 && codePoint <= 0x206F)
                    || codePoint == 0x2800
                    || codePoint == 0x3164;
        }
        if (codePoint < 0x10000) {
            return codePoint <= 0xDFFF
                    || (codePoint >= 0xFDD0 && codePoint <= 0xFDEF)
                    || isVariationSelector(codePoint)
                    || codePoint == 0xFEFF
                    || codePoint == 0xFFA0
                    || (codePoint >= 0xFFF0 && codePoint <= 0xFFFC)
                    || codePoint >= 0xFFFE;
        }
        return (codePoint & 0xFFFE) == 0xFFFE
                || (codePoint >= 0x1BCA0 && codePoint <= 0x1BCA3)
                || codePoint == 0x1D159
                || (codePoint >= 0x1D173 && codePoint <= 0x1D17A)
                || (codePoint >= 0xE0000 && codePoint <= 0xE0FFF);
    }

    /** Whether it is private use or U+FFFD: legal, but nobody can say what it shows (F15). */
    public static boolean isDoubtful(int codePoint) {
        return codePoint == 0xFFFD
                || (codePoint >= 0xE000 && codePoint <= 0xF8FF)
                || (codePoint >= 0xF0000 && (codePoint & 0xFFFE) != 0xFFFE);
    }

    /**
     * Whether the text is empty or holds Unicode White_Space alone: U+00A0 is of it, and U+200B is
     * not.
     */
    public static boolean isBlank(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isWhiteSpace(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** {@code U+202E}. */
    public static String codePoint(int codePoint) {
        String hex = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
        return "U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex;
    }

    /**
     * {@code U+202E (right-to-left override)}; the code point alone where we have no short name.
     */
    public static String name(int codePoint) {
        String name = CharacterNames.of(codePoint);
        return name == null ? codePoint(codePoint) : codePoint(codePoint) + " (" + name + ")";
    }

    static boolean isWhiteSpace(int codePoint) {
        return (codePoint >= '\t' && codePoint <= '\r')
                || codePoint == ' '
                || codePoint == 0x85
                || codePoint == 0xA0
                || codePoint == 0x1680
                || (codePoint >= 0x2000 && codePoint <= 0x200A)
                || codePoint == 0x2028
                || codePoint == 0x2029
                || codePoint == 0x202F
                || codePoint == 0x205F
                || codePoint == 0x3000;
    }

    static boolean isVariationSelector(int codePoint) {
        return (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
                || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
    }

    /** The first that may have to be refused, told without its context. */
    private static int firstSuspect(CharSequence text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' ? c != '\n' && c != '\t' : c >= 0x7F) {
                int codePoint = Character.codePointAt(text, i);
                if (isNeverPlain(codePoint)) {
                    return i;
                }
                i += Character.charCount(codePoint) - 1;
            }
        }
        return -1;
    }
}
