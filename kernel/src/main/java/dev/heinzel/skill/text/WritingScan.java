package dev.heinzel.skill.text;

/**
 * One walk over a text that stops at what F12 refuses, knowing where writing needs an invisible
 * character. Linear: every look around ends at a character that the next look ends at as well.
 */
final class WritingScan {

    private static final int ZWNJ = 0x200C;
    private static final int ZWJ = 0x200D;
    private static final int TEXT_STYLE = 0xFE0E;
    private static final int EMOJI_STYLE = 0xFE0F;
    private static final int KEYCAP = 0x20E3;
    private static final int BLACK_FLAG = 0x1F3F4;
    private static final int TAG = 0xE0000;
    private static final int CANCEL_TAG = 0xE007F;
    private static final int NONE = -1;

    private final CharSequence text;
    private int at;
    private int lineStart;
    private int flagEnd;
    private boolean markBefore;
    private boolean lineAsked;
    private boolean rightToLeft;

    /**
     * @param lineStart where to begin: 0, or after an LF
     */
    WritingScan(CharSequence text, int lineStart) {
        this.text = text;
        this.at = lineStart;
        this.lineStart = lineStart;
    }

    /** The index of the next refused character, or -1. */
    int next() {
        while (at < text.length()) {
            int index = at;
            int codePoint = Character.codePointAt(text, index);
            at += Character.charCount(codePoint);
            if (codePoint == '\n') {
                lineStart = at;
                lineAsked = false;
                markBefore = false;
            } else if (!HiddenCharacters.isNeverPlain(codePoint)) {
                markBefore = false;
                if (codePoint == BLACK_FLAG) {
                    flagEnd = endOfFlag(at);
                }
            } else if (!isNeeded(codePoint, index)) {
                return index;
            }
        }
        return NONE;
    }

    private boolean isNeeded(int codePoint, int index) {
        return switch (codePoint) {
            case '\t' -> true;
            case '\r' -> at < text.length() && text.charAt(at) == '\n';
            case ZWNJ -> isVirama(before(index)) || joinsLetters(index);
            case ZWJ ->
                    isVirama(before(index))
                            || isBeforeVirama(index)
                            || joinsPictographs(index)
                            || showsJoiningForm(index);
            case 0x061C, 0x200E, 0x200F -> isMarkNeeded();
            case TEXT_STYLE, EMOJI_STYLE -> styles(index);
            default ->
                    HiddenCharacters.isVariationSelector(codePoint)
                            ? WritingTables.IDEOGRAPH.contains(before(index))
                            : index < flagEnd;
        };
    }

    // two marks in a row steer nothing that one does not, but spell bits that nobody sees; what was
    // refused in between does not part them, as strip() takes it away
    private boolean isMarkNeeded() {
        if (markBefore || !isRightToLeftLine()) {
            return false;
        }
        markBefore = true;
        return true;
    }

    private boolean isRightToLeftLine() {
        if (!lineAsked) {
            lineAsked = true;
            rightToLeft = false;
            for (int i = lineStart; i < text.length() && text.charAt(i) != '\n'; ) {
                int codePoint = Character.codePointAt(text, i);
                if (codePoint >= 0x590 && WritingTables.RIGHT_TO_LEFT.contains(codePoint)) {
                    rightToLeft = true;
                    break;
                }
                i += Character.charCount(codePoint);
            }
        }
        return rightToLeft;
    }

    private boolean styles(int index) {
        int base = before(index);
        if (base == '#' || base == '*' || (base >= '0' && base <= '9')) {
            return after(at) == KEYCAP;
        }
        return WritingTables.PICTOGRAPH.contains(base) || WritingTables.IDEOGRAPH.contains(base);
    }

    private boolean joinsPictographs(int index) {
        if (!WritingTables.PICTOGRAPH.contains(after(at))) {
            return false;
        }
        int base = before(index);
        if (base == EMOJI_STYLE || (base >= 0x1F3FB && base <= 0x1F3FF)) {
            base = before(index - Character.charCount(base));
        }
        return WritingTables.PICTOGRAPH.contains(base);
    }

    // RFC 5892 A.1 asks for a letter that joins to the left before and one that joins to the right
    // after. Persian also parts words after letters that do not join, as in kar-ha or joz-ha
    private boolean joinsLetters(int index) {
        int left = visibleBefore(index);
        return (joinsLeft(left)
                        || WritingTables.JOINS_RIGHT_ONLY.contains(left)
                        || WritingTables.RIGHT_TO_LEFT.contains(left))
                && joinsRight(visibleAfter(at));
    }

    // the abbreviated heh of Persian dates is a heh with a ZWJ after it
    private boolean showsJoiningForm(int index) {
        return joinsLeft(visibleBefore(index));
    }

    private static boolean joinsLeft(int codePoint) {
        return WritingTables.JOINS_BOTH.contains(codePoint)
                || WritingTables.JOINS_LEFT_ONLY.contains(codePoint);
    }

    private static boolean joinsRight(int codePoint) {
        return WritingTables.JOINS_BOTH.contains(codePoint)
                || WritingTables.JOINS_RIGHT_ONLY.contains(codePoint);
    }

    private static boolean isVirama(int codePoint) {
        return WritingTables.VIRAMA.contains(codePoint);
    }

    // Bengali ya-phalaa after ra, Kannada and Sinhala touching letters: letter, ZWJ, virama
    private boolean isBeforeVirama(int index) {
        int letter = before(index);
        return letter >= 0x900 && letter <= 0xDFF && !isVirama(letter) && isVirama(after(at));
    }

    /** The code point before, past marks that joining does not see; -1 at the line's start. */
    private int visibleBefore(int index) {
        int i = index;
        int codePoint = before(i);
        while (isTransparent(codePoint)) {
            i -= Character.charCount(codePoint);
            codePoint = before(i);
        }
        return codePoint;
    }

    private int visibleAfter(int index) {
        int i = index;
        int codePoint = after(i);
        while (isTransparent(codePoint)) {
            i += Character.charCount(codePoint);
            codePoint = after(i);
        }
        return codePoint;
    }

    private static boolean isTransparent(int codePoint) {
        return codePoint >= 0x300
                && !HiddenCharacters.isNeverPlain(codePoint)
                && WritingTables.isTransparent(codePoint);
    }

    private int before(int index) {
        return index > lineStart ? Character.codePointBefore(text, index) : NONE;
    }

    private int after(int index) {
        return index < text.length() ? Character.codePointAt(text, index) : NONE;
    }

    /** Where a whole flag of tags ends, of which {@code from} is the first; 0 if none is there. */
    private int endOfFlag(int from) {
        int letters = 0;
        int i = from;
        StringBuilder region = new StringBuilder(5);
        for (; letters < 6 && after(i) >= TAG && after(i) <= CANCEL_TAG; letters++) {
            if (after(i) == CANCEL_TAG) {
                String name = region.toString();
                return name.equals("gbeng") || name.equals("gbsct") || name.equals("gbwls")
                        ? i + Character.charCount(CANCEL_TAG)
                        : 0;
            }
            region.append((char) (after(i) - TAG));
            i += Character.charCount(TAG);
        }
        return 0;
    }
}
