package dev.heinzel.skill.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("F16: the guide for authors")
class AuthorsGuideTest {

    private static final AuthorsGuide GUIDE = AuthorsGuide.of(read(Path.of("../docs/authors.md")));
    private static final List<Path> TESTS =
            List.of(
                    Path.of("src/test/java"),
                    Path.of("../system-skill/src/test/java"),
                    Path.of("../runtime/launcher/src/test/java"));

    @Test
    @DisplayName("F16: shows each code of the closed list, once, in its order")
    void showsEachCodeOnce() {
        List<String> codes = Stream.of(FindingCode.values()).map(FindingCode::name).toList();

        assertThat(GUIDE.order()).containsExactlyElementsOf(codes);
    }

    @Test
    @DisplayName("F16: no code is there without its rule and what proves it")
    void provesEachCode() {
        assertThat(
                        Stream.concat(
                                GUIDE.shown().stream().map(AuthorsGuide.Shown::code),
                                GUIDE.named().stream().map(AuthorsGuide.Named::code)))
                .containsExactlyInAnyOrderElementsOf(GUIDE.order());
    }

    @Test
    @DisplayName("F1 to F6: the format's own example keeps every rule, and needs no advice")
    void showsTheFormat() {
        assertKept(GuideExample.skillMd("notes", GUIDE.format()));
    }

    @ParameterizedTest
    @MethodSource("shown")
    @DisplayName("F16: the bad example has this finding or advice, and no other")
    void refusesTheBadExample(AuthorsGuide.Shown shown) {
        CheckResult result = GuideExample.check(shown.bad());

        // a finding may bring advice: a SKILL.md that is too large has too long a body as well
        List<Finding> told = isAdvice(shown.code()) ? result.advice() : result.findings();
        assertThat(told).isNotEmpty();
        assertThat(told).extracting(Finding::code).containsOnly(FindingCode.valueOf(shown.code()));
        assertThat(result.findings().isEmpty()).isEqualTo(isAdvice(shown.code()));
    }

    @ParameterizedTest
    @MethodSource("shown")
    @DisplayName("F16: the good example has neither finding nor advice")
    void acceptsTheGoodExample(AuthorsGuide.Shown shown) {
        assertKept(GuideExample.check(shown.good()));
    }

    @ParameterizedTest
    @MethodSource("named")
    @DisplayName("F16: the test that is named for a code speaks of it")
    void namesTheTest(AuthorsGuide.Named named) throws IOException {
        assertThat(sourceOf(named.test()))
                .containsPattern("\\b" + Pattern.quote(named.code()) + "\\b");
    }

    private static Stream<AuthorsGuide.Shown> shown() {
        return GUIDE.shown().stream();
    }

    private static Stream<AuthorsGuide.Named> named() {
        return GUIDE.named().stream();
    }

    private static boolean isAdvice(String code) {
        return FindingCode.valueOf(code).compareTo(FindingCode.MORE) > 0;
    }

    private static void assertKept(CheckResult result) {
        assertThat(result.findings()).isEmpty();
        assertThat(result.advice()).isEmpty();
        assertThat(result.skills()).isNotEmpty();
    }

    private static String sourceOf(String test) throws IOException {
        for (Path root : TESTS) {
            try (Stream<Path> files = Files.walk(root)) {
                List<Path> found = files.filter(file -> file.endsWith(test + ".java")).toList();
                if (!found.isEmpty()) {
                    return read(found.get(0));
                }
            }
        }
        return "";
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
