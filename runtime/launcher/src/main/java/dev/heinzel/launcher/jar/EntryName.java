package dev.heinzel.launcher.jar;

import dev.heinzel.skill.Limits;
import dev.heinzel.skill.text.HiddenCharacters;
import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.Secrets;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What an entry of a jar may be called. Refused is what leads out of the directory it is unpacked
 * to, or is one name here and another there; whether a skill's paths are portable is the checker's
 * to say (F10, F18).
 */
final class EntryName {

    /** Room for the longest path within a skill, and as much for where the skill lies. */
    static final int MAX_BYTES = 2 * Limits.PATH_BYTES;

    private EntryName() {}

    /**
     * The name as strict UTF-8, whatever the flag says: tools that leave the flag out write UTF-8
     * all the same, and so Java reads it.
     *
     * @return null if it is not UTF-8
     */
    static @Nullable String decode(ByteBuffer bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(bytes)
                    .toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    /** What is wrong with a name, or null. */
    static @Nullable String problemOf(String name) {
        if (name.isEmpty()) {
            return "the entry has no name";
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '\\') {
                return "the name holds a backslash, which some systems read as a slash";
            }
            if (c < ' ' || (c >= 0x7f && c < 0xa0)) {
                return "the name holds " + HiddenCharacters.codePoint(c);
            }
        }
        int hidden = HiddenCharacters.find(name, 0);
        if (hidden >= 0) {
            return "the name holds " + HiddenCharacters.name(name.codePointAt(hidden));
        }
        if (name.startsWith("/")) {
            return "the name is an absolute path";
        }
        if (name.length() > 1 && name.charAt(1) == ':' && isLetter(name.charAt(0))) {
            return "the name starts with a drive";
        }
        return problemOfParts(name);
    }

    private static @Nullable String problemOfParts(String name) {
        boolean directory = name.endsWith("/");
        int end = directory ? name.length() - 1 : name.length();
        for (int start = 0; start <= end; ) {
            int slash = name.indexOf('/', start);
            int stop = slash < 0 || slash > end ? end : slash;
            if (stop == start) {
                return "the name has an empty part";
            }
            if (isDotsAndSpaces(name, start, stop)) {
                // Windows drops dots and spaces at the end of a part, so that ".. " is ".."
                return "the name has a part of dots or spaces alone";
            }
            start = stop + 1;
        }
        return null;
    }

    private static boolean isDotsAndSpaces(String name, int start, int stop) {
        for (int i = start; i < stop; i++) {
            if (name.charAt(i) != '.' && name.charAt(i) != ' ') {
                return false;
            }
        }
        return true;
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /**
     * A name as a finding's path: without the secrets in it, and cut where it is longer than any
     * that is accepted.
     */
    static String shown(String name) {
        String redacted = Secrets.redactPath(name);
        return redacted.length() > MAX_BYTES ? Printable.quote(redacted) : redacted;
    }
}
