package dev.heinzel.launcher.config;

import dev.heinzel.skill.text.EditDistance;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a person may have meant by a key that {@code hz.toml} does not have. */
final class NearestKey {

    /** Letters that may be wrong, missing or too many. */
    private static final int FAR = 2;

    /** No key of ours is near to a longer one. */
    private static final int LONGEST = 32;

    private static final List<String> TABLES =
            Arrays.stream(ConfigKey.values()).map(ConfigKey::table).distinct().toList();

    /** What a table holds beside keys with values. */
    private static final Map<String, List<String>> INNER =
            Map.of("", List.of("stack", "system", "turn", "agents"), "system", List.of("skill"));

    private NearestKey() {}

    /**
     * What would be right.
     *
     * @param table where the key stands; empty for the top
     */
    static String remedy(String table, String name) {
        for (ConfigKey key : ConfigKey.values()) {
            if (key.key().equals(name)) {
                return "it belongs in [" + key.table() + "]";
            }
        }
        for (String other : TABLES) {
            if (Arrays.asList(other.split("\\.")).contains(name) || other.equals(name)) {
                return "write it as [" + other + "], on a line of its own";
            }
        }
        String meant = meant(table, name);
        return meant != null
                ? "write " + meant
                : "remove it; what may stand here is " + String.join(", ", here(table));
    }

    /** The word of that table that was probably meant, or null. */
    static @Nullable String meant(String table, String name) {
        for (String word : here(table)) {
            if (isNear(word, name)) {
                return word;
            }
        }
        return null;
    }

    private static List<String> here(String table) {
        List<String> inner = INNER.get(table);
        return inner != null ? inner : ConfigKey.of(table).stream().map(ConfigKey::key).toList();
    }

    private static boolean isNear(String word, String name) {
        return name.length() <= LONGEST
                && EditDistance.between(word, name.toLowerCase(Locale.ROOT))
                        <= Math.min(FAR, word.length() / 2);
    }
}
