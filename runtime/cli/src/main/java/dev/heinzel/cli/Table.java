package dev.heinzel.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows in columns, two spaces between them. Columns are as wide as their widest cell; the last one
 * is cut where the line would leave the page, but never below a readable rest.
 */
final class Table {

    private static final int PAGE = 80;
    private static final int READABLE = 20;

    private final List<String[]> rows = new ArrayList<>();
    private final boolean keepsEnd;

    private Table(boolean keepsEnd, String... headings) {
        this.keepsEnd = keepsEnd;
        rows.add(headings);
    }

    /** A table whose last column is text: its start says most. */
    static Table endingInText(String... headings) {
        return new Table(false, headings);
    }

    /** A table whose last column is a path: its end says most. */
    static Table endingInPath(String... headings) {
        return new Table(true, headings);
    }

    void row(String... cells) {
        rows.add(cells);
    }

    /** The lines, the headings first. */
    List<String> lines() {
        int last = rows.get(0).length - 1;
        int[] widths = new int[last];
        int taken = 0;
        for (int column = 0; column < last; column++) {
            for (String[] row : rows) {
                widths[column] = Math.max(widths[column], width(row[column]));
            }
            taken += widths[column] + 2;
        }
        int rest = Math.max(READABLE, PAGE - taken);
        List<String> lines = new ArrayList<>();
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < last; column++) {
                line.append(row[column])
                        .append(" ".repeat(widths[column] - width(row[column]) + 2));
            }
            lines.add(line.append(cut(row[last], rest)).toString().stripTrailing());
        }
        return lines;
    }

    private String cut(String text, int columns) {
        if (width(text) <= columns) {
            return text;
        }
        int[] codePoints = text.codePoints().toArray();
        int kept = 0;
        int used = 1;
        while (used + width(at(codePoints, kept)) <= columns) {
            used += width(at(codePoints, kept));
            kept++;
        }
        return keepsEnd
                ? "…" + new String(codePoints, codePoints.length - kept, kept)
                : new String(codePoints, 0, kept).stripTrailing() + "…";
    }

    private int at(int[] codePoints, int index) {
        return codePoints[keepsEnd ? codePoints.length - 1 - index : index];
    }

    private static int width(String text) {
        return text.codePoints().map(Table::width).sum();
    }

    // what terminals do, nearly: two columns for East Asian writing and emoji, none for marks
    private static int width(int codePoint) {
        if (codePoint < 0x300) {
            return 1;
        }
        int type = Character.getType(codePoint);
        if (type == Character.NON_SPACING_MARK || type == Character.FORMAT) {
            return 0;
        }
        boolean wide =
                Character.isIdeographic(codePoint)
                        || (codePoint >= 0x1100 && codePoint <= 0x115F)
                        || (codePoint >= 0x3000 && codePoint <= 0x30FF)
                        || (codePoint >= 0xAC00 && codePoint <= 0xD7A3)
                        || (codePoint >= 0xFF00 && codePoint <= 0xFF60)
                        || (codePoint >= 0x1F300 && codePoint <= 0x1FAFF);
        return wide ? 2 : 1;
    }
}
