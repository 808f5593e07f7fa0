package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SymbolicNamesTest {

    @ParameterizedTest
    @ValueSource(strings = {"a", "acme.notes", "ACME.Notes-2_x", "9", "_", "-.-"})
    @DisplayName("P9: tokens joined by single dots are a symbolic name")
    void acceptsTokens(String name) {
        assertThat(SymbolicNames.isName(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "a.",
                ".a",
                "a..b",
                "a b",
                "a:b",
                "a;b",
                "acme.n\u00f6tes",
                "a\n",
                "\u0430",
                "a/b"
            })
    @DisplayName("P9: anything else is none")
    void refusesTheRest(String name) {
        assertThat(SymbolicNames.isName(name)).isFalse();
    }

    @Test
    @DisplayName("P9: a very long name is judged like a short one")
    void judgesLongNames() {
        String tokens = "a.".repeat(200_000);

        assertThat(SymbolicNames.isName(tokens)).isFalse();
        assertThat(SymbolicNames.isName(tokens + "a")).isTrue();
    }
}
