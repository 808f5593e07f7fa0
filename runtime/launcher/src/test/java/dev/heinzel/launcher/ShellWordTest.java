package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Layer;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("O3, L5: commands that can be pasted")
class ShellWordTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {
                "notes-1.2.0.jar, notes-1.2.0.jar",
                "/a/b_c@d%e+f=g:h, /a/b_c@d%e+f=g:h",
                "a b.jar, 'a b.jar'",
                "$(x).jar, '$(x).jar'",
                "a;b, 'a;b'",
                "~/x, '~/x'",
                "it's, 'it'\\''s'",
                "\u00fc.jar, '\u00fc.jar'",
                "||, ''"
            })
    @DisplayName("O3: a word is quoted where a shell would take it apart, and only there")
    void quotesWhatAShellWouldTakeApart(String word, String pasted) {
        assertThat(ShellWord.of(word)).isEqualTo(pasted);
    }

    @Test
    @DisplayName("L5: a command keeps the options, and takes no file for one")
    void keepsTheOptions() {
        Path jar = Path.of("-x y.jar");

        assertThat(JarRequest.add(jar, true, Layer.SITE).command())
                .isEqualTo("hz system plugin add --skills-only --layer site './-x y.jar'");
        assertThat(JarRequest.add(Path.of("x.jar"), false, null).command())
                .isEqualTo("hz system plugin add x.jar");
        assertThat(JarRequest.update("acme.x", jar).command())
                .isEqualTo("hz system plugin update acme.x './-x y.jar'");
    }
}
