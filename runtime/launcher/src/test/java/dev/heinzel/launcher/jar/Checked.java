package dev.heinzel.launcher.jar;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.SkillTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the container check said of some bytes, and the files it gives if it accepts them. */
record Checked(List<Finding> findings, Map<String, String> files) {

    static Checked of(RawZip zip) {
        return of(zip.bytes());
    }

    static Checked of(byte[] jar) {
        try {
            Path file = Files.createTempFile("jar", ".jar");
            try {
                Files.write(file, jar);
                return of(file);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Checked of(Path file) throws IOException {
        JarFindings findings = new JarFindings("acme.jar");
        try (JarBytes bytes = JarBytes.open(file)) {
            JarContainer container = JarContainer.check(bytes, findings);
            Map<String, String> files = new TreeMap<>();
            if (container != null) {
                collect(container.tree(), "", files, new byte[1 << 16]);
            }
            return new Checked(findings.list(), files);
        }
    }

    List<FindingCode> codes() {
        return findings.stream().map(Finding::code).toList();
    }

    /** All files below a directory, through the tree alone. */
    private static void collect(
            SkillTree tree, String directory, Map<String, String> files, byte[] buffer)
            throws IOException {
        for (SkillTree.Entry entry : tree.list(directory)) {
            String path = directory.isEmpty() ? entry.name() : directory + "/" + entry.name();
            if (entry.type() == SkillTree.Type.DIRECTORY) {
                collect(tree, path, files, buffer);
            } else {
                int count = tree.read(path, buffer);
                files.put(
                        path,
                        new String(Arrays.copyOf(buffer, count), StandardCharsets.ISO_8859_1));
            }
        }
    }
}
