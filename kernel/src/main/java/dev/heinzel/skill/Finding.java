package dev.heinzel.skill;

import dev.heinzel.skill.text.Paths;
import dev.heinzel.skill.text.Printable;
import java.util.Comparator;

/**
 * One thing wrong with a skill or a plugin, or a piece of advice in the same shape: where it is,
 * what is wrong, what would be right (F13). Safe to print anywhere: all text is escaped when it is
 * made, so no finding holds a raw control or invisible character.
 *
 * @param plugin whose: {@code acme.notes_1.2.0}, or the PATH a person gave
 * @param path the file, from the root of what was checked; empty where the whole is meant
 * @param line 1-based, or 0 where no line is meant
 * @param code which rule
 * @param message what is wrong, lower case, no full stop; never a secret, never other text of the
 *     file
 * @param remedy what would be right
 */
public record Finding(
        String plugin, String path, int line, FindingCode code, String message, String remedy) {

    /**
     * The order of a report (F13): by the path's UTF-8 bytes, then line, none first, then code and
     * message.
     */
    public static final Comparator<Finding> REPORT_ORDER =
            Comparator.comparing(Finding::path, Paths.BY_UTF8)
                    .thenComparingInt(Finding::line)
                    .thenComparing(Finding::code)
                    .thenComparing(Finding::message);

    /** Escapes the texts. */
    public Finding {
        plugin = Printable.escape(plugin);
        path = Printable.escape(path);
        message = Printable.escape(message);
        remedy = Printable.escape(remedy);
        if (line < 0) {
            throw new IllegalArgumentException("a line is 1-based, or 0 for none, not " + line);
        }
    }

    /**
     * One line for people: {@code <plugin>: <path>:<line>: <CODE>: <what is wrong>; <what would be
     * right>}.
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(plugin).append(": ");
        if (!path.isEmpty()) {
            text.append(path);
            if (line > 0) {
                text.append(':').append(line);
            }
            text.append(": ");
        }
        return text.append(code)
                .append(": ")
                .append(message)
                .append("; ")
                .append(remedy)
                .toString();
    }
}
