package dev.heinzel.skill;

import dev.heinzel.skill.text.Paths;
import java.util.Objects;

/**
 * One file of a skill, as it was when it was checked. Paths are relative to the skill's directory
 * and are exact keys: nothing resolves, decodes or folds them.
 *
 * @param path relative, with {@code /}; legal by F10
 * @param kind told by the path (R2)
 * @param size in bytes
 * @param sha256 of the content
 */
public record SkillFile(String path, FileKind kind, long size, Digest sha256) {

    private static final String CACHE = "__pycache__";

    /**
     * Checks the path, the kind and the size again (R4).
     *
     * @throws IllegalArgumentException if one of them breaks a rule
     */
    public SkillFile {
        Objects.requireNonNull(sha256, "sha256");
        String problem = Paths.problemOf(path);
        if (problem != null) {
            throw new IllegalArgumentException("file path: " + problem);
        }
        checkParts(path);
        if (kind != FileKind.of(path)) {
            throw new IllegalArgumentException(
                    "file kind is told by the path: " + FileKind.of(path) + ", not " + kind);
        }
        int limit = kind == FileKind.SKILL ? Limits.SKILL_MD_BYTES : Limits.FILE_BYTES;
        if (size < 0 || size > limit) {
            throw new IllegalArgumentException(
                    "file size must be 0 to " + limit + " bytes, not " + size);
        }
    }

    /** F8: not too deep, and no part that the checker does not look at. */
    private static void checkParts(String path) {
        int directories = 0;
        for (int start = 0, end; start <= path.length(); start = end + 1) {
            int slash = path.indexOf('/', start);
            end = slash < 0 ? path.length() : slash;
            directories += slash < 0 ? 0 : 1;
            if (path.charAt(start) == '.'
                    || (end - start == CACHE.length() && path.startsWith(CACHE, start))) {
                throw new IllegalArgumentException("file path: has a name that is not looked at");
            }
        }
        if (directories > Limits.DIRECTORIES_DEEP) {
            throw new IllegalArgumentException(
                    "file path: lies more than " + Limits.DIRECTORIES_DEEP + " directories deep");
        }
    }

    /** A file at {@code path}, its kind told by the path. */
    public static SkillFile of(String path, long size, Digest sha256) {
        return new SkillFile(path, FileKind.of(path), size, sha256);
    }
}
