package dev.heinzel.skill.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code docs/authors.md} shows, in its order.
 *
 * @param format the example of a whole SKILL.md
 * @param shown the codes with two examples
 * @param named the codes of the tables, which other tests prove
 * @param order every code, shown or named
 */
record AuthorsGuide(String format, List<Shown> shown, List<Named> named, List<String> order) {

    private static final Pattern FORMAT =
            Pattern.compile("## The format\n.*?\n```markdown\n(.*?\n)```\n", Pattern.DOTALL);

    private static final Pattern CODE =
            Pattern.compile("^(?:### ([A-Z_]+)$|\\| `([A-Z_]+)` \\|)", Pattern.MULTILINE);

    private static final String BLOCK = "(?:, in `([^`/]+)/`)?:\n\n```(\\w+)\n(.*?)\n```\n";

    private static final Pattern SHOWN =
            Pattern.compile(
                    "^### ([A-Z_]+)\n\n([A-Z]\\d+(?:, [A-Z]\\d+)*): [^\n]+\\.\n\n"
                            + ("Bad" + BLOCK)
                            + ("\nGood" + BLOCK),
                    Pattern.MULTILINE | Pattern.DOTALL);

    private static final Pattern NAMED =
            Pattern.compile(
                    "^\\| `([A-Z_]+)` \\| [A-Z]\\d+(?:, [A-Z]\\d+)* \\| [^|\n]+ \\| [^|\n]+ \\|"
                            + " `(\\w+)` \\|$",
                    Pattern.MULTILINE);

    /** A code, and an example that has it and one that has not. */
    record Shown(String code, Example bad, Example good) {

        @Override
        public String toString() {
            return code;
        }
    }

    /**
     * One block.
     *
     * @param directory the skill's
     * @param kind the block's language, which says what it is
     * @param text without the last line's end
     */
    record Example(String directory, String kind, String text) {

        private static Example of(Matcher match, int group) {
            String directory = match.group(group);
            return new Example(
                    directory == null ? "notes" : directory,
                    match.group(group + 1),
                    match.group(group + 2));
        }
    }

    /** A code, and the test class that proves it. */
    record Named(String code, String test) {

        @Override
        public String toString() {
            return code;
        }
    }

    static AuthorsGuide of(String document) {
        Matcher format = FORMAT.matcher(document);
        if (!format.find()) {
            throw new IllegalArgumentException("the guide shows no format");
        }
        List<Shown> shown = new ArrayList<>();
        for (Matcher m = SHOWN.matcher(document); m.find(); ) {
            shown.add(new Shown(m.group(1), Example.of(m, 3), Example.of(m, 6)));
        }
        List<Named> named = new ArrayList<>();
        for (Matcher m = NAMED.matcher(document); m.find(); ) {
            named.add(new Named(m.group(1), m.group(2)));
        }
        List<String> order = new ArrayList<>();
        for (Matcher m = CODE.matcher(document); m.find(); ) {
            order.add(m.group(1) == null ? m.group(2) : m.group(1));
        }
        return new AuthorsGuide(format.group(1), shown, named, order);
    }
}
