package dev.heinzel.skill.check;

import dev.heinzel.skill.Skill;
import dev.heinzel.skill.text.Paths;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tree as a check sees it: in order, without the names that are not looked at (F8), and counted
 * (F17). What a tree throws because it vanished comes out as an {@code IOException}: nothing is
 * said about a plugin that could not be read.
 */
final class Source {

    private static final Comparator<SkillTree.Entry> BY_NAME =
            Comparator.comparing(SkillTree.Entry::name, Paths.BY_UTF8);

    private final SkillTree tree;
    private final Budget budget;

    Source(SkillTree tree, Budget budget) {
        this.tree = tree;
        this.budget = budget;
    }

    /** F8: a name that is not looked at. */
    static boolean isHidden(String name) {
        return name.startsWith(".") || name.equals("__pycache__");
    }

    /** Whether a directory with such an entry is a skill, or should have been one (F1, F14). */
    static boolean isLikeSkillMd(String name) {
        return name.equalsIgnoreCase(Skill.SKILL_MD);
    }

    /** What lies in a directory, by name; null if it is no directory. */
    @Nullable List<SkillTree.Entry> list(String directory) throws IOException {
        List<SkillTree.Entry> listed;
        try {
            listed = tree.list(directory);
        } catch (RuntimeException e) {
            throw new IOException("cannot list " + Quoted.path(directory), e);
        }
        if (listed == null) {
            return null;
        }
        budget.entries(listed.size());
        List<SkillTree.Entry> visible = new ArrayList<>(listed.size());
        for (SkillTree.Entry entry : listed) {
            if (!isHidden(entry.name())) {
                visible.add(entry);
            }
        }
        visible.sort(BY_NAME);
        return visible;
    }

    int read(String path, byte[] buffer) throws IOException {
        int length;
        try {
            length = tree.read(path, buffer);
        } catch (RuntimeException e) {
            throw new IOException("cannot read " + Quoted.path(path), e);
        }
        budget.bytes(length);
        return length;
    }
}
