package dev.heinzel.launcher.config;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Why a text is not TOML, in words of ours: the parser's quote the text, where a secret may stand
 * (F13). Taken over are numbers, and what the grammar expects, word by word from a closed list.
 *
 * @param line 1-based, or 0 for none
 */
record TomlFault(int line, String message) {

    private static final Set<String> GRAMMAR =
            Set.of(
                    "a key",
                    "a-z",
                    "A-Z",
                    "0-9",
                    "]",
                    "]]",
                    "}",
                    ".",
                    "-",
                    "+",
                    ":",
                    "=",
                    "a comma",
                    "Z",
                    "a value",
                    "'",
                    "\"",
                    "'''",
                    "\"\"\"",
                    "a character",
                    "a number",
                    "a boolean",
                    "a date/time",
                    "a time",
                    "an array",
                    "a table",
                    "a table key",
                    "a comment",
                    "a newline",
                    "end-of-input");

    private static final String EXPECTED = ", expected ";
    private static final Pattern BETWEEN = Pattern.compile(", | or ");
    private static final Pattern UNCLOSED =
            Pattern.compile(
                    "; the (?:array|inline table) opened at line (\\d{1,6}), column \\d{1,6} is unclosed$");
    private static final Pattern DEFINED =
            Pattern.compile("defined at line (\\d{1,6}), column \\d{1,6}");
    private static final String TOO_DEEP = "Nesting is too deep";

    /** No message of the parser's that we could use is longer. */
    private static final int LONGEST = 1_000;

    /**
     * @param said what the parser says of it
     */
    static TomlFault of(int line, int column, String said, CondensedToml lines) {
        String words = said.length() > LONGEST ? null : words(said, lines);
        String where = "this is not TOML at column " + column;
        return new TomlFault(line, words == null ? where : where + ": " + words);
    }

    private static @Nullable String words(String said, CondensedToml lines) {
        Matcher unclosed = UNCLOSED.matcher(said);
        if (unclosed.find()) {
            return "what is opened in line " + line(unclosed, lines) + " is not closed";
        }
        if (said.startsWith(TOO_DEEP)) {
            return "more than " + TomlReader.DEPTH + " tables or arrays within another";
        }
        int expected = said.lastIndexOf(EXPECTED);
        if (expected >= 0) {
            String grammar = said.substring(expected + EXPECTED.length());
            boolean known = BETWEEN.splitAsStream(grammar).allMatch(GRAMMAR::contains);
            return known ? "expected " + grammar : null;
        }
        Matcher defined = DEFINED.matcher(said);
        return defined.find() ? "this is there already, in line " + line(defined, lines) : null;
    }

    private static int line(Matcher match, CondensedToml lines) {
        return lines.lineInFile(Integer.parseInt(match.group(1)));
    }
}
