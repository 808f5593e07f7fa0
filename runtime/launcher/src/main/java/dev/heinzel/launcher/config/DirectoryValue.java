package dev.heinzel.launcher.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Directories: absolute, or below {@code ~} (A1). None takes the place of one that is refused. */
final class DirectoryValue {

    private final Path home;
    private final Report report;

    DirectoryValue(Path home, Report report) {
        this.home = home;
        this.report = report;
    }

    /** The directory a key names; null if it names none, or one that cannot be used. */
    @Nullable Path one(ConfigKey key, TomlNode node) {
        return directory(key.key() + " is", key, node);
    }

    /** The directories a key lists, without those that cannot be used. */
    List<Path> several(ConfigKey key, TomlNode node) {
        if (!(node instanceof TomlNode.Array array)) {
            refuse(node, key.key() + " is " + node.kind() + ", not an array", key);
            return List.of();
        }
        List<Path> directories = new ArrayList<>();
        for (TomlNode element : array.elements()) {
            Path directory = directory("an element of " + key.key() + " is", key, element);
            if (directory == null) {
                continue;
            }
            if (directories.contains(directory)) {
                report.value(
                        element.line(),
                        "this directory is in " + key.key() + " twice",
                        "remove one");
            } else {
                directories.add(directory);
            }
        }
        return directories;
    }

    private @Nullable Path directory(String what, ConfigKey key, TomlNode node) {
        if (!(node instanceof TomlNode.Text text)) {
            refuse(node, what + ' ' + node.kind() + ", not a string", key);
            return null;
        }
        String value = text.value();
        boolean atHome = value.equals("~") || value.startsWith("~/");
        String problem = problemOf(value, atHome);
        if (problem != null) {
            refuse(node, what + ' ' + problem, key);
            return null;
        }
        try {
            Path directory =
                    atHome
                            ? home.resolve(value.substring(1).replaceFirst("^/+", ""))
                            : Path.of(value);
            return directory.normalize();
        } catch (InvalidPathException e) {
            refuse(node, what + " no path on this system", key);
            return null;
        }
    }

    private @Nullable String problemOf(String value, boolean atHome) {
        if (value.isEmpty()) {
            return "empty";
        }
        if (atHome && !home.isAbsolute()) {
            return "in ~, and there is no home directory: HOME is not set to an absolute path";
        }
        if (value.startsWith("~") && !atHome) {
            return "in another user's home, which is not looked up";
        }
        if (!atHome && !value.startsWith("/")) {
            return "relative, and nobody could say to what";
        }
        // beyond a link it is not what it looks like
        return List.of(value.split("/")).contains("..") ? "not plain: it has a part .." : null;
    }

    private void refuse(TomlNode node, String what, ConfigKey key) {
        report.value(
                node.line(),
                what + ", so it is not used",
                "write an absolute path, or one that starts with ~/: " + key.example());
    }
}
