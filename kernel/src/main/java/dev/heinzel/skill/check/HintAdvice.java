package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Hints;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** F6 and F15: the hints that are kept, and what about them will not travel well. */
final class HintAdvice {

    private static final int TRIGGER_LETTERS = 4;

    private HintAdvice() {}

    /** The hints, each a plain value, in the order written. */
    // YAML has null, and a hint keeps it (F6), though the map's type does not say so
    @SuppressWarnings("NullAway")
    static Map<String, Object> hints(FrontMatter frontMatter) {
        Map<String, Object> hints = new LinkedHashMap<>();
        frontMatter
                .fields()
                .forEach(
                        (key, field) -> {
                            if (Hints.KEYS.contains(key)) {
                                hints.put(key, field.value());
                            }
                        });
        return hints;
    }

    static void check(FrontMatter frontMatter, FileReport report) {
        FrontMatter.Field tools = frontMatter.fields().get("allowed-tools");
        if (tools != null && tools.value() instanceof List) {
            report.advice(
                    tools.line(),
                    FindingCode.ALLOWED_TOOLS_LIST,
                    "allowed-tools is a list",
                    "write it as one string, for readers that know no list");
        }
        FrontMatter.Field metadata = frontMatter.fields().get("metadata");
        if (metadata != null && metadata.value() != null) {
            metadata(metadata, report);
        }
    }

    private static void metadata(FrontMatter.Field field, FileReport report) {
        if (!(field.value() instanceof Map<?, ?> map)) {
            report.advice(
                    field.line(),
                    FindingCode.METADATA_NESTED,
                    "metadata is " + (field.value() instanceof List ? "a list" : "a single value"),
                    "write keys with values below it, for readers that know nothing else");
        } else if (map.values().stream().anyMatch(HintAdvice::isCollection)) {
            report.advice(
                    field.line(),
                    FindingCode.METADATA_NESTED,
                    "metadata holds a list or a mapping",
                    "keep it flat, for readers that know no nesting");
        }
        if (field.value() instanceof Map<?, ?> map && map.get("triggers") instanceof String all) {
            triggers(all, field.line(), report);
        }
    }

    private static boolean isCollection(Object value) {
        return value instanceof Map || value instanceof List;
    }

    private static void triggers(String all, int line, FileReport report) {
        int number = 0;
        for (String trigger : all.split(",", -1)) {
            number++;
            long letters = trigger.codePoints().filter(Character::isLetter).count();
            if (!trigger.isBlank() && letters < TRIGGER_LETTERS) {
                // by its number: a message repeats no value (F13)
                report.advice(
                        line,
                        FindingCode.TRIGGER_SHORT,
                        "trigger "
                                + number
                                + " has fewer than "
                                + TRIGGER_LETTERS
                                + " letters, so that it occurs inside of other words",
                        "use a longer word");
            }
        }
    }
}
