package dev.heinzel.skill.text;

import java.util.Locale;

/** F10: the ways in which a path is not the same file everywhere. */
enum PathProblem {
    EMPTY("is empty", "name a file"),
    ABSOLUTE("is absolute", "make it relative, without a slash in front"),
    DRIVE("has a drive letter", "make it relative, with / between its parts"),
    BACKSLASH("has a backslash", "write / between its parts"),
    COLON("has a colon", "rename it without the colon"),
    EMPTY_PART("has an empty part", "write one / between its parts and none at the end"),
    DOT_PART("has a part . or ..", "name the file itself, without . and .."),
    INVISIBLE("has a control or invisible character", "rename it without that character"),
    ENDING("has a part that ends in a dot or a space", "rename that part without it"),
    DEVICE("has a part that is the name of a Windows device", "give that part another name"),
    PART_LENGTH("has a part of more than " + Paths.PART_BYTES + " bytes", "shorten that part"),
    LENGTH(String.format(Locale.ROOT, "has more than %,d bytes", Paths.PATH_BYTES), "shorten it");

    private final String message;
    private final String remedy;

    PathProblem(String message, String remedy) {
        this.message = message;
        this.remedy = remedy;
    }

    String message() {
        return message;
    }

    String remedy() {
        return remedy;
    }
}
