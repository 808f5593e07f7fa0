package dev.heinzel.launcher.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** The text of a small file, or why there is none. Reading never fails, and never waits. */
sealed interface FileText {

    /** The most bytes of the user's own file. */
    int BYTES = 256 * 1_024;

    /** The most of a project's: it sets one number, and may be a stranger's. */
    int PROJECT_BYTES = 16 * 1_024;

    /** There is no such file. */
    record Missing() implements FileText {}

    /** All of it, without a byte order mark: editors write one, and it means nothing in UTF-8. */
    record Whole(String text) implements FileText {}

    /**
     * It is there and cannot be used.
     *
     * @param line 1-based, or 0 for none
     * @param rest what can be made out of it all the same; empty for nothing
     */
    record Refused(int line, String message, String remedy, String rest) implements FileText {}

    /**
     * Reads a file.
     *
     * @param limit the most bytes
     * @param links {@link LinkOption#NOFOLLOW_LINKS}, or nothing to follow them
     */
    static FileText of(Path file, int limit, LinkOption... links) {
        try {
            BasicFileAttributes attributes =
                    Files.readAttributes(file, BasicFileAttributes.class, links);
            if (!attributes.isRegularFile()) {
                // not opened: a pipe would wait for its writer
                String what = attributes.isDirectory() ? "is a directory" : "is not a regular file";
                return new Refused(0, what, "put a file in its place, or nothing", "");
            }
            try (InputStream in = Files.newInputStream(file, (OpenOption[]) links)) {
                return decoded(in.readNBytes(limit + 1), limit);
            }
        } catch (NoSuchFileException e) {
            return leadsNowhere(file)
                    ? new Refused(
                            0,
                            "is a link that leads nowhere, or lies behind one",
                            "bring back what it leads to, or remove the link",
                            "")
                    : new Missing();
        } catch (AccessDeniedException e) {
            return new Refused(
                    0, "cannot be read: permission denied", "chmod u+r it, and u+x above it", "");
        } catch (IOException e) {
            String reason = e instanceof FileSystemException f ? f.getReason() : null;
            return new Refused(
                    0,
                    "cannot be read" + (reason == null ? "" : ": " + reason),
                    "see to the directory and the disk it lies on",
                    "");
        }
    }

    // perhaps a disk that is not there now: taken for no file, its limits would not hold
    private static boolean leadsNowhere(Path file) {
        for (Path at = file; at != null && Files.notExists(at); at = at.getParent()) {
            if (Files.isSymbolicLink(at)) {
                return true;
            }
        }
        return false;
    }

    private static FileText decoded(byte[] bytes, int limit) {
        if (bytes.length > limit) {
            return new Refused(0, "has more than " + limit / 1_024 + " KB", "shorten it", "");
        }
        CharsetDecoder decoder =
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            int line = 1;
            for (int i = 0; i < in.position(); i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            return new Refused(line, "is not UTF-8", "save it as UTF-8", lenient(bytes));
        }
        String text = out.flip().toString();
        return new Whole(text.startsWith("\ufeff") ? text.substring(1) : text);
    }

    // without NUL, so that names can be made out in UTF-16 too
    private static String lenient(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).replace("\0", "");
    }
}
