package dev.heinzel.skill.check;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words for what a YAML value is, where a string was expected. */
final class ValueType {

    private ValueType() {}

    /** {@code a number}, {@code empty (null)}, … */
    static String of(@Nullable Object value) {
        if (value == null) {
            return "empty (null)";
        }
        if (value instanceof Boolean) {
            return "a boolean";
        }
        if (value instanceof List) {
            return "a list";
        }
        return value instanceof Map ? "a mapping" : "a number";
    }

    /** How an author makes a string of it. */
    static String remedy(@Nullable Object value) {
        return value == null ? "write text after the colon" : "write text, in quotes";
    }
}
