package dev.heinzel.cli;

import dev.heinzel.launcher.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The commands, hung together. Reading annotations takes time, so where the arguments name one
 * command exactly, only that one is read.
 */
final class CommandTree {

    private final Output output;
    private final Supplier<Settings> settings;

    /**
     * @param settings asked for by the commands that need them, when they run
     */
    CommandTree(Output output, Supplier<Settings> settings) {
        this.output = output;
        this.settings = settings;
    }

    /**
     * Runs what these arguments say.
     *
     * @return its exit code
     * @throws Failure if they say nothing, or the command gives no result
     */
    int run(String... arguments) throws IOException, Failure {
        CommandLine root = forArguments(arguments);
        StringWriter help = new StringWriter();
        root.setOut(new PrintWriter(help));
        try {
            findCommand(root, arguments);
            // not CommandLine.execute: that prints the stack of whatever it does not know
            int exit = new CommandLine.RunLast().execute(root.parseArgs(arguments));
            if (help.getBuffer().length() > 0) {
                print(help.toString().stripTrailing());
            }
            return exit;
        } catch (ParameterException e) {
            throw UsageErrors.of(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException cause) {
                throw cause;
            }
            throw Failures.of(e.getCause() == null ? e : e.getCause());
        }
    }

    private void print(String help) throws IOException {
        if (output.json()) {
            output.document(Json.object("help", help));
        } else {
            output.line(help);
        }
    }

    // picocli goes on after a word that is no command, and then speaks of what comes later
    private static void findCommand(CommandLine root, String... arguments) {
        CommandLine command = root;
        for (String argument : arguments) {
            if (command.getSubcommands().isEmpty()) {
                return;
            }
            if (argument.startsWith("-")) {
                if (root.getCommandSpec().findOption(argument) == null) {
                    return;
                }
                continue;
            }
            CommandLine named = command.getSubcommands().get(argument);
            if (named == null) {
                throw new UnmatchedArgumentException(command, List.of(argument));
            }
            command = named;
        }
    }

    /** The command that these arguments name, alone, or all of them. */
    private CommandLine forArguments(String... arguments) {
        List<String> words =
                Arrays.stream(arguments)
                        .takeWhile(argument -> !argument.equals("--"))
                        .filter(argument -> !argument.startsWith("-"))
                        .toList();
        CommandLine one = build(words);
        return isOneCommand(one) ? one : all();
    }

    /** All of them. */
    CommandLine all() {
        return build(List.of());
    }

    private static boolean isOneCommand(CommandLine root) {
        CommandLine last = root;
        while (last.getSubcommands().size() == 1) {
            last = last.getSubcommands().values().iterator().next();
        }
        return last.getCommandSpec().userObject() instanceof Method;
    }

    private CommandLine build(List<String> words) {
        CommandLine root = new CommandLine(new RootCommand(output, settings));
        if (wanted("system", words, 0)) {
            CommandLine system = new CommandLine(new RootCommand.SystemGroup());
            root.addSubcommand(system);
            if (wanted("plugin", words, 1)) {
                PluginCommands plugin = new PluginCommands(output, settings);
                hang(system, plugin, words, 2, "add", "update", "remove", "list");
            }
            if (wanted("skill", words, 1)) {
                hang(system, new SkillCommands(output, settings), words, 2, "list", "show");
            }
        }
        if (wanted("skill", words, 0)) {
            hang(root, new CheckCommands(output), words, 1, "check");
        }
        hang(root, RootCommand.class, words, 0, "doctor", "completion");
        return root.setExpandAtFiles(false)
                .setOverwrittenOptionsAllowed(true)
                .setColorScheme(
                        Help.defaultColorScheme(
                                output.style() == Style.COLOURED && !output.json()
                                        ? Help.Ansi.ON
                                        : Help.Ansi.OFF));
    }

    private static boolean wanted(String name, List<String> words, int depth) {
        return words.size() <= depth || words.get(depth).equals(name);
    }

    private static void hang(
            CommandLine parent, Object commands, List<String> words, int depth, String... names) {
        CommandLine group = new CommandLine(commands);
        parent.addSubcommand(group);
        hang(group, commands.getClass(), words, depth, names);
    }

    private static void hang(
            CommandLine group, Class<?> commands, List<String> words, int depth, String... names) {
        for (String name : names) {
            if (wanted(name, words, depth)) {
                group.addSubcommand(new CommandLine(methodOf(commands, name)));
            }
        }
    }

    private static Method methodOf(Class<?> commands, String name) {
        for (Method method : commands.getDeclaredMethods()) {
            Command command = method.getAnnotation(Command.class);
            if (command != null && command.name().equals(name)) {
                return method;
            }
        }
        throw new IllegalStateException(commands + " has no command " + name);
    }
}
