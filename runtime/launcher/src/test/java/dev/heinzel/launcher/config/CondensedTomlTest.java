package dev.heinzel.launcher.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CondensedTomlTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "none",
            textBlock =
                    """
                    ``                             | ``
                    !!  !# x!                      | ``
                    # x                            | ``
                    a=1 # x!!b=2                   | a=1 # x!b=2
                    a=\"""!!# x!\"""!!b=2          | a=\"""!!# x!\"""!b=2
                    a='''!!# x!'''!!b=2            | a='''!!# x!'''!b=2
                    a=\"""x\\\\\"""!!\"""!#        | a=\"""x\\\\\"""!!\"""!
                    a='''x\\'''!!b=2               | a='''x\\'''!b=2
                    a=\"""x\"""\""!!b=2            | a=\"""x\"""\""!b=2
                    a="x\\"'''"!!b=2               | a="x\\"'''"!b=2
                    a='x"'!!b=2                    | a='x"'!b=2
                    a="x!!b=2                      | a="x!b=2
                    # '''!!b=2                     | b=2
                    a=1 # '''!!b=2                 | a=1 # '''!b=2
                    a=''!!'''b'''=''''''!!c=2      | a=''!'''b'''=''''''!c=2
                    """)
    @DisplayName("A1: blank and comment lines are left out, unless they are a string's text")
    void leavesOutWhatSaysNothing(String toml, String left) {
        CondensedToml condensed = CondensedToml.of(toml.replace("\\\\", "\\").replace('!', '\n'));

        assertThat(condensed.text()).isEqualTo(left.replace("\\\\", "\\").replace('!', '\n'));
    }

    @Test
    @DisplayName("A1: each line that is left knows where it stood")
    void keepsLines() {
        CondensedToml condensed = CondensedToml.of("#\na\n\n\r\nb\n# x\r\nc");

        assertThat(condensed.text()).isEqualTo("a\nb\nc");
        assertThat(IntStream.rangeClosed(0, 5).map(condensed::lineInFile))
                .containsExactly(2, 2, 5, 7, 7, 7);
        assertThat(CondensedToml.of("#").lineInFile(1)).isEqualTo(1);
    }
}
