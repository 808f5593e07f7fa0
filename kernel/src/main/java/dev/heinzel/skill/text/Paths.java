package dev.heinzel.skill.text;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** F10: which paths mean the same file on every system. */
public final class Paths {

    /** Ascending order of UTF-8 bytes, which is code point order. */
    public static final Comparator<String> BY_UTF8 = Paths::compareUtf8;

    /** The most bytes of a path, in UTF-8. */
    public static final int PATH_BYTES = 1_024;

    /** The most bytes of one part of a path, in UTF-8. */
    public static final int PART_BYTES = 255;

    private Paths() {}

    /**
     * What is wrong with a relative path, or null. It reads after "file path", names the first
     * thing found, and holds nothing of the path but a code point.
     */
    public static @Nullable String problemOf(String path) {
        PathProblem problem = find(path);
        if (problem != PathProblem.INVISIBLE) {
            return problem == null ? null : problem.message();
        }
        int hidden =
                path.codePoints().filter(HiddenCharacters::isNeverPlain).findFirst().orElseThrow();
        return "has the invisible character " + HiddenCharacters.name(hidden);
    }

    /** What would be right instead of what {@link #problemOf} finds; null if it finds nothing. */
    public static @Nullable String remedyFor(String path) {
        PathProblem problem = find(path);
        return problem == null ? null : problem.remedy();
    }

    /**
     * What two portable paths have in common when a file system folds case and normal form: NFD, to
     * lower, upper and lower case, NFC, all without a locale. It takes all three, as a capital
     * sharp s has no upper case but SS only by way of the small one. It folds at least what
     * Unicode's full case folding does, for every letter that the running Java knows.
     */
    public static String foldingKey(String path) {
        if (isAscii(path)) {
            return path.toLowerCase(Locale.ROOT);
        }
        String folded =
                Normalizer.normalize(path, Normalizer.Form.NFD)
                        .toLowerCase(Locale.ROOT)
                        .toUpperCase(Locale.ROOT)
                        .toLowerCase(Locale.ROOT);
        return Normalizer.normalize(folded, Normalizer.Form.NFC);
    }

    private static @Nullable PathProblem find(String path) {
        if (path.isEmpty()) {
            return PathProblem.EMPTY;
        }
        int first = path.charAt(0);
        if (first == '/') {
            return PathProblem.ABSOLUTE;
        }
        if (path.length() > 1
                && path.charAt(1) == ':'
                && (first | ' ') >= 'a'
                && (first | ' ') <= 'z') {
            return PathProblem.DRIVE;
        }
        int bytes = 0;
        int partStart = 0;
        int partBytes = 0;
        for (int i = 0; i <= path.length(); ) {
            int codePoint = i < path.length() ? path.codePointAt(i) : '/';
            if (codePoint == '/') {
                PathProblem problem = findInPart(path, partStart, i, partBytes);
                if (problem != null) {
                    return problem;
                }
                bytes += partBytes + (i < path.length() ? 1 : 0);
                partStart = i + 1;
                partBytes = 0;
            } else if (codePoint == '\\') {
                return PathProblem.BACKSLASH;
            } else if (codePoint == ':') {
                return PathProblem.COLON;
            } else if (HiddenCharacters.isNeverPlain(codePoint)) {
                return PathProblem.INVISIBLE;
            } else {
                partBytes += utf8Length(codePoint);
            }
            i += Character.charCount(codePoint);
        }
        return bytes > PATH_BYTES ? PathProblem.LENGTH : null;
    }

    private static @Nullable PathProblem findInPart(String path, int start, int end, int bytes) {
        if (start == end) {
            return PathProblem.EMPTY_PART;
        }
        char last = path.charAt(end - 1);
        if (last == '.' && (end - start == 1 || (end - start == 2 && path.charAt(start) == '.'))) {
            return PathProblem.DOT_PART;
        }
        if (last == '.' || HiddenCharacters.isWhiteSpace(last)) {
            return PathProblem.ENDING;
        }
        if (isDevice(path, start, end)) {
            return PathProblem.DEVICE;
        }
        return bytes > PART_BYTES ? PathProblem.PART_LENGTH : null;
    }

    /** Whether Windows opens a device: by the name before the first dot, trailing spaces aside. */
    private static boolean isDevice(String path, int start, int end) {
        int nameEnd = start;
        while (nameEnd < end && path.charAt(nameEnd) != '.') {
            nameEnd++;
        }
        while (nameEnd > start && path.charAt(nameEnd - 1) == ' ') {
            nameEnd--;
        }
        int length = nameEnd - start;
        if (length < 3 || length > 7) {
            return false;
        }
        String name = path.substring(start, nameEnd).toUpperCase(Locale.ROOT);
        return switch (name) {
            case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$" -> true;
            default ->
                    length == 4
                            && (name.startsWith("COM") || name.startsWith("LPT"))
                            && "0123456789\u00b9\u00b2\u00b3".indexOf(name.charAt(3)) >= 0;
        };
    }

    private static int utf8Length(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    private static int compareUtf8(String left, String right) {
        int length = Math.min(left.length(), right.length());
        for (int i = 0; i < length; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b) {
                // surrogates stand for code points above U+FFFF, so they come after U+E000..U+FFFF
                boolean highA = Character.isSurrogate(a);
                boolean highB = Character.isSurrogate(b);
                return highA == highB ? a - b : highA ? 1 : -1;
            }
        }
        return left.length() - right.length();
    }
}
