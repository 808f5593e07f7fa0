package dev.heinzel.skill.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The checker against a second opinion on real skills. The system property {@code heinzel.corpus}
 * names a directory of skills with an {@code EXPECTED.tsv}; without it, a few of our own are used.
 */
@DisplayName("F1-F12: the checker and an independent one agree, or we say why not")
class CorpusTest {

    private static final String DISAGREEMENTS = "/corpus-disagreements.tsv";

    private static final Map<String, Set<FindingCode>> CAUSES =
            Map.ofEntries(
                    cause("fm-missing", FindingCode.FRONT_MATTER_MISSING),
                    cause("fm-bom", FindingCode.FRONT_MATTER_MISSING),
                    cause("fm-unclosed", FindingCode.FRONT_MATTER_UNCLOSED),
                    cause(
                            "fm-yaml-error",
                            FindingCode.YAML_SYNTAX,
                            FindingCode.YAML_FEATURE,
                            FindingCode.YAML_KEY,
                            FindingCode.YAML_DUPLICATE_KEY),
                    cause("fm-unknown-key", FindingCode.KEY_UNKNOWN, FindingCode.KEY_GRANT),
                    cause("name-missing", FindingCode.NAME_MISSING),
                    cause("name-syntax", FindingCode.NAME_SYNTAX, FindingCode.NAME_RESERVED),
                    cause("name-not-dirname", FindingCode.NAME_NOT_DIRECTORY),
                    cause("description-missing", FindingCode.DESCRIPTION_MISSING),
                    cause("description-multiline", FindingCode.DESCRIPTION_LINES),
                    cause("description-too-long", FindingCode.DESCRIPTION_TOO_LONG),
                    cause("skillmd-too-big", FindingCode.SKILL_MD_TOO_LARGE),
                    cause("file-too-big", FindingCode.FILE_TOO_LARGE),
                    cause("too-many-files", FindingCode.TOO_MANY_FILES),
                    cause("symlink", FindingCode.LINK),
                    cause("secret-shape", FindingCode.SECRET),
                    cause("invisible-char", FindingCode.HIDDEN_CHARACTER));

    private static Map.Entry<String, Set<FindingCode>> cause(
            String name, FindingCode first, FindingCode... rest) {
        return Map.entry(name, EnumSet.of(first, rest));
    }

    /** A row of EXPECTED.tsv. */
    private record Expected(String repo, String path, boolean accepted, List<String> causes) {

        static Expected parse(String line) {
            String[] columns = line.split("\t", -1);
            String all = columns[4];
            return new Expected(
                    columns[0],
                    columns[1],
                    columns[2].equals("accept"),
                    all.equals("-") ? List.of() : List.of(all.split(",")));
        }

        String key() {
            return repo + "\t" + path;
        }
    }

    @TempDir Path scratch;

    @Test
    void agreesOrSaysWhy() throws Exception {
        String outside = System.getProperty("heinzel.corpus", "");
        Path corpus = outside.isEmpty() ? ownCorpus() : Path.of(outside);
        Map<String, String> explained = explanations();
        List<String> unexplained = new ArrayList<>();
        List<Expected> rows =
                Files.readAllLines(corpus.resolve("EXPECTED.tsv"), StandardCharsets.UTF_8).stream()
                        .skip(1)
                        .map(Expected::parse)
                        .toList();

        for (Expected expected : rows) {
            Path skill = skill(corpus, expected);
            CheckResult result = DirectoryCheck.check(expected.path(), skill);
            String ours = disagreement(expected, result);
            String said = explained.remove(expected.key());
            if (!ours.equals(said == null ? "" : said)) {
                unexplained.add(expected.key() + "\t" + ours + "\texplained: " + said);
            }
        }

        assertThat(rows).isNotEmpty();
        assertThat(unexplained).as("to be explained in " + DISAGREEMENTS).isEmpty();
        if (!outside.isEmpty()) {
            assertThat(explained).as("stale rows of " + DISAGREEMENTS).isEmpty();
        }
    }

    /** What we say where it is not what was expected, or nothing. */
    private static String disagreement(Expected expected, CheckResult result) {
        Set<FindingCode> codes = EnumSet.noneOf(FindingCode.class);
        result.findings().stream().map(Finding::code).forEach(codes::add);
        codes.remove(FindingCode.MORE);
        Set<FindingCode> unexpected = EnumSet.noneOf(FindingCode.class);
        unexpected.addAll(codes);
        boolean missed = false;
        boolean unreadable = false;
        for (String cause : expected.causes()) {
            String kind = cause.split(":")[0];
            Set<FindingCode> any = CAUSES.get(kind);
            assertThat(any).as("cause " + kind).isNotNull();
            missed |= codes.stream().noneMatch(any::contains);
            unexpected.removeAll(any);
            unreadable |= kind.equals("fm-yaml-error");
        }
        // the other checker says nothing of the keys before a YAML error; we do
        boolean more = !unexpected.isEmpty() && !unreadable;
        boolean verdict = expected.accepted() == result.skillLet().isPresent();
        String said = codes.isEmpty() ? "accepted" : codes.toString();
        return verdict && !missed && !more ? "" : said;
    }

    private Path skill(Path corpus, Expected expected) throws IOException {
        Path skill = corpus.resolve(expected.repo().replace("/", "__")).resolve(expected.path());
        return expected.causes().contains("symlink") ? withLinks(skill) : skill;
    }

    /**
     * A copy in which every file that holds nothing but its neighbour's name is a link to it: what
     * a link becomes where a corpus is carried without links.
     */
    private Path withLinks(Path skill) throws IOException {
        Path copy = scratch.resolve(skill.getFileName().toString());
        List<Path> paths;
        try (Stream<Path> walk = Files.walk(skill)) {
            paths = walk.sorted().toList();
        }
        for (Path path : paths) {
            Path target = copy.resolve(skill.relativize(path).toString());
            if (Files.isDirectory(path)) {
                Files.createDirectories(target);
                continue;
            }
            byte[] content = Files.readAllBytes(path);
            String text = new String(content, StandardCharsets.UTF_8);
            boolean link = content.length < 100 && text.matches("[\\w.-]+");
            if (Files.isSymbolicLink(path)) {
                Files.createSymbolicLink(target, Files.readSymbolicLink(path));
            } else if (link && Files.exists(path.resolveSibling(text))) {
                Files.createSymbolicLink(target, Path.of(text));
            } else {
                Files.write(target, content);
            }
        }
        return copy;
    }

    private static Path ownCorpus() throws URISyntaxException {
        return Path.of(CorpusTest.class.getResource("/corpus/EXPECTED.tsv").toURI()).getParent();
    }

    /** Of each explained disagreement, what we say. */
    private static Map<String, String> explanations() throws IOException, URISyntaxException {
        Path file = Path.of(CorpusTest.class.getResource(DISAGREEMENTS).toURI());
        Map<String, String> explanations = new HashMap<>();
        for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
            String[] columns = line.split("\t", -1);
            assertThat(columns).as(line).hasSize(4);
            assertThat(columns[3]).as("the reason for " + line).isNotBlank();
            if (!columns[0].equals("repo")) {
                explanations.put(columns[0] + "\t" + columns[1], columns[2]);
            }
        }
        return explanations;
    }
}
