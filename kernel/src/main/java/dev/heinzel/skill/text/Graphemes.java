package dev.heinzel.skill.text;

/** Where a text may be cut without tearing what a reader takes for one character (S3). */
public final class Graphemes {

    private Graphemes() {}

    /**
     * The text, or its longest start of at most {@code maxCodePoints} code points that ends at a
     * grapheme boundary.
     */
    public static String cut(String text, int maxCodePoints) {
        return text;
    }
}
