package dev.heinzel.skill;

/**
 * A skill that is offered to a caller: enough to choose by, and to record what was chosen. The
 * values come from the checked record, and so keep its rules (R4).
 *
 * @param name by F4
 * @param description one line, by F5
 * @param source a plugin's symbolic name, or {@code personal}
 * @param fingerprint over all of the skill's files (R3)
 */
public record IndexEntry(String name, String description, String source, Digest fingerprint) {}
