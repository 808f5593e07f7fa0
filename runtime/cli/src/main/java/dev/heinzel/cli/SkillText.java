package dev.heinzel.cli;

import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillFile;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Skills for people. Names, descriptions, hints and bodies are checked text, which F12 made safe to
 * print; sources are escaped.
 */
final class SkillText {

    private SkillText() {}

    /** A line each, hidden ones with what hides them; what is wrong comes after it all. */
    static void print(Catalogue.Listing listing, Output output) throws IOException {
        if (listing.skills().isEmpty()) {
            output.line("no skills; add a plugin with hz system plugin add FILE");
        } else {
            Table table = Table.endingInText("NAME", "SOURCE", "LAYER", "DESCRIPTION");
            for (Catalogue.Entry entry : listing.skills()) {
                table.row(
                        entry.skill().name(),
                        Printable.escape(entry.source()),
                        entry.layer().id(),
                        entry.offered() ? entry.skill().description() : why(entry));
            }
            for (String line : table.lines()) {
                output.line(line);
            }
        }
        for (Catalogue.Conflict conflict : listing.conflicts()) {
            output.problem(
                    "conflict: "
                            + conflict.name()
                            + " is offered by nobody, since "
                            + String.join(" and ", escaped(conflict.sources()))
                            + " have it; remove one of them, or give one of them another layer");
        }
        output.findings(listing.problems());
    }

    /** Header, hints, files, then the body as it is. */
    static void print(Catalogue.Detail detail, Output output) throws IOException {
        Catalogue.Entry entry = detail.entry();
        Skill skill = entry.skill();
        output.line(output.style().strong(skill.name()));
        output.line("description: " + skill.description());
        output.line(
                "source: " + Printable.escape(entry.source()) + " (" + entry.layer().id() + ")");
        output.line("fingerprint: " + skill.fingerprint());
        output.line("offered: " + (entry.offered() ? "yes" : "no, " + why(entry)));
        if (!skill.hints().isEmpty()) {
            output.line("hints (shown, never applied):");
            for (Map.Entry<String, Object> hint : skill.hints().entrySet()) {
                output.line("  " + hint.getKey() + ": " + Output.plain(hint.getValue()));
            }
        }
        output.line("files:");
        for (SkillFile file : skill.files()) {
            output.line(
                    "  " + file.path() + "  " + file.kind().id() + ", " + file.size() + " bytes");
        }
        output.line("");
        String body = detail.body();
        output.line(body.endsWith("\n") ? body.substring(0, body.length() - 1) : body);
    }

    private static String why(Catalogue.Entry entry) {
        String hiddenBy = entry.hiddenBy();
        return hiddenBy == null
                ? "in conflict, so nobody is offered it"
                : "hidden by " + Printable.escape(hiddenBy);
    }

    private static List<String> escaped(List<String> sources) {
        return sources.stream().map(Printable::escape).toList();
    }
}
