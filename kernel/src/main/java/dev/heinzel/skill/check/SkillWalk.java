package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.text.Paths;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the files of one skill, with what their names, places and number break (F8 to F10). Without
 * recursion: how deep a directory nests is somebody else's choice.
 */
final class SkillWalk {

    private final Source source;
    private final Budget budget;
    private final Report report;
    private final Place skill;
    private final List<String> files = new ArrayList<>();
    private final Deque<Directory> left = new ArrayDeque<>();

    /** A directory that is still to be listed, relative to the skill, and how deep it lies. */
    private record Directory(String path, int depth) {}

    private SkillWalk(Source source, Budget budget, Report report, Place skill) {
        this.source = source;
        this.budget = budget;
        this.report = report;
        this.skill = skill;
    }

    /**
     * The files to read, relative to the skill, in ascending order of their path's UTF-8 bytes.
     *
     * @param entries what lies directly in the skill's directory
     */
    static List<String> files(
            Source source, Budget budget, Report report, Place skill, List<SkillTree.Entry> entries)
            throws IOException {
        SkillWalk walk = new SkillWalk(source, budget, report, skill);
        walk.visit(new Directory("", 0), entries);
        walk.walk();
        walk.files.sort(Paths.BY_UTF8);
        return walk.files;
    }

    private void walk() throws IOException {
        while (!left.isEmpty() && !budget.exhausted()) {
            Directory directory = left.pop();
            List<SkillTree.Entry> entries =
                    source.list(Place.join(skill.inTree(), directory.path()));
            if (entries == null) {
                throw new IOException(
                        "gone while it was checked: "
                                + Quoted.path(Place.join(skill.shown(), directory.path())));
            }
            visit(directory, entries);
        }
        long beside = files.stream().filter(file -> !file.equals(Skill.SKILL_MD)).count();
        if (beside > Limits.FILES) {
            report.of(skill.shown())
                    .finding(
                            FindingCode.TOO_MANY_FILES,
                            beside + " files lie beside SKILL.md, more than " + Limits.FILES,
                            "remove some, or join them");
        }
    }

    private void visit(Directory directory, List<SkillTree.Entry> entries) {
        Map<String, String> folded = new HashMap<>();
        for (SkillTree.Entry entry : entries) {
            String path = Place.join(directory.path(), entry.name());
            FileReport on = report.of(Place.join(skill.shown(), path));
            if (!EntryRule.checkName(entry, path, on)) {
                if (EntryRule.canLookInto(entry, path)) {
                    left.push(new Directory(path, directory.depth() + 1));
                }
                continue;
            }
            String other = folded.put(Paths.foldingKey(entry.name()), entry.name());
            if (other != null) {
                on.finding(
                        FindingCode.PATH_COLLISION,
                        "is the same as "
                                + Quoted.of(other)
                                + " where case or accents do not count",
                        "rename one of them");
            }
            take(entry, path, directory.depth(), on);
        }
    }

    private void take(SkillTree.Entry entry, String path, int depth, FileReport on) {
        switch (entry.type()) {
            case FILE -> {
                if (depth > Limits.DIRECTORIES_DEEP) {
                    on.finding(
                            FindingCode.TOO_DEEP,
                            "lies "
                                    + depth
                                    + " directories deep, more than "
                                    + Limits.DIRECTORIES_DEEP,
                            "move it up");
                }
                files.add(path.equals(Skill.SKILL_MD) ? Skill.SKILL_MD : path);
            }
            case DIRECTORY -> left.push(new Directory(path, depth + 1));
            case LINK -> EntryRule.link(on);
            case OTHER -> EntryRule.notAFile(on);
        }
    }
}
