package dev.heinzel.skill.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A manifest header in OSGi's common syntax (Core 8, 3.2.4): clauses by comma, each of paths, then
 * attributes {@code k=v} and directives {@code k:=v}, with quotes where a value holds a separator.
 */
final class HeaderClauses {

    private final String header;
    private int at;

    private HeaderClauses(String header) {
        this.header = header;
    }

    /**
     * One clause.
     *
     * @param paths at least one, as written, without quotes
     * @param attributes by lower-case name, without the type of {@code name:List<String>}
     * @param directives by lower-case name
     */
    record Clause(
            List<String> paths, Map<String, String> attributes, Map<String, String> directives) {}

    /** The clauses, or null if the header does not follow the syntax. */
    static @Nullable List<Clause> parse(String header) {
        return new HeaderClauses(header).clauses();
    }

    private @Nullable List<Clause> clauses() {
        List<Clause> clauses = new ArrayList<>();
        while (true) {
            Clause clause = clause();
            if (clause == null) {
                return null;
            }
            clauses.add(clause);
            if (at == header.length()) {
                return clauses;
            }
            at++;
        }
    }

    /** Reads up to a comma or the end. */
    private @Nullable Clause clause() {
        Clause clause = new Clause(new ArrayList<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
        while (true) {
            String left = token(true);
            if (left == null) {
                return null;
            }
            if (at < header.length() && header.charAt(at) == '=') {
                at++;
                String right = token(false);
                if (right == null || !parameter(clause, left, right)) {
                    return null;
                }
            } else if (left.isEmpty()
                    || !clause.attributes().isEmpty()
                    || !clause.directives().isEmpty()) {
                return null;
            } else {
                clause.paths().add(left);
            }
            if (at == header.length() || header.charAt(at) == ',') {
                return clause.paths().isEmpty() ? null : clause;
            }
            at++;
        }
    }

    private static boolean parameter(Clause clause, String left, String right) {
        boolean directive = left.endsWith(":");
        String name = (directive ? left.substring(0, left.length() - 1) : left).strip();
        int type = directive ? -1 : name.indexOf(':');
        if (type >= 0) {
            name = name.substring(0, type).strip();
        }
        if (name.isEmpty()) {
            return false;
        }
        Map<String, String> target = directive ? clause.directives() : clause.attributes();
        return target.put(name.toLowerCase(Locale.ROOT), right) == null;
    }

    /**
     * Reads up to a separator outside of quotes, which is left to the caller. Null if a quote is
     * not closed, does not hold the whole token, or a backslash stands outside of quotes: readers
     * of headers do not agree on these.
     */
    private @Nullable String token(boolean endsAtEquals) {
        StringBuilder token = new StringBuilder();
        boolean quoted = false;
        boolean closed = false;
        for (; at < header.length(); at++) {
            char c = header.charAt(at);
            if (quoted && c == '\\' && at + 1 < header.length()) {
                at++;
                token.append(header.charAt(at));
            } else if (c == '"') {
                if (closed || (!quoted && !token.toString().isBlank())) {
                    return null;
                }
                closed = quoted;
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == ';' || (endsAtEquals && c == '='))) {
                break;
            } else if (!quoted && (c == '\\' || (closed && !Character.isWhitespace(c)))) {
                return null;
            } else {
                token.append(c);
            }
        }
        return quoted ? null : token.toString().strip();
    }
}
