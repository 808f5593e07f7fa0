package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.BreakIterator;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GraphemesTest {

    @Test
    @DisplayName("S3: a text at the limit stays, one past it is cut")
    void cutsPastTheLimit() {
        assertThat(Graphemes.cut("abc", 3)).isEqualTo("abc");
        assertThat(Graphemes.cut("abcd", 3)).isEqualTo("abc");
        assertThat(Graphemes.cut("", 0)).isEmpty();
        assertThat(Graphemes.cut("a", 0)).isEmpty();
        assertThat(Graphemes.cut("\uD83D\uDE00".repeat(3), 3)).isEqualTo("\uD83D\uDE00".repeat(3));
        assertThat(Graphemes.cut("\uD83D\uDE00".repeat(4), 3)).isEqualTo("\uD83D\uDE00".repeat(3));
    }

    @Test
    @DisplayName("S3: a cut never tears what a reader takes for one character")
    void cutsAtGraphemeBoundaries() {
        assertThat(Graphemes.cut("ae\u0301x", 2)).isEqualTo("a");
        assertThat(Graphemes.cut("ae\u0301x", 3)).isEqualTo("ae\u0301");
        assertThat(Graphemes.cut("a\r\nb", 2)).isEqualTo("a");
        assertThat(Graphemes.cut("a\uD83D\uDC69\u200D\uD83D\uDCBBb", 3)).isEqualTo("a");
        assertThat(Graphemes.cut("\uD83C\uDDE9\uD83C\uDDEA\uD83C\uDDEB\uD83C\uDDF7", 3))
                .isEqualTo("\uD83C\uDDE9\uD83C\uDDEA");
        assertThat(Graphemes.cut("x\u0915\u094D\u0937", 3)).isEqualTo("x");
        assertThat(Graphemes.cut("x\u1100\u1161\u11A8", 3)).isEqualTo("x");
    }

    @Test
    @DisplayName("S3: a cluster without end does not swallow the text")
    void tearsEndlessClusters() {
        String text = "ab" + "\u0301".repeat(30_000);

        assertThat(Graphemes.cut(text, 24_000)).hasSize(24_000);
        assertThat(Graphemes.cut("a" + "\u0301".repeat(300), 200)).isEmpty();
    }

    @Test
    @DisplayName("S3: boundaries are those of UAX #29, as ICU finds them")
    void agreesWithIcu() {
        int[] alphabet = {
            'a', '\r', '\n', 0x301, 0x200D, 0x1F469, 0x1F3FD, 0x2764, 0xFE0F, 0x1F1E6, 0x1F1FF,
            0x600, 0x903, 0x915, 0x937, 0x94D, 0x93C, 0x9CD, 0x995, 0x1100, 0x1161, 0x11A8, 0xAC00,
            0xAC01, 0x200C, 0x4E2D, 0xE0041, 0x200B, 0xD4E, 0x16D63
        };
        BreakIterator theirs = BreakIterator.getCharacterInstance(Locale.ROOT);
        long seed = 42;
        Random random = new Random(seed);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder builder = new StringBuilder();
            for (int i = random.nextInt(14); i >= 0; i--) {
                builder.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
            }
            String text = builder.toString();
            int limit = random.nextInt((int) text.codePoints().count() + 1);
            int index = text.offsetByCodePoints(0, limit);
            theirs.setText(text);

            String cut = Graphemes.cut(text, limit);

            int expected = theirs.isBoundary(index) ? index : theirs.preceding(index);
            assertThat(cut)
                    .as("seed %d, round %d", seed, round)
                    .isEqualTo(text.substring(0, expected));
        }
    }
}
