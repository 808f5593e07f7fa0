package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.HiddenCharacters;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlVersionException;

/**
 * Says in our words what is wrong with YAML, so that an author can mend it. The parser's own
 * messages quote the file, which may hold anything (F13); they are looked at, and never shown.
 *
 * @param what is wrong
 * @param remedy what would be right
 */
record YamlSlip(String what, String remedy) {

    private static final String QUOTE = "put the whole value in quotes";

    static void report(YamlEngineException error, String text, Lines lines, FileReport report) {
        if (error instanceof ReaderException reader) {
            unreadable(reader, lines, report);
        } else if (error instanceof MarkedYamlEngineException marked) {
            syntax(marked, text, lines, report);
        } else if (error instanceof YamlVersionException) {
            directive(Fences.FIRST_LINE, report);
        } else {
            report.finding(
                    Fences.FIRST_LINE,
                    FindingCode.YAML_SYNTAX,
                    "the front matter is not YAML",
                    "write it as lines of key: value");
        }
    }

    /** The parser takes fewer characters than F12, so mostly the scan has said it already. */
    private static void unreadable(ReaderException error, Lines lines, FileReport report) {
        int line = lines.of(error.getPosition());
        if (!report.has(FindingCode.HIDDEN_CHARACTER)) {
            report.finding(
                    line,
                    FindingCode.HIDDEN_CHARACTER,
                    HiddenCharacters.name(error.getCodePoint()) + " in the front matter",
                    "remove it");
        }
    }

    private static void directive(int line, FileReport report) {
        report.finding(
                line,
                FindingCode.YAML_FEATURE,
                "a YAML directive (%) is not allowed here",
                "remove it");
    }

    private static void syntax(
            MarkedYamlEngineException error, String text, Lines lines, FileReport report) {
        String problem = String.valueOf(error.getProblem());
        String context = String.valueOf(error.getContext());
        boolean atContext =
                problem.contains("end of stream")
                        || problem.contains("stream end")
                        || problem.contains("could not find expected ':'");
        Optional<Mark> mark =
                atContext && error.getContextMark().isPresent()
                        ? error.getContextMark()
                        : error.getProblemMark();
        int line = lines.of(mark);
        String source = lineOf(text, line);
        if (text.startsWith("%") && problem.contains("document start")) {
            directive(Fences.FIRST_LINE, report);
            return;
        }
        if (problem.contains("document start") && hasMarker(text, line)) {
            report.finding(
                    line,
                    FindingCode.YAML_FEATURE,
                    "a second YAML document is not allowed here",
                    "remove the marker ... before it");
            return;
        }
        YamlSlip slip = of(problem, context, source);
        String column = mark.map(m -> " at column " + (m.getColumn() + 1)).orElse("");
        report.finding(line, FindingCode.YAML_SYNTAX, slip.what() + column, slip.remedy());
    }

    private static YamlSlip of(String problem, String context, String source) {
        if (problem.contains("mapping values are not allowed")) {
            return new YamlSlip("a value holds a colon and a space", QUOTE);
        }
        if (problem.contains("\\t(TAB)")) {
            return new YamlSlip("a tab indents the line", "indent with spaces");
        }
        if (context.contains("quoted scalar") && problem.contains("end of stream")) {
            return new YamlSlip("a quote is opened and not closed", "close it");
        }
        if (problem.contains("escape")) {
            return new YamlSlip(
                    "an unknown escape in double quotes",
                    "use single quotes, or write \\\\ for \\");
        }
        if (context.contains("block scalar")) {
            return new YamlSlip(
                    "text follows > or | on its line",
                    "start the text on the next line, indented, or put it in quotes");
        }
        if (problem.contains("could not find expected ':'")) {
            return new YamlSlip(
                    "a line without key and colon", "indent it if it belongs to the value above");
        }
        return byFirstCharacter(source);
    }

    /** Goes by how the value on the line starts: what YAML takes for more than text. */
    private static YamlSlip byFirstCharacter(String source) {
        char first = firstOfValue(source);
        return switch (first) {
            case '[' ->
                    new YamlSlip(
                            "a value that starts with [ is a list, and this one is not one",
                            "put the whole value in quotes, or mend the list");
            case '{' ->
                    new YamlSlip(
                            "a value that starts with { is a mapping, and this one is not one",
                            "put the whole value in quotes, or mend the mapping");
            case '"' ->
                    new YamlSlip(
                            "text follows a closing quote",
                            "put the whole value in quotes, and write \\\" for a quote inside");
            case '\'' ->
                    new YamlSlip(
                            "text follows a closing quote",
                            "put the whole value in quotes, and write '' for a quote inside");
            case '*', '&', '!', '@', '`', '%', '|', '>', ']', '}', ',', '-', '?' ->
                    new YamlSlip("a value cannot start with " + first, QUOTE);
            default ->
                    new YamlSlip(
                            "not valid YAML", "look at the indentation and the quotes around here");
        };
    }

    private static char firstOfValue(String source) {
        int colon = source.indexOf(": ");
        int at = colon < 0 ? 0 : colon + 2;
        while (at < source.length() && source.charAt(at) == ' ') {
            at++;
        }
        return at < source.length() ? source.charAt(at) : ' ';
    }

    private static boolean hasMarker(String text, int line) {
        for (int i = Fences.FIRST_LINE; i <= line; i++) {
            if (lineOf(text, i).startsWith("...")) {
                return true;
            }
        }
        return false;
    }

    /** The text of a line of the file, without its end. */
    private static String lineOf(String text, int line) {
        int start = 0;
        for (int i = Fences.FIRST_LINE; i < line && start >= 0; i++) {
            int end = text.indexOf('\n', start);
            start = end < 0 ? text.length() : end + 1;
        }
        int end = text.indexOf('\n', start);
        return text.substring(start, end < 0 ? text.length() : end);
    }
}
