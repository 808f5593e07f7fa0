package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.SkillFixture.aSkill;

import dev.heinzel.skill.text.FakeSecrets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes what an example of {@code docs/authors.md} stands for, and asks the real checker. */
final class GuideExample {

    private static final Pattern NOTATION =
            Pattern.compile("\\{(?:U\\+([0-9A-F]{4,6})|(secret|prefix):github|([0-9,]+) (\\w))}");
    private static final Pattern RANGE = Pattern.compile("\\{1\\.\\.(\\d+)}");
    private static final Pattern FILE =
            Pattern.compile("([^ ]+)(?: \\((?:(link)|(pipe)|([0-9,]+) bytes|bytes ([^)]+))\\))?");

    private GuideExample() {}

    static CheckResult check(AuthorsGuide.Example example) {
        return switch (example.kind()) {
            case "yaml" -> skillMd(example.directory(), "---\n" + example.text() + "\n---\n");
            case "markdown" -> skillMd(example.directory(), example.text() + "\n");
            case "text" -> files(example.text());
            case "properties" -> manifest(example.text());
            default -> throw new IllegalArgumentException("a block of " + example.kind());
        };
    }

    static CheckResult skillMd(String directory, String text) {
        return Checks.check(aSkill(directory).skillMd(expand(text)));
    }

    private static CheckResult files(String listing) {
        MemoryTree tree = new MemoryTree();
        Set<String> top = new LinkedHashSet<>();
        for (String line : listing.split("\n", -1)) {
            Matcher file = FILE.matcher(line);
            if (!file.matches()) {
                throw new IllegalArgumentException("not a file: " + line);
            }
            top.add(line.substring(0, line.indexOf('/')));
            Matcher range = RANGE.matcher(file.group(1));
            int last = range.find() ? Integer.parseInt(range.group(1)) : 1;
            for (int i = 1; i <= last; i++) {
                add(range.replaceFirst(String.valueOf(i)), file, tree);
            }
        }
        return Checks.checkPlugin(
                Map.of("Bundle-SymbolicName", "acme.notes", "SkillLet", String.join(",", top)),
                tree);
    }

    private static void add(String path, MatchResult file, MemoryTree tree) {
        if (path.endsWith("/")) {
            tree.directory(path.substring(0, path.length() - 1));
        } else if (file.group(2) != null) {
            tree.entry(path, SkillTree.Type.LINK);
        } else if (file.group(3) != null) {
            tree.entry(path, SkillTree.Type.OTHER);
        } else if (file.group(5) != null) {
            tree.file(path, HexFormat.ofDelimiter(" ").parseHex(file.group(5)));
        } else {
            String text = plain(path);
            int size = file.group(4) == null ? text.length() : number(file.group(4));
            tree.file(path, text + "x".repeat(size - text.length()));
        }
    }

    /** What a file holds if nothing is said of it. */
    private static String plain(String path) {
        String[] parts = path.split("/", -1);
        return Source.isLikeSkillMd(parts[parts.length - 1])
                ? "---\nname: " + parts[parts.length - 2] + "\ndescription: Takes notes.\n---\n"
                : "Text.\n";
    }

    private static CheckResult manifest(String lines) {
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line : lines.split("\n", -1)) {
            int colon = line.indexOf(": ");
            headers.put(line.substring(0, colon), line.substring(colon + 2));
        }
        return Checks.checkPlugin(headers, new MemoryTree().with(aSkill("notes"), "skills/notes"));
    }

    /** Puts in what must not stand in a document. */
    private static String expand(String text) {
        return NOTATION.matcher(text).replaceAll(found -> Matcher.quoteReplacement(meaning(found)));
    }

    private static String meaning(MatchResult found) {
        if (found.group(1) != null) {
            return Character.toString(Integer.parseInt(found.group(1), 16));
        }
        if (found.group(2) != null) {
            String token = new FakeSecrets(16).gitHubToken();
            return found.group(2).equals("secret") ? token : token.substring(0, 4);
        }
        return found.group(4).repeat(number(found.group(3)));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits.replace(",", ""));
    }
}
