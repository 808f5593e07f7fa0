package dev.heinzel.cli;

import dev.heinzel.launcher.PluginChange;
import dev.heinzel.launcher.PluginChange.Result;
import dev.heinzel.launcher.PluginChange.SkillChange;
import dev.heinzel.launcher.PluginStatus;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plugins for people: what is there, and what a change did (O4). */
final class PluginText {

    private PluginText() {}

    /** A line each; what is wrong comes after it all. */
    static void print(List<PluginStatus> plugins, Output output) throws IOException {
        if (plugins.isEmpty()) {
            output.line("no plugins; add one with hz system plugin add FILE");
            return;
        }
        Table table =
                Table.endingInPath("NAME", "VERSION", "LAYER", "STATE", "CODE", "SKILLS", "ORIGIN");
        for (PluginStatus plugin : plugins) {
            table.row(
                    Printable.escape(plugin.symbolicName()),
                    Printable.escape(plugin.version()),
                    plugin.layer().id(),
                    plugin.state().id(),
                    plugin.hasCode() ? "yes" : "no",
                    Integer.toString(plugin.skills().size()),
                    Printable.escape(plugin.origin()));
        }
        for (String line : table.lines()) {
            output.line(line);
        }
        for (PluginStatus plugin : plugins) {
            output.findings(plugin.findings());
            if (plugin.reason() != null) {
                output.problem(
                        Printable.escape(
                                plugin.symbolicName()
                                        + " is "
                                        + plugin.state().id()
                                        + ": "
                                        + plugin.reason()));
            }
        }
    }

    /** What a change did, for the person who trusts it by letting it stand. */
    static void print(PluginChange change, Output output) throws IOException {
        if (change.result() == Result.REFUSED) {
            output.findings(change.findings());
            output.advice(change.advice());
            output.problem("refused " + named(change) + ": nothing was changed");
            return;
        }
        output.line(output.style().strong(change.result().id() + " " + named(change)));
        if (change.result() != Result.REMOVED) {
            output.line(
                    change.hasCode()
                            ? "  holds code, which a host that starts plugins runs with its own"
                                    + " rights"
                            : "  holds skills only, no code");
        }
        int width = change.skills().stream().mapToInt(s -> s.name().length()).max().orElse(0);
        for (SkillChange skill : change.skills()) {
            output.line(line(skill, width));
        }
        if (change.reason() != null) {
            output.problem(
                    named(change)
                            + " is stored but not served yet: "
                            + Printable.escape(change.reason()));
        }
        output.advice(change.advice());
    }

    private static String named(PluginChange change) {
        String version = Printable.escape(change.version());
        String name = Printable.escape(change.symbolicName());
        return version.isEmpty() ? name : name + " " + version;
    }

    private static String line(SkillChange skill, int width) {
        StringBuilder line = new StringBuilder("  ");
        pad(line, skill.change().id(), 9);
        pad(line, skill.name(), width);
        switch (skill.change()) {
            case NEW, UNCHANGED -> line.append(shortly(skill.fingerprint()));
            case CHANGED ->
                    line.append(shortly(skill.oldFingerprint()))
                            .append(" -> ")
                            .append(shortly(skill.fingerprint()));
            case GONE -> {
                return line.append("was ").append(shortly(skill.oldFingerprint())).toString();
            }
        }
        for (String hidden : skill.hides()) {
            line.append(", hides ").append(Printable.escape(hidden));
        }
        for (String peer : skill.inConflictWith()) {
            line.append(", in conflict with ").append(Printable.escape(peer));
        }
        return line.append(", visible to ")
                .append(
                        skill.visibleTo().isEmpty()
                                ? "nobody"
                                : String.join(" and ", skill.visibleTo()))
                .toString();
    }

    private static void pad(StringBuilder line, String text, int width) {
        line.append(text).append(" ".repeat(Math.max(0, width - text.length()) + 2));
    }

    /** Enough of a fingerprint to compare by eye; JSON has all of it. */
    static String shortly(@Nullable Digest digest) {
        return digest == null ? "-" : digest.toString().substring(0, 12);
    }
}
