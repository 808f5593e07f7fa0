package dev.heinzel.skill;

/** The bounds of the format, each with its rule. Sizes are bytes; KB is 1,024 of them. */
public final class Limits {

    /** F2: from the first fence's line end up to the closing fence. */
    public static final int FRONT_MATTER_BYTES = 4_096;

    /** F3: nesting of mappings and sequences; the root is 1. */
    public static final int YAML_DEPTH = 8;

    /** F4, in characters. */
    public static final int NAME_CHARACTERS = 64;

    /** F5, in code points. */
    public static final int DESCRIPTION_CHARACTERS = 1_024;

    /** F8: files beside {@code SKILL.md}. */
    public static final int FILES = 64;

    /** F8: directories above a file, {@code a/b/c/d/f} having four. */
    public static final int DIRECTORIES_DEEP = 4;

    /** F8: one file beside {@code SKILL.md}. */
    public static final int FILE_BYTES = 200 * 1_024;

    /** F8: all files beside {@code SKILL.md} together. */
    public static final int SKILL_BYTES = 1_024 * 1_024;

    /** F8: {@code SKILL.md} itself, which counts apart. */
    public static final int SKILL_MD_BYTES = 64 * 1_024;

    /** F10: one part of a path. */
    public static final int PATH_PART_BYTES = 255;

    /** F10: a whole path, relative to its skill. */
    public static final int PATH_BYTES = 1_024;

    /** F13: findings shown of one file; a further entry counts the rest. */
    public static final int FINDINGS_PER_FILE = 20;

    /** F13: findings shown of one plugin; a further entry counts the rest. */
    public static final int FINDINGS_PER_PLUGIN = 500;

    /** F15: a longer name cannot be exported as {@code heinzel-<name>}. */
    public static final int EXPORTABLE_NAME_CHARACTERS = 56;

    /** F15 and S3: a longer body is cut when it is loaded. In code points. */
    public static final int BODY_CHARACTERS = 24_000;

    /** F17: skills of one plugin. */
    public static final int PLUGIN_SKILLS = 10_000;

    /** F17: entries of one jar. */
    public static final int PLUGIN_ENTRIES = 70_000;

    /** F17: bytes of one plugin, inflated, counted on what is really read. */
    public static final long PLUGIN_BYTES = 512L * 1_024 * 1_024;

    private Limits() {}
}
