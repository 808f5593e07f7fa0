package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {

    @ParameterizedTest
    @ValueSource(strings = {"a", "7", "notes", "a-b", "a1-2b-3", "h", "heinz", "hx", "a-hz"})
    @DisplayName("F4: words of a-z0-9 joined by single dashes are a name")
    void acceptsWords(String name) {
        assertThat(Names.problemOf(name)).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "-a",
                "a-",
                "a--b",
                "A",
                "a_b",
                "a.b",
                "a b",
                " a",
                "a ",
                "a\n",
                "\u0430",
                "\uFF41",
                "\u00E9",
                "a\u200Bb",
                "a/b"
            })
    @DisplayName("F4: anything else is not")
    void refusesOthers(String name) {
        assertThat(Names.isWords(name)).isFalse();
        assertThat(Names.problemOf(name)).contains("a-z0-9");
    }

    @Test
    @DisplayName("F4: a name has at most 64 characters")
    void boundsTheLength() {
        assertThat(Names.problemOf("a".repeat(64))).isNull();
        assertThat(Names.problemOf("a".repeat(65))).contains("64");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hz", "hz-notes", "hzx", "heinzel", "heinzel-notes", "heinzels"})
    @DisplayName("F4: names that start with our letters are ours")
    void refusesOurLetters(String name) {
        assertThat(Names.isWords(name)).isTrue();
        assertThat(Names.problemOf(name)).contains("heinzel");
    }
}
