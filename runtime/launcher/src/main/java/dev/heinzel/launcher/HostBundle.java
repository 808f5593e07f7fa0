package dev.heinzel.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * A bundle that lies on the host's class path or module path, as a jar or as a directory of
 * classes, and is given to the framework from there (OSGi Connect): its classes are the host's own.
 *
 * @param headers its manifest's main attributes
 * @param loader what loads its classes; null if it has none, so that the framework treats it as it
 *     treats any other bundle
 */
record HostBundle(Path place, Map<String, String> headers, @Nullable ClassLoader loader) {

    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    /** Copies the headers. */
    HostBundle {
        headers = Map.copyOf(headers);
    }

    /**
     * The bundle that a class of the host belongs to.
     *
     * @throws ProblemException if the class does not come from a bundle's own jar or directory
     */
    static HostBundle holding(Class<?> type) throws IOException {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        URL location = source == null ? null : source.getLocation();
        if (location == null) {
            throw notOnItsOwn(type.getName(), "nowhere");
        }
        Path place = path(location, type.getName());
        return new HostBundle(place, headers(place, type.getName()), type.getClassLoader());
    }

    /**
     * The bundle without classes that a resource of the host belongs to.
     *
     * @param resource its path in the bundle
     * @param location where it was found
     * @throws ProblemException if it does not lie in a bundle's own jar or directory
     */
    static HostBundle holding(String resource, URL location) throws IOException {
        String text = location.toString();
        String outer = text.substring(0, text.length() - resource.length());
        if (outer.startsWith("jar:") && outer.endsWith("!/")) {
            outer = outer.substring("jar:".length(), outer.length() - "!/".length());
        }
        Path place = path(new URL(outer), resource);
        return new HostBundle(place, headers(place, resource), null);
    }

    private static Path path(URL location, String what) throws ProblemException {
        try {
            return Path.of(location.toURI());
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
            ProblemException problem = notOnItsOwn(what, location.toString());
            problem.initCause(e);
            throw problem;
        }
    }

    private static Map<String, String> headers(Path place, String what) throws IOException {
        Map<String, String> headers = new HashMap<>();
        if (Files.isDirectory(place)) {
            Path manifest = place.resolve(MANIFEST);
            if (Files.exists(manifest)) {
                try (InputStream in = Files.newInputStream(manifest)) {
                    put(headers, new Manifest(in));
                }
            }
        } else {
            try (ZipFile jar = new ZipFile(place.toFile())) {
                ZipEntry manifest = jar.getEntry(JarFile.MANIFEST_NAME);
                if (manifest != null) {
                    try (InputStream in = jar.getInputStream(manifest)) {
                        put(headers, new Manifest(in));
                    }
                }
            }
        }
        if (!headers.containsKey("Bundle-SymbolicName")) {
            throw notOnItsOwn(what, place.toString());
        }
        return headers;
    }

    private static void put(Map<String, String> headers, Manifest manifest) {
        manifest.getMainAttributes()
                .forEach((key, value) -> headers.put(key.toString(), value.toString()));
    }

    private static ProblemException notOnItsOwn(String what, String where) {
        return new ProblemException(
                "RUNTIME",
                what + " comes from " + where + ", which is no bundle",
                "put the jars of Heinzel on the class path or module path as they are, not merged"
                        + " into one");
    }

    /** Without directives. */
    String symbolicName() {
        return clause("Bundle-SymbolicName");
    }

    /** As the manifest says it; {@code 0.0.0} if it does not. */
    String version() {
        return Optional.ofNullable(headers.get("Bundle-Version")).orElse("0.0.0").strip();
    }

    /** How the framework calls it. */
    String location() {
        return "connect:" + symbolicName();
    }

    private String clause(String header) {
        String value = headers.getOrDefault(header, "");
        int directives = value.indexOf(';');
        return (directives < 0 ? value : value.substring(0, directives)).strip();
    }
}
