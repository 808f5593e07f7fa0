package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Hints;
import dev.heinzel.skill.text.EditDistance;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** F7: any key but name, description and the hints is refused. */
final class KeyRule {

    private static final Set<String> KNOWN = known();

    private KeyRule() {}

    private static Set<String> known() {
        Set<String> known = new TreeSet<>(Hints.KEYS);
        known.add("name");
        known.add("description");
        return known;
    }

    static void check(FrontMatter frontMatter, FileReport report) {
        frontMatter
                .fields()
                .forEach(
                        (key, field) -> {
                            if (!KNOWN.contains(key)) {
                                unknown(key, field.line(), report);
                            }
                        });
    }

    private static void unknown(String key, int line, FileReport report) {
        if (key.toLowerCase(Locale.ROOT).startsWith("hz")) {
            report.finding(
                    line,
                    FindingCode.KEY_GRANT,
                    "the key " + Quoted.of(key) + " is reserved: a skill cannot grant anything",
                    "remove it");
            return;
        }
        String meant = meant(key);
        report.finding(
                line,
                FindingCode.KEY_UNKNOWN,
                "the key " + Quoted.of(key) + " is not one of the format",
                meant != null
                        ? "write " + meant + ", if that is meant"
                        : "move it under metadata: (indented), or remove it");
    }

    /** The known key that this one is a slip of, or null. */
    private static @Nullable String meant(String key) {
        if (key.length() > 40) {
            return null;
        }
        String plain = plain(key);
        for (String known : KNOWN) {
            // a slip in a short word is another word: mode, game
            int slips = known.length() < 6 ? 0 : known.length() < 10 ? 1 : 2;
            if (EditDistance.between(plain, plain(known)) <= slips) {
                return known;
            }
        }
        return null;
    }

    /** Lower case letters alone: {@code allowedTools} and {@code allowed_tools} are one. */
    private static String plain(String key) {
        StringBuilder letters = new StringBuilder(key.length());
        for (char c : key.toLowerCase(Locale.ROOT).toCharArray()) {
            if (c != '-' && c != '_' && c != ' ') {
                letters.append(c);
            }
        }
        return letters.toString();
    }
}
