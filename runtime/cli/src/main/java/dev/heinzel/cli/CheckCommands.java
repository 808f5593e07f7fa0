package dev.heinzel.cli;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hz skill}: for those who write skills (B2, K5). */
@Command(
        name = "skill",
        addMethodSubcommands = false,
        description = "Check skills while you write them.",
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExample:%n",
        footer = "  hz skill check my-skill/")
final class CheckCommands extends Group {

    /** How findings are written. */
    enum Format {
        text,
        json
    }

    private final Output output;

    CheckCommands(Output output) {
        this.output = output;
    }

    @Command(
            name = "check",
            description = {
                "Check skills with the checker that plugins meet when they are installed.",
                "Accepted skills go to standard output, findings and advice to standard error."
            },
            footerHeading = "%nExamples:%n",
            footer = {
                "  hz skill check my-skill/ plugin.jar",
                "  hz skill check --format json skills/"
            })
    int check(
            @Option(
                            names = "--format",
                            paramLabel = "FORMAT",
                            description = "text or json; --json is the same as --format json.")
                    @Nullable Format format,
            @Parameters(
                            paramLabel = "PATH",
                            arity = "1..*",
                            description = "A skill's directory, a directory of skills, or a jar.")
                    List<String> paths)
            throws IOException, Failure {
        Batch<Checked> batch = Batch.of(paths, given -> Checked.of(Argument.parse(given)));
        if (output.json()) {
            batch.requireOne();
        }
        List<Skill> skills = new ArrayList<>();
        List<Map<String, @Nullable Object>> findings = new ArrayList<>();
        List<Finding> advice = new ArrayList<>();
        for (Batch.Outcome<Checked> outcome : batch.outcomes()) {
            if (outcome instanceof Batch.Outcome.Done<Checked> done) {
                Checked checked = done.value();
                skills.addAll(checked.skills());
                findings.addAll(Json.findings(checked.findings()));
                advice.addAll(checked.advice());
                print(checked);
            } else if (outcome instanceof Batch.Outcome.Failed<Checked> failed) {
                findings.add(Json.finding(failed.given(), failed.failure()));
                if (!output.json()) {
                    output.failure(failed.failure());
                }
            }
        }
        if (output.json()) {
            output.document(Json.checked(skills, findings, advice));
        }
        return batch.exit(checked -> !checked.findings().isEmpty());
    }

    private void print(Checked checked) throws IOException {
        if (output.json()) {
            return;
        }
        for (Skill skill : checked.skills()) {
            output.line(
                    skill.name()
                            + "  "
                            + PluginText.shortly(skill.fingerprint())
                            + "  "
                            + (skill.files().size() == 1
                                    ? "1 file"
                                    : skill.files().size() + " files"));
        }
        output.findings(checked.findings());
        output.advice(checked.advice());
        if (checked.note() != null) {
            output.problem(checked.note());
        }
    }
}
