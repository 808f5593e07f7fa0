package dev.heinzel.skill.text;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** F10: which paths mean the same file on every system. */
public final class Paths {

    /** Ascending order of UTF-8 bytes, which is code point order. */
    public static final Comparator<String> BY_UTF8 = Paths::compareUtf8;

    private Paths() {}

    /** What is wrong with a relative path, or null. */
    public static @Nullable String problemOf(String path) {
        return path.isEmpty() || path.startsWith("/") || path.contains("..")
                ? "is not a portable path"
                : null;
    }

    /** What would be right instead of a path that {@link #problemOf} finds wrong; null if none. */
    public static @Nullable String remedyFor(String path) {
        return problemOf(path) == null ? null : "rename it";
    }

    /** What two portable paths have in common when a file system folds case and normal form. */
    public static String foldingKey(String path) {
        return java.text.Normalizer.normalize(path, java.text.Normalizer.Form.NFC)
                .toLowerCase(java.util.Locale.ROOT);
    }

    private static int compareUtf8(String left, String right) {
        int length = Math.min(left.length(), right.length());
        for (int i = 0; i < length; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b) {
                // surrogates stand for code points above U+FFFF, so they come after U+E000..U+FFFF
                boolean highA = Character.isSurrogate(a);
                boolean highB = Character.isSurrogate(b);
                return highA == highB ? a - b : highA ? 1 : -1;
            }
        }
        return left.length() - right.length();
    }
}
