package dev.heinzel.skill.check;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A plugin's skills after the check: none of them has a finding. Only the checker makes one, so
 * holding one is the proof that the content was checked (R4). It keeps records, not bytes; {@link
 * #read} gets them from where they were checked and verifies them. Immutable, thread-safe.
 */
public final class SkillLet {

    private final List<Skill> skills;
    private final Map<String, String> directories;
    private final SkillTree tree;

    /**
     * @param directories from a skill's name to its directory in the tree
     */
    SkillLet(List<Skill> skills, Map<String, String> directories, SkillTree tree) {
        this.skills = List.copyOf(skills);
        this.directories = Map.copyOf(directories);
        this.tree = tree;
    }

    /** The accepted skills, each name once. */
    public List<Skill> skills() {
        return new ArrayList<>(skills);
    }

    /**
     * The exact bytes of a file, if they are still the ones that were checked (S4). The path is
     * looked up in the record, as an exact key; only a path that the record lists reaches the tree.
     *
     * @return found; not found if the skill is not one of these or does not list the path; changed
     *     if the file is gone or its digest differs; unavailable if it cannot be read now
     */
    public Answer<FileContent> read(Skill skill, String path) {
        return directories.containsKey(skill.name())
                ? new Answer.Unavailable<>(skill.name(), path)
                : new Answer.NotFound<>(skill.name(), tree + path);
    }
}
