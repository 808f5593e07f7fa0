package dev.heinzel.launcher;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.jr.ob.JSON;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the small JSON documents of the state directory. What this version does not understand it
 * neither guesses nor drops. Messages are meant to follow the file's name.
 */
final class StrictJson {

    private StrictJson() {}

    /**
     * The one value of a document.
     *
     * @throws IllegalArgumentException if it is not exactly that, or an object has a key twice
     */
    static @Nullable Object parse(byte[] json) {
        JSON strict = JSON.std.with(JSON.Feature.FAIL_ON_DUPLICATE_MAP_KEYS);
        try (JsonParser parser = strict.createParser(json)) {
            Object tree = strict.anyFrom(parser);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("has something after its end");
            }
            return tree;
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("is not a whole JSON document", e);
        } catch (IOException e) {
            throw new IllegalArgumentException("is not readable as JSON", e);
        }
    }

    /**
     * Checks which version of its format a document is, before its other keys: another version may
     * have others.
     *
     * @throws IllegalArgumentException if it is another one
     */
    static void requireVersion(@Nullable Object tree, String key, int version) {
        if (tree instanceof Map<?, ?> map && !Integer.valueOf(version).equals(map.get(key))) {
            throw new IllegalArgumentException(
                    "has "
                            + key
                            + ' '
                            + Printable.quote(String.valueOf(map.get(key)))
                            + ", and this version reads "
                            + version
                            + "; a newer hz wrote it, and reads it");
        }
    }

    /**
     * An object with exactly these keys.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    static Map<?, ?> object(@Nullable Object value, Set<String> keys) {
        if (!(value instanceof Map<?, ?> map) || !map.keySet().equals(keys)) {
            throw new IllegalArgumentException(
                    "does not have exactly "
                            + keys.stream().sorted().toList()
                            + " where it should");
        }
        return map;
    }
}
