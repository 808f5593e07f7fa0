package dev.heinzel.skill.check;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillFile;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * A plugin's skills after the check: none of them has a finding. Only the checker makes one, so
 * holding one is the proof that the content was checked (R4). It keeps records, not bytes; {@link
 * #read} gets them from where they were checked and verifies them. Immutable, thread-safe.
 */
public final class SkillLet {

    private final List<Skill> skills;
    private final Map<String, Served> byName;
    private final SkillTree tree;

    /**
     * An accepted skill.
     *
     * @param directory where the tree has it; empty for its root
     */
    record Served(Skill skill, String directory) {}

    private SkillLet(List<Skill> skills, Map<String, Served> byName, SkillTree tree) {
        this.skills = skills;
        this.byName = byName;
        this.tree = tree;
    }

    static SkillLet of(List<Served> served, SkillTree tree) {
        Map<String, Served> byName = new HashMap<>();
        served.forEach(one -> byName.put(one.skill().name(), one));
        List<Skill> skills =
                served.stream()
                        .map(Served::skill)
                        .sorted(Comparator.comparing(Skill::name))
                        .toList();
        return new SkillLet(skills, byName, tree);
    }

    /** The accepted skills, each name once, in ascending order of name. Unmodifiable. */
    public List<Skill> skills() {
        return skills;
    }

    /** The skill of exactly this name, or null. */
    public @Nullable Skill skill(String name) {
        Served served = byName.get(name);
        return served == null ? null : served.skill();
    }

    /** Whether the other has equal skills, each in the same place of its tree. */
    public boolean isLike(SkillLet other) {
        return byName.equals(other.byName);
    }

    /**
     * The exact bytes of a file, if they are still the ones that were checked (S4). The path is
     * looked up in the record, as an exact key; only a path that the record lists reaches the tree.
     *
     * @return found; not found if the skill is not one of these or does not list the path; changed
     *     if the file is gone or its bytes differ, down to a jar that no longer inflates;
     *     unavailable if it cannot be read now
     */
    public Answer<FileContent> read(Skill skill, String path) {
        Served served = byName.get(skill.name());
        // our own record decides, whatever the caller's says of its files
        SkillFile file =
                served == null || !served.skill().fingerprint().equals(skill.fingerprint())
                        ? null
                        : served.skill().file(path).orElse(null);
        if (served == null || file == null) {
            return new Answer.NotFound<>(skill.name(), path);
        }
        byte[] buffer = new byte[Math.toIntExact(file.size()) + 1];
        int length;
        try {
            length = tree.read(Place.join(served.directory(), path), buffer);
        } catch (NoSuchFileException | ZipException | EOFException e) {
            // gone, or a jar whose bytes no longer inflate to what was checked
            return new Answer.Changed<>(skill.name(), path);
        } catch (IOException | RuntimeException e) {
            // a framework throws anything while it replaces a bundle (S5: no untyped exception)
            return new Answer.Unavailable<>(skill.name(), path);
        }
        if (length != file.size()) {
            return new Answer.Changed<>(skill.name(), path);
        }
        byte[] bytes = Arrays.copyOf(buffer, length);
        return Digest.of(Digest.sha256().digest(bytes)).equals(file.sha256())
                ? new Answer.Found<>(FileContent.of(file, bytes))
                : new Answer.Changed<>(skill.name(), path);
    }
}
