package dev.heinzel.skill.text;

import org.jspecify.annotations.Nullable;

/** F4: what a skill may be called. */
public final class Names {

    /** The most characters of a name. */
    public static final int LONGEST = 64;

    private Names() {}

    /** What is wrong with a name, or null. */
    public static @Nullable String problemOf(String name) {
        if (!isWords(name)) {
            return "must be words of a-z0-9 joined by single dashes, at most "
                    + LONGEST
                    + " characters";
        }
        return isReserved(name) ? "must not start with hz or heinzel" : null;
    }

    /** Whether it is words of {@code a-z0-9} joined by single dashes, 1 to {@link #LONGEST}. */
    public static boolean isWords(String name) {
        if (name.isEmpty() || name.length() > LONGEST) {
            return false;
        }
        boolean dashAllowed = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean word = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
            if (!word && !(c == '-' && dashAllowed)) {
                return false;
            }
            dashAllowed = word;
        }
        return dashAllowed;
    }

    /** Whether it starts with the letters that are ours. */
    public static boolean isReserved(String name) {
        return name.startsWith("hz") || name.startsWith("heinzel");
    }
}
