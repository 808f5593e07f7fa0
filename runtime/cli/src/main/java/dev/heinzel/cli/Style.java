package dev.heinzel.cli;

import dev.heinzel.skill.Finding;
import java.util.Map;

/** Colour, on a terminal that wants it, or none. */
enum Style {
    PLAIN("", "", "", ""),
    COLOURED("\u001b[1m", "\u001b[31m", "\u001b[33m", "\u001b[0m");

    private final String strong;
    private final String bad;
    private final String doubtful;
    private final String end;

    Style(String strong, String bad, String doubtful, String end) {
        this.strong = strong;
        this.bad = bad;
        this.doubtful = doubtful;
        this.end = end;
    }

    /** Coloured on a terminal, unless {@code NO_COLOR} is set or the terminal is dumb. */
    static Style of(boolean terminal, Map<String, String> environment) {
        boolean wanted =
                environment.getOrDefault("NO_COLOR", "").isEmpty()
                        && !environment.getOrDefault("TERM", "dumb").equals("dumb");
        return terminal && wanted ? COLOURED : PLAIN;
    }

    String strong(String text) {
        return strong + text + end;
    }

    String bad(String text) {
        return bad + text + end;
    }

    String doubtful(String text) {
        return doubtful + text + end;
    }

    /** A finding's line with its code marked. */
    String finding(Finding finding) {
        return marked(finding, bad(finding.code().name()));
    }

    /** A line of advice, which says that it is one. */
    String advice(Finding advice) {
        return doubtful("advice") + ": " + marked(advice, doubtful(advice.code().name()));
    }

    private static String marked(Finding finding, String code) {
        // the code stands between the place and the message, and neither can hold ": CODE: " first
        String line = finding.toString();
        String plain = ": " + finding.code() + ": " + finding.message();
        int at = line.lastIndexOf(plain);
        return line.substring(0, at)
                + ": "
                + code
                + line.substring(at + 2 + finding.code().name().length());
    }
}
