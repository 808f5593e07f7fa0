package dev.heinzel.launcher;

import dev.heinzel.launcher.jar.JarBytes;
import dev.heinzel.launcher.jar.JarContainer;
import dev.heinzel.launcher.jar.JarFindings;
import dev.heinzel.launcher.jar.JarManifest;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.SkillChecker;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** Checks a jar as it lies, before any framework hears of it. */
public final class JarCheck {

    private JarCheck() {}

    /**
     * Checks container and content, in that order: what the jar ships is looked at only if its
     * container is sound (F18). A file that is no jar has findings; it is not an error.
     *
     * <p>The file is read through one channel, and hashed before and after. That finds every change
     * but one that is undone before the end, so what is to be kept has to be checked where nobody
     * else writes.
     *
     * @param plugin how findings name it: the PATH as a person gave it, or a plugin's name
     * @param jar on the default file system; a link is followed
     * @throws ProblemException if it is no regular file, or changed meanwhile
     * @throws IOException if the file is not there or cannot be read
     */
    public static JarReport check(String plugin, Path jar) throws IOException {
        if (!Files.exists(jar)) {
            throw new NoSuchFileException(jar.toString());
        }
        // opening a pipe would wait for somebody to write into it
        if (!Files.isRegularFile(jar)) {
            throw new ProblemException(
                    "NOT_A_FILE", Printable.escape(jar + " is not a file"), "give a jar");
        }
        try (JarBytes bytes = JarBytes.open(jar)) {
            Digest before = bytes.sha256();
            JarReport report = check(plugin, jar, bytes, before);
            if (!bytes.sha256().equals(before)) {
                throw new ProblemException(
                        "JAR_CHANGED",
                        Printable.escape(jar + " changed while it was checked"),
                        "check it again when nothing writes to it");
            }
            return report;
        }
    }

    private static JarReport check(String plugin, Path jar, JarBytes bytes, Digest sha256)
            throws IOException {
        JarFindings findings = new JarFindings(plugin);
        JarContainer container = JarContainer.check(bytes, findings);
        if (container == null) {
            return JarReport.refused(sha256, findings.list());
        }
        checkWithJava(jar, container, findings);
        JarManifest manifest = container.manifest(findings);
        if (manifest == null || !findings.isEmpty()) {
            return JarReport.refused(sha256, findings.list());
        }
        CheckResult result =
                SkillChecker.checkPlugin(
                        plugin, manifest.headers(), container.tree(), SkillChecker.Origin.OTHERS);
        return new JarReport(
                sha256,
                symbolicName(manifest),
                Printable.escape(manifest.header("Bundle-Version")),
                container.holdsCode() || manifest.namesCode(),
                manifest.headers().containsKey("Fragment-Host"),
                manifest.headers().containsKey("SkillLet"),
                result.skills(),
                result.findings(),
                result.advice());
    }

    /**
     * Frameworks read jars by Java's own reader, whose demands differ between releases: what it
     * refuses here would fail later and say less.
     */
    private static void checkWithJava(Path jar, JarContainer container, JarFindings findings)
            throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            if (zip.size() != container.size()) {
                findings.add(
                        FindingCode.JAR_AMBIGUOUS,
                        "Java's reader sees " + zip.size() + " entries of " + container.size(),
                        "build the jar again");
            }
        } catch (ZipException e) {
            findings.add(
                    FindingCode.JAR_MALFORMED,
                    "Java's reader refuses the jar: "
                            + Printable.quote(String.valueOf(e.getMessage())),
                    "build the jar again with a current tool");
        }
    }

    private static String symbolicName(JarManifest manifest) {
        String header = manifest.header("Bundle-SymbolicName");
        int parameters = header.indexOf(';');
        return Printable.escape(
                (parameters < 0 ? header : header.substring(0, parameters)).strip());
    }
}
