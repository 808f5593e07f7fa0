package dev.heinzel.skill;

import java.util.Locale;

/** What a skill's file is for, told by its top directory alone, in exact lower case (R2). */
public enum FileKind {
    /** {@code SKILL.md} itself. */
    SKILL,
    /** Below {@code reference/} or {@code references/}. */
    REFERENCE,
    /** Below {@code script/} or {@code scripts/}. Nothing here ever runs one. */
    SCRIPT,
    /** Below {@code asset/} or {@code assets/}. */
    ASSET,
    /** Below {@code template/} or {@code templates/}. */
    TEMPLATE,
    /** Anywhere else. */
    OTHER;

    /** The kind of a file at {@code path}, relative to its skill's directory. */
    public static FileKind of(String path) {
        if (path.equals(Skill.SKILL_MD)) {
            return SKILL;
        }
        int slash = path.indexOf('/');
        if (slash < 0) {
            return OTHER;
        }
        return switch (path.substring(0, slash)) {
            case "reference", "references" -> REFERENCE;
            case "script", "scripts" -> SCRIPT;
            case "asset", "assets" -> ASSET;
            case "template", "templates" -> TEMPLATE;
            default -> OTHER;
        };
    }

    /** The word for machines: the constant in lower case. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
