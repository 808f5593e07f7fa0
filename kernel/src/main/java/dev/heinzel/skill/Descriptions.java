package dev.heinzel.skill;

import dev.heinzel.skill.text.HiddenCharacters;
import org.jspecify.annotations.Nullable;

/**
 * F5, for the record: what a description's value may be. The checker gives each case a finding of
 * its own.
 */
final class Descriptions {

    private Descriptions() {}

    /** What is wrong with a description's value, or null. */
    static @Nullable String problemOf(String description) {
        int characters = description.codePointCount(0, description.length());
        if (characters == 0 || HiddenCharacters.isBlank(description)) {
            return "must not be empty";
        }
        if (characters > Limits.DESCRIPTION_CHARACTERS) {
            return "must have at most "
                    + Limits.DESCRIPTION_CHARACTERS
                    + " characters, not "
                    + characters;
        }
        if (description.indexOf('\n') >= 0) {
            return "must be one line";
        }
        return Hints.problemOfText(description);
    }
}
