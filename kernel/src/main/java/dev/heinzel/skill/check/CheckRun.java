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

    /** What a finding refuses. */
    enum Refusing {
        /** All of it: a plugin is taken as a whole or not at all. */
        ALL,
        /** The skill that has it: each stands for itself (L6). */
        EACH
    }

    private final SkillTree tree;
    private final Report report;
    private final Budget budget;
    private final Refusing refusing;
    private final Source source;
    private final Scratch scratch = new Scratch();
    private final List<SkillLet.Served> accepted = new ArrayList<>();
    private final Map<String, String> firstOfName = new HashMap<>();

    CheckRun(SkillTree tree, Report report, Budget budget, Refusing refusing) {
        this.tree = tree;
        this.report = report;
        this.budget = budget;
        this.refusing = refusing;
        this.source = new Source(tree, budget);
    }

    /** F14: whether there is such a directory, which is then checked as a skill or a container. */
    boolean directory(Place place) throws IOException {
        return directory(place, false);
    }

    /**
     * The same.
     *
     * @param link whether it was named by a link, which a container may be and a skill may not (F9)
     */
    boolean directory(Place place, boolean link) throws IOException {
        List<SkillTree.Entry> entries = source.list(place.inTree());
        if (entries == null) {
            return false;
        }
        if (!isSkill(entries)) {
            container(place, entries);
        } else if (link) {
            EntryRule.link(report.of(place.shown()));
            // for its other findings
            check(place, entries);
        } else {
            skill(place, entries);
        }
        if (refusing == Refusing.EACH && accepted.isEmpty()) {
            skillsBelow(place, entries);
        }
        return true;
    }

    /** A stray SKILL.md beside skills that stand each for itself hides none of them (L6). */
    private void skillsBelow(Place place, List<SkillTree.Entry> entries) throws IOException {
        if (!isSkill(entries)) {
            return;
        }
        for (SkillTree.Entry entry : entries) {
            Place child = place.child(entry.name());
            if (entry.type() == SkillTree.Type.DIRECTORY) {
                List<SkillTree.Entry> inner = listInContainer(child);
                if (inner != null && isSkill(inner)) {
                    inContainer(child, entry, report.of(child.shown()));
                }
            }
        }
    }

    private static boolean isSkill(List<SkillTree.Entry> entries) {
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
        if (directories == 0 && refusing == Refusing.ALL) {
            report.of(place.shown())
                    .finding(
                            FindingCode.CONTAINER_EMPTY,
                            "there is no skill in it",
                            "add a directory with a SKILL.md");
        }
    }

    private void inContainer(Place place, SkillTree.Entry entry, FileReport on) throws IOException {
        long before = report.findingCount();
        if (!EntryRule.checkName(entry, entry.name(), on)
                && !EntryRule.canLookInto(entry, entry.name())) {
            return;
        }
        boolean named = report.findingCount() == before;
        List<SkillTree.Entry> entries = listInContainer(place);
        if (entries == null) {
            return;
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

    /** What lies in a directory of a container; null if that could not be read and was reported. */
    private @Nullable List<SkillTree.Entry> listInContainer(Place place) throws IOException {
        try {
            List<SkillTree.Entry> entries = source.list(place.inTree());
            if (entries == null) {
                throw new IOException("gone while it was checked: " + Quoted.path(place.shown()));
            }
            return entries;
        } catch (IOException e) {
            unreadable(place, e);
            return null;
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
        } catch (IOException e) {
            unreadable(place, e);
            return null;
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

    /** Nothing is said of a plugin that cannot be read now; of skills that stand alone it is. */
    private void unreadable(Place place, IOException failure) throws IOException {
        if (refusing == Refusing.ALL) {
            throw failure;
        }
        report.of(place.shown())
                .finding(
                        FindingCode.PERSONAL_UNREADABLE,
                        "cannot be read, or changed while it was read ("
                                + failure.getClass().getSimpleName()
                                + ")",
                        "let its user read all of it, or wait until nothing changes in it");
    }

    CheckResult result() {
        SkillLet skillLet = SkillLet.of(accepted, tree);
        boolean usable = refusing == Refusing.EACH || report.findingCount() == 0;
        return new CheckResult(
                report.findings(), report.advice(), skillLet.skills(), usable ? skillLet : null);
    }
}
