package dev.heinzel.launcher.config;

import dev.heinzel.skill.text.Names;
import dev.heinzel.skill.text.SymbolicNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A list of entries, each {@code name} or {@code source:name} (A2). One that cannot be read allows
 * nothing, and says so: what is left of a list may be more than its writer wanted.
 */
final class AllowlistValue {

    private static final String REMEDY =
            "write entries such as \"review\" or \"acme.notes:review\"";

    private final ConfigKey key;
    private final Report report;

    private AllowlistValue(ConfigKey key, Report report) {
        this.key = key;
        this.report = report;
    }

    /** {@code chat} or {@code mcp}. */
    static Permitted of(ConfigKey key, KeyWalk walk, Report report) {
        TomlNode node = walk.value(key);
        if (node == null) {
            return walk.isLost(key) ? new Permitted.Malformed() : new Permitted.ByDefault();
        }
        return new AllowlistValue(key, report)
                .read(node, "remove " + key.key() + " for the default, or list what it may see");
    }

    /** Each agent's {@code uses}. One without may see nothing: an agent has no default. */
    static Map<String, Permitted> ofAgents(KeyWalk walk, Report report) {
        Map<String, Permitted> agents = new HashMap<>();
        walk.agents().forEach((id, uses) -> agents.put(id, ofAgent(uses, report)));
        return agents;
    }

    private static Permitted ofAgent(TomlNode uses, Report report) {
        if (uses instanceof TomlNode.Table none && none.entries().isEmpty()) {
            report.value(
                    none.line(),
                    "this agent has no uses, so it may see nothing",
                    "write " + ConfigKey.USES.example());
            return new Permitted.Listed(none.line(), List.of());
        }
        return new AllowlistValue(ConfigKey.USES, report)
                .read(uses, "list what it may see, or remove the agent");
    }

    private Permitted read(TomlNode node, String remedyOfNone) {
        if (!(node instanceof TomlNode.Array array)) {
            wrong(node, key.key() + " is " + node.kind() + ", not an array");
            return new Permitted.Malformed();
        }
        if (array.elements().isEmpty()) {
            report.value(array.line(), key.key() + " is empty, so it allows nothing", remedyOfNone);
        }
        List<Permitted.Entry> entries = new ArrayList<>();
        Map<String, Integer> lines = new HashMap<>();
        boolean good = true;
        for (TomlNode element : array.elements()) {
            String problem = problemOf(element);
            if (problem != null) {
                wrong(element, "an entry of " + key.key() + ' ' + problem);
                good = false;
            } else if (element instanceof TomlNode.Text text) {
                Integer before = lines.putIfAbsent(text.value(), text.line());
                if (before == null) {
                    entries.add(new Permitted.Entry(text.value(), text.line()));
                } else {
                    report.value(
                            text.line(),
                            "this entry stands in "
                                    + key.key()
                                    + " twice, before in line "
                                    + before,
                            "remove one");
                }
            }
        }
        return good ? new Permitted.Listed(array.line(), entries) : new Permitted.Malformed();
    }

    private void wrong(TomlNode node, String what) {
        report.value(node.line(), what + ", so " + key.key() + " allows nothing", REMEDY);
    }

    private static @Nullable String problemOf(TomlNode element) {
        if (!(element instanceof TomlNode.Text text)) {
            return "is " + element.kind() + ", not a string";
        }
        String entry = text.value();
        if (entry.contains("*") || entry.contains("?")) {
            return "is a pattern, and entries are exact";
        }
        int colon = entry.indexOf(':');
        if (colon >= 0 && !SymbolicNames.isName(entry.substring(0, colon))) {
            return "has no symbolic name before its colon";
        }
        String problem = Names.problemOf(entry.substring(colon + 1));
        return problem == null ? null : "has a skill's name that " + problem;
    }
}
