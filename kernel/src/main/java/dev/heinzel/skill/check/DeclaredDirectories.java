package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.text.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** P1: which directories a bundle's {@code SkillLet} header declares. */
final class DeclaredDirectories {

    private DeclaredDirectories() {}

    /**
     * The directories that can be looked at, without a slash at either end, in the order written.
     */
    static List<String> check(PluginHeaders headers, FileReport on) {
        String header = headers.header(PluginHeaders.SKILL_LET);
        if (header == null) {
            return List.of();
        }
        List<HeaderClauses.Clause> clauses = HeaderClauses.parse(header);
        if (clauses == null) {
            on.finding(
                    FindingCode.SKILLLET_SYNTAX,
                    header.isBlank()
                            ? "the SkillLet header is empty"
                            : "the SkillLet header is not directories joined by commas",
                    "write it like SkillLet: skills/");
            return List.of();
        }
        List<String> directories = new ArrayList<>();
        for (HeaderClauses.Clause clause : clauses) {
            checkParameters(clause, on);
            for (String path : clause.paths()) {
                String directory = directory(path, on);
                if (directory != null && isApart(directory, directories, on)) {
                    directories.add(directory);
                }
            }
        }
        return directories;
    }

    private static void checkParameters(HeaderClauses.Clause clause, FileReport on) {
        List<String> names = new ArrayList<>(clause.attributes().keySet());
        names.addAll(clause.directives().keySet());
        for (String name : names) {
            on.finding(
                    FindingCode.SKILLLET_SYNTAX,
                    "SkillLet has no attribute or directive " + Quoted.of(name),
                    "remove it");
        }
    }

    private static @Nullable String directory(String path, FileReport on) {
        String directory =
                path.length() > 1 && path.endsWith("/")
                        ? path.substring(0, path.length() - 1)
                        : path;
        String problem = problemOf(directory);
        if (problem == null) {
            return directory;
        }
        on.finding(
                FindingCode.SKILLLET_DIRECTORY,
                "SkillLet names " + Quoted.of(path) + ", which " + problem,
                "name a directory of skills, such as skills/");
        return null;
    }

    private static @Nullable String problemOf(String directory) {
        if (directory.equals("/") || directory.equals(".")) {
            return "is the root of the plugin";
        }
        String upper = directory.toUpperCase(Locale.ROOT);
        if (upper.equals("META-INF") || upper.startsWith("META-INF/")) {
            return "is the jar's own";
        }
        if (directory.startsWith("/")) {
            return "starts with a slash";
        }
        if (Paths.problemOf(directory) != null) {
            return Paths.problemOf(directory);
        }
        for (String part : directory.split("/", -1)) {
            if (Source.isHidden(part)) {
                return "has a name that is not looked at";
            }
        }
        return null;
    }

    private static boolean isApart(String directory, List<String> others, FileReport on) {
        String key = Paths.foldingKey(directory);
        for (String other : others) {
            String otherKey = Paths.foldingKey(other);
            if (key.equals(otherKey)) {
                overlap("SkillLet names " + Quoted.of(directory) + " twice", "name it once", on);
                return false;
            }
            if (key.startsWith(otherKey + "/") || otherKey.startsWith(key + "/")) {
                overlap(
                        "SkillLet names "
                                + Quoted.of(directory)
                                + " and "
                                + Quoted.of(other)
                                + ", one within the other",
                        "name directories that lie apart",
                        on);
                return false;
            }
        }
        return true;
    }

    private static void overlap(String message, String remedy, FileReport on) {
        on.finding(FindingCode.SKILLLET_OVERLAP, message, remedy);
    }
}
