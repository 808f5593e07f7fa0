package dev.heinzel.launcher;

import dev.heinzel.skill.text.Printable;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** What a chain of exceptions says, as one line that is safe to print. */
final class Causes {

    private static final int DEPTH = 8;

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
                text.add(Printable.escape(words.strip()));
                before = words;
            }
            cause = cause.getCause();
        }
        return text.toString();
    }
}
