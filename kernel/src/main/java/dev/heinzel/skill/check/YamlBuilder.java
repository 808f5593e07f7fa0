package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Hints;
import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.events.ScalarEvent;

/** Builds plain values from nodes as they come, with a stack of its own (F3, F6). */
final class YamlBuilder {

    private static final String ROOT = "";

    private final FileReport report;
    private final Map<String, FrontMatter.Field> fields = new LinkedHashMap<>();
    private final Deque<Frame> open = new ArrayDeque<>();

    YamlBuilder(FileReport report) {
        this.report = report;
    }

    /** A collection that has begun and not ended. */
    private static final class Frame {
        /** Null for a list. */
        final @Nullable Map<String, Object> map;

        final List<Object> list = new ArrayList<>();
        final Set<String> seen = new HashSet<>();
        final boolean usable;

        /** The key that waits for its value; null if a key comes next. */
        @Nullable String key;

        int keyLine;

        /** Whether the pending key was refused, so that its value goes nowhere. */
        boolean keyRefused;

        Frame(boolean mapping, boolean usable) {
            this.map = mapping ? new LinkedHashMap<>() : null;
            this.usable = usable;
        }

        Object value() {
            return map != null ? map : list;
        }
    }

    Map<String, FrontMatter.Field> fields() {
        return fields;
    }

    /** How many collections are open. */
    int depth() {
        return open.size();
    }

    boolean expectsKey() {
        Frame frame = open.peek();
        return frame != null && frame.map != null && frame.key == null;
    }

    void start(boolean mapping, boolean usable) {
        open.push(new Frame(mapping, usable));
    }

    void end() {
        Frame ended = open.pop();
        if (!open.isEmpty()) {
            put(ended.value(), false, false, ended.usable);
        }
    }

    void scalar(ScalarEvent event, int line, boolean usable) {
        if (expectsKey()) {
            key(event, line);
            return;
        }
        Object value = event.getValue();
        boolean string = true;
        if (event.isPlain() && usable) {
            PlainScalar plain = PlainScalar.of(event.getValue());
            value = plain.value();
            string = plain.isString();
            if ((plain.number() || plain.numberOrDateElsewhere())
                    && Hints.KEYS.contains(topKey())) {
                report.advice(
                        line,
                        FindingCode.HINT_UNQUOTED,
                        "a number or date under " + topKey() + " without quotes",
                        "put it in quotes, so that every reader shows it the same");
            }
        }
        put(value, string, event.isLiteral() || event.isFolded(), usable);
    }

    /** A value that cannot be used comes instead of one. */
    void unusable() {
        put(null, false, false, false);
    }

    /**
     * How a message calls the value that comes next: by its top-level key, if that is one of ours.
     */
    String whatValue() {
        String key = topKey();
        boolean known = Hints.KEYS.contains(key) || key.equals("name") || key.equals("description");
        return known ? "the value of " + key : "a value";
    }

    private String topKey() {
        Frame root = open.peekLast();
        return root == null || root.key == null ? ROOT : root.key;
    }

    private void key(ScalarEvent event, int line) {
        Frame frame = open.element();
        String key = event.getValue();
        frame.key = key;
        frame.keyLine = line;
        frame.keyRefused = true;
        if (event.isPlain() && key.equals("<<")) {
            report.finding(
                    line,
                    FindingCode.YAML_FEATURE,
                    "a merge key (<<) is not allowed here",
                    "write the keys out");
        } else if (!frame.seen.add(Normalizer.normalize(key, Normalizer.Form.NFC))) {
            report.finding(
                    line,
                    FindingCode.YAML_DUPLICATE_KEY,
                    "the key " + Quoted.of(key) + " comes twice",
                    "keep one of them");
        } else {
            frame.keyRefused = false;
        }
    }

    // YAML has null, and the plain values keep it (F6), though the collections' type does not say
    // so
    @SuppressWarnings("NullAway")
    private void put(@Nullable Object value, boolean string, boolean block, boolean usable) {
        Frame frame = open.element();
        if (frame.map == null) {
            frame.list.add(value);
            return;
        }
        String key = frame.key;
        frame.key = null;
        if (frame.keyRefused || key == null) {
            return;
        }
        if (open.size() == 1) {
            fields.put(key, new FrontMatter.Field(frame.keyLine, value, string, block, usable));
        } else {
            frame.map.put(key, value);
        }
    }
}
