package dev.heinzel.skill.text;

import org.jspecify.annotations.Nullable;

/**
 * F11: tokens of known providers in their full shape, and private keys with a body, in a name, a
 * path or a decoded value. Files are scanned in bytes, with {@link SecretMatcher}.
 */
public final class Secrets {

    /** What is shown in the place of a secret (F13). */
    public static final String REDACTED = "[secret]";

    private Secrets() {}

    /**
     * Whose secret a text holds, such as {@code GitHub token}, or null. The value itself is never
     * given.
     */
    public static @Nullable String providerIn(CharSequence text) {
        return find(text, true);
    }

    /** Whose bare prefix a text holds (F15), in the same words, or null. */
    public static @Nullable String prefixIn(CharSequence text) {
        return find(text, false);
    }

    /** The path with each part that holds a secret shown as {@code [secret]} (F13). */
    public static String redactPath(String path) {
        if (providerIn(path) == null) {
            return path;
        }
        String[] parts = path.split("/", -1);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = providerIn(parts[i]) == null ? parts[i] : REDACTED;
        }
        String redacted = String.join("/", parts);
        return providerIn(redacted) == null ? redacted : REDACTED;
    }

    private static @Nullable String find(CharSequence text, boolean whole) {
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) {
            // what is not ASCII ends a token, whatever it is
            char c = text.charAt(i);
            bytes[i] = (byte) (c < 0x80 ? c : 0xFF);
        }
        SecretMatcher matcher = new SecretMatcher(bytes, 0, bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            if (i >= matcher.end()
                    && SecretMatcher.isTrigger(bytes[i])
                    && matcher.matchAt(i)
                    && matcher.isWhole() == whole) {
                return matcher.provider();
            }
        }
        return null;
    }
}
