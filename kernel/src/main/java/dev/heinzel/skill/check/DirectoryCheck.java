package dev.heinzel.skill.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks a PATH that a person named (K5): findings' paths start with the real last name of it,
 * {@code notes/SKILL.md} for {@code some/notes}, and for {@code .} inside of it.
 */
public final class DirectoryCheck {

    private DirectoryCheck() {}

    /**
     * Checks a directory that is a skill or holds skills (F14). A directory of skills may be named
     * by a link; a skill may not (F9).
     *
     * @param label how findings name it: the PATH as given
     * @throws java.nio.file.NoSuchFileException if there is nothing at {@code path}
     * @throws NotDirectoryException if it is no directory
     * @throws IOException if it cannot be read now
     */
    public static CheckResult check(String label, Path path) throws IOException {
        Path real = path.toRealPath();
        if (!Files.isDirectory(real)) {
            throw new NotDirectoryException(path.toString());
        }
        Report report = new Report(label);
        SkillTree tree = DirectoryTree.of(real);
        Path name = real.getFileName();
        Place place = new Place("", name == null ? "" : name.toString());
        if (Files.isSymbolicLink(path) && isSkill(tree.list(""))) {
            EntryRule.link(report.of(place.shown()));
        }
        return SkillChecker.checkDirectory(report, tree, place);
    }

    private static boolean isSkill(@Nullable List<SkillTree.Entry> entries) {
        return entries != null && CheckRun.isSkill(entries);
    }
}
