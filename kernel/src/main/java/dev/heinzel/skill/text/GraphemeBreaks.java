package dev.heinzel.skill.text;

/**
 * The rules GB3 to GB13 of UAX #29, fed one code point after the other from a known boundary on.
 */
final class GraphemeBreaks {

    private static final int HANGUL_FIRST = 0xAC00;
    private static final int HANGUL_LAST = 0xD7A3;
    private static final int HANGUL_TRAILS = 28;
    private static final int ZWJ = 0x200D;

    private enum Kind {
        START,
        CR,
        LF,
        CONTROL,
        EXTEND,
        ZWJ,
        SPACING_MARK,
        PREPEND,
        REGIONAL_INDICATOR,
        LEADING,
        VOWEL,
        TRAILING,
        SYLLABLE_OPEN,
        SYLLABLE_CLOSED,
        OTHER
    }

    private Kind before = Kind.START;

    /** A pictograph and any Extend since then: a ZWJ after it may join another (GB11). */
    private boolean inPictograph;

    private boolean joinsPictograph;

    /** A consonant since which there were only Extend and linkers (GB9c). */
    private boolean inConjunct;

    private boolean linked;

    /** How many regional indicators stand in a row (GB12, GB13). */
    private int indicators;

    /** Whether a boundary lies before this code point, which is the next one. */
    boolean isBoundaryBefore(int codePoint) {
        Kind kind = kindOf(codePoint);
        boolean pictograph =
                kind == Kind.OTHER
                        && codePoint >= 0xA9
                        && WritingTables.PICTOGRAPH.contains(codePoint);
        boolean consonant = isIndic(codePoint) && GraphemeTables.CONSONANT.contains(codePoint);
        boolean joined = joins(kind, pictograph, consonant);
        remember(codePoint, kind, pictograph, consonant);
        return !joined;
    }

    private boolean joins(Kind kind, boolean pictograph, boolean consonant) {
        return switch (before) {
            case START, LF, CONTROL -> false;
            case CR -> kind == Kind.LF;
            default ->
                    switch (kind) {
                        case START, CR, LF, CONTROL -> false;
                        case EXTEND, ZWJ, SPACING_MARK -> true;
                        default ->
                                before == Kind.PREPEND
                                        || joinsHangul(kind)
                                        || (pictograph && joinsPictograph)
                                        || (consonant && linked)
                                        || (kind == Kind.REGIONAL_INDICATOR && indicators % 2 == 1);
                    };
        };
    }

    private boolean joinsHangul(Kind kind) {
        return switch (before) {
            case LEADING ->
                    kind == Kind.LEADING
                            || kind == Kind.VOWEL
                            || kind == Kind.SYLLABLE_OPEN
                            || kind == Kind.SYLLABLE_CLOSED;
            case SYLLABLE_OPEN, VOWEL -> kind == Kind.VOWEL || kind == Kind.TRAILING;
            case SYLLABLE_CLOSED, TRAILING -> kind == Kind.TRAILING;
            default -> false;
        };
    }

    private void remember(int codePoint, Kind kind, boolean pictograph, boolean consonant) {
        joinsPictograph = kind == Kind.ZWJ && inPictograph;
        inPictograph = pictograph || (inPictograph && kind == Kind.EXTEND);
        boolean linker = isIndic(codePoint) && GraphemeTables.LINKER.contains(codePoint);
        boolean continues =
                linker || kind == Kind.ZWJ || (kind == Kind.EXTEND && codePoint != 0x200C);
        inConjunct = consonant || (inConjunct && continues);
        linked = inConjunct && !consonant && (linked || linker);
        indicators = kind == Kind.REGIONAL_INDICATOR ? indicators + 1 : 0;
        before = kind;
    }

    private static boolean isIndic(int codePoint) {
        return codePoint >= 0x900 && codePoint < 0xE00;
    }

    private static Kind kindOf(int codePoint) {
        if (codePoint >= ' ' && codePoint < 0x7F) {
            return Kind.OTHER;
        }
        if (codePoint >= HANGUL_FIRST && codePoint <= HANGUL_LAST) {
            return (codePoint - HANGUL_FIRST) % HANGUL_TRAILS == 0
                    ? Kind.SYLLABLE_OPEN
                    : Kind.SYLLABLE_CLOSED;
        }
        if (codePoint >= 0x1F1E6 && codePoint <= 0x1F1FF) {
            return Kind.REGIONAL_INDICATOR;
        }
        if (codePoint == '\r' || codePoint == '\n' || codePoint == ZWJ) {
            return codePoint == '\r' ? Kind.CR : codePoint == '\n' ? Kind.LF : Kind.ZWJ;
        }
        if (GraphemeTables.CONTROL.contains(codePoint)) {
            return Kind.CONTROL;
        }
        if (WritingTables.MARK.contains(codePoint)
                || GraphemeTables.EXTEND_ONLY.contains(codePoint)) {
            return Kind.EXTEND;
        }
        if (GraphemeTables.SPACING_MARK.contains(codePoint)) {
            return Kind.SPACING_MARK;
        }
        if (GraphemeTables.PREPEND.contains(codePoint)) {
            return Kind.PREPEND;
        }
        return hangulPart(codePoint);
    }

    private static Kind hangulPart(int codePoint) {
        if (GraphemeTables.HANGUL_LEADING.contains(codePoint)) {
            return Kind.LEADING;
        }
        if (GraphemeTables.HANGUL_VOWEL.contains(codePoint)) {
            return Kind.VOWEL;
        }
        return GraphemeTables.HANGUL_TRAILING.contains(codePoint) ? Kind.TRAILING : Kind.OTHER;
    }
}
