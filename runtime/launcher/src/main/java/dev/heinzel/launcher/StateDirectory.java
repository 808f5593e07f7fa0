package dev.heinzel.launcher;

import dev.heinzel.launcher.config.FileOwner;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/**
 * The directory that all state lies in. It is the trust boundary (O2): what lies in it was checked
 * once and is believed from then on, so it is the user's own and closed to everybody else, or it is
 * neither written nor read.
 */
final class StateDirectory {

    private static final String CODE = "STATE_DIRECTORY";
    private static final Set<PosixFilePermission> OWNER_ONLY =
            PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> OTHERS =
            EnumSet.complementOf(EnumSet.copyOf(OWNER_ONLY));

    private StateDirectory() {}

    /**
     * Whether it is there; if it is, it may be used.
     *
     * @throws ProblemException if it is there and may not
     */
    static boolean isThere(Path state) throws IOException {
        PosixFileAttributes attributes;
        try {
            attributes = Files.readAttributes(state, PosixFileAttributes.class);
        } catch (NoSuchFileException e) {
            if (Files.isSymbolicLink(state)) {
                throw leadsNowhere(state);
            }
            return false;
        } catch (FileSystemException e) {
            ProblemException problem =
                    new ProblemException(
                            CODE,
                            "the state directory " + state + " cannot be reached: " + Causes.of(e),
                            "see to the directories above it, or set HZ_HOME");
            problem.initCause(e);
            throw problem;
        }
        if (!attributes.isDirectory()) {
            throw new ProblemException(
                    CODE, "the state " + state + " is not a directory", "move it away");
        }
        if (!FileOwner.isUser(attributes.owner())) {
            throw new ProblemException(
                    CODE,
                    "the state directory "
                            + state
                            + " belongs to "
                            + attributes.owner().getName()
                            + ", not to you",
                    "use a directory of your own: set HZ_HOME");
        }
        Set<PosixFilePermission> permissions = attributes.permissions();
        if (permissions.stream().anyMatch(OTHERS::contains)) {
            throw new ProblemException(
                    CODE,
                    "the state directory "
                            + state
                            + " is open to others ("
                            + PosixFilePermissions.toString(permissions)
                            + ")",
                    "chmod 700 " + ShellWord.of(state));
        }
        return true;
    }

    /** Makes a directory inside it, for the user alone too; fine if it is there. */
    static void createInside(Path directory) throws IOException {
        Files.createDirectories(directory, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
    }

    /** Makes it, and what is missing above it, for the user alone; or finds that it may be used. */
    static void create(Path state) throws IOException {
        if (isThere(state)) {
            return;
        }
        FileAttribute<?> ownerOnly = PosixFilePermissions.asFileAttribute(OWNER_ONLY);
        Path parent = state.getParent();
        if (parent != null && !Files.isDirectory(parent)) {
            Files.createDirectories(parent, ownerOnly);
        }
        try {
            Files.createDirectory(state, ownerOnly);
        } catch (FileAlreadyExistsException e) {
            // another process was faster, or it is a link
            if (!isThere(state)) {
                throw leadsNowhere(state);
            }
        }
    }

    // perhaps a disk that is not there now: taken for an empty state, its plugins would be lost
    private static ProblemException leadsNowhere(Path state) {
        return new ProblemException(
                CODE,
                "the state directory " + state + " is a link that leads nowhere",
                "bring back what it leads to, or remove the link");
    }
}
