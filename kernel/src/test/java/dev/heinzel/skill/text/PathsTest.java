package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.lang.UCharacter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "SKILL.md",
                "a/b/c/d/f",
                ".hidden",
                "a/.b",
                "...a",
                "a..b",
                "a b",
                "caf\u00E9",
                "cafe\u0301",
                "\u4E2D/\uD83D\uDE00",
                "con-tents",
                "console",
                "a.con",
                "com",
                "com10",
                "nul-1.md",
                "lpt",
                "conin",
                "x%41+#",
                "a\u00A0b"
            })
    @DisplayName("F10: a portable path is legal")
    void acceptsPortablePaths(String path) {
        assertThat(Paths.problemOf(path)).isNull();
        assertThat(Paths.remedyFor(path)).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "'',is empty",
                "/etc/x,is absolute",
                "//host/x,is absolute",
                "C:/x,has a drive letter",
                "c:x,has a drive letter",
                "C:\\x,has a drive letter",
                "\\\\host\\x,has a backslash",
                "a\\..\\x,has a backslash",
                "ab:c,has a colon",
                "a/b:ads,has a colon",
                "a//b,has an empty part",
                "a/,has an empty part",
                ".,has a part . or ..",
                "..,has a part . or ..",
                "../x,has a part . or ..",
                "a/../x,has a part . or ..",
                "./x,has a part . or ..",
                "a/.,has a part . or ..",
                "a.,has a part that ends in a dot or a space",
                "a./b,has a part that ends in a dot or a space",
                "...,has a part that ends in a dot or a space",
                "a /b,has a part that ends in a dot or a space",
                "b/a ,has a part that ends in a dot or a space",
            })
    @DisplayName("F10: every other path is refused, with what would be right")
    void refusesOtherPaths(String path, String problem) {
        assertThat(Paths.problemOf(path)).isEqualTo(problem);
        assertThat(Paths.remedyFor(path)).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "con",
                "CON",
                "Con.md",
                "a/aux/b",
                "nul.tar.gz",
                "prn.txt",
                "com1",
                "COM9.x",
                "lpt1",
                "LPT9",
                "com\u00B9",
                "COM\u00B2.txt",
                "lpt\u00B3",
                "conin$",
                "CONOUT$.txt",
                "con .md",
                "com0"
            })
    @DisplayName("F10: the name of a Windows device is refused, with any extension")
    void refusesDeviceNames(String path) {
        assertThat(Paths.problemOf(path)).contains("Windows device");
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0, '\t', '\n', 0x1B, 0x7F, 0x85, 0xAD, 0x200B, 0x200D, 0x202E, 0xFE0F, 0xFEFF,
                0xD800, 0xE0041
            })
    @DisplayName("F10: a control or invisible character is refused, whatever stands around it")
    void refusesInvisibleCharacters(int codePoint) {
        assertThat(Paths.problemOf("\u2764" + Character.toString(codePoint) + "x"))
                .contains(HiddenCharacters.codePoint(codePoint));
    }

    @Test
    @DisplayName("F10: a part has at most 255 bytes, a path at most 1,024")
    void boundsTheLengths() {
        String part = "a".repeat(255);
        String wide = "\u4E2D".repeat(85);

        assertThat(Paths.problemOf(part)).isNull();
        assertThat(Paths.problemOf(part + "a")).contains("255");
        assertThat(Paths.problemOf(wide)).isNull();
        assertThat(Paths.problemOf(wide + "a")).contains("255");
        assertThat(Paths.problemOf("\uD83D\uDE00".repeat(63) + "abc")).isNull();
        assertThat(Paths.problemOf("\uD83D\uDE00".repeat(64))).contains("255");
        assertThat(Paths.problemOf("x/" + (part + "/").repeat(3) + "a".repeat(254))).isNull();
        assertThat(Paths.problemOf("x/" + (part + "/").repeat(3) + part)).contains("1,024");
    }

    @Test
    @DisplayName("F10: a very long or very deep path is judged in one pass")
    void judgesLongPaths() {
        assertThat(Paths.problemOf("a/".repeat(200_000) + "a")).contains("1,024");
        assertThat(Paths.problemOf("a".repeat(1_000_000))).contains("255");
    }

    @ParameterizedTest
    @CsvSource({
        "README.md,readme.MD",
        "caf\u00E9,cafe\u0301",
        "CAF\u00C9,cafe\u0301",
        "stra\u00DFe,STRASSE",
        "\u03C3,\u03C2",
        "\u039F\u03A3,\u03BF\u03C3",
        "\u212B,\u00E5",
        "\uFB01,FI",
        "\u017F,S",
        "\u1E9E,ss",
        "\uD801\uDC00,\uD801\uDC28"
    })
    @DisplayName("F10: paths that a file system may take for one have one key")
    void foldsAlike(String left, String right) {
        assertThat(Paths.foldingKey(left)).isEqualTo(Paths.foldingKey(right));
    }

    @Test
    @DisplayName("F10: folding is at least Unicode's full case folding")
    void foldsWhatUnicodeFolds() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            if (Character.isLetter(codePoint)) {
                String letter = Character.toString(codePoint);

                assertThat(Paths.foldingKey(letter))
                        .as(HiddenCharacters.codePoint(codePoint))
                        .isEqualTo(Paths.foldingKey(UCharacter.foldCase(letter, true)));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"a,b", "e,\u00E9", "a/b,ab", "\u0430,a"})
    @DisplayName("F10: other paths have two keys")
    void keepsApart(String left, String right) {
        assertThat(Paths.foldingKey(left)).isNotEqualTo(Paths.foldingKey(right));
    }

    @Test
    @DisplayName("F13: the order is that of the UTF-8 bytes")
    void ordersByUtf8Bytes() {
        int[] alphabet = {'/', 'a', 'Z', 0xE9, 0x4E2D, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x1F600};
        long seed = 7;
        Random random = new Random(seed);
        for (int round = 0; round < 5_000; round++) {
            String left = text(random, alphabet);
            String right = text(random, alphabet);

            int bytes =
                    Arrays.compareUnsigned(
                            left.getBytes(StandardCharsets.UTF_8),
                            right.getBytes(StandardCharsets.UTF_8));

            assertThat(Integer.signum(Paths.BY_UTF8.compare(left, right)))
                    .as("seed %d: %s, %s", seed, left, right)
                    .isEqualTo(Integer.signum(bytes));
        }
    }

    private static String text(Random random, int[] alphabet) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            text.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
        }
        return text.toString();
    }
}
