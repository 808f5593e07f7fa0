package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import org.jspecify.annotations.Nullable;

/**
 * F2: where the front matter lies in the bytes of a {@code SKILL.md}. Fences are whole lines, found
 * by bytes before anything is decoded or parsed.
 *
 * @param start of the first byte after the first fence's line end
 * @param end before the closing fence
 * @param bodyStart of the first byte after the closing fence's line end
 */
record Fences(int start, int end, int bodyStart) {

    /** The front matter's first line in the file. */
    static final int FIRST_LINE = 2;

    /** Finds the fences, or reports why there are none and returns null. */
    static @Nullable Fences find(byte[] bytes, int length, FileReport report) {
        int start = lineEnd(bytes, 0, length);
        if (!isFence(bytes, 0, start)) {
            reportMissing(bytes, length, report);
            return null;
        }
        for (int line = start; line < length; ) {
            int next = lineEnd(bytes, line, length);
            if (isFence(bytes, line, next)) {
                if (line - start <= Limits.FRONT_MATTER_BYTES) {
                    return new Fences(start, line, next);
                }
                report.finding(
                        FIRST_LINE,
                        FindingCode.FRONT_MATTER_TOO_LARGE,
                        "the front matter has "
                                + (line - start)
                                + " bytes, more than "
                                + Limits.FRONT_MATTER_BYTES,
                        "shorten it, or move text below the closing ---");
                return null;
            }
            line = next;
        }
        reportUnclosed(bytes, start, length, report);
        return null;
    }

    private static void reportMissing(byte[] bytes, int length, FileReport report) {
        String message = "line 1 is not exactly ---";
        String remedy = "start the file with ---, then name and description, then ---";
        if (length == 0) {
            message = "the file is empty, so it has no front matter";
        } else if (length >= 3
                && (bytes[0] & 0xff) == 0xef
                && (bytes[1] & 0xff) == 0xbb
                && (bytes[2] & 0xff) == 0xbf) {
            message = "a byte order mark stands before the front matter";
            remedy = "save the file as UTF-8 without a byte order mark";
        } else if (isNearlyFence(bytes, 0, lineEnd(bytes, 0, length))) {
            remedy = "write exactly --- on line 1";
        } else if (opensLater(bytes, length)) {
            message = "something stands before the front matter";
            remedy = "remove it, so that line 1 is exactly ---";
        }
        report.finding(1, FindingCode.FRONT_MATTER_MISSING, message, remedy);
    }

    /** Whether a fence comes as the first or second thing after line 1, blank lines aside. */
    private static boolean opensLater(byte[] bytes, int length) {
        int seen = 0;
        for (int line = 0; line < length && seen < 3; ) {
            int next = lineEnd(bytes, line, length);
            if (isFence(bytes, line, next)) {
                return true;
            }
            if (trimmedLength(bytes, line, next) > 0) {
                seen++;
            }
            line = next;
        }
        return false;
    }

    private static void reportUnclosed(byte[] bytes, int start, int length, FileReport report) {
        int number = FIRST_LINE;
        for (int line = start; line < length; number++) {
            int next = lineEnd(bytes, line, length);
            if (isNearlyFence(bytes, line, next)) {
                report.finding(
                        number,
                        FindingCode.FRONT_MATTER_UNCLOSED,
                        "the closing fence is not exactly ---",
                        "write --- alone on line " + number);
                return;
            }
            line = next;
        }
        report.finding(
                1,
                FindingCode.FRONT_MATTER_UNCLOSED,
                "no later line is exactly ---",
                "end the front matter with a line ---");
    }

    private static int lineEnd(byte[] bytes, int from, int length) {
        for (int i = from; i < length; i++) {
            if (bytes[i] == '\n') {
                return i + 1;
            }
        }
        return length;
    }

    /** Whether the line is {@code ---}, then LF, CR LF, or the end of the file. */
    private static boolean isFence(byte[] bytes, int from, int to) {
        if (to - from < 3 || !isDashes(bytes, from)) {
            return false;
        }
        int rest = to - from - 3;
        return rest == 0
                || (rest == 1 && bytes[to - 1] == '\n')
                || (rest == 2 && bytes[to - 2] == '\r' && bytes[to - 1] == '\n');
    }

    /** A fence in white space, or with more dashes than three. */
    private static boolean isNearlyFence(byte[] bytes, int from, int to) {
        int first = from;
        while (first < to && isSpace(bytes[first])) {
            first++;
        }
        int length = trimmedLength(bytes, from, to);
        for (int i = 0; i < length; i++) {
            if (bytes[first + i] != '-') {
                return false;
            }
        }
        return length >= 3;
    }

    private static boolean isDashes(byte[] bytes, int from) {
        return bytes[from] == '-' && bytes[from + 1] == '-' && bytes[from + 2] == '-';
    }

    private static int trimmedLength(byte[] bytes, int from, int to) {
        int first = from;
        int last = to;
        while (first < last && isSpace(bytes[first])) {
            first++;
        }
        while (last > first && isSpace(bytes[last - 1])) {
            last--;
        }
        return last - first;
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\t' || b == '\r' || b == '\n';
    }
}
