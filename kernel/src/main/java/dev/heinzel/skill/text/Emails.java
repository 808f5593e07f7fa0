package dev.heinzel.skill.text;

import java.util.Locale;
import java.util.Set;

/**
 * S3: e-mail addresses are not handed on. An address here is ASCII and Latin letters; linear, as
 * every look back from an {@code @} ends at the one before.
 */
public final class Emails {

    private static final String SHOWN = "[e-mail]";
    private static final Set<String> PICTURES =
            Set.of("png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "heic", "bmp", "pdf");

    private Emails() {}

    /**
     * The text with each {@code local@domain.tld} shown as {@code [e-mail]}. What only looks like
     * one stays: {@code git@host:path}, {@code name@1.2.3}, {@code user@localhost}, the user in
     * {@code ssh://user@host}, the picture {@code icon@2x.png}.
     */
    public static String redact(String text) {
        int sign = text.indexOf('@');
        if (sign < 0) {
            return text;
        }
        StringBuilder redacted = new StringBuilder(text.length());
        int from = 0;
        for (; sign >= 0; sign = text.indexOf('@', sign + 1)) {
            int start = localStart(text, from, sign);
            int end = start < sign ? domainEnd(text, sign + 1) : sign;
            if (end > sign
                    && !isRemote(text, start, sign, end)
                    && !isPicture(text, sign + 1, end)) {
                redacted.append(text, from, start).append(SHOWN);
                from = end;
            }
        }
        return from == 0 ? text : redacted.append(text, from, text.length()).toString();
    }

    private static int localStart(String text, int from, int sign) {
        if (sign > from && text.charAt(sign - 1) == '.') {
            return sign;
        }
        int start = sign;
        while (start > from && isLocal(text.charAt(start - 1))) {
            start--;
        }
        while (start < sign && !isWord(text.charAt(start))) {
            start++;
        }
        return start;
    }

    /** The end of a domain with a top level of letters, or {@code from - 1} if there is none. */
    private static int domainEnd(String text, int from) {
        int end = from - 1;
        int label = from;
        for (int labels = 0; ; labels++) {
            int after = label;
            boolean digitsOnly = true;
            while (after < text.length() && isLabel(text.charAt(after))) {
                digitsOnly &= isDigit(text.charAt(after));
                after++;
            }
            if (after == label || text.charAt(label) == '-') {
                return end;
            }
            if (labels == 0 && digitsOnly && startsWithDigit(text, after + 1)) {
                // a version, however it goes on: name@1.2.3-rc.next
                return end;
            }
            if (labels > 0) {
                int letters = lettersEnd(text, label, after);
                if (letters - label >= 2 && (letters == after || text.charAt(letters) == '-')) {
                    end = letters;
                }
            }
            if (after >= text.length() || text.charAt(after) != '.') {
                return end;
            }
            label = after + 1;
        }
    }

    private static int lettersEnd(String text, int from, int to) {
        int end = from;
        while (end < to && isWord(text.charAt(end)) && !isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Whether it names git on a host, {@code git@example.org:team/repo.git}, or a URL's user. */
    private static boolean isRemote(String text, int start, int sign, int end) {
        if (text.startsWith("://", start - 3)) {
            return start > 3 && isWord(text.charAt(start - 4));
        }
        return sign - start == 3
                && text.startsWith("git", start)
                && end < text.length()
                && text.charAt(end) == ':';
    }

    /** {@code 2x.png}: how dense a picture is, and what it is; no such top level exists. */
    private static boolean isPicture(String text, int domain, int end) {
        int dot = text.lastIndexOf('.', end - 1);
        return isDigit(text.charAt(domain))
                && PICTURES.contains(text.substring(dot + 1, end).toLowerCase(Locale.ROOT));
    }

    private static boolean startsWithDigit(String text, int index) {
        return index < text.length() && isDigit(text.charAt(index));
    }

    private static boolean isLocal(char c) {
        return isWord(c) || c == '.' || c == '_' || c == '-' || c == '+' || c == '%' || c == '\'';
    }

    private static boolean isLabel(char c) {
        return isWord(c) || c == '-';
    }

    private static boolean isWord(char c) {
        return isDigit(c)
                || (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || (c >= 0xC0 && c <= 0x24F && c != 0xD7 && c != 0xF7);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
