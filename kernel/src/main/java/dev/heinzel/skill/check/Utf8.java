package dev.heinzel.skill.check;

/** UTF-8 by the letter (F8; RFC 3629): no overlong form, no surrogate, nothing above U+10FFFF. */
final class Utf8 {

    private Utf8() {}

    /** How many bytes the character beyond ASCII at {@code index} has; 0 if they are none. */
    static int lengthAt(byte[] buffer, int index, int to) {
        int lead = buffer[index] & 0xFF;
        if (lead >= 0xE1 && lead < 0xF0 && lead != 0xED) {
            return isNext(buffer, index + 1, to) && isNext(buffer, index + 2, to) ? 3 : 0;
        }
        if (lead < 0xC2 || lead > 0xF4 || !isNext(buffer, index + 1, to)) {
            return 0;
        }
        if (lead < 0xE0) {
            return 2;
        }
        // what the second byte alone tells to be overlong, a surrogate, or beyond U+10FFFF
        int second = buffer[index + 1] & 0xFF;
        boolean allowed =
                switch (lead) {
                    case 0xE0 -> second >= 0xA0;
                    case 0xED -> second < 0xA0;
                    case 0xF0 -> second >= 0x90;
                    case 0xF4 -> second < 0x90;
                    default -> true;
                };
        if (!allowed || !isNext(buffer, index + 2, to)) {
            return 0;
        }
        if (lead < 0xF0) {
            return 3;
        }
        return isNext(buffer, index + 3, to) ? 4 : 0;
    }

    private static boolean isNext(byte[] buffer, int index, int to) {
        return index < to && (buffer[index] & 0xC0) == 0x80;
    }

    /** The character of that many bytes at {@code index}. */
    static int codePointAt(byte[] buffer, int index, int length) {
        int second = buffer[index + 1] & 0x3F;
        return switch (length) {
            case 2 -> (buffer[index] & 0x1F) << 6 | second;
            case 3 -> (buffer[index] & 0x0F) << 12 | second << 6 | (buffer[index + 2] & 0x3F);
            default ->
                    (buffer[index] & 0x07) << 18
                            | second << 12
                            | (buffer[index + 2] & 0x3F) << 6
                            | (buffer[index + 3] & 0x3F);
        };
    }
}
