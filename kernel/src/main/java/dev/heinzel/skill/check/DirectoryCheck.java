package dev.heinzel.skill.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/**
 * Checks a PATH that a person named (K5): findings' paths start with the real last name of it,
 * {@code notes/SKILL.md} for {@code some/notes}, and for {@code .} inside of it. A directory of
 * skills may be named by a link; a skill may not (F9).
 */
public final class DirectoryCheck {

    private DirectoryCheck() {}

    /**
     * Checks a directory that is a skill or holds skills (F14), as a whole: one finding refuses all
     * of it.
     *
     * @param label how findings name it: the PATH as given
     * @throws java.nio.file.NoSuchFileException if there is nothing at {@code path}
     * @throws NotDirectoryException if it is no directory
     * @throws IOException if it cannot be read now
     */
    public static CheckResult check(String label, Path path) throws IOException {
        Path real = realDirectory(path);
        return SkillChecker.checkDirectory(
                label, DirectoryTree.of(real), place(real), Files.isSymbolicLink(path));
    }

    /**
     * Checks the same way, but each skill stands for itself (L6): the result has a {@link
     * CheckResult#skillLet()}, which holds the skills without a finding of their own, whatever is
     * wrong with others. A skill that cannot be read, or changes meanwhile, is a finding on it. A
     * directory that holds no skill is fine.
     *
     * @param label how findings name it
     * @param root the directory, behind every link: the caller follows them, so that it knows which
     *     one was looked at
     * @param link whether it was named by a link
     * @throws NotDirectoryException if it is no directory
     * @throws IOException if the directory itself cannot be listed now
     */
    public static CheckResult checkEach(String label, Path root, boolean link) throws IOException {
        if (!Files.isDirectory(root)) {
            throw new NotDirectoryException(root.toString());
        }
        return SkillChecker.checkEach(label, DirectoryTree.of(root), place(root), link);
    }

    private static Path realDirectory(Path path) throws IOException {
        Path real = path.toRealPath();
        if (!Files.isDirectory(real)) {
            throw new NotDirectoryException(path.toString());
        }
        return real;
    }

    private static Place place(Path real) {
        Path name = real.getFileName();
        return new Place("", name == null ? "" : name.toString());
    }
}
