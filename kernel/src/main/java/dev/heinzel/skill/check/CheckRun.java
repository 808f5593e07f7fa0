package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One check of a plugin or directory: what was found so far, and what it may still cost. */
final class CheckRun {

    private final SkillTree tree;
    private final Report report;
    private final Budget budget;
    private final Source source;
    private final Scratch scratch = new Scratch();
    private final List<SkillLet.Served> accepted = new ArrayList<>();
    private final Map<String, String> firstOfName = new HashMap<>();

    CheckRun(SkillTree tree, Report report, Budget budget) {
        this.tree = tree;
        this.report = report;
        this.budget = budget;
        this.source = new Source(tree, budget);
    }

    /** F14: whether there is such a directory, which is then checked as a skill or a container. */
    boolean directory(Place place) throws IOException {
        List<SkillTree.Entry> entries = source.list(place.inTree());
        if (entries == null) {
            return false;
        }
        if (isSkill(entries)) {
            skill(place, entries);
        } else {
            container(place, entries);
        }
        return true;
    }

    static boolean isSkill(List<SkillTree.Entry> entries) {
        return entries.stream().anyMatch(entry -> Source.isLikeSkillMd(entry.name()));
    }

    private void container(Place place, List<SkillTree.Entry> entries) throws IOException {
        int directories = 0;
        for (SkillTree.Entry entry : entries) {
            if (budget.exhausted()) {
                return;
            }
            Place child = place.child(entry.name());
            FileReport on = report.of(child.shown());
            switch (entry.type()) {
                case DIRECTORY -> {
                    directories++;
                    inContainer(child, entry, on);
                }
                case LINK -> EntryRule.link(on);
                case OTHER -> {
                    if (EntryRule.checkName(entry, entry.name(), on)) {
                        EntryRule.notAFile(on);
                    }
                }
                case FILE ->
                        on.advice(
                                0,
                                FindingCode.FILE_NOT_SERVED,
                                "lies beside the skills, so it is not served",
                                "move it into a skill, or out of the directory");
            }
        }
        if (directories == 0) {
            report.of(place.shown())
                    .finding(
                            FindingCode.CONTAINER_EMPTY,
                            "there is no skill in it",
                            "add a directory with a SKILL.md");
        }
    }

    private void inContainer(Place place, SkillTree.Entry entry, FileReport on) throws IOException {
        boolean named = EntryRule.checkName(entry, entry.name(), on);
        if (!named && !EntryRule.canLookInto(entry, entry.name())) {
            return;
        }
        List<SkillTree.Entry> entries = source.list(place.inTree());
        if (entries == null) {
            throw new IOException("gone while it was checked: " + Quoted.path(place.shown()));
        }
        if (isSkill(entries) && named) {
            skill(place, entries);
        } else if (isSkill(entries)) {
            // for its findings alone
            check(place, entries);
        } else {
            on.finding(
                    FindingCode.SKILL_MD_MISSING,
                    "there is no SKILL.md in it",
                    "add one, or move it into a skill or out of the declared directory");
        }
    }

    private void skill(Place place, List<SkillTree.Entry> entries) throws IOException {
        budget.skill();
        if (budget.exhausted()) {
            return;
        }
        String name = place.name();
        String first = firstOfName.putIfAbsent(name, place.shown());
        if (first != null) {
            report.of(place.shown())
                    .finding(
                            FindingCode.SKILL_DUPLICATE,
                            "the plugin has another skill "
                                    + Quoted.of(name)
                                    + " at "
                                    + Quoted.path(first),
                            "rename one of them, with its directory");
        }
        Skill skill = check(place, entries);
        if (skill != null && first == null) {
            accepted.add(new SkillLet.Served(skill, place.inTree()));
        }
    }

    private @Nullable Skill check(Place place, List<SkillTree.Entry> entries) throws IOException {
        try {
            return SkillCheck.check(source, budget, report, scratch, place, entries);
        } catch (RuntimeException | StackOverflowError e) {
            // a fault of ours refuses this skill; thrown into a framework's resolve it would stop
            // every other bundle's as well (P2)
            report.of(place.shown())
                    .finding(
                            FindingCode.CHECK_FAILED,
                            "the check failed on this skill (" + e.getClass().getSimpleName() + ")",
                            "report this to Heinzel, with the skill");
            return null;
        }
    }

    CheckResult result() {
        return new CheckResult(report.findings(), report.advice(), SkillLet.of(accepted, tree));
    }
}
