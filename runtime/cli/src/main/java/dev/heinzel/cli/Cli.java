package dev.heinzel.cli;

import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * One run of {@code hz}, from arguments to exit code. All that it takes from the process is passed
 * in.
 *
 * @param environment as {@link System#getenv()} gives it
 * @param userHome as the system property {@code user.home} gives it
 * @param stdout for results
 * @param stderr for problems
 * @param stdoutTerminal whether a person sees {@code stdout} on a terminal
 * @param stderrTerminal whether a person sees {@code stderr} on a terminal
 */
record Cli(
        Map<String, String> environment,
        String userHome,
        OutputStream stdout,
        OutputStream stderr,
        boolean stdoutTerminal,
        boolean stderrTerminal) {

    /** Runs a command and gives its exit code (K3). Nothing is thrown, whatever happens. */
    int run(String... arguments) {
        Output output =
                new Output(
                        stdout,
                        stderr,
                        asksForJson(arguments),
                        Style.of(stdoutTerminal, environment),
                        Style.of(stderrTerminal, environment));
        try {
            int exit = execute(output, arguments);
            output.flush();
            return exit;
        } catch (Output.LostException e) {
            return e.readerGone() ? Exit.OK : lost(e);
        } catch (IOException e) {
            // standard error is gone: nobody is left to tell
            return Exit.IO;
        }
    }

    private int execute(Output output, String... arguments) throws IOException {
        try {
            return parseAndCall(output, arguments);
        } catch (Output.LostException e) {
            throw e;
        } catch (ParameterException e) {
            return fail(output, UsageErrors.of(e));
        } catch (CommandLine.ExecutionException e) {
            if (e.getCause() instanceof Output.LostException lost) {
                throw lost;
            }
            return fail(output, Failures.of(e.getCause() == null ? e : e.getCause()));
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return fail(output, Failures.of(e));
        }
    }

    private int parseAndCall(Output output, String... arguments) throws IOException {
        CommandTree tree = new CommandTree(output, this::settings);
        CommandLine root = tree.forArguments(Arrays.asList(arguments));
        StringWriter help = new StringWriter();
        root.setOut(new PrintWriter(help));
        // not CommandLine.execute: that prints the stack of whatever it does not know
        int exit = new CommandLine.RunLast().execute(root.parseArgs(arguments));
        if (!help.toString().isEmpty()) {
            output.line(help.toString().stripTrailing());
        }
        return exit;
    }

    private static int fail(Output output, Failure failure) throws IOException {
        output.failure(failure);
        return failure.exit();
    }

    // not through the output: what it still holds for standard output would fail again
    private int lost(Output.LostException thrown) {
        String why = Printable.escape(String.valueOf(thrown.getMessage()));
        String line = "hz: cannot write the result: " + why + "; give it a place with room\n";
        try {
            stderr.write(line.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Exit.IO;
        }
        return Exit.IO;
    }

    private Settings settings() {
        return Settings.fromEnvironment(environment, Path.of(userHome));
    }

    private static boolean asksForJson(String... arguments) {
        String previous = "";
        for (String argument : arguments) {
            if (argument.equals("--")) {
                return false;
            }
            if (argument.equals("--json")
                    || argument.equals("--format=json")
                    || (argument.equals("json") && previous.equals("--format"))) {
                return true;
            }
            previous = argument;
        }
        return false;
    }
}
