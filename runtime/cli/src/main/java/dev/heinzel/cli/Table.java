package dev.heinzel.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows in columns, two spaces between them. Columns are as wide as their widest cell; the last one
 * is cut where the line would leave the page, but never below a readable rest.
 */
final class Table {

    private static final int PAGE = 80;
    private static final int READABLE = 24;

    private final List<String[]> rows = new ArrayList<>();

    Table(String... headings) {
        rows.add(headings);
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

    private static String cut(String text, int columns) {
        if (width(text) <= columns) {
            return text;
        }
        StringBuilder kept = new StringBuilder();
        int used = 0;
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            used += width(codePoint);
            if (used >= columns) {
                break;
            }
            kept.appendCodePoint(codePoint);
            i += Character.charCount(codePoint);
        }
        return kept.toString().stripTrailing() + "…";
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
