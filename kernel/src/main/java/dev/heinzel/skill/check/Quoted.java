package dev.heinzel.skill.check;

import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.Secrets;

/** F13: what a message may repeat of what somebody else wrote. Never a secret. */
final class Quoted {

    private static final String SECRET = "[secret]";

    private Quoted() {}

    /** A key or name in double quotes, at most 64 characters of it, escaped. */
    static String of(String text) {
        return '"' + bare(text) + '"';
    }

    /** The same without quotes. */
    static String bare(String text) {
        return Secrets.providerIn(text) == null ? Printable.quote(text) : SECRET;
    }

    /** A path, each part that holds a secret hidden. */
    static String path(String path) {
        return Secrets.redactPath(path);
    }
}
