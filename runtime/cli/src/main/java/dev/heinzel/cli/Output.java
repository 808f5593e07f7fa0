package dev.heinzel.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.heinzel.skill.Finding;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serial;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where a command's words go (K3): results to standard output, problems to standard error, both in
 * UTF-8 whatever the locale is. For machines there is one JSON document on standard output and
 * nothing else anywhere. Used by one thread.
 */
final class Output {

    private final OutputStream result;
    private final OutputStream problems;
    private final boolean json;
    private final Style style;
    private final Style problemStyle;

    /**
     * @param json whether the result is for machines
     * @param style of standard output
     * @param problemStyle of standard error
     */
    Output(
            OutputStream result,
            OutputStream problems,
            boolean json,
            Style style,
            Style problemStyle) {
        this.result = new BufferedOutputStream(result, 1 << 14);
        this.problems = new BufferedOutputStream(problems);
        this.json = json;
        this.style = style;
        this.problemStyle = problemStyle;
    }

    /** Whether the result is for machines. */
    boolean json() {
        return json;
    }

    /** How words on standard output may look. */
    Style style() {
        return style;
    }

    /** The one document, in the order of its keys. */
    void document(Map<String, ?> document) throws IOException {
        // through a string: an unpaired surrogate then becomes a question mark, not invalid UTF-8
        line(Machine.WRITER.asString(document));
    }

    /**
     * A plain value as people read it, always one line: a string as it is, if it is one line and
     * shows where it starts and ends; anything else as JSON. So a stranger's string cannot go on as
     * a line of ours.
     */
    static String plain(@Nullable Object value) throws IOException {
        return value instanceof String text && isOneLine(text)
                ? text
                : Machine.WRITER.asString(value);
    }

    private static boolean isOneLine(String text) {
        return !text.isEmpty()
                && text.equals(text.strip())
                && text.chars().noneMatch(Character::isISOControl);
    }

    /** One line of the result. */
    void line(String text) throws IOException {
        bytes((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Exact bytes of the result. */
    void bytes(byte[] bytes) throws IOException {
        try {
            result.write(bytes);
        } catch (IOException e) {
            throw new LostException(e);
        }
    }

    /** What is wrong, or worth saying beside the result; nothing for machines. */
    void problem(String text) throws IOException {
        if (!json) {
            // the result first, so that on a terminal the two come in the order they were said
            flush();
            problems.write((text + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Findings as F13 says, a line each. */
    void findings(List<Finding> findings) throws IOException {
        for (Finding finding : findings) {
            problem(problemStyle.finding(finding));
        }
    }

    /** The same, marked as what refuses nothing. */
    void advice(List<Finding> advice) throws IOException {
        for (Finding finding : advice) {
            problem(problemStyle.advice(finding));
        }
    }

    /** That there is no result, and why. */
    void failure(Failure failure) throws IOException {
        if (json) {
            document(
                    Json.object(
                            "error",
                            Json.object(
                                    "code", failure.code(),
                                    "message", failure.getMessage(),
                                    "remedy", failure.remedy())));
        } else {
            problem(problemStyle.bad("hz:") + " " + failure.getMessage() + "; " + failure.remedy());
        }
    }

    /** Hands everything over. */
    void flush() throws IOException {
        try {
            result.flush();
        } catch (IOException e) {
            throw new LostException(e);
        }
        problems.flush();
    }

    // apart, since loading it takes a third of the time of a command that needs none of it
    private static final class Machine {
        static final JSON WRITER = JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES);
    }

    /** Standard output takes no more. */
    static final class LostException extends IOException {

        @Serial private static final long serialVersionUID = 1;

        LostException(IOException cause) {
            super(cause.getMessage(), cause);
        }

        /** Whether the reader has simply gone, as {@code head} does when it has enough. */
        boolean readerGone() {
            return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
        }
    }
}
