package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenCharactersTest {

    private static final String WOMAN_CODER = "\uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDCBB";
    private static final String RAINBOW_FLAG = "\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08";
    private static final String PERSIAN = "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645";
    private static final String HEBREW = "\u05E9\u05DC\u05D5\u05DD";

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x00, 0x01, 0x08, 0x0B, 0x0C, 0x0E, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0xAD, 0x34F,
                0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x180F, 0x200B, 0x200C,
                0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E,
                0x2060, 0x2061, 0x2064, 0x2065, 0x2066, 0x2067, 0x2068, 0x2069, 0x206A, 0x206F,
                0x3164, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xFDD0, 0xFDEF, 0xFE00, 0xFE0E, 0xFE0F,
                0xFEFF, 0xFFA0, 0xFFF0, 0xFFF9, 0xFFFB, 0xFFFE, 0xFFFF, 0x1BCA0, 0x1D173, 0x1FFFE,
                0x1FFFF, 0xE0000, 0xE0001, 0xE0041, 0xE007F, 0xE0080, 0xE0100, 0xE01EF, 0xE0FFF,
                0x10FFFF
            })
    @DisplayName("F12: an invisible, control or bidirectional character is refused")
    void refusesBetweenLatinLetters(int codePoint) {
        String text = "ab" + Character.toString(codePoint) + "cd";

        assertThat(HiddenCharacters.find(text, 0)).isEqualTo(2);
        assertThat(HiddenCharacters.strip(text)).isEqualTo("abcd");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain\ttext\nwith lines\r\nof both kinds\r\n",
                "caf\u00E9 cafe\u0301 \u00A0 \u2003 \u3000",
                "\u2211 \u2192 \u2705 \u250C\u2500\u2510 \u2014 \u2026",
                "\u4E2D\u6587 \u65E5\u672C\u8A9E \uD55C\uAD6D\uC5B4 \u0E44\u0E17\u0E22",
                "\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627",
                "\uD83D\uDE00 \uD83C\uDDE9\uD83C\uDDEA",
                "\uE000 \uFFFD"
            })
    @DisplayName("F12: real writing is legal")
    void acceptsPlainWriting(String text) {
        assertThat(HiddenCharacters.find(text, 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.strip(text)).isSameAs(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                WOMAN_CODER,
                RAINBOW_FLAG,
                "\uD83C\uDFF4\u200D\u2620\uFE0F",
                "\u2764\uFE0F and \u2764\uFE0E",
                "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66",
                "\uD83E\uDDD1\uD83C\uDFFB\u200D\u2764\uFE0F\u200D\uD83E\uDDD1\uD83C\uDFFF",
                "\u26F9\uD83C\uDFFB\u200D\u2640\uFE0F",
                "1\uFE0F\u20E3 #\uFE0F\u20E3 *\uFE0F\u20E3 9\u20E3",
            })
    @DisplayName("F12: emoji sequences are legal")
    void acceptsEmojiSequences(String text) {
        assertThat(HiddenCharacters.find(text, 0)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\uFE0F",
                "1\uFE0F2",
                "1\uFE0F",
                "\u2764\uFE0F\uFE0F",
                "\u2764\uFE0E\uFE0F",
                "\uFE0F\u2764",
                "\uD83D\uDC69\u200D",
                "\u200D\uD83D\uDCBB",
                "\uD83D\uDC69\u200D\u200D\uD83D\uDCBB",
                "\uD83D\uDC69\u200Da",
                "\uD83D\uDC69\n\u200D\uD83D\uDCBB",
                "\u2764\n\uFE0F",
                "\uD83D\uDC69\u200C\uD83D\uDCBB"
            })
    @DisplayName("F12: a stray or doubled part of an emoji sequence is refused")
    void refusesStrayPartsOfEmoji(String text) {
        assertThat(HiddenCharacters.find(text, 0)).isNotNegative();
    }

    @ParameterizedTest
    @ValueSource(strings = {"gbeng", "gbsct", "gbwls"})
    @DisplayName("F12: the three RGI tag flags are legal, whole")
    void acceptsWholeTagFlags(String region) {
        String flag = "\uD83C\uDFF4" + tags(region) + "\uDB40\uDC7F";

        assertThat(HiddenCharacters.find("a " + flag + " b", 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find(flag + flag, 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find("\uD83C\uDFF4" + tags(region), 0)).isEqualTo(2);
        assertThat(HiddenCharacters.find(flag + tags("x"), 0)).isEqualTo(flag.length());
        assertThat(HiddenCharacters.find("a" + tags(region) + "\uDB40\uDC7F", 0)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "ustx", "gben", "gbengx", "usca", "GBENG", "gbeng gbeng"})
    @DisplayName("F12: tag characters are refused elsewhere")
    void refusesOtherTags(String region) {
        String flag = "\uD83C\uDFF4" + tags(region) + "\uDB40\uDC7F";

        assertThat(HiddenCharacters.find(flag, 0)).isEqualTo(2);
        assertThat(HiddenCharacters.strip(flag)).isEqualTo("\uD83C\uDFF4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                PERSIAN,
                "\u06A9\u0627\u0631\u200C\u0647\u0627",
                "\u062C\u0632\u0621\u200C\u0647\u0627",
                "\u0647\u200D.\u0634",
                "\u0645\u06CC\u064E\u200C\u062E",
                "\u0915\u094D\u200D\u0937",
                "\u0915\u094D\u200C\u0937",
                "\u09B0\u200D\u09CD\u09AF",
                "\u0DC1\u0DCA\u200D\u0DBB\u0DD3"
            })
    @DisplayName("F12: joiners are legal where Persian and Indic scripts need them")
    void acceptsJoinersOfScripts(String text) {
        assertThat(HiddenCharacters.find(text, 0)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\u200Cb",
                "\u0645\u200C",
                "\u200C\u0645",
                "\u0645\u06CC\u200C\u200C\u062E",
                "\u0645\u06CC\u200C\n\u062E",
                "\u0645\u06CC\u200Ca",
                "\u0915\u200C\u0937",
                "\u0915\u200D\u0937",
                "\u0915\u094D\u200D\u200D\u0937",
                "\u05E9\u200D\u05DC",
                "\u0627\u200D\u0628",
                "\u0915\u094D\n\u200D\u0937"
            })
    @DisplayName("F12: a joiner that no script needs is refused")
    void refusesOtherJoiners(String text) {
        assertThat(HiddenCharacters.find(text, 0)).isNotNegative();
    }

    @ParameterizedTest
    @ValueSource(ints = {0x200E, 0x200F, 0x061C})
    @DisplayName("F12: RLM, LRM and ALM are legal on a line of right-to-left text")
    void judgesMarksByTheirLine(int mark) {
        String character = Character.toString(mark);

        assertThat(HiddenCharacters.find("x! " + character + HEBREW, 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find(HEBREW + "!" + character + " x", 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find("x!" + character + "\n" + HEBREW, 0)).isEqualTo(2);
        assertThat(HiddenCharacters.find(HEBREW + "\nx" + character, 0)).isEqualTo(6);
        assertThat(HiddenCharacters.find(HEBREW + character + "\u200F", 0)).isEqualTo(5);
        assertThat(HiddenCharacters.find("\u0661" + character, 0)).isEqualTo(1);
    }

    @Test
    @DisplayName("F12: bidi controls are refused also around right-to-left words")
    void refusesIsolatesAroundHebrew() {
        assertThat(HiddenCharacters.find("see \u2067" + HEBREW + "\u2069", 0)).isEqualTo(4);
        assertThat(refusedIn("/*\u202E } \u2066if (isAdmin)\u2069 \u2066 begin */"))
                .containsExactly(0x202E, 0x2066, 0x2069, 0x2066);
    }

    @Test
    @DisplayName("F12: one variation selector after a CJK ideograph is legal")
    void acceptsOneSelectorAfterAnIdeograph() {
        String selector = Character.toString(0xE0100);

        assertThat(HiddenCharacters.find("\u845B" + selector + "\u98FE", 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find("\u845B" + Character.toString(0xE01EF), 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find("\uD842\uDFB7" + selector, 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find("\u845B\uFE00", 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find("\u845B" + selector + selector, 0)).isEqualTo(3);
        assertThat(HiddenCharacters.find("\u845B" + Character.toString(0xE01F0), 0)).isEqualTo(1);
        assertThat(HiddenCharacters.find("\u3042" + selector, 0)).isEqualTo(1);
        assertThat(HiddenCharacters.find("a" + selector, 0)).isEqualTo(1);
    }

    @Test
    @DisplayName("F12: a CR is legal before an LF only")
    void refusesLoneCarriageReturns() {
        assertThat(HiddenCharacters.find("a\r\nb\r\n", 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find("a\rb", 0)).isEqualTo(1);
        assertThat(HiddenCharacters.find("a\r", 0)).isEqualTo(1);
        assertThat(HiddenCharacters.find("a\r\r\n", 0)).isEqualTo(1);
    }

    @Test
    @DisplayName("F12: a byte order mark is refused anywhere, at the start too")
    void refusesByteOrderMarks() {
        assertThat(HiddenCharacters.find("\uFEFF---\n", 0)).isEqualTo(0);
        assertThat(HiddenCharacters.find("a\uFEFF", 0)).isEqualTo(1);
    }

    @Test
    @DisplayName("F12: surrogates are legal in pairs only")
    void refusesLoneSurrogates() {
        assertThat(HiddenCharacters.find("\uD83D\uDE00", 0)).isEqualTo(-1);
        assertThat(HiddenCharacters.find("\uDE00\uD83D", 0)).isEqualTo(0);
        assertThat(HiddenCharacters.find("a\uD83D", 0)).isEqualTo(1);
    }

    @Test
    @DisplayName("F12: a search may start anywhere and still knows its line")
    void findsFromAnyIndex() {
        String text = "\u05E9 x\u200F y\u200B \u200E z\u200B";

        assertThat(HiddenCharacters.find(text, 3)).isEqualTo(6);
        assertThat(HiddenCharacters.find(text, 7)).isEqualTo(11);
        assertThat(HiddenCharacters.find(text, 12)).isEqualTo(-1);
        assertThat(HiddenCharacters.find(text, text.length())).isEqualTo(-1);
    }

    @Test
    @DisplayName("S3: what is removed is exactly what F12 refuses, and then there is nothing more")
    void stripsWhatIsRefused() {
        int[] alphabet = {
            'a', '1', '\n', '\r', '\t', 0x5D0, 0x645, 0x6CC, 0x64E, 0x915, 0x94D, 0x4E2D, 0x1F469,
            0x2764, 0x1F3FD, 0x1F3F4, 0xE0067, 0xE0062, 0xE007F, 0x200B, 0x200C, 0x200D, 0x200E,
            0x200F, 0xFE0F, 0xE0100, 0x20E3, 0xFEFF, 0xD83D
        };
        long seed = 20_260_101;
        Random random = new Random(seed);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(12); i >= 0; i--) {
                text.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
            }
            String before = text.toString();

            String after = HiddenCharacters.strip(before);

            assertThat(HiddenCharacters.find(after, 0))
                    .as("seed %d: %s", seed, hex(before))
                    .isNegative();
            assertThat(before.codePoints().count() - after.codePoints().count())
                    .as("seed %d: %s", seed, hex(before))
                    .isEqualTo(refusedIn(before).size());
        }
    }

    @Test
    @DisplayName("F13: a character is named by its code point")
    void namesCharacters() {
        assertThat(HiddenCharacters.codePoint(0x9)).isEqualTo("U+0009");
        assertThat(HiddenCharacters.codePoint(0x10FFFF)).isEqualTo("U+10FFFF");
        assertThat(HiddenCharacters.name(0x202E)).isEqualTo("U+202E (right-to-left override)");
        assertThat(HiddenCharacters.name(0xE0041)).isEqualTo("U+E0041 (tag character)");
        assertThat(HiddenCharacters.name(0x1FFFE)).isEqualTo("U+1FFFE (noncharacter)");
        assertThat(HiddenCharacters.name(0x1)).isEqualTo("U+0001 (control character)");
        assertThat(HiddenCharacters.name('a')).isEqualTo("U+0061");
    }

    private static List<Integer> refusedIn(String text) {
        List<Integer> refused = new ArrayList<>();
        HiddenCharacters.each(text, refused::add);
        return refused;
    }

    private static String tags(String ascii) {
        StringBuilder tags = new StringBuilder();
        ascii.chars().forEach(c -> tags.appendCodePoint(0xE0000 + c));
        return tags.toString();
    }

    private static String hex(String text) {
        StringBuilder hex = new StringBuilder();
        text.codePoints().forEach(c -> hex.append(Integer.toHexString(c)).append(' '));
        return hex.toString();
    }

    @Test
    @DisplayName("F12: what shows nothing is a filler; spaces are writing")
    void refusesBlankSymbols() {
        for (int filler : new int[] {0x2800, 0x1D159, 0xFFFC}) {
            String text = "a" + Character.toString(filler) + "b";
            assertThat(HiddenCharacters.find(text, 0)).as("%X", filler).isEqualTo(1);
            assertThat(HiddenCharacters.strip(text)).isEqualTo("ab");
        }
        for (int plain : new int[] {0x2801, 0x1D158, 0xA0, 0x2000, 0x200A, 0x3000}) {
            String text = "a" + Character.toString(plain) + "b";
            assertThat(HiddenCharacters.find(text, 0)).as("%X", plain).isEqualTo(-1);
        }
    }
}
