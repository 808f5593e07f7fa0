package dev.heinzel.system.skill;

/** What follows the front matter of a checked {@code SKILL.md}. */
final class Body {

    private static final String FENCE = "---";

    private Body() {}

    /** The text after the line that closes the front matter (F2), as it is. */
    static String of(String skillMd) {
        int line = after(skillMd, 0);
        while (line < skillMd.length()) {
            int next = after(skillMd, line);
            if (isFence(skillMd, line, next)) {
                return skillMd.substring(next);
            }
            line = next;
        }
        return "";
    }

    // a line's end is LF, a CR before it belongs to it, and the last line may lack both
    private static int after(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end + 1;
    }

    private static boolean isFence(String text, int from, int to) {
        int end = to;
        if (end > from && text.charAt(end - 1) == '\n') {
            end--;
            if (end > from && text.charAt(end - 1) == '\r') {
                end--;
            }
        }
        return end - from == FENCE.length() && text.startsWith(FENCE, from);
    }
}
