package dev.heinzel.launcher.jar;

import static dev.heinzel.launcher.jar.RawEntry.deflated;
import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawZip.anEmptyZip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JarManifestTest {

    @TempDir Path directory;
    private final List<Finding> findings = new ArrayList<>();

    private JarManifest read(RawEntry... entries) throws IOException {
        Path file = Files.write(directory.resolve("a.jar"), anEmptyZip().with(entries).bytes());
        JarFindings collected = new JarFindings("a.jar");
        try (JarBytes bytes = JarBytes.open(file)) {
            JarManifest manifest = JarContainer.check(bytes, collected).manifest(collected);
            findings.addAll(collected.list());
            return manifest;
        }
    }

    private JarManifest read(String manifest) throws IOException {
        return read(deflated("META-INF/MANIFEST.MF", manifest));
    }

    @Test
    @DisplayName("P1: headers are read raw, names in any case, lines continued by a space")
    void readsHeaders() throws IOException {
        JarManifest manifest =
                read(
                        "Manifest-Version: 1.0\nskilllet: ski\n lls/\nBundle-SymbolicName: %name\n"
                                + "\nName: x\nSkillLet: other/\n");

        assertThat(findings).isEmpty();
        assertThat(manifest.headers()).containsEntry("SkillLet", "skills/");
        assertThat(manifest.header("bundle-symbolicname")).isEqualTo("%name");
        assertThat(manifest.header("Bundle-Version")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    @DisplayName("P1: the main attributes end at the first empty line, whatever ends a line")
    void endsAtTheFirstEmptyLine(String end) throws IOException {
        JarManifest manifest =
                read(String.join(end, "Manifest-Version: 1.0", "A: b", "", "Name: x", "A: c", ""));

        assertThat(findings).isEmpty();
        assertThat(manifest.header("A")).isEqualTo("b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Manifest-Version: 1.0\nSkillLet: skills/",
                "Manifest-Version: 1.0\nSkillLet: skills/\r",
                "Manifest-Version: 1.0\nA: b\rSkillLet: skills/\n\n",
                "Manifest-Version: 1.0\r\rSkillLet: skills/\n\n",
                "Manifest-Version: 1.0\r\n\rSkillLet: skills/\r\n\r\n"
            })
    @DisplayName("F18: a header that Java's reader and Felix do not both see is refused")
    void refusesDoubtfulLines(String manifest) throws IOException {
        assertThat(read(manifest)).isNull();
        assertThat(findings).extracting(Finding::code).containsExactly(FindingCode.JAR_AMBIGUOUS);
    }

    @Test
    @DisplayName("K3: a zip without a manifest is no jar")
    void refusesAZipWithoutAManifest() throws IOException {
        assertThat(read(stored("x", ""))).isNull();
        assertThat(findings)
                .extracting(Finding::path, Finding::code)
                .containsExactly(tuple("", FindingCode.JAR_MALFORMED));
    }

    @Test
    @DisplayName("F18: a header that is there twice is refused, with its line")
    void refusesAHeaderTwice() throws IOException {
        assertThat(read("Manifest-Version: 1.0\nSkillLet: a/\nX: y\nSKILLLET: b/\n\n")).isNull();
        assertThat(findings)
                .extracting(Finding::toString)
                .containsExactly(
                        "a.jar: META-INF/MANIFEST.MF:4: JAR_AMBIGUOUS: the header SKILLLET is there"
                                + " twice; keep one of them");
    }

    @Test
    @DisplayName("F13: a line that is no header is refused and not quoted")
    void refusesALineThatIsNoHeader() throws IOException {
        assertThat(read("Manifest-Version: 1.0\nhush hush\n\n")).isNull();
        assertThat(findings).extracting(Finding::code).containsExactly(FindingCode.JAR_MALFORMED);
        assertThat(findings.get(0).toString()).doesNotContain("hush");
    }

    @Test
    @DisplayName(
            "F17: main attributes of more than 1 MB are refused, what follows them is not read")
    void boundsTheMainAttributes() throws IOException {
        String line = "X: " + "y".repeat(400) + "\n";
        StringBuilder large = new StringBuilder("Manifest-Version: 1.0\n");
        for (int i = 0; large.length() <= JarManifest.MAX_BYTES; i++) {
            large.append("X-").append(i).append(line.substring(1));
        }

        assertThat(read(large + "\n")).isNull();
        assertThat(findings).extracting(Finding::code).containsExactly(FindingCode.JAR_MALFORMED);

        findings.clear();
        assertThat(read("Manifest-Version: 1.0\n\nName: x\n" + large)).isNotNull();
        assertThat(findings).isEmpty();
    }

    @Test
    @DisplayName("P8: an activator, a class path, native code and components are code")
    void tellsCode() throws IOException {
        assertThat(read("Manifest-Version: 1.0\nBundle-Activator: a.B\n\n").namesCode()).isTrue();
        assertThat(read("Manifest-Version: 1.0\nBundle-ClassPath: .,x.jar\n\n").namesCode())
                .isTrue();
        assertThat(read("Manifest-Version: 1.0\nBundle-NativeCode: x.so\n\n").namesCode()).isTrue();
        assertThat(read("Manifest-Version: 1.0\nService-Component: x.xml\n\n").namesCode())
                .isTrue();
        assertThat(read("Manifest-Version: 1.0\nBundle-ClassPath: .\n\n").namesCode()).isFalse();
        assertThat(read(RawZip.MANIFEST).namesCode()).isFalse();
    }
}
