package dev.heinzel.launcher.jar;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.Secrets;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * The main attributes of a jar's manifest, raw (P1).
 *
 * @param headers by name; names in any case are the same
 */
public record JarManifest(Map<String, String> headers) {

    /** Spelled exactly so; a framework looks for no other. */
    public static final String PATH = "META-INF/MANIFEST.MF";

    /** Main attributes end here at the latest; what describes single entries may follow. */
    static final int MAX_BYTES = 1 << 20;

    private static final List<String> CODE_HEADERS =
            List.of(
                    "Bundle-Activator",
                    "Bundle-ClassPath",
                    "Bundle-NativeCode",
                    "Service-Component");

    /** Copies the map, so that names in any case are found. */
    public JarManifest {
        Map<String, String> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        copy.putAll(headers);
        headers = Collections.unmodifiableMap(copy);
    }

    static @Nullable JarManifest read(JarTree tree, JarFindings findings) throws IOException {
        byte[] buffer = new byte[MAX_BYTES + 1];
        int count;
        try {
            count = tree.read(PATH, buffer);
        } catch (NoSuchFileException e) {
            findings.add(
                    FindingCode.JAR_MALFORMED,
                    "the jar has no " + PATH,
                    "build it with a manifest, as bnd or jar write one");
            return null;
        }
        int end = endOfMain(buffer, count);
        if (end > MAX_BYTES) {
            findings.add(
                    PATH,
                    FindingCode.JAR_MALFORMED,
                    "the main attributes have more than " + MAX_BYTES + " bytes",
                    "write fewer or shorter headers");
            return null;
        }
        return parse(Arrays.copyOf(buffer, end), findings);
    }

    /** Where the first empty line is, or all there is. */
    private static int endOfMain(byte[] bytes, int count) {
        boolean empty = true;
        for (int i = 0; i < count; i++) {
            byte b = bytes[i];
            if (b == '\r' && i + 1 < count && bytes[i + 1] == '\n') {
                continue;
            }
            boolean lineEnd = b == '\n' || b == '\r';
            if (lineEnd && empty) {
                return i + 1;
            }
            empty = lineEnd;
        }
        return count;
    }

    private static @Nullable JarManifest parse(byte[] main, JarFindings findings) {
        boolean doubtful = hasDoubtfulLines(main, findings);
        boolean repeated = repeatsHeader(main, findings);
        if (doubtful || repeated) {
            return null;
        }
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        try {
            new Manifest(new ByteArrayInputStream(main))
                    .getMainAttributes()
                    .forEach((name, value) -> headers.put(name.toString(), value.toString()));
        } catch (IOException e) {
            // its message quotes the line, which may hold anything
            findings.add(
                    PATH,
                    FindingCode.JAR_MALFORMED,
                    "a line of the manifest is no header",
                    "write Name: value, and start the lines that continue one with a space");
            return null;
        }
        return new JarManifest(headers);
    }

    /**
     * Java's reader drops a last line that does not end and takes a lone CR for a line's end; Felix
     * keeps the line, and takes the CR for text.
     */
    private static boolean hasDoubtfulLines(byte[] main, JarFindings findings) {
        int line = 1;
        for (int i = 0; i < main.length; i++) {
            if (main[i] == '\r' && (i + 1 == main.length || main[i + 1] != '\n')) {
                findings.add(
                        PATH,
                        line,
                        FindingCode.JAR_AMBIGUOUS,
                        "U+000D without U+000A after it, which some readers take for a line's end",
                        "end lines by both, or by U+000A alone");
                return true;
            }
            line += main[i] == '\n' ? 1 : 0;
        }
        if (main.length > 0 && main[main.length - 1] != '\n') {
            findings.add(
                    PATH,
                    line,
                    FindingCode.JAR_AMBIGUOUS,
                    "the manifest's last line does not end, so that some readers drop it",
                    "end it by a line feed");
            return true;
        }
        return false;
    }

    /** Java takes the last of two, Felix refuses the bundle. */
    private static boolean repeatsHeader(byte[] main, JarFindings findings) {
        String[] lines = new String(main, StandardCharsets.UTF_8).split("\r?\n", -1);
        Set<String> seen = new HashSet<>();
        boolean repeated = false;
        for (int i = 0; i < lines.length; i++) {
            int colon = lines[i].indexOf(':');
            if (colon > 0
                    && !lines[i].startsWith(" ")
                    && !seen.add(lines[i].substring(0, colon).toLowerCase(Locale.ROOT))) {
                repeated = true;
                findings.add(
                        PATH,
                        i + 1,
                        FindingCode.JAR_AMBIGUOUS,
                        "the header " + quoted(lines[i].substring(0, colon)) + " is there twice",
                        "keep one of them");
            }
        }
        return repeated;
    }

    private static String quoted(String header) {
        return Secrets.providerIn(header) == null ? Printable.quote(header) : "[secret]";
    }

    /** The value of a header without space around it; empty if there is none. */
    public String header(String name) {
        return headers.getOrDefault(name, "").strip();
    }

    /** Whether a header says that starting the bundle runs code (P8). */
    public boolean namesCode() {
        return CODE_HEADERS.stream()
                .anyMatch(name -> !header(name).isEmpty() && !isItself(name, header(name)));
    }

    private static boolean isItself(String name, String value) {
        return name.equals("Bundle-ClassPath") && value.equals(".");
    }
}
