package dev.heinzel.launcher;

import static dev.heinzel.launcher.jar.RawEntry.deflated;
import static dev.heinzel.launcher.jar.RawEntry.stored;
import static dev.heinzel.launcher.jar.RawZip.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.heinzel.launcher.jar.RawZip;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JarCheckTest {

    @TempDir Path directory;

    private JarReport check(RawZip zip) throws IOException {
        return JarCheck.check("acme", Files.write(directory.resolve("a.jar"), zip.bytes()));
    }

    @Test
    @DisplayName("P1: a sound plugin is reported with its name, version and digest")
    void reportsASoundPlugin() throws IOException, NoSuchAlgorithmException {
        JarReport report = check(aPlugin());

        byte[] sha256 = MessageDigest.getInstance("SHA-256").digest(aPlugin().bytes());
        assertThat(report.findings()).isEmpty();
        assertThat(report.sha256()).isEqualTo(Digest.of(sha256));
        assertThat(report.symbolicName()).isEqualTo("acme.notes");
        assertThat(report.version()).isEqualTo("1.0.0");
        assertThat(report.skillLet()).isTrue();
        assertThat(report.hasCode()).isFalse();
    }

    @Test
    @DisplayName("F18: a jar whose container is refused says nothing else of itself")
    void reportsARefusedContainer() throws IOException {
        JarReport report = check(aPlugin().with(stored("../x", "")));

        assertThat(report.findings())
                .extracting(Finding::plugin, Finding::path, Finding::code)
                .containsExactly(tuple("acme", "../x", FindingCode.JAR_PATH));
        assertThat(report.symbolicName()).isEmpty();
        assertThat(report.skillLet()).isFalse();
        assertThat(report.skills()).isEmpty();
    }

    @Test
    @DisplayName("K3: a file that is no jar is refused with a finding, not an error")
    void refusesWhatIsNoJar() throws IOException {
        Path text = Files.writeString(directory.resolve("a.txt"), "text");

        assertThat(JarCheck.check("a.txt", text).findings())
                .extracting(Finding::code)
                .containsExactly(FindingCode.JAR_MALFORMED);
    }

    @Test
    @DisplayName("K3: a file that is not there, or no file, is an I/O problem")
    void failsOnWhatCannotBeRead() {
        assertThatThrownBy(() -> JarCheck.check("x", directory.resolve("missing.jar")))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> JarCheck.check("x", directory))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("is not a file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a/B.class",
                "META-INF/versions/17/a/B.class",
                "lib/x.jar",
                "x.WAR",
                "libx.so",
                "x.dll",
                "x.dylib"
            })
    @DisplayName("P8: classes, libraries and nested archives are code")
    void tellsCode(String name) throws IOException {
        JarReport report = check(aPlugin().with(deflated(name, "x")));

        assertThat(report.hasCode()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "module-info.class",
                "META-INF/versions/9/module-info.class",
                "a/package-info.class",
                "class",
                "notes.class.txt"
            })
    @DisplayName("P8: descriptions and other files are not code")
    void tellsWhatIsNoCode(String name) throws IOException {
        assertThat(check(aPlugin().with(deflated(name, "x"))).hasCode()).isFalse();
    }

    @Test
    @DisplayName("F13: a symbolic name is escaped and told without its directives")
    void escapesTheSymbolicName() throws IOException {
        String manifest =
                RawZip.MANIFEST.replace("acme.notes", "acme\u202e.notes ; singleton:=true");
        JarReport report =
                check(RawZip.anEmptyZip().with(deflated("META-INF/MANIFEST.MF", manifest)));

        assertThat(report.symbolicName()).isEqualTo("acmeU+202E.notes");
    }
}
