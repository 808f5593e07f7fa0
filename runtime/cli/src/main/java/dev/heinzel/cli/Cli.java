package dev.heinzel.cli;

import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

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
            Shortcut.Call shortcut = Shortcut.of(output, this::settings, arguments);
            return shortcut == null
                    ? new CommandTree(output, this::settings).run(arguments)
                    : shortcut.run();
        } catch (Output.LostException e) {
            throw e;
        } catch (IOException
                | Failure
                | RuntimeException
                | StackOverflowError
                | OutOfMemoryError e) {
            return fail(output, Failures.of(e));
        }
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
        return Settings.fromEnvironment(environment, Path.of(userHome)).within(Path.of(""));
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
