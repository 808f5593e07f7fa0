package dev.heinzel.itest.house.wrong.skill.text;

import dev.heinzel.itest.house.wrong.skill.Word;

/** Text that knows a word: upwards, and in a circle. */
public final class Letters {
    final Word word;

    Letters(Word word) {
        this.word = word;
    }
}
