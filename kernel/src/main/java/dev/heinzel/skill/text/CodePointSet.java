package dev.heinzel.skill.text;

import java.util.Arrays;

/** A fixed set of code points, written as ascending hexadecimal ranges. */
final class CodePointSet {

    private static final int HEX = 16;

    /** Bounds in turn: the first of a range, then the last. */
    private final int[] bounds;

    private CodePointSet(int[] bounds) {
        this.bounds = bounds;
    }

    /** Reads {@code a9 ae 2194-2199}, separated by white space. */
    static CodePointSet parse(String ranges) {
        int[] bounds = new int[ranges.length()];
        int count = 0;
        int value = 0;
        boolean upper = false;
        for (int i = 0; i <= ranges.length(); i++) {
            char c = i < ranges.length() ? ranges.charAt(i) : ' ';
            if (c > ' ' && c != '-') {
                value = value * HEX + Character.digit(c, HEX);
            } else if (i > 0 && ranges.charAt(i - 1) > ' ') {
                bounds[count++] = value;
                if (c != '-' && !upper) {
                    bounds[count++] = value;
                }
                upper = c == '-';
                value = 0;
            }
        }
        return new CodePointSet(Arrays.copyOf(bounds, count));
    }

    boolean contains(int codePoint) {
        int at = Arrays.binarySearch(bounds, codePoint);
        // an odd insertion point lies between a first and its last
        return at >= 0 || (~at & 1) == 1;
    }
}
