package dev.heinzel.cli;

import dev.heinzel.launcher.Settings;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The read-only commands as they are mostly called: words, perhaps {@code --json}, and no other
 * option. Reading picocli's annotations takes longer than most of them run (V5), so these go
 * straight to the methods that picocli would call. Whatever else is typed, a mistake too, is
 * picocli's.
 */
final class Shortcut {

    private Shortcut() {}

    /** What the command gives as its exit code. */
    interface Call {
        int run() throws IOException, Failure;
    }

    /** The command that these arguments plainly call, or null. */
    static @Nullable Call of(Output output, Supplier<Settings> settings, String... arguments) {
        List<String> words =
                Arrays.stream(arguments).filter(argument -> !argument.equals("--json")).toList();
        if (words.stream().anyMatch(word -> word.startsWith("-"))) {
            return null;
        }
        if (words.equals(List.of("doctor"))) {
            return new RootCommand(output, settings)::doctor;
        }
        if (words.equals(List.of("system", "skill", "list"))) {
            return new SkillCommands(output, settings)::list;
        }
        if (words.equals(List.of("system", "plugin", "list"))) {
            return new PluginCommands(output, settings)::list;
        }
        if (words.size() == 4 && words.subList(0, 3).equals(List.of("system", "skill", "show"))) {
            return () -> new SkillCommands(output, settings).show(words.get(3), null);
        }
        if (words.size() > 2 && words.subList(0, 2).equals(List.of("skill", "check"))) {
            return () -> new CheckCommands(output).check(null, words.subList(2, words.size()));
        }
        return null;
    }
}
