package dev.heinzel.launcher.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Every key of {@code hz.toml} (A1). */
enum ConfigKey {
    PROJECT("stack", "[\"acme.notes\"]"),
    TEAM("stack", "[\"acme.notes\"]"),
    ORG("stack", "[\"acme.notes\"]"),
    SITE("stack", "[\"acme.notes\"]"),
    PERSONAL_DIR("system.skill", "\"~/skills\""),
    CHAT("system.skill", ConfigKey.ENTRIES),
    MCP("system.skill", ConfigKey.ENTRIES),
    EXPORT_DIRS("system.skill", "[\"~/.claude/skills\"]"),
    MENU("turn", "3"),
    USES("agents.ID", ConfigKey.ENTRIES);

    private static final String ENTRIES = "[\"review\", \"acme.notes:notes\"]";

    private final String table;
    private final String example;

    ConfigKey(String table, String example) {
        this.table = table;
        this.example = example;
    }

    /** As the file spells it. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The table it stands in, {@code ID} standing for each agent's. */
    String table() {
        return table;
    }

    /** A line that is right, for a remedy. */
    String example() {
        return key() + " = " + example;
    }

    /** What stands in a table. */
    static List<ConfigKey> of(String table) {
        return Arrays.stream(values()).filter(key -> key.table.equals(table)).toList();
    }
}
