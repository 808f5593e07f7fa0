package dev.heinzel.launcher;

import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.Secrets;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * What a chain of exceptions says, as one line that is safe to print. A framework's messages quote
 * manifests, which strangers write: each is escaped and cut, and dropped if it holds a secret (F11,
 * F13).
 */
final class Causes {

    private static final int DEPTH = 8;
    private static final int MESSAGE = 500;
    private static final String SECRET = "[secret]";

    private Causes() {}

    /** Each message once; frameworks often hide the telling one at the end. */
    static String of(Throwable thrown) {
        StringJoiner text = new StringJoiner(": ");
        @Nullable Throwable cause = thrown;
        String before = "";
        for (int i = 0; cause != null && i < DEPTH; i++) {
            String message = cause.getMessage();
            String words = message == null ? cause.getClass().getName() : message;
            if (!before.contains(words)) {
                text.add(told(words));
                before = words;
            }
            cause = cause.getCause();
        }
        return text.toString();
    }

    /** One message of a framework's. */
    static String told(String message) {
        if (Secrets.providerIn(message) != null) {
            return SECRET;
        }
        String words = message.strip();
        if (words.codePointCount(0, words.length()) <= MESSAGE) {
            return Printable.escape(words);
        }
        return Printable.escape(words.substring(0, words.offsetByCodePoints(0, MESSAGE))) + "…";
    }

    /** At most 64 characters of what a manifest says. */
    static String quote(String text) {
        return Secrets.providerIn(text) == null ? Printable.quote(text) : SECRET;
    }

    /** The kind and stack of the innermost cause, for a log that gets {@link #of} beside it. */
    static Throwable stackOf(Throwable thrown) {
        Throwable cause = thrown;
        for (int i = 0; i < DEPTH && cause.getCause() != null; i++) {
            cause = cause.getCause();
        }
        Throwable stack = new Throwable(cause.getClass().getName());
        stack.setStackTrace(cause.getStackTrace());
        return stack;
    }
}
