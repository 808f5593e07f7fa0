package dev.heinzel.skill;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a question to {@link Skills} is answered with: a value, never an exception (S1, S5).
 *
 * @param <T> what is found
 */
public sealed interface Answer<T> {

    /** The skill or file is there, may be seen, and its bytes are the ones that were checked. */
    record Found<T>(T value) implements Answer<T> {
        /** Refuses null. */
        public Found {
            Objects.requireNonNull(value, "value");
        }
    }

    /**
     * Nothing to see. Unknown, denied, hidden and in conflict are all this, and it holds nothing
     * but what the caller said (S2).
     *
     * @param name as asked
     * @param path as asked; null where no file was asked for
     */
    record NotFound<T>(String name, @Nullable String path) implements Answer<T> {}

    /**
     * The bytes are gone or no longer the ones that were checked, so they are not given (S4).
     * Asking again does not help until the skill is checked again.
     */
    record Changed<T>(String name, @Nullable String path) implements Answer<T> {}

    /**
     * The bytes cannot be read now, so that nothing is known of them: the plugin is being replaced
     * or removed, or I/O failed. Asking again may help.
     */
    record Unavailable<T>(String name, @Nullable String path) implements Answer<T> {}
}
