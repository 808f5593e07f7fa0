package dev.heinzel.launcher.config;

/**
 * Whether a line begins within a string of several lines, where a blank line and a {@code #} are
 * text. Knows of TOML what that takes: strings and comments. For one file, line by line.
 */
final class TomlStrings {

    /** What ends the string of several lines that is open; empty if none is. */
    private String open = "";

    /** Whether such a string is open after the lines that were read. */
    boolean isOpen() {
        return !open.isEmpty();
    }

    /** Reads the next line. */
    void read(String toml, int from, int to) {
        int at = from;
        while (at < to) {
            if (isOpen()) {
                at = afterEnd(toml, at, to);
            } else {
                char c = toml.charAt(at);
                if (c == '#') {
                    return;
                }
                at = c == '"' || c == '\'' ? afterStart(toml, at, to, c) : at + 1;
            }
        }
    }

    private int afterStart(String toml, int at, int to, char quote) {
        String three = String.valueOf(quote).repeat(3);
        if (toml.startsWith(three, at)) {
            open = three;
            return at + 3;
        }
        // of one line, whether or not it ends there
        for (int i = at + 1; i < to; i++) {
            char c = toml.charAt(i);
            if (c == '\\' && quote == '"') {
                i++;
            } else if (c == quote) {
                return i + 1;
            }
        }
        return to;
    }

    private int afterEnd(String toml, int at, int to) {
        char quote = open.charAt(0);
        for (int i = at; i < to; i++) {
            if (toml.charAt(i) == '\\' && quote == '"') {
                i++;
            } else if (toml.startsWith(open, i)) {
                open = "";
                int end = i + 3;
                // two more quotes may stand before the three that end it
                for (int more = 0; more < 2 && end < to && toml.charAt(end) == quote; more++) {
                    end++;
                }
                return end;
            }
        }
        return to;
    }
}
