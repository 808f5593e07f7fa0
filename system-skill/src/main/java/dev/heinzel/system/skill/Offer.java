package dev.heinzel.system.skill;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Skill;

/**
 * One skill of one source, whether or not it is the one that its name stands for.
 *
 * @param layer where the operator's stack puts the source
 */
record Offer(Skill skill, Source source, Layer layer) {

    String name() {
        return skill.name();
    }

    /** The file's bytes, verified (S4). */
    Answer<FileContent> read(String path) {
        return source.skillLet().read(skill, path);
    }
}
