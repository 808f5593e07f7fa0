package dev.heinzel.cli;

import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * A PATH from the command line that is there.
 *
 * @param given as it was typed
 * @param path the same, for reading
 * @param directory whether it is a directory; else it is a file
 */
record Argument(String given, Path path, boolean directory) {

    /**
     * Looks at it, through a link if it is one.
     *
     * @throws Failure if it is not there, cannot be reached, or is neither a file nor a directory:
     *     a pipe would block whoever opens it, and a device need not end
     */
    static Argument parse(String given) throws Failure {
        if (given.isEmpty()) {
            throw Failure.usage("a PATH is empty", "give a file or a directory");
        }
        Path path;
        BasicFileAttributes attributes;
        try {
            path = Path.of(given);
            attributes = Files.readAttributes(path, BasicFileAttributes.class);
        } catch (InvalidPathException e) {
            throw notThere(given, "cannot be a path here");
        } catch (NoSuchFileException e) {
            throw notThere(given, "is not there");
        } catch (AccessDeniedException e) {
            throw new Failure(
                    Exit.IO,
                    "IO",
                    "no permission to use " + Printable.escape(given),
                    "make it readable and try again");
        } catch (IOException e) {
            throw notThere(given, "cannot be reached");
        }
        if (!attributes.isDirectory() && !attributes.isRegularFile()) {
            throw new Failure(
                    Exit.REFUSED,
                    "NOT_A_FILE",
                    Printable.escape(given) + " is neither a file nor a directory",
                    "give a jar that lies on disk");
        }
        return new Argument(given, path, attributes.isDirectory());
    }

    /**
     * A PATH that has to be a file.
     *
     * @throws Failure as {@link #parse} does, and if it is a directory
     */
    static Argument parseFile(String given) throws Failure {
        Argument argument = parse(given);
        if (argument.directory()) {
            throw new Failure(
                    Exit.REFUSED,
                    "JAR_MALFORMED",
                    Printable.escape(given) + " is a directory, not a jar",
                    "build the plugin and give its jar; a directory of skills can be checked with"
                            + " hz skill check");
        }
        return argument;
    }

    private static Failure notThere(String given, String what) {
        return new Failure(
                Exit.USAGE,
                "NO_SUCH_PATH",
                shown(given) + " " + what,
                "give a file or a directory that exists");
    }

    private static String shown(String given) {
        int end = Math.min(given.length(), 4_096);
        return Printable.escape(given.substring(0, end)) + (end < given.length() ? "…" : "");
    }
}
