package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import dev.heinzel.skill.text.HiddenCharacters;
import org.jspecify.annotations.Nullable;

/** F5: a description is a string of one line, 1 to 1,024 characters, not only white space. */
final class DescriptionRule {

    private DescriptionRule() {}

    /** The description, as far as it is one; null if it is none. */
    static @Nullable String check(FrontMatter frontMatter, FileReport report) {
        FrontMatter.Field field = frontMatter.fields().get("description");
        if (field == null) {
            if (frontMatter.complete()) {
                report.finding(
                        Fences.FIRST_LINE,
                        FindingCode.DESCRIPTION_MISSING,
                        "there is no description",
                        "add description: with one line that says when to use the skill");
            }
            return null;
        }
        if (!field.usable()) {
            return null;
        }
        if (!(field.value() instanceof String text) || !field.string()) {
            report.finding(
                    field.line(),
                    FindingCode.DESCRIPTION_TYPE,
                    "description is " + ValueType.of(field.value()) + ", not a string",
                    ValueType.remedy(field.value()));
            return null;
        }
        String description =
                field.block() && text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        checkValue(description, field, report);
        return description;
    }

    private static void checkValue(String description, FrontMatter.Field field, FileReport report) {
        if (HiddenCharacters.isBlank(description)) {
            report.finding(
                    field.line(),
                    FindingCode.DESCRIPTION_EMPTY,
                    "description is empty",
                    "say in one line what the skill does and when to use it");
            return;
        }
        if (description.indexOf('\n') >= 0) {
            report.finding(
                    field.line(),
                    FindingCode.DESCRIPTION_LINES,
                    "description has more than one line",
                    "put it on one line, or write it as >- without a blank line");
        }
        // the scan judged whole lines of the file, where a comment may excuse what the value may
        // not
        FileText.checkHidden(
                "the value of description", description, field.line(), Integer.MAX_VALUE, report);
        int characters = description.codePointCount(0, description.length());
        if (characters > Limits.DESCRIPTION_CHARACTERS) {
            report.finding(
                    field.line(),
                    FindingCode.DESCRIPTION_TOO_LONG,
                    "description has "
                            + characters
                            + " characters, more than "
                            + Limits.DESCRIPTION_CHARACTERS,
                    "shorten it, and move details into the body");
        }
    }
}
