package dev.heinzel.skill;

/**
 * Every code a finding or an advice can carry: a closed list. A code is never renamed and never
 * used for something else (F16); machines filter by it.
 */
public enum FindingCode {
    // what a skill is (F1, F14)
    /** F1: a directory that should be a skill has no {@code SKILL.md}. */
    SKILL_MD_MISSING,
    /** F1: the file is spelled {@code skill.md}, {@code Skill.md} or the like. */
    SKILL_MD_CASE,
    /** F14: a container holds no skill. */
    CONTAINER_EMPTY,
    /** F14: two skills of one name in one plugin. */
    SKILL_DUPLICATE,

    // front matter (F2, F3)
    /** F2: line 1 is not exactly {@code ---}. */
    FRONT_MATTER_MISSING,
    /** F2: no later line is exactly {@code ---}. */
    FRONT_MATTER_UNCLOSED,
    /** F2: more bytes between the fences than allowed. */
    FRONT_MATTER_TOO_LARGE,
    /** F3: not YAML. */
    YAML_SYNTAX,
    /** F3: an anchor, alias, tag, directive, merge key or second document. */
    YAML_FEATURE,
    /** F3: the root is not one block mapping. */
    YAML_NOT_MAPPING,
    /** F3: a key that is not a plain string. */
    YAML_KEY,
    /** F3: the same key twice in one mapping. */
    YAML_DUPLICATE_KEY,
    /** F3: nested deeper than allowed. */
    YAML_TOO_DEEP,

    // keys and values (F4 to F7)
    /** F4: no name. */
    NAME_MISSING,
    /** F4: the name is not a string. */
    NAME_TYPE,
    /** F4: the name is not words of a-z0-9 joined by single dashes, or is too long. */
    NAME_SYNTAX,
    /** F4: the name starts with {@code hz} or {@code heinzel}. */
    NAME_RESERVED,
    /** F4: name and directory differ. */
    NAME_NOT_DIRECTORY,
    /** F5: no description. */
    DESCRIPTION_MISSING,
    /** F5: the description is not a string. */
    DESCRIPTION_TYPE,
    /** F5: nothing but white space. */
    DESCRIPTION_EMPTY,
    /** F5: more than one line. */
    DESCRIPTION_LINES,
    /** F5: too many characters. */
    DESCRIPTION_TOO_LONG,
    /** F7: a key that the format does not have. */
    KEY_UNKNOWN,
    /** F7: a key starting with {@code hz}: a skill cannot grant. */
    KEY_GRANT,

    // files (F8 to F12)
    /** F8: not strict UTF-8, or NUL inside. */
    NOT_TEXT,
    /** F8: {@code SKILL.md} is too large. */
    SKILL_MD_TOO_LARGE,
    /** F8: a file is too large. */
    FILE_TOO_LARGE,
    /** F8: all files together are too large. */
    SKILL_TOO_LARGE,
    /** F8: too many files. */
    TOO_MANY_FILES,
    /** F8: a file lies too deep. */
    TOO_DEEP,
    /** F9: a symbolic link. */
    LINK,
    /** F9: neither a file nor a directory: a pipe, a socket, a device. */
    NOT_A_FILE,
    /** F10: a path, or a part of one, that is not portable. */
    PATH,
    /** F10: two paths that are equal after case folding and NFC. */
    PATH_COLLISION,
    /** F11: a token or key in its full shape. */
    SECRET,
    /** F12: an invisible, control or bidirectional character. */
    HIDDEN_CHARACTER,

    // the plugin (F17, P1, P3, P9, O1)
    /** P1: the header cannot be read, or holds an attribute or directive. */
    SKILLLET_SYNTAX,
    /** P1: a clause names the root, {@code META-INF}, or a directory that is not there. */
    SKILLLET_DIRECTORY,
    /** P1: a clause is repeated, or lies within another. */
    SKILLLET_OVERLAP,
    /** F17: more skills, entries or bytes than a plugin may have. */
    PLUGIN_TOO_LARGE,
    /** No usable {@code Bundle-SymbolicName} or {@code Bundle-Version}. */
    PLUGIN_NAME,
    /** P9: a symbolic name, package or extender that is ours. */
    PLUGIN_RESERVED,
    /** P3, P9: a fragment with skills, of one of our bundles, or of the framework. */
    PLUGIN_FRAGMENT,
    /** O1: nothing in the jar is declared as a skill. */
    PLUGIN_WITHOUT_SKILLS,
    /** O1: this symbolic name is already there with other bytes. */
    PLUGIN_PRESENT,
    /** O1: an update whose jar is of another plugin. */
    PLUGIN_OTHER_NAME,
    /** O1: no plugin of this symbolic name is there to be updated or removed. */
    PLUGIN_UNKNOWN,
    /** P8: the jar holds code, and only skills are wanted. */
    PLUGIN_HAS_CODE,
    /** L5: the operator's stack names this plugin, and {@code --layer} does not name that layer. */
    PLUGIN_LAYER,
    /** P2: the checker itself failed on a skill: a fault of ours, which refuses that skill. */
    CHECK_FAILED,
    /**
     * P8: the plugin could not be read when it was checked; it is checked again when next asked
     * for.
     */
    PLUGIN_UNREADABLE,
    /** O2: the stored jar is gone, or its bytes are not the ones that were added. */
    STORE_DAMAGED,

    // the jar (F18)
    /** F18: not a jar: no zip, or cut short, or without a manifest. */
    JAR_MALFORMED,
    /** F18: two entries of one name, or a name that is a file and a directory. */
    JAR_DUPLICATE_ENTRY,
    /** F18: the entries' bytes overlap. */
    JAR_OVERLAP,
    /** F18: sizes, checksums or names that are not what the headers claim. */
    JAR_LYING,
    /** F18: bytes before, between or after that another reader would read differently. */
    JAR_AMBIGUOUS,
    /** F9, F18: an entry that says it is a link or a device. */
    JAR_LINK,
    /** F10, F18: an entry name that escapes or cannot be a path. */
    JAR_PATH,
    /** F18: encrypted, or of a compression method other than stored and deflated. */
    JAR_UNSUPPORTED,

    // what the operator wrote (A1, A2, L6)
    /** A1: {@code hz.toml} cannot be read: not there for us, not UTF-8, or not TOML. */
    CONFIG_UNREADABLE,
    /** A1: a key that the configuration does not have. */
    CONFIG_KEY,
    /** A1, A2: a value of the wrong type, or one that cannot be right. */
    CONFIG_VALUE,
    /** A1: a key in a project's {@code hz.toml}, or all of that file, that is not used. */
    CONFIG_IGNORED,
    /** A2: an entry of an allowlist that nothing offers. */
    ALLOWLIST_ENTRY,
    /** A2: a name on an allowlist is offered by another source than before. */
    ALLOWLIST_SOURCE,
    /** L6: the personal directory, or a skill in it, cannot be read now. */
    PERSONAL_UNREADABLE,

    /** F13: the further entry that counts the findings left out. */
    MORE,

    // advice (F15): legal, but will not travel well
    /** F15: {@code metadata} is no mapping, or holds a list or a mapping. */
    METADATA_NESTED,
    /** F15: {@code allowed-tools} as a list. */
    ALLOWED_TOOLS_LIST,
    /** F15: the name is too long to export. */
    NAME_LONG,
    /** F15: the body is cut when it is loaded. */
    BODY_LONG,
    /** F15: a trigger of fewer than four letters. */
    TRIGGER_SHORT,
    /** F11, F15: a bare prefix of a known provider's token. */
    SECRET_PREFIX,
    /** F15: a number or date as a hint, without quotes. */
    HINT_UNQUOTED,
    /** F12: a private-use character or U+FFFD. */
    DOUBTFUL_CHARACTER,
    /** F14: a file directly in a container, which is not served. */
    FILE_NOT_SERVED,
    /** L3: a peer has a skill of this name too, so that nobody is offered it. */
    LAYER_CONFLICT
}
