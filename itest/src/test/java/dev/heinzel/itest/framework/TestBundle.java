package dev.heinzel.itest.framework;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;

/** A plugin made for one test. Its jar has no entries for directories, as many jars have none. */
final class TestBundle {

    private final String symbolicName;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final Map<String, byte[]> entries = new LinkedHashMap<>();

    private TestBundle(String symbolicName) {
        this.symbolicName = symbolicName;
        headers.put("Bundle-ManifestVersion", "2");
        headers.put("Bundle-SymbolicName", symbolicName);
        headers.put("Bundle-Version", "1.0.0");
    }

    static TestBundle aBundle(String symbolicName) {
        return new TestBundle(symbolicName);
    }

    TestBundle version(String version) {
        return header("Bundle-Version", version);
    }

    TestBundle header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    TestBundle entry(String path, String text) {
        entries.put(path, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    TestBundle with(TestSkill... skills) {
        headers.put("SkillLet", "skills/");
        for (TestSkill skill : skills) {
            entries.putAll(skill.entries("skills"));
        }
        return this;
    }

    InputStream jar() {
        return new ByteArrayInputStream(bytes());
    }

    byte[] bytes() {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        headers.forEach((name, value) -> manifest.getMainAttributes().putValue(name, value));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes, manifest)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                jar.putNextEntry(new ZipEntry(entry.getKey()));
                jar.write(entry.getValue());
                jar.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Installs it, its location being its symbolic name. */
    Bundle install(BundleContext context) throws BundleException {
        return context.installBundle(symbolicName, jar());
    }

    Bundle start(BundleContext context) throws BundleException {
        Bundle bundle = install(context);
        bundle.start();
        return bundle;
    }
}
