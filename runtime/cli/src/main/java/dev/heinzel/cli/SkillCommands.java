package dev.heinzel.cli;

import dev.heinzel.launcher.Heinzel;
import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hz system skill}: what the installed plugins offer (C1, K6). */
@Command(
        name = "skill",
        addMethodSubcommands = false,
        description = "List and show the skills of the installed plugins.",
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExample:%n",
        footer = "  hz system skill show writing-a-skill")
final class SkillCommands extends Group {

    private final Output output;
    private final Supplier<Settings> settings;

    SkillCommands(Output output, Supplier<Settings> settings) {
        this.output = output;
        this.settings = settings;
    }

    @Command(
            name = "list",
            description = "List skills, with what hides them, and what is wrong with any.",
            footerHeading = "%nExample:%n",
            footer = "  hz system skill list")
    int list() throws IOException {
        Catalogue.Listing listing;
        try (Heinzel heinzel = Heinzel.openWithoutStarting(settings.get())) {
            listing = heinzel.catalogue().list();
        }
        if (output.json()) {
            output.document(Json.listing(listing));
        } else {
            SkillText.print(listing, output);
        }
        return Exit.OK;
    }

    @Command(
            name = "show",
            description = {
                "Show one skill: its header, hints, files and body.",
                "Its text is written by somebody else; nothing in it is applied."
            },
            footerHeading = "%nExamples:%n",
            footer = {
                "  hz system skill show notes",
                "  hz system skill show acme.notes:notes --file references/style.md"
            })
    int show(
            @Parameters(
                            paramLabel = "NAME",
                            description =
                                    "The skill that is offered, or SOURCE:NAME for one that is"
                                            + " hidden or in conflict.")
                    String key,
            @Option(
                            names = "--file",
                            paramLabel = "PATH",
                            description = "Print exactly the bytes of this file of the skill.")
                    @Nullable String path)
            throws IOException, Failure {
        try (Heinzel heinzel = Heinzel.openWithoutStarting(settings.get())) {
            if (path == null) {
                print(found(heinzel.catalogue().show(key)));
            } else {
                print(found(heinzel.catalogue().readFile(key, path)));
            }
        }
        return Exit.OK;
    }

    private void print(Catalogue.Detail detail) throws IOException {
        if (output.json()) {
            output.document(Json.detail(detail));
        } else {
            SkillText.print(detail, output);
        }
    }

    private void print(FileContent content) throws IOException {
        if (output.json()) {
            output.document(Json.file(content.file(), content.text()));
        } else {
            output.bytes(content.bytes());
        }
    }

    private static <T> T found(Answer<T> answer) throws Failure {
        if (answer instanceof Answer.Found<T> found) {
            return found.value();
        }
        if (answer instanceof Answer.NotFound<T> unknown) {
            throw notFound(unknown.name(), unknown.path());
        }
        if (answer instanceof Answer.Changed<T> changed) {
            throw new Failure(
                    Exit.REFUSED,
                    "CHANGED",
                    named(changed.name(), changed.path())
                            + " is no longer what was checked, so it is not shown",
                    "add or update its plugin again");
        }
        Answer.Unavailable<T> unavailable = (Answer.Unavailable<T>) answer;
        throw new Failure(
                Exit.IO,
                "UNAVAILABLE",
                named(unavailable.name(), unavailable.path()) + " cannot be read now",
                "try again");
    }

    private static Failure notFound(String name, @Nullable String path) {
        return path == null
                ? new Failure(
                        Exit.REFUSED,
                        "NOT_FOUND",
                        named(name, null) + " is not offered",
                        "give a name that hz system skill list shows as offered, or SOURCE:NAME for"
                                + " one that is hidden or in conflict")
                : new Failure(
                        Exit.REFUSED,
                        "NOT_FOUND",
                        named(name, path) + " is not there",
                        "give a path that hz system skill show NAME lists, exactly as it stands"
                                + " there");
    }

    private static String named(String name, @Nullable String path) {
        String skill = "skill \"" + Printable.quote(name) + '"';
        return path == null ? skill : "file \"" + Printable.quote(path) + "\" of " + skill;
    }
}
