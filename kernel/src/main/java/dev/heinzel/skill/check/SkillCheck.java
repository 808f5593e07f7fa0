package dev.heinzel.skill.check;

import dev.heinzel.skill.Digest;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillFile;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks one skill (F1 to F12): every file is read once (a long one once more, whole), and scanned,
 * hashed and counted from the same bytes.
 */
final class SkillCheck {

    private final Source source;
    private final Budget budget;
    private final Report report;
    private final Scratch scratch;
    private final Place skill;
    private final Fingerprint fingerprint;
    private final List<SkillFile> records = new ArrayList<>();
    private final long findingsBefore;
    private long bytesBeside;
    private @Nullable SkillMd skillMd;

    private SkillCheck(Source source, Budget budget, Report report, Scratch scratch, Place skill) {
        this.source = source;
        this.budget = budget;
        this.report = report;
        this.scratch = scratch;
        this.skill = skill;
        this.fingerprint = new Fingerprint(scratch.fingerprint);
        this.findingsBefore = report.findingCount();
        scratch.file.reset();
    }

    /**
     * The skill's record, or null if it has a finding.
     *
     * @param entries what lies directly in its directory, one of them spelled like SKILL.md
     */
    static @Nullable Skill check(
            Source source,
            Budget budget,
            Report report,
            Scratch scratch,
            Place skill,
            List<SkillTree.Entry> entries)
            throws IOException {
        return new SkillCheck(source, budget, report, scratch, skill).check(entries);
    }

    private @Nullable Skill check(List<SkillTree.Entry> entries) throws IOException {
        String name = skillMdName(entries);
        List<String> files = SkillWalk.files(source, budget, report, skill, entries);
        for (String file : files) {
            if (budget.exhausted()) {
                return null;
            }
            if (file.equals(name)) {
                readSkillMd(file);
            } else {
                readBeside(file);
            }
        }
        if (bytesBeside > Limits.SKILL_BYTES) {
            report.of(skill.shown())
                    .finding(
                            FindingCode.SKILL_TOO_LARGE,
                            "the files beside SKILL.md have "
                                    + bytesBeside
                                    + " bytes together, more than 1 MB ("
                                    + Limits.SKILL_BYTES
                                    + ")",
                            "split the skill, or shorten files");
        }
        return isFine() ? accept() : null;
    }

    /** The file that is SKILL.md or stands in its place, each look-alike refused (F1). */
    private String skillMdName(List<SkillTree.Entry> entries) {
        String found = null;
        for (SkillTree.Entry entry : entries) {
            FileReport on = report.of(skill.child(entry.name()).shown());
            if (!Source.isLikeSkillMd(entry.name())) {
                continue;
            }
            if (entry.name().equals(Skill.SKILL_MD)) {
                found = Skill.SKILL_MD;
                if (entry.type() == SkillTree.Type.DIRECTORY) {
                    on.finding(
                            FindingCode.SKILL_MD_MISSING,
                            "SKILL.md is a directory",
                            "make it a file");
                }
            } else {
                on.finding(
                        FindingCode.SKILL_MD_CASE,
                        "the file is spelled " + entry.name(),
                        "rename it to SKILL.md");
                found = found == null ? entry.name() : found;
            }
        }
        return found == null ? Skill.SKILL_MD : found;
    }

    private void readSkillMd(String file) throws IOException {
        FileReport on = report.of(skill.child(file).shown());
        int length = read(file);
        if (length > Limits.SKILL_MD_BYTES) {
            on.finding(
                    FindingCode.SKILL_MD_TOO_LARGE,
                    file + " has more than 64 KB (" + Limits.SKILL_MD_BYTES + " bytes)",
                    "move parts of it into files of their own");
        }
        if (length > Limits.FILE_BYTES) {
            return;
        }
        FileText.check(scratch.buffer(), length, on);
        skillMd = SkillMd.check(scratch.buffer(), length, skill.name(), on);
        if (length <= Limits.SKILL_MD_BYTES) {
            record(file, length);
        }
    }

    private void readBeside(String file) throws IOException {
        FileReport on = report.of(skill.child(file).shown());
        int length = read(file);
        bytesBeside += length;
        if (length > Limits.FILE_BYTES) {
            on.finding(
                    FindingCode.FILE_TOO_LARGE,
                    "has more than 200 KB (" + Limits.FILE_BYTES + " bytes)",
                    "split it, or keep it outside of the skill");
            return;
        }
        FileText.check(scratch.buffer(), length, on);
        record(file, length);
    }

    private int read(String file) throws IOException {
        try {
            String path = skill.child(file).inTree();
            int length = source.read(path, scratch.buffer());
            // from its start again, so that all that is said comes from the bytes of one reading
            return length == scratch.buffer().length && scratch.grow()
                    ? source.read(path, scratch.buffer())
                    : length;
        } catch (NoSuchFileException e) {
            throw new IOException(
                    "gone while it was checked: " + Quoted.path(skill.child(file).shown()), e);
        }
    }

    private boolean isFine() {
        return report.findingCount() == findingsBefore;
    }

    private void record(String file, int length) {
        if (!isFine()) {
            return; // a record keeps every rule (R4), and nobody asks for this one
        }
        fingerprint.add(file, scratch.buffer(), length);
        scratch.file.update(scratch.buffer(), 0, length);
        records.add(SkillFile.of(file, length, Digest.of(scratch.file.digest())));
    }

    private @Nullable Skill accept() {
        SkillMd said = skillMd;
        if (said == null || said.name() == null || said.description() == null) {
            report.of(skill.shown())
                    .finding(
                            FindingCode.SKILL_MD_MISSING,
                            "there is no SKILL.md that can be read",
                            "add one");
            return null;
        }
        return new Skill(
                said.name(), said.description(), said.hints(), records, fingerprint.digest());
    }
}
