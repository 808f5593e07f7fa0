package dev.heinzel.skill;

import dev.heinzel.skill.text.HiddenCharacters;
import dev.heinzel.skill.text.Secrets;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The optional front matter keys (F6): which there are, and what a plain value is. */
public final class Hints {

    /**
     * The keys that are kept and shown. Any other top-level key beside name and description is
     * refused (F7).
     */
    public static final Set<String> KEYS =
            Set.of(
                    "license",
                    "compatibility",
                    "metadata",
                    "allowed-tools",
                    "disallowed-tools",
                    "argument-hint",
                    "disable-model-invocation",
                    "user-invocable",
                    "model");

    private Hints() {}

    static Map<String, Object> copyOf(Map<String, Object> hints) {
        Map<String, Object> copy = new LinkedHashMap<>();
        hints.forEach(
                (key, value) -> {
                    if (!KEYS.contains(key)) {
                        throw new IllegalArgumentException(
                                "not a hint: a key must be one of " + KEYS);
                    }
                    putPlain(copy, key, plain(value, 2));
                });
        return Collections.unmodifiableMap(copy);
    }

    private static @Nullable Object plain(@Nullable Object value, int depth) {
        if (value instanceof String text) {
            return checked(text);
        }
        if (value == null
                || value instanceof Boolean
                || value instanceof Long
                || value instanceof BigInteger
                || value instanceof Double) {
            return value;
        }
        if (depth > Limits.YAML_DEPTH) {
            throw new IllegalArgumentException(
                    "a hint is nested at most " + Limits.YAML_DEPTH + " deep");
        }
        if (value instanceof List<?> list) {
            List<Object> copy = new ArrayList<>(list.size());
            for (Object element : list) {
                addPlain(copy, plain(element, depth + 1));
            }
            return Collections.unmodifiableList(copy);
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> copy = new LinkedHashMap<>();
            map.forEach(
                    (key, element) -> {
                        if (!(key instanceof String name)) {
                            throw new IllegalArgumentException("a key inside a hint is a string");
                        }
                        putPlain(copy, checked(name), plain(element, depth + 1));
                    });
            return Collections.unmodifiableMap(copy);
        }
        throw new IllegalArgumentException(
                "a hint is a plain value, not a " + value.getClass().getSimpleName());
    }

    private static String checked(String text) {
        String problem = problemOfText(text);
        if (problem != null) {
            throw new IllegalArgumentException("a hint " + problem);
        }
        return text;
    }

    /** What F11 or F12 refuses in a value of the front matter, or null. */
    static @Nullable String problemOfText(String text) {
        if (HiddenCharacters.find(text, 0) >= 0) {
            return "must not hold a hidden character";
        }
        return Secrets.providerIn(text) == null ? null : "must not hold a secret";
    }

    // YAML has null, and these copies keep it, though their element type does not say so: hosts
    // hand the map to a JSON
    // writer as it is
    @SuppressWarnings("NullAway")
    private static void putPlain(Map<String, Object> map, String key, @Nullable Object value) {
        map.put(key, value);
    }

    @SuppressWarnings("NullAway")
    private static void addPlain(List<Object> list, @Nullable Object value) {
        list.add(value);
    }
}
