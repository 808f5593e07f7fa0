package dev.heinzel.itest.house.wrong.skill;

import dev.heinzel.itest.house.wrong.skill.check.Checker;
import dev.heinzel.itest.house.wrong.skill.text.Letters;

/** A word that knows the checker. */
public final class Word {
    final Letters letters;
    final Checker checker;

    Word(Letters letters, Checker checker) {
        this.letters = letters;
        this.checker = checker;
    }
}
