package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("K3, F13: colour and lines")
class StyleTest {

    @Test
    void coloursATerminal() {
        assertThat(Style.of(true, Map.of("TERM", "xterm"))).isEqualTo(Style.COLOURED);
        assertThat(Style.of(true, Map.of("TERM", "xterm", "NO_COLOR", "")))
                .isEqualTo(Style.COLOURED);
    }

    @Test
    void coloursNothingElse() {
        assertThat(Style.of(false, Map.of("TERM", "xterm"))).isEqualTo(Style.PLAIN);
        assertThat(Style.of(true, Map.of("TERM", "xterm", "NO_COLOR", "1"))).isEqualTo(Style.PLAIN);
        assertThat(Style.of(true, Map.of("TERM", "dumb"))).isEqualTo(Style.PLAIN);
        assertThat(Style.of(true, Map.of())).isEqualTo(Style.PLAIN);
    }

    @Test
    void writesAFindingAsF13Says() {
        Finding finding = finding("some/notes", "notes/SKILL.md", 3);

        assertThat(Style.PLAIN.finding(finding))
                .isEqualTo("some/notes: notes/SKILL.md:3: NAME_SYNTAX: is wrong; mend it")
                .isEqualTo(finding.toString());
        assertThat(Style.PLAIN.advice(finding)).isEqualTo("advice: " + finding);
        assertThat(Style.PLAIN.finding(finding("a.jar", "", 0)))
                .isEqualTo("a.jar: NAME_SYNTAX: is wrong; mend it");
    }

    @Test
    void coloursTheCodeAndNothingElse() {
        Finding finding = finding("NAME_SYNTAX: is wrong", "NAME_SYNTAX", 0);

        String line = Style.COLOURED.finding(finding);

        assertThat(line).contains(": \u001b[31mNAME_SYNTAX\u001b[0m: is wrong; mend it");
        assertThat(line.replaceAll("\u001b\\[\\d*m", "")).isEqualTo(finding.toString());
    }

    private static Finding finding(String plugin, String path, int line) {
        return new Finding(plugin, path, line, FindingCode.NAME_SYNTAX, "is wrong", "mend it");
    }
}
