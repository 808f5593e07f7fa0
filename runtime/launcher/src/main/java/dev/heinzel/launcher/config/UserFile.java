package dev.heinzel.launcher.config;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Stack;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The user's own {@code hz.toml} (A1), and what holds where it says nothing. */
final class UserFile {

    private final Path file;
    private final Path home;
    private final Path skills;
    private final Report report;

    /**
     * @param directory the user's configuration directory, absolute
     */
    UserFile(Path directory, Path home) {
        this.file = directory.resolve(Configuration.NAME);
        this.home = home;
        this.skills = directory.resolve("skills");
        this.report = new Report(file);
    }

    Configuration read() {
        FileText text = FileText.of(file, FileText.BYTES);
        if (text instanceof FileText.Missing) {
            return defaults();
        }
        if (text instanceof FileText.Refused refused) {
            broken(refused.line(), "this " + refused.message(), refused.remedy());
            return nothing(namesIn(refused.rest()));
        }
        String toml = ((FileText.Whole) text).text();
        TomlReader.Result result = TomlReader.read(toml);
        if (result instanceof TomlReader.Result.Broken broken) {
            for (TomlFault fault : broken.faults()) {
                broken(
                        fault.line(),
                        fault.message(),
                        "mend it; a string stands in quotes, a list in brackets: "
                                + ConfigKey.CHAT.example());
            }
            return nothing(namesIn(toml));
        }
        return said(KeyWalk.of(((TomlReader.Result.Said) result).root(), report));
    }

    /** Text in which the names of a file that cannot be read stand; null if they may hide. */
    private static @Nullable String namesIn(String text) {
        // an escape can write a name in other letters; without NUL, as the file may be UTF-16
        return text.isEmpty() || text.indexOf('\\') >= 0 ? null : text.replace("\0", "");
    }

    private void broken(int line, String message, String remedy) {
        report.add(
                line,
                FindingCode.CONFIG_UNREADABLE,
                message + ", so nothing of this file is used, and chat and mcp allow nothing",
                remedy);
    }

    private Configuration defaults() {
        return new Configuration(
                file,
                Stack.none(),
                "",
                skills,
                false,
                new Permitted.ByDefault(),
                new Permitted.ByDefault(),
                Map.of(),
                exportDirectories(),
                Configuration.MENU,
                List.of());
    }

    /** What is safe where nobody knows what the file was to say. */
    private Configuration nothing(@Nullable String doubtful) {
        return new Configuration(
                file,
                Stack.none(),
                doubtful,
                skills,
                false,
                new Permitted.Malformed(),
                new Permitted.Malformed(),
                Map.of(),
                List.of(),
                Configuration.MENU,
                report.list());
    }

    private Configuration said(KeyWalk walk) {
        StackTable stack = StackTable.of(walk, report);
        DirectoryValue directories = new DirectoryValue(home, report);
        TomlNode personal = walk.value(ConfigKey.PERSONAL_DIR);
        Path personalDirectory = walk.isLost(ConfigKey.PERSONAL_DIR) ? null : skills;
        if (personal != null) {
            personalDirectory = directories.one(ConfigKey.PERSONAL_DIR, personal);
        }
        TomlNode exports = walk.value(ConfigKey.EXPORT_DIRS);
        List<Path> exportDirectories =
                walk.isLost(ConfigKey.EXPORT_DIRS) ? List.of() : exportDirectories();
        if (exports != null) {
            exportDirectories = directories.several(ConfigKey.EXPORT_DIRS, exports);
        }
        TomlNode menu = walk.value(ConfigKey.MENU);
        return new Configuration(
                file,
                stack.stack(),
                stack.whole() ? "" : walk.namesOfTheStack(),
                personalDirectory,
                personal != null && personalDirectory != null,
                AllowlistValue.of(ConfigKey.CHAT, walk, report),
                AllowlistValue.of(ConfigKey.MCP, walk, report),
                AllowlistValue.ofAgents(walk, report),
                exportDirectories,
                menu == null ? Configuration.MENU : MenuValue.of(menu, Configuration.MENU, report),
                report.list());
    }

    private List<Path> exportDirectories() {
        return home.isAbsolute() ? List.of(home.resolve(".claude/skills")) : List.of();
    }
}
