package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PrintableTest {

    @Test
    @DisplayName("F13: nothing raw that is invisible, steers or ends a line is left")
    void escapesAllThatIsNeverPlain() {
        StringBuilder everything = new StringBuilder();
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            everything.appendCodePoint(codePoint).append(' ');
        }

        String escaped = Printable.escape(everything.toString());

        assertThat(escaped.codePoints().filter(HiddenCharacters::isNeverPlain)).isEmpty();
        assertThat(escaped.codePoints().filter(c -> c == '\n' || c == '\t' || c == '\r')).isEmpty();
        assertThat(HiddenCharacters.find(escaped, 0)).isNegative();
    }

    @Test
    @DisplayName("K3: an escape sequence reaches no terminal")
    void escapesTerminalSequences() {
        assertThat(Printable.escape("a\u001B[2Jb\nc")).isEqualTo("aU+001B[2JbU+000Ac");
        assertThat(Printable.escape("\u009B1m")).isEqualTo("U+009B1m");
        assertThat(Printable.escape("x\uD800")).isEqualTo("xU+D800");
        assertThat(Printable.escape("\u2764\uFE0F")).isEqualTo("\u2764U+FE0F");
    }

    @Test
    @DisplayName("F13: visible writing stays as it is")
    void keepsVisibleWriting() {
        String text = "caf\u00E9 \u05E9\u05DC\u05D5\u05DD \u4E2D \uD83D\uDE00 \uE000 \uFFFD";

        assertThat(Printable.escape(text)).isSameAs(text);
    }

    @Test
    @DisplayName("F13: a quote has at most 64 characters")
    void quotesUpTo64Characters() {
        String smile = "\uD83D\uDE00";

        assertThat(Printable.quote("a".repeat(64))).isEqualTo("a".repeat(64));
        assertThat(Printable.quote("a".repeat(65))).isEqualTo("a".repeat(64) + "\u2026");
        assertThat(Printable.quote(smile.repeat(64))).isEqualTo(smile.repeat(64));
        assertThat(Printable.quote(smile.repeat(65))).isEqualTo(smile.repeat(64) + "\u2026");
        assertThat(Printable.quote("\n" + "a".repeat(64)))
                .isEqualTo("U+000A" + "a".repeat(63) + "\u2026");
    }
}
