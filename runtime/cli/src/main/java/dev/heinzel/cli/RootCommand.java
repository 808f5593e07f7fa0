package dev.heinzel.cli;

import dev.heinzel.launcher.Doctor;
import dev.heinzel.launcher.DoctorCheck;
import dev.heinzel.launcher.Settings;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** {@code hz} itself, and the options that every command has. */
@Command(
        name = "hz",
        addMethodSubcommands = false,
        description = "Plugins, and the Agent Skills inside them.",
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  hz skill check my-skill/",
            "  hz system plugin add notes.jar",
            "  hz system skill list --json",
            "",
            "Exit codes: 0 fine, 1 findings or refused, 2 asked wrongly or a PATH that is",
            "not there, 3 in use or cannot be read or written. HZ_HOME names the directory",
            "that holds everything; without it the XDG directories are used."
        })
final class RootCommand extends Group {

    private final Output output;
    private final Supplier<Settings> settings;

    @Option(names = "--version", arity = "0", description = "Print the version.")
    private boolean version;

    RootCommand(Output output, Supplier<Settings> settings) {
        this.output = output;
        this.settings = settings;
    }

    // taken from the arguments before they are parsed, so that a wrong command line is answered in
    // JSON too; here for --help
    @Option(
            names = "--json",
            arity = "0",
            scope = ScopeType.INHERIT,
            description = "Print one JSON document on standard output.")
    void json(boolean json) {}

    @Option(
            names = {"-h", "--help"},
            arity = "0",
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Print this help.")
    void help(boolean help) {}

    @Override
    public Integer call() throws IOException, Failure {
        if (!version) {
            return super.call();
        }
        Version.read().print(output);
        return Exit.OK;
    }

    @Command(
            name = "completion",
            description = "Print a script that completes hz's commands in bash and zsh.",
            footerHeading = "%nExample:%n",
            footer = "  source <(hz completion)")
    int completion() throws IOException {
        CommandLine all = new CommandTree(output, settings).all();
        String script = AutoComplete.bash("hz", all);
        if (output.json()) {
            output.document(Json.object("script", script));
        } else {
            output.line(script.stripTrailing());
        }
        return Exit.OK;
    }

    @Command(
            name = "doctor",
            description = {
                "Say what is wrong and what to do: Java, the distribution, the state directory,",
                "hz.toml, plugins, personal skills, allowlists, conflicts. Changes nothing.",
                "Exits with 1 if anything is wrong."
            },
            footerHeading = "%nExample:%n",
            footer = "  hz doctor")
    int doctor() throws IOException {
        List<DoctorCheck> checks = Doctor.examine(settings.get());
        if (output.json()) {
            output.document(Json.object("checks", checks.stream().map(Json::check).toList()));
        } else {
            DoctorText.print(checks, output);
        }
        return checks.stream().allMatch(DoctorCheck::ok) ? Exit.OK : Exit.REFUSED;
    }

    /** {@code hz system}. */
    @Command(
            name = "system",
            description = "What is installed, and what it offers.",
            synopsisSubcommandLabel = "COMMAND",
            footerHeading = "%nExample:%n",
            footer = "  hz system skill list")
    static final class SystemGroup extends Group {}
}
