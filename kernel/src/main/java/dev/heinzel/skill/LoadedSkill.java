package dev.heinzel.skill;

import java.util.List;

/**
 * A skill's body, ready to be put before a model: verified, cleaned, cut and framed as data from
 * its source (S3). The same skill gives the same text every time.
 *
 * @param text the framed text
 * @param cut whether the body was longer than {@link Limits#BODY_CHARACTERS}; the text says so too
 * @param source a plugin's symbolic name, or {@code personal}
 * @param files what {@link Skills#readFile} can be asked for, {@code SKILL.md} too
 */
public record LoadedSkill(
        String name,
        String text,
        boolean cut,
        String source,
        Digest fingerprint,
        List<SkillFile> files) {

    /** Copies the list. */
    public LoadedSkill {
        files = List.copyOf(files);
    }
}
