package dev.heinzel.launcher.config;

import java.util.Arrays;

/**
 * A TOML file without its blank lines and comment lines, each line that is left as it was. The
 * parser's time grows with the third power of how many of these stand in a row: eight hundred take
 * four seconds, and a project's file may be a stranger's.
 */
final class CondensedToml {

    private final StringBuilder text = new StringBuilder();
    private int[] lines = new int[64];
    private int count;
    private int emptyInARow;
    private int mostEmptyInARow;

    private CondensedToml() {}

    static CondensedToml of(String toml) {
        CondensedToml condensed = new CondensedToml();
        TomlStrings strings = new TomlStrings();
        int line = 0;
        for (int from = 0; from < toml.length(); ) {
            int end = toml.indexOf('\n', from);
            int next = end < 0 ? toml.length() : end + 1;
            line++;
            boolean empty = isEmpty(toml, from, next);
            if (strings.isOpen() || !empty) {
                condensed.keep(toml, from, next, line, empty);
            }
            strings.read(toml, from, next);
            from = next;
        }
        return condensed;
    }

    /** Whether a line is blank or a comment. One with a control character is left to the parser. */
    private static boolean isEmpty(String toml, int from, int to) {
        boolean comment = false;
        for (int i = from; i < to; i++) {
            char c = toml.charAt(i);
            boolean lineEnd = c == '\n' || (c == '\r' && i + 1 < to && toml.charAt(i + 1) == '\n');
            if (c == '\t' || c == ' ' || lineEnd) {
                continue;
            }
            comment = comment || c == '#';
            if (!comment || c < ' ' || c == 0x7F) {
                return false;
            }
        }
        return true;
    }

    private void keep(String toml, int from, int to, int line, boolean empty) {
        emptyInARow = empty ? emptyInARow + 1 : 0;
        mostEmptyInARow = Math.max(mostEmptyInARow, emptyInARow);
        if (count == lines.length) {
            lines = Arrays.copyOf(lines, 2 * count);
        }
        lines[count++] = line;
        text.append(toml, from, to);
    }

    String text() {
        return text.toString();
    }

    /** How many blank or comment lines are left in a row, since they may stand in a string. */
    int mostEmptyInARow() {
        return mostEmptyInARow;
    }

    /** How many lines are left. */
    int count() {
        return count;
    }

    /** Which line of the file a line of this text was; the nearest one for what is none. */
    int lineInFile(int line) {
        return count == 0 ? 1 : lines[Math.max(1, Math.min(line, count)) - 1];
    }
}
