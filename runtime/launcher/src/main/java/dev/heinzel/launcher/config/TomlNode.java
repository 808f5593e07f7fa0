package dev.heinzel.launcher.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a TOML file says, with the line where it says it: that of the key, or of the element. */
sealed interface TomlNode {

    /** 1-based. */
    int line();

    /** What it is, with its article. */
    String kind();

    /** A table, in the file's order. */
    record Table(int line, Map<String, TomlNode> entries) implements TomlNode {
        /** Copies the entries. */
        public Table {
            entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        }

        @Override
        public String kind() {
            return "a table";
        }
    }

    /** An array, of tables too. */
    record Array(int line, List<TomlNode> elements) implements TomlNode {
        /** Copies the elements. */
        public Array {
            elements = List.copyOf(elements);
        }

        @Override
        public String kind() {
            return "an array";
        }
    }

    /** A string. */
    record Text(int line, String value) implements TomlNode {
        @Override
        public String kind() {
            return "a string";
        }
    }

    /** An integer. */
    record Whole(int line, long value) implements TomlNode {
        @Override
        public String kind() {
            return "an integer";
        }
    }

    /** Anything else: nothing of ours is one. */
    record Other(int line, String kind) implements TomlNode {}
}
