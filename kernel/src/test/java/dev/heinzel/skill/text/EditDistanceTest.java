package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {

    @ParameterizedTest
    @CsvSource({
        "team,team,0",
        "team,teem,1",
        "team,tem,1",
        "team,teams,1",
        "team,meat,2",
        "'',ab,2"
    })
    @DisplayName("F7, A1: letters changed, added or dropped, the same both ways")
    void countsLetters(String one, String other, int letters) {
        assertThat(EditDistance.between(one, other)).isEqualTo(letters);
        assertThat(EditDistance.between(other, one)).isEqualTo(letters);
    }
}
