package dev.heinzel.skill.check;

/** UTF-8 by the letter (F8; RFC 3629): no overlong form, no surrogate, nothing above U+10FFFF. */
final class Utf8 {

    private Utf8() {}

    /** How many bytes the character beyond ASCII at {@code index} has; 0 if they are none. */
    static int lengthAt(byte[] buffer, int index, int to) {
        int lead = buffer[index] & 0xFF;
        if (lead < 0xC2 || lead > 0xF4 || index + 1 >= to) {
            return 0;
        }
        int second = buffer[index + 1] & 0xFF;
        if (lead < 0xE0) {
            return (second & 0xC0) == 0x80 ? 2 : 0;
        }
        int least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        int most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        int length = lead < 0xF0 ? 3 : 4;
        if (second < least || second > most || index + length > to) {
            return 0;
        }
        for (int i = 2; i < length; i++) {
            if ((buffer[index + i] & 0xC0) != 0x80) {
                return 0;
            }
        }
        return length;
    }

    /** The character of that many bytes at {@code index}. */
    static int codePointAt(byte[] buffer, int index, int length) {
        int codePoint = buffer[index] & (0xFF >> (length + 1));
        for (int i = 1; i < length; i++) {
            codePoint = codePoint << 6 | (buffer[index + i] & 0x3F);
        }
        return codePoint;
    }
}
