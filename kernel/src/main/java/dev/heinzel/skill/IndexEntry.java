package dev.heinzel.skill;

/**
 * A skill that is offered to a caller: enough to choose by, and to record what was chosen.
 *
 * @param source a plugin's symbolic name, or {@code personal}
 */
public record IndexEntry(String name, String description, String source, Digest fingerprint) {}
