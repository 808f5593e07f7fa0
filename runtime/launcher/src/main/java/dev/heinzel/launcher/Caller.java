package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.launcher.config.Permitted;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Skills;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Someone who may see some of the skills, as the operator wrote it (A2).
 *
 * @param label {@code chat}, {@code mcp}, or {@code agents.ID}; safe to print
 */
record Caller(String label, Permitted permitted) {

    private static final String CHAT = "chat";
    private static final String MCP = "mcp";

    /** The chat, MCP clients, then the agents by their ids. */
    static List<Caller> of(Configuration configuration) {
        List<Caller> callers = new ArrayList<>();
        callers.add(new Caller(CHAT, configuration.chat()));
        callers.add(new Caller(MCP, configuration.mcp()));
        new TreeMap<>(configuration.agents())
                .forEach((id, uses) -> callers.add(new Caller("agents." + Causes.quote(id), uses)));
        return callers;
    }

    /** What it may see; where nothing is said, each kind of caller has a default of its own. */
    Allowlist allowed(Skills skills) {
        if (label.equals(CHAT)) {
            return skills.chatAllowed();
        }
        Allowlist said = permitted.allowlist();
        if (said != null) {
            return said;
        }
        return label.equals(MCP) ? Allowlist.all() : Allowlist.none();
    }
}
