package dev.heinzel.launcher.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseOptions;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;
import org.tomlj.TomlVersion;

/**
 * Reads TOML. The only class that knows the parser, which a cold JVM needs 200 ms to load: it is
 * asked only where a file says something.
 */
final class TomlReader {

    /**
     * The most lines that hold something: the parser's time grows with the square of wrong ones.
     */
    static final int LINES = 4_000;

    /** The most tables or arrays within another; a right file has two. */
    static final int DEPTH = 16;

    /** The most blank or comment lines in a row for the parser; no value of ours holds any. */
    static final int EMPTY_IN_A_ROW = 20;

    private static final TomlParseOptions OPTIONS =
            TomlParseOptions.sourceless()
                    .withVersion(TomlVersion.V1_0_0)
                    .withMaxNestingDepth(DEPTH);

    private final CondensedToml condensed;

    private TomlReader(CondensedToml condensed) {
        this.condensed = condensed;
    }

    /** What a text says, or everything that keeps it from being TOML. */
    sealed interface Result {
        /** It is TOML, and this is its root. */
        record Said(TomlNode.Table root) implements Result {}

        /** It is not: the faults, never none, in the order of their lines. */
        record Broken(List<TomlFault> faults) implements Result {}
    }

    /** Reads a whole file's text. Never fails. */
    static Result read(String toml) {
        CondensedToml condensed = CondensedToml.of(toml);
        if (condensed.count() > LINES) {
            return broken(
                    new TomlFault(
                            condensed.lineInFile(LINES + 1),
                            String.format(
                                    Locale.ROOT,
                                    "more than %,d lines, not counting comments",
                                    LINES)));
        }
        if (condensed.count() == 0) {
            // a template with everything commented out does not load the parser
            return new Result.Said(new TomlNode.Table(1, Map.of()));
        }
        if (condensed.mostEmptyInARow() > EMPTY_IN_A_ROW) {
            // whether the parser finds a string there or not, it must not see so many of them
            return broken(
                    new TomlFault(
                            0,
                            "more than "
                                    + EMPTY_IN_A_ROW
                                    + " blank or comment lines in a row after the start of a"
                                    + " string"));
        }
        TomlReader reader = new TomlReader(condensed);
        try {
            TomlParseResult result = Toml.parse(condensed.text(), OPTIONS);
            return result.hasErrors()
                    ? new Result.Broken(reader.faults(result.errors()))
                    : new Result.Said(reader.table(result, 1));
        } catch (RuntimeException | StackOverflowError e) {
            // a fault of the parser's; what it says of it may hold the file's text
            return broken(new TomlFault(0, "it cannot be read as TOML"));
        }
    }

    private static Result broken(TomlFault fault) {
        return new Result.Broken(List.of(fault));
    }

    private List<TomlFault> faults(List<TomlParseError> errors) {
        List<TomlFault> faults = new ArrayList<>();
        for (TomlParseError error : errors) {
            faults.add(
                    TomlFault.of(
                            condensed.lineInFile(error.position().line()),
                            error.position().column(),
                            String.valueOf(error.getMessage()),
                            condensed));
        }
        return faults;
    }

    private TomlNode.Table table(TomlTable table, int line) {
        Map<String, TomlNode> entries = new LinkedHashMap<>();
        for (String key : table.keySet()) {
            List<String> path = List.of(key);
            var position = table.inputPositionOf(path);
            int at = position == null ? line : condensed.lineInFile(position.line());
            entries.put(key, node(table.get(path), at));
        }
        return new TomlNode.Table(line, entries);
    }

    private TomlNode.Array array(TomlArray array, int line) {
        List<TomlNode> elements = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            int at = condensed.lineInFile(array.inputPositionOf(i).line());
            elements.add(node(array.get(i), at));
        }
        return new TomlNode.Array(line, elements);
    }

    private TomlNode node(@Nullable Object value, int line) {
        if (value instanceof TomlTable table) {
            return table(table, line);
        }
        if (value instanceof TomlArray array) {
            return array(array, line);
        }
        if (value instanceof String text) {
            return new TomlNode.Text(line, text);
        }
        if (value instanceof Long number) {
            return new TomlNode.Whole(line, number);
        }
        if (value instanceof Boolean) {
            return new TomlNode.Other(line, "a boolean");
        }
        return new TomlNode.Other(line, value instanceof Double ? "a float" : "a date or time");
    }
}
