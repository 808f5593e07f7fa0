package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.itest.framework.Served.Reply;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("S2, S4: names and paths are exact keys, under an allowlist")
class AccessIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    private static final String NFC = "caf\u00e9.md";

    @BeforeEach
    void installThreeSkills() throws Exception {
        TestSkill notes =
                aSkill("notes")
                        .file("references/api.md", "the API\n")
                        .file(NFC, "coffee\n")
                        .file("a#b.md", "number sign\n")
                        .file("a b.md", "space\n")
                        .file("%41.md", "percent\n")
                        .file("a+b.md", "plus\n")
                        .file("a?b.md", "question mark\n");
        aBundle("acme.notes")
                .entry("outside.md", "outside\n")
                .with(notes, aSkill("letters").file("letter.md", "Dear\n"))
                .start(exam.context());
    }

    static Stream<String> attacks() {
        return Stream.of(
                "../letters/letter.md",
                "../../outside.md",
                "../../META-INF/MANIFEST.MF",
                "references/../SKILL.md",
                "/SKILL.md",
                "./SKILL.md",
                "references//api.md",
                "references/",
                "references",
                "",
                ".",
                "..",
                "%2e%2e%2fletters%2fletter.md",
                "references%2Fapi.md",
                "..%5cletters",
                "references\\api.md",
                "skill.md",
                "Skill.md",
                "References/api.md",
                "cafe\u0301.md",
                "SKILL.md\u0000",
                "SKILL.md\n",
                " SKILL.md",
                "\ud800",
                "A.md",
                "letter.md",
                "x".repeat(1_000_000));
    }

    @ParameterizedTest
    @MethodSource("attacks")
    @DisplayName("S2, S4: what the record does not list is not found, however it is spelled")
    void findsNothingElse(String path) {
        Reply reply = exam.served().readFile("notes", path);

        assertThat(reply)
                .isEqualTo(new Reply("NotFound", "NotFound[name=notes, path=" + path + "]"));
    }

    @ParameterizedTest
    @MethodSource("attacks")
    @DisplayName("S2: a name is no path either")
    void findsNoSkillByPath(String name) {
        assertThat(exam.served().load(name).kind()).isEqualTo("NotFound");
        assertThat(exam.served().show(name).kind()).isEqualTo("NotFound");
    }

    @Test
    @DisplayName("S4: gives the exact bytes of what is listed, whatever a URL makes of its name")
    void givesExactBytes() {
        assertThat(exam.served().readFile("notes", "references/api.md").text())
                .isEqualTo("the API\n");
        assertThat(exam.served().readFile("notes", NFC).text()).isEqualTo("coffee\n");
        assertThat(exam.served().readFile("notes", "a#b.md").text()).isEqualTo("number sign\n");
        assertThat(exam.served().readFile("notes", "a b.md").text()).isEqualTo("space\n");
        assertThat(exam.served().readFile("notes", "%41.md").text()).isEqualTo("percent\n");
        assertThat(exam.served().readFile("notes", "a+b.md").text()).isEqualTo("plus\n");
        assertThat(exam.served().readFile("notes", "a?b.md").text()).isEqualTo("question mark\n");
    }

    @Test
    @DisplayName("P3: of a multi-release jar the base content is served")
    void servesTheBaseOfAMultiReleaseJar() throws Exception {
        aBundle("acme.releases")
                .header("Multi-Release", "true")
                .with(aSkill("releases").body("base\n").file("a.md", "base\n"))
                .entry(
                        "META-INF/versions/17/skills/releases/SKILL.md",
                        aSkill("releases").body("override\n").skillMd())
                .entry("META-INF/versions/17/skills/releases/a.md", "override\n")
                .start(exam.context());

        assertThat(exam.served().show("releases").text()).isEqualTo("base\n");
        assertThat(exam.served().readFile("releases", "a.md"))
                .isEqualTo(new Reply("Found", "base\n"));
    }

    @Test
    @DisplayName("S2: denied, unknown and of another source answer the same")
    void deniedIsUnknown() {
        List<String> allowed = List.of("letters", "other:notes");

        assertThat(exam.served().load("notes", allowed).text())
                .isEqualTo(
                        exam.served()
                                .load("absent", allowed)
                                .text()
                                .replace("name=absent", "name=notes"));
        assertThat(exam.served().readFile("notes", "SKILL.md", allowed).text())
                .isEqualTo(
                        exam.served()
                                .readFile("absent", "SKILL.md", allowed)
                                .text()
                                .replace("name=absent", "name=notes"));
        assertThat(exam.served().index("letters", "other:notes"))
                .containsExactly("letters@acme.notes");
    }

    @Test
    @DisplayName("S2: an allowed one is found, by name or bound to its source")
    void allowedIsFound() {
        assertThat(exam.served().load("notes", List.of("notes")).kind()).isEqualTo("Found");
        assertThat(exam.served().load("notes", List.of("acme.notes:notes")).kind())
                .isEqualTo("Found");
        assertThat(exam.served().index()).hasSize(2);
    }
}
