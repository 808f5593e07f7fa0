package dev.heinzel.launcher.config;

import dev.heinzel.skill.FindingCode;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values of the user's file by their keys; what has no place there is reported (A1). */
final class KeyWalk {

    private static final String ROOT = "";
    private static final String STACK = "stack";
    private static final String SKILL = "system.skill";
    private static final String AGENTS = "agents";

    private final Report report;
    private final Map<ConfigKey, TomlNode> values = new EnumMap<>(ConfigKey.class);
    private final EnumSet<ConfigKey> lost = EnumSet.noneOf(ConfigKey.class);
    private final Map<String, TomlNode> agents = new LinkedHashMap<>();
    private final StringBuilder stackNames = new StringBuilder();
    private boolean stackInDoubt;

    private KeyWalk(Report report) {
        this.report = report;
    }

    static KeyWalk of(TomlNode.Table root, Report report) {
        KeyWalk walk = new KeyWalk(report);
        root.entries().forEach(walk::root);
        return walk;
    }

    /** What the file gives a key of one of the fixed tables; null for nothing. */
    @Nullable TomlNode value(ConfigKey key) {
        return values.get(key);
    }

    /** Whether the key's table is something else, so that nobody knows what it was to be. */
    boolean isLost(ConfigKey key) {
        return lost.contains(key);
    }

    /** Whether something that has no place in the file may have been meant for the stack. */
    boolean isStackInDoubt() {
        return stackInDoubt;
    }

    /** Every string of what is the stack, or may have been meant to be: a line each. */
    String namesOfTheStack() {
        return stackNames.toString();
    }

    private void noteNames(TomlNode node) {
        if (node instanceof TomlNode.Text text) {
            stackNames.append(text.value()).append('\n');
        } else if (node instanceof TomlNode.Array array) {
            array.elements().forEach(this::noteNames);
        } else if (node instanceof TomlNode.Table table) {
            // a name may stand before the equals sign too
            table.entries()
                    .forEach(
                            (key, value) -> {
                                stackNames.append(key).append('\n');
                                noteNames(value);
                            });
        }
    }

    /** Each agent's {@code uses}; its line alone, as an empty table, where it has none. */
    Map<String, TomlNode> agents() {
        return agents;
    }

    private void root(String name, TomlNode node) {
        switch (name) {
            case "stack" -> {
                noteNames(node);
                table(name, node);
            }
            case "turn" -> table(name, node);
            case "system" -> {
                if (node instanceof TomlNode.Table table) {
                    table.entries().forEach(this::system);
                } else {
                    notATable("system.skill", node);
                }
            }
            case AGENTS -> {
                if (node instanceof TomlNode.Table table) {
                    table.entries().forEach(this::agent);
                } else {
                    notATable("agents.ID", node);
                }
            }
            default -> unknown(ROOT, name, node);
        }
    }

    private void system(String name, TomlNode node) {
        if (name.equals("skill")) {
            table("system.skill", node);
        } else {
            unknown("system", name, node);
        }
    }

    private void table(String table, TomlNode node) {
        if (!(node instanceof TomlNode.Table entries)) {
            notATable(table, node);
            return;
        }
        entries.entries()
                .forEach(
                        (key, value) -> {
                            ConfigKey known = known(table, key);
                            if (known == null) {
                                unknown(table, key, value);
                            } else {
                                values.put(known, value);
                            }
                        });
    }

    private void agent(String id, TomlNode node) {
        // so that it can be shown, logged and asked for as it is
        if (id.isBlank() || !Report.quoted(id).equals('"' + id + '"')) {
            report.add(
                    node.line(),
                    FindingCode.CONFIG_KEY,
                    Report.quoted(id) + " cannot be an agent's id, so that agent may see nothing",
                    "use up to 64 visible characters, and no secret");
            return;
        }
        if (!(node instanceof TomlNode.Table table)) {
            agents.put(id, node);
            return;
        }
        TomlNode uses = new TomlNode.Table(node.line(), Map.of());
        for (Map.Entry<String, TomlNode> entry : table.entries().entrySet()) {
            if (known(ConfigKey.USES.table(), entry.getKey()) == null) {
                unknown(ConfigKey.USES.table(), entry.getKey(), entry.getValue());
            } else {
                uses = entry.getValue();
            }
        }
        agents.put(id, uses);
    }

    private static @Nullable ConfigKey known(String table, String key) {
        for (ConfigKey known : ConfigKey.of(table)) {
            if (known.key().equals(key)) {
                return known;
            }
        }
        return null;
    }

    private void notATable(String table, TomlNode node) {
        lost.addAll(ConfigKey.of(table));
        report.value(
                node.line(),
                "this is "
                        + node.kind()
                        + ", not the table ["
                        + table
                        + "], so nothing of it counts",
                "write [" + table + "] on a line of its own, and its keys below");
    }

    private void unknown(String table, String name, TomlNode node) {
        String where = table.isEmpty() ? "at the top" : "in [" + table + "]";
        report.add(
                node.line(),
                FindingCode.CONFIG_KEY,
                "there is no key " + Report.quoted(name) + ' ' + where,
                NearestKey.remedy(table, name));
        doubt(table, NearestKey.meant(table, name), node);
    }

    /** A slip of the pen must not widen what it was to narrow: what was meant is not known. */
    private void doubt(String table, @Nullable String meant, TomlNode node) {
        if (table.equals(STACK) || (table.equals(ROOT) && STACK.equals(meant))) {
            stackInDoubt = true;
            noteNames(node);
        } else if ((table.equals(ROOT) && "system".equals(meant))
                || (table.equals("system") && "skill".equals(meant))) {
            lost.addAll(ConfigKey.of(SKILL));
        } else if (table.equals(SKILL)) {
            for (ConfigKey key : ConfigKey.of(SKILL)) {
                if (key.key().equals(meant)) {
                    lost.add(key);
                }
            }
        }
    }
}
