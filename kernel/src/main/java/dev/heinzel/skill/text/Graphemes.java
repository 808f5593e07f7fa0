package dev.heinzel.skill.text;

/**
 * Where a text may be cut without tearing what a reader takes for one character (S3): the extended
 * grapheme clusters of UAX #29, version 16.0, from tables of our own, so that a cut gives the same
 * bytes on every Java.
 */
public final class Graphemes {

    /**
     * No cluster of real writing is longer; one that is may be torn, or a cut could lose all text.
     */
    static final int LONGEST = 256;

    private Graphemes() {}

    /**
     * The text, or its longest start of at most {@code maxCodePoints} code points that ends at a
     * grapheme boundary. Of clusters longer than 256 code points it may keep a part.
     */
    public static String cut(String text, int maxCodePoints) {
        if (text.length() <= maxCodePoints) {
            return text;
        }
        int limit = 0;
        for (int left = maxCodePoints; left > 0; left--) {
            if (limit >= text.length()) {
                return text;
            }
            limit += Character.charCount(text.codePointAt(limit));
        }
        return limit >= text.length() ? text : text.substring(0, boundaryAtOrBelow(text, limit));
    }

    private static int boundaryAtOrBelow(String text, int limit) {
        int start = limit;
        int steps = 0;
        while (start > 0 && steps < LONGEST && !isSurelyBoundary(text, start)) {
            start -= Character.charCount(text.codePointBefore(start));
            steps++;
        }
        GraphemeBreaks breaks = new GraphemeBreaks();
        int boundary = start;
        for (int i = start; i <= limit; ) {
            int codePoint = text.codePointAt(i);
            if (breaks.isBoundaryBefore(codePoint)) {
                boundary = i;
            }
            i += Character.charCount(codePoint);
        }
        // the start is a guess where the walk back gave up; text must be left in any case
        return boundary == start && steps == LONGEST ? limit : boundary;
    }

    /** Whether plain ASCII stands on both sides, which never belongs together but as CR and LF. */
    private static boolean isSurelyBoundary(String text, int index) {
        char left = text.charAt(index - 1);
        char right = text.charAt(index);
        return left < 0x7F && right < 0x7F && !(left == '\r' && right == '\n');
    }
}
