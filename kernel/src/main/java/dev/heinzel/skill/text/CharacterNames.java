package dev.heinzel.skill.text;

import org.jspecify.annotations.Nullable;

/** Short names for what people meet, so that a finding can be understood without a table. */
final class CharacterNames {

    private CharacterNames() {}

    static @Nullable String of(int codePoint) {
        return switch (codePoint) {
            case 0x00 -> "null";
            case 0x07 -> "bell";
            case 0x08 -> "backspace";
            case 0x09 -> "tab";
            case 0x0A -> "line feed";
            case 0x0B -> "vertical tab";
            case 0x0C -> "form feed";
            case 0x0D -> "carriage return";
            case 0x1B -> "escape";
            case 0x7F -> "delete";
            case 0x85 -> "next line";
            case 0xAD -> "soft hyphen";
            case 0x034F -> "combining grapheme joiner";
            case 0x061C -> "Arabic letter mark";
            case 0x115F, 0x1160, 0x3164, 0xFFA0 -> "Hangul filler";
            case 0x180E -> "Mongolian vowel separator";
            case 0x200B -> "zero width space";
            case 0x200C -> "zero width non-joiner";
            case 0x200D -> "zero width joiner";
            case 0x200E -> "left-to-right mark";
            case 0x200F -> "right-to-left mark";
            case 0x2028 -> "line separator";
            case 0x2029 -> "paragraph separator";
            case 0x202A -> "left-to-right embedding";
            case 0x202B -> "right-to-left embedding";
            case 0x202C -> "pop directional formatting";
            case 0x202D -> "left-to-right override";
            case 0x202E -> "right-to-left override";
            case 0x2060 -> "word joiner";
            case 0x2066 -> "left-to-right isolate";
            case 0x2067 -> "right-to-left isolate";
            case 0x2068 -> "first strong isolate";
            case 0x2069 -> "pop directional isolate";
            case 0x2800 -> "blank braille pattern";
            case 0xFEFF -> "byte order mark";
            case 0xFFFC -> "object replacement character";
            case 0xFFFD -> "replacement character";
            case 0x1D159 -> "null notehead";
            default -> ofKind(codePoint);
        };
    }

    private static @Nullable String ofKind(int codePoint) {
        if (codePoint < 0xA0) {
            return codePoint < ' ' || codePoint > 0x7E ? "control character" : null;
        }
        if (HiddenCharacters.isVariationSelector(codePoint)) {
            return "variation selector";
        }
        if (codePoint >= 0xE0000 && codePoint <= 0xE007F) {
            return "tag character";
        }
        if (codePoint >= 0xD800 && codePoint <= 0xDFFF) {
            return "lone surrogate";
        }
        if ((codePoint >= 0xFDD0 && codePoint <= 0xFDEF) || (codePoint & 0xFFFE) == 0xFFFE) {
            return "noncharacter";
        }
        if (codePoint >= 0x2061 && codePoint <= 0x2064) {
            return "invisible operator";
        }
        if (codePoint >= 0xFFF9 && codePoint <= 0xFFFB) {
            return "interlinear annotation";
        }
        return HiddenCharacters.isDoubtful(codePoint) ? "private use" : null;
    }
}
