package dev.heinzel.launcher;

import acme.code.Noisy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A plugin's jar, built in the test. */
final class PluginFixture {

    private final Manifest manifest = new Manifest();
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    private PluginFixture(String symbolicName) {
        header("Manifest-Version", "1.0");
        header("Bundle-ManifestVersion", "2");
        header("Bundle-SymbolicName", symbolicName);
        version("1.0.0");
    }

    static PluginFixture aPlugin(String symbolicName) {
        return new PluginFixture(symbolicName).header("SkillLet", "skills/");
    }

    static PluginFixture aLibrary(String symbolicName) {
        return new PluginFixture(symbolicName);
    }

    PluginFixture version(String version) {
        return header("Bundle-Version", version);
    }

    PluginFixture header(String name, String value) {
        manifest.getMainAttributes().put(new Attributes.Name(name), value);
        return this;
    }

    PluginFixture withoutHeader(String name) {
        manifest.getMainAttributes().remove(new Attributes.Name(name));
        return this;
    }

    PluginFixture skill(String name, String description) {
        return file(
                "skills/" + name + "/SKILL.md",
                "---\nname: " + name + "\ndescription: " + description + "\n---\nAbout " + name);
    }

    PluginFixture file(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** With an activator that leaves a trace. */
    PluginFixture code() throws IOException {
        String path = Noisy.class.getName().replace('.', '/') + ".class";
        try (InputStream in = Noisy.class.getResourceAsStream("/" + path)) {
            files.put(path, in.readAllBytes());
        }
        return header("Bundle-Activator", Noisy.class.getName())
                .header("Import-Package", "org.osgi.framework");
    }

    Path in(Path directory) throws IOException {
        Path jar =
                directory.resolve(
                        manifest.getMainAttributes().getValue("Bundle-SymbolicName")
                                + "-"
                                + manifest.getMainAttributes().getValue("Bundle-Version")
                                + ".jar");
        return at(jar);
    }

    Path at(Path jar) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            zip.putNextEntry(entry("META-INF/MANIFEST.MF"));
            manifest.write(zip);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(entry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return jar;
    }

    // of a fixed time, so that the same plugin has the same bytes
    private static ZipEntry entry(String name) {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
        return entry;
    }
}
