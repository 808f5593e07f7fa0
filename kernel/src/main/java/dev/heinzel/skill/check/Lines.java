package dev.heinzel.skill.check;

import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;

/**
 * Turns places in the front matter's text into lines of the file. Counts LF alone, as everything
 * else here does: the parser's own line numbers count a lone CR and others as well.
 */
final class Lines {

    private final String text;
    private final int firstLine;
    private int charIndex;
    private int codePointIndex;
    private int line;

    Lines(String text, int firstLine) {
        this.text = text;
        this.firstLine = firstLine;
        this.line = firstLine;
    }

    int of(Optional<Mark> mark) {
        return mark.isPresent() ? of(mark.get().getIndex()) : firstLine;
    }

    /**
     * The line of a code point. Places mostly come in ascending order, so the count goes on from
     * the last one.
     */
    int of(int codePoint) {
        if (codePoint < codePointIndex) {
            charIndex = 0;
            codePointIndex = 0;
            line = firstLine;
        }
        while (codePointIndex < codePoint && charIndex < text.length()) {
            if (text.charAt(charIndex) == '\n') {
                line++;
            }
            charIndex += Character.charCount(text.codePointAt(charIndex));
            codePointIndex++;
        }
        return line;
    }
}
