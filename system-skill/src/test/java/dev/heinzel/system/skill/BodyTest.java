package dev.heinzel.system.skill;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BodyTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "---~name: a~---~body~                | body~",
                "---~name: a~---                      | ''",
                "---~name: a~---~                     | ''",
                "---^~name: a^~---^~body^~            | body^~",
                "---~name: a~---^~body                | body",
                "---~d: a --- b~---~body              | body",
                "---~d: a~ ---~--- ~----~---~body     | body",
                "---~name: a~---~one~---~two~         | one~---~two~",
                "---~name: a~---~~body                | ~body"
            })
    @DisplayName("F2: the body follows the first later line that is exactly ---")
    void followsTheClosingFence(String skillMd, String body) {
        assertThat(Body.of(text(skillMd))).isEqualTo(text(body));
    }

    private static String text(String written) {
        return written.replace('~', '\n').replace('^', '\r');
    }
}
