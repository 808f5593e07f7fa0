package dev.heinzel.itest.hz;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/** A plugin's jar, made for one test. */
final class PluginJar {

    private final Map<String, String> headers = new LinkedHashMap<>();
    private final Map<String, String> entries = new LinkedHashMap<>();

    private PluginJar(String symbolicName) {
        headers.put("Bundle-ManifestVersion", "2");
        headers.put("Bundle-SymbolicName", symbolicName);
        headers.put("Bundle-Version", "1.0.0");
    }

    static PluginJar aPlugin(String symbolicName) {
        return new PluginJar(symbolicName);
    }

    PluginJar header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    PluginJar entry(String path, String text) {
        entries.put(path, text);
        return this;
    }

    /** A good skill. */
    PluginJar skill(String name, String body) {
        return skillMd(name, "name: " + name + "\ndescription: Does " + name + "\n", body);
    }

    PluginJar skillMd(String directory, String frontMatter, String body) {
        return header("SkillLet", "skills/")
                .entry("skills/" + directory + "/SKILL.md", "---\n" + frontMatter + "---\n" + body);
    }

    /** Written into a directory. */
    Path in(Path directory, String file) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        headers.forEach((name, value) -> manifest.getMainAttributes().putValue(name, value));
        Path path = Files.createDirectories(directory).resolve(file);
        try (OutputStream out = Files.newOutputStream(path);
                JarOutputStream jar = new JarOutputStream(out, manifest)) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                jar.putNextEntry(new ZipEntry(entry.getKey()));
                jar.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
                jar.closeEntry();
            }
        }
        return path;
    }
}
