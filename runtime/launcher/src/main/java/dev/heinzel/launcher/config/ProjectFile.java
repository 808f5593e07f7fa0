package dev.heinzel.launcher.config;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A project's {@code hz.toml}: the nearest one upwards may set {@code [turn] menu}, and nothing
 * else (A1). Whoever wrote it may control the repository, and nothing more.
 *
 * @param menu what holds after it
 * @param problems in report order
 */
record ProjectFile(int menu, List<Finding> problems) {

    private static final String NOTHING = ", so nothing of this project's file is used";
    private static final String REMEDY = "a project sets [turn] menu alone; all else is the user's";

    /** Whether a file is the user's own. */
    interface Ownership {
        boolean isUsers(Path file) throws IOException;
    }

    /**
     * Looks for it and reads it.
     *
     * @param users the user's own file, which is never a project's
     * @param menu what holds without it
     * @param ownership {@link FileOwner#owns}
     */
    static ProjectFile read(Path project, Path home, Path users, int menu, Ownership ownership) {
        Path file = find(real(project), real(home), users);
        if (file == null) {
            return new ProjectFile(menu, List.of());
        }
        Report report = new Report(file);
        int read = read(file, menu, ownership, report);
        return new ProjectFile(read, report.list());
    }

    private static @Nullable Path find(Path project, Path home, Path users) {
        Path last = last(project, home);
        for (Path at = project; at != null; at = at.getParent()) {
            Path file = at.resolve(Configuration.NAME);
            if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !isSame(file, users)) {
                return file;
            }
            if (at.equals(last)) {
                return null;
            }
        }
        return null;
    }

    /** The repository's root or home, whichever comes first; the project itself below neither. */
    private static Path last(Path project, Path home) {
        for (Path at = project; at != null; at = at.getParent()) {
            if (at.equals(home) || Files.exists(at.resolve(".git"), LinkOption.NOFOLLOW_LINKS)) {
                return at;
            }
        }
        return project;
    }

    private static Path real(Path directory) {
        try {
            return directory.toRealPath();
        } catch (IOException e) {
            // not there: then nothing of it will be found either
            return directory.toAbsolutePath().normalize();
        }
    }

    private static boolean isSame(Path file, Path users) {
        try {
            return Files.isSameFile(file, users);
        } catch (IOException e) {
            // one of them leads nowhere
            return false;
        }
    }

    private static int read(Path file, int menu, Ownership ownership, Report report) {
        String stranger = strangerIn(file, ownership);
        if (stranger != null) {
            report.add(0, FindingCode.CONFIG_IGNORED, stranger + NOTHING, "put a file there");
            return menu;
        }
        FileText text = FileText.of(file, FileText.PROJECT_BYTES, LinkOption.NOFOLLOW_LINKS);
        if (text instanceof FileText.Refused refused) {
            report.add(
                    refused.line(),
                    FindingCode.CONFIG_UNREADABLE,
                    "this " + refused.message() + NOTHING,
                    refused.remedy());
            return menu;
        }
        if (!(text instanceof FileText.Whole whole)) {
            return menu;
        }
        TomlReader.Result result = TomlReader.read(whole.text());
        if (result instanceof TomlReader.Result.Broken broken) {
            TomlFault first = broken.faults().get(0);
            report.add(
                    first.line(),
                    FindingCode.CONFIG_UNREADABLE,
                    first.message() + NOTHING,
                    "mend it, or remove the file");
            return menu;
        }
        return new Keys(menu, report).read(((TomlReader.Result.Said) result).root());
    }

    /** Why it is not the user's own plain file; null if it is, or is gone, or cannot be read. */
    private static @Nullable String strangerIn(Path file, Ownership ownership) {
        try {
            if (Files.isSymbolicLink(file)) {
                return "this is a link";
            }
            return ownership.isUsers(file) ? null : "this belongs to somebody else";
        } catch (IOException e) {
            return "nobody can say whose this is";
        }
    }

    /** Every key that has a value, one by one. */
    private static final class Keys {
        private final Report report;
        private int menu;

        Keys(int menu, Report report) {
            this.menu = menu;
            this.report = report;
        }

        int read(TomlNode.Table root) {
            table("", root);
            return menu;
        }

        private void table(String prefix, TomlNode.Table table) {
            for (Map.Entry<String, TomlNode> entry : table.entries().entrySet()) {
                String path = prefix + entry.getKey();
                TomlNode node = entry.getValue();
                if (node instanceof TomlNode.Table inner && !inner.entries().isEmpty()) {
                    table(path + '.', inner);
                } else if (prefix.equals("turn.") && entry.getKey().equals("menu")) {
                    menu = MenuValue.of(node, menu, report);
                } else {
                    report.add(
                            node.line(),
                            FindingCode.CONFIG_IGNORED,
                            "a project cannot set " + Report.quoted(path) + ", so it is ignored",
                            REMEDY);
                }
            }
        }
    }
}
