package dev.heinzel.cli;

import dev.heinzel.skill.text.Printable;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What a wrong command line is told. picocli's own messages echo arguments raw and whole, so what
 * was typed is quoted here.
 */
final class UsageErrors {

    private UsageErrors() {}

    static Failure of(ParameterException thrown) {
        CommandLine command = thrown.getCommandLine();
        String help = "see " + command.getCommandSpec().qualifiedName() + " --help";
        if (thrown instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return Failure.usage(describe(unmatched, command), remedy(unmatched, help));
        }
        if (thrown instanceof MissingParameterException missing
                && missing.getMissing().isEmpty()
                && !command.getSubcommands().isEmpty()) {
            return missingCommand(command);
        }
        return Failure.usage(lowerFirst(quoted(String.valueOf(thrown.getMessage()))), help);
    }

    /** That a group was named, and none of its commands. */
    static Failure missingCommand(CommandLine group) {
        return Failure.usage(
                group.getCommandSpec().qualifiedName() + " needs a command",
                "give one of "
                        + String.join(", ", group.getSubcommands().keySet())
                        + ", or --help");
    }

    private static String describe(UnmatchedArgumentException unmatched, CommandLine command) {
        String first = '"' + Printable.quote(unmatched.getUnmatched().get(0)) + '"';
        if (unmatched.isUnknownOption()) {
            return "unknown option " + first;
        }
        return command.getSubcommands().isEmpty()
                ? "unexpected argument " + first
                : "unknown command " + first;
    }

    private static String remedy(UnmatchedArgumentException unmatched, String help) {
        List<String> suggestions =
                unmatched.getSuggestions().stream()
                        .map(suggestion -> suggestion.substring(suggestion.lastIndexOf(' ') + 1))
                        .limit(3)
                        .toList();
        return suggestions.isEmpty()
                ? help
                : "did you mean " + String.join(" or ", suggestions) + "? " + help;
    }

    private static String quoted(String message) {
        int end = Math.min(message.length(), 200);
        String safe = Printable.escape(message.substring(0, end));
        return end < message.length() ? safe + "…" : safe;
    }

    private static String lowerFirst(String message) {
        return message.isEmpty()
                ? message
                : Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }
}
