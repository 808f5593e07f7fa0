package dev.heinzel.cli;

import dev.heinzel.launcher.ProblemException;
import dev.heinzel.skill.text.Printable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;

/** What is told of an exception: never its stack, never a raw character from outside. */
final class Failures {

    private Failures() {}

    /** The failure that an exception means to a person. */
    static Failure of(Throwable thrown) {
        if (thrown instanceof Failure failure) {
            return failure;
        }
        if (thrown instanceof ProblemException problem) {
            return new Failure(
                    problem.code().equals("USAGE") ? Exit.USAGE : Exit.IO,
                    problem.code(),
                    Printable.escape(problem.getMessage()),
                    problem.remedy());
        }
        if (thrown instanceof UncheckedIOException && thrown.getCause() instanceof IOException io) {
            return of(io);
        }
        if (thrown instanceof IOException io) {
            return new Failure(Exit.IO, "IO", describe(io), "make it readable and try again");
        }
        if (thrown instanceof InvalidPathException invalid) {
            return new Failure(
                    Exit.USAGE,
                    "NO_SUCH_PATH",
                    '"' + Printable.quote(invalid.getInput()) + "\" cannot be a path here",
                    "give a file or a directory that exists");
        }
        return new Failure(
                Exit.IO,
                "INTERNAL",
                "this is a fault of hz itself: " + text(thrown),
                "report it with the command that led here");
    }

    // a file system exception's message is often the bare path, so its kind has to be said
    private static String describe(IOException thrown) {
        if (thrown instanceof FileSystemException file && file.getFile() != null) {
            String path = Printable.escape(String.valueOf(file.getFile()));
            if (thrown instanceof NoSuchFileException) {
                return path + " is not there";
            }
            if (thrown instanceof AccessDeniedException) {
                return "no permission to use " + path;
            }
            String reason = file.getReason();
            return path
                    + ": "
                    + (reason == null
                            ? thrown.getClass().getSimpleName()
                            : Printable.escape(reason));
        }
        return thrown instanceof FileNotFoundException
                ? "cannot open " + text(thrown)
                : text(thrown);
    }

    private static String text(Throwable thrown) {
        String message = thrown.getMessage();
        String kind = thrown.getClass().getSimpleName();
        return message == null || message.isEmpty()
                ? kind
                : kind + ": " + Printable.escape(message);
    }
}
