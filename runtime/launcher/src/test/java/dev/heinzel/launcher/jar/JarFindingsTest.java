package dev.heinzel.launcher.jar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class JarFindingsTest {

    private final JarFindings findings = new JarFindings("a.jar");

    private void add(String path, int line) {
        findings.add(path, line, FindingCode.JAR_LYING, "it lies", "mend it");
    }

    @Test
    @DisplayName("F13: 20 findings of a file are shown, further ones are counted in one entry")
    void boundsAFile() {
        for (int line = 1; line <= 20; line++) {
            add("x", line);
        }
        assertThat(findings.list()).hasSize(20);

        add("x", 21);
        add("x", 22);
        add("y", 1);
        assertThat(findings.list()).hasSize(22);
        assertThat(findings.list().get(20).code()).isEqualTo(FindingCode.MORE);
        assertThat(findings.list().get(20).message()).startsWith("2 more are not shown");
    }

    @Test
    @DisplayName("F13: 500 findings of a jar are shown, the first of the report, then a count")
    void boundsAJar() {
        for (int i = 1_499; i >= 1_000; i--) {
            add("f" + i, 0);
        }
        assertThat(findings.list()).hasSize(500);

        add("f0", 0);
        add("g", 0);
        assertThat(findings.list()).hasSize(501);
        assertThat(findings.list().get(0).path()).isEqualTo("f0");
        assertThat(findings.list().get(499).path()).isEqualTo("f1498");
        assertThat(findings.list().get(500).message()).startsWith("2 more are not shown");
    }

    @Test
    @DisplayName("F13: findings stand in the order of their paths' bytes, then lines")
    void sorts() {
        add("b", 2);
        add("b", 0);
        add("\ud83d\ude00", 0);
        add("\uff21", 0);
        add("a", 9);

        assertThat(findings.list())
                .extracting(Finding::path)
                .containsExactly("a", "b", "b", "\uff21", "\ud83d\ude00");
        assertThat(findings.list()).extracting(Finding::line).startsWith(9, 0, 2);
    }
}
