package dev.heinzel.skill.text;

import org.jspecify.annotations.Nullable;

/** F11: tokens of known providers in their full shape, and private keys with a body. */
public final class Secrets {

    private Secrets() {}

    /**
     * Whose secret a text holds, such as {@code GitHub token}, or null. The value itself is never
     * given.
     */
    public static @Nullable String providerIn(CharSequence text) {
        return null;
    }

    /** Whose bare prefix a text without a secret holds (F15), in the same words, or null. */
    public static @Nullable String prefixIn(CharSequence text) {
        return null;
    }

    /** The path with each part that holds a secret shown as {@code [secret]} (F13). */
    public static String redactPath(String path) {
        return path;
    }
}
