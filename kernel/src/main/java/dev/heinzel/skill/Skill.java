package dev.heinzel.skill;

import dev.heinzel.skill.text.Names;
import dev.heinzel.skill.text.Paths;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A skill as it was when it was checked: one record for every source (R1). The body and the files
 * are part of it by reference, through their digests; they are read when asked for, and verified
 * then (S3, S4).
 *
 * <p>A {@code Skill} that exists keeps the rules of the format (R4). That its <em>content</em> was
 * checked is not said by the record but by whoever hands it out: only the checker makes a {@code
 * SkillLet}.
 *
 * @param name by F4
 * @param description one line, by F5
 * @param hints the optional front matter keys, in the order written, each a plain value: {@code
 *     String}, {@code Boolean}, {@code Long}, {@code java.math.BigInteger}, {@code Double}, {@code
 *     List}, {@code Map} with string keys, or null. They are shown and applied by nothing (F6).
 *     Unmodifiable, all the way down
 * @param files all of them, {@code SKILL.md} too, in ascending order of their UTF-8 path bytes
 * @param fingerprint over all files (R3)
 */
public record Skill(
        String name,
        String description,
        Map<String, Object> hints,
        List<SkillFile> files,
        Digest fingerprint) {

    /** The file that makes a directory a skill (F1). */
    public static final String SKILL_MD = "SKILL.md";

    /**
     * Checks all that the record holds again (R4) and copies what could change.
     *
     * @throws IllegalArgumentException if a value breaks a rule
     */
    public Skill {
        Objects.requireNonNull(fingerprint, "fingerprint");
        require(Names.problemOf(name), "name");
        require(Descriptions.problemOf(description), "description");
        hints = Hints.copyOf(hints);
        files = List.copyOf(files);
        checkFiles(files);
    }

    private static void require(@Nullable String problem, String what) {
        if (problem != null) {
            throw new IllegalArgumentException(what + " " + problem);
        }
    }

    private static void checkFiles(List<SkillFile> files) {
        boolean skillMd = false;
        long total = 0;
        Set<String> folded = new HashSet<>();
        SkillFile previous = null;
        for (SkillFile file : files) {
            if (previous != null && Paths.BY_UTF8.compare(previous.path(), file.path()) >= 0) {
                throw new IllegalArgumentException(
                        "files must be in ascending order of their path's UTF-8 bytes");
            }
            previous = file;
            if (files.size() > 1 && !folded.add(Paths.foldingKey(file.path()))) {
                throw new IllegalArgumentException(
                        "no two files have a path that is the same after folding");
            }
            if (file.kind() == FileKind.SKILL) {
                skillMd = true;
            } else {
                total += file.size();
            }
        }
        if (!skillMd) {
            throw new IllegalArgumentException("a skill has a file " + SKILL_MD);
        }
        if (files.size() - 1 > Limits.FILES) {
            throw new IllegalArgumentException(
                    "a skill has at most " + Limits.FILES + " files beside " + SKILL_MD);
        }
        if (total > Limits.SKILL_BYTES) {
            throw new IllegalArgumentException(
                    "a skill has at most " + Limits.SKILL_BYTES + " bytes of files");
        }
    }

    /** The record of {@code SKILL.md}, whose digest is the one that {@code load} verifies. */
    public SkillFile skillMd() {
        return file(SKILL_MD).orElseThrow();
    }

    /** The file at exactly this path, or empty. */
    public Optional<SkillFile> file(String path) {
        for (SkillFile file : files) {
            if (file.path().equals(path)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }
}
