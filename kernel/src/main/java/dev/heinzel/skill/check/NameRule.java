package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import dev.heinzel.skill.text.Names;
import org.jspecify.annotations.Nullable;

/** F4: a name is a string of words, not one of ours, and equal to its directory's. */
final class NameRule {

    private NameRule() {}

    /** The name, as far as it is one; null if it is none. */
    static @Nullable String check(FrontMatter frontMatter, String directory, FileReport report) {
        FrontMatter.Field field = frontMatter.fields().get("name");
        if (field == null) {
            if (frontMatter.complete()) {
                report.finding(
                        Fences.FIRST_LINE,
                        FindingCode.NAME_MISSING,
                        "there is no name",
                        "add name: " + suggestion(directory));
            }
            return null;
        }
        if (!field.usable()) {
            return null;
        }
        if (!(field.value() instanceof String name) || !field.string()) {
            report.finding(
                    field.line(),
                    FindingCode.NAME_TYPE,
                    "name is " + ValueType.of(field.value()) + ", not a string",
                    ValueType.remedy(field.value()));
            return null;
        }
        checkSyntax(name, directory, field.line(), report);
        if (!name.equals(directory)) {
            report.finding(
                    field.line(),
                    FindingCode.NAME_NOT_DIRECTORY,
                    "name is " + Quoted.of(name) + " but its directory is " + Quoted.of(directory),
                    "make them equal");
        }
        if (name.length() > Limits.EXPORTABLE_NAME_CHARACTERS) {
            report.advice(
                    field.line(),
                    FindingCode.NAME_LONG,
                    "name has more than "
                            + Limits.EXPORTABLE_NAME_CHARACTERS
                            + " characters, so the skill cannot be exported",
                    "shorten it");
        }
        return name;
    }

    private static void checkSyntax(String name, String directory, int line, FileReport report) {
        if (!Names.isWords(name)) {
            boolean long_ = name.length() > Limits.NAME_CHARACTERS;
            report.finding(
                    line,
                    FindingCode.NAME_SYNTAX,
                    "name "
                            + Quoted.of(name)
                            + (long_
                                    ? " has more than " + Limits.NAME_CHARACTERS + " characters"
                                    : " is not words of a-z0-9 joined by single dashes"),
                    long_ ? "shorten it" : "write " + suggestion(name, directory));
        } else if (Names.isReserved(name)) {
            report.finding(
                    line,
                    FindingCode.NAME_RESERVED,
                    "name " + Quoted.of(name) + " starts with hz or heinzel, which are reserved",
                    "choose another name");
        }
    }

    private static String suggestion(String directory) {
        return Names.problemOf(directory) == null ? directory : "words-joined-by-dashes";
    }

    /** The nearest legal name, if there is one. */
    private static String suggestion(String name, String directory) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean word = Character.isLetterOrDigit(c) && c < 0x80;
            if (word) {
                words.append(Character.toLowerCase(c));
            } else if (words.length() > 0 && words.charAt(words.length() - 1) != '-') {
                words.append('-');
            }
        }
        while (words.length() > 0 && words.charAt(words.length() - 1) == '-') {
            words.setLength(words.length() - 1);
        }
        String nearest = words.toString();
        boolean safe = Names.problemOf(nearest) == null && Quoted.of(name).indexOf('[') < 0;
        return safe ? nearest : suggestion(directory);
    }
}
