package dev.heinzel.itest.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whoever meets the id of a rule finds it in {@code docs/rules.md}. */
class RulesDocumentTest {

    private static final Path ROOT = Path.of("..");
    private static final Path RULES = ROOT.resolve("docs/rules.md");

    private static final String ID = "[A-Z]\\d{1,2}";
    private static final Pattern ROW =
            Pattern.compile("^\\| (" + ID + ") \\| \\S.*\\|$", Pattern.MULTILINE);

    /**
     * Ids before a colon or within brackets, alone or joined: {@code F4, R4: …} and {@code (P3)}.
     */
    private static final Pattern CITED =
            Pattern.compile(
                    "(?<![\\w.-])(?<![0-9A-F]{2} )(ID(?:, ID| (?:and|to) ID)*)(?=[:)]|, [A-Z])"
                            .replace("ID", ID));

    private static final Pattern DISPLAY_NAME =
            Pattern.compile("@DisplayName\\(\\s*\"([^\"]*)\"", Pattern.DOTALL);

    @Test
    @DisplayName("every rule that sources, tests and documents cite is explained, once")
    void explainsEveryRule() throws IOException {
        List<String> rules = all(ROW, Files.readString(RULES));

        assertThat(rules).doesNotHaveDuplicates().contains("F1", "P3", "K7");
        assertThat(cited()).isNotEmpty().isSubsetOf(rules);
    }

    @Test
    @DisplayName("an id is seen alone, in a list and within brackets")
    void seesIds() {
        assertThat(ids("F4, R4: a name (P3), (K1 and K2) and U+00A0, SHA256, UTF8: (bytes C3 A9)"))
                .containsExactly("F4", "K1", "K2", "P3", "R4");
    }

    private static Set<String> cited() throws IOException {
        Set<String> cited = new TreeSet<>();
        for (Path file : files()) {
            String text = Files.readString(file);
            boolean test = file.toString().contains("/src/test/");
            cited.addAll(ids(test ? String.join("\n", all(DISPLAY_NAME, text)) : text));
        }
        return cited;
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(ROOT)) {
            return all.filter(RulesDocumentTest::isRead).collect(Collectors.toList());
        }
    }

    private static boolean isRead(Path file) {
        String path = file.toString();
        return !path.contains("/target/")
                && !path.contains("/src/test/resources/")
                && (path.endsWith(".java") || path.startsWith("../docs/") && path.endsWith(".md"));
    }

    private static Set<String> ids(String text) {
        Set<String> ids = new TreeSet<>();
        for (String list : all(CITED, text)) {
            Pattern.compile(ID).matcher(list).results().map(MatchResult::group).forEach(ids::add);
        }
        return ids;
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).toList();
    }
}
