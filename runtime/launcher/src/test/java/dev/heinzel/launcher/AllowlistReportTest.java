package dev.heinzel.launcher;

import static dev.heinzel.launcher.ConfigurationFixture.configured;
import static dev.heinzel.launcher.ConfigurationFixture.listed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.launcher.config.Permitted;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A2: the lists, held against what is offered")
class AllowlistReportTest {

    private static final Digest DIGEST = Digest.parse("0".repeat(64));

    private final List<Catalogue.Entry> entries = new ArrayList<>();
    private final List<Catalogue.Conflict> conflicts = new ArrayList<>();

    private void offered(String name, String source) {
        entry(name, source, true, null);
    }

    private void hidden(String name, String source, String by) {
        entry(name, source, false, by);
    }

    private void conflict(String name, String... sources) {
        conflicts.add(new Catalogue.Conflict(name, List.of(sources)));
        for (String source : sources) {
            entry(name, source, false, null);
        }
    }

    private void entry(String name, String source, boolean offered, @Nullable String hiddenBy) {
        Skill skill =
                new Skill(
                        name,
                        "Does " + name,
                        Map.of(),
                        List.of(SkillFile.of(Skill.SKILL_MD, 10, DIGEST)),
                        DIGEST);
        entries.add(new Catalogue.Entry(skill, source, Layer.OUTSIDE, offered, hiddenBy));
    }

    private AllowlistReport report(ConfigurationFixture operator) {
        return new AllowlistReport(
                operator.read(), new Catalogue.Listing(entries, conflicts, List.of()));
    }

    private List<Finding> findings(ConfigurationFixture operator, Map<String, String> known) {
        return report(operator).findings(known);
    }

    @Test
    @DisplayName(
            "A2: an entry that is offered is not spoken of, one that is not is (ALLOWLIST_ENTRY)")
    void reportsWhatNothingOffers() {
        offered("acme", "acme.a");

        List<Finding> findings =
                findings(
                        configured()
                                .chat(listed(10, "acme", "acme.a:acme", "acm", "acme.b:acme"))
                                .mcp(listed(20, "acme-evil"))
                                .agent("writer", listed(30, "nobody")),
                        Map.of());

        assertThat(findings)
                .extracting(Finding::code)
                .containsOnly(FindingCode.ALLOWLIST_ENTRY)
                .hasSize(4);
        assertThat(findings).extracting(Finding::line).containsExactly(13, 14, 21, 31);
        assertThat(findings)
                .extracting(Finding::message)
                .satisfiesExactly(
                        said -> assertThat(said).isEqualTo("chat allows acm, which nothing offers"),
                        said -> assertThat(said).contains("acme.b:acme", "acme.a does"),
                        said -> assertThat(said).startsWith("mcp allows acme-evil"),
                        said -> assertThat(said).startsWith("agents.writer allows nobody"));
        assertThat(findings)
                .extracting(Finding::path)
                .containsOnly(ConfigurationFixture.FILE.toString());
    }

    @Test
    @DisplayName("A2, L4: a source whose skill is hidden, and by which")
    void reportsAHiddenOne() {
        offered("notes", "acme.team");
        hidden("notes", "acme.a", "acme.team");

        assertThat(findings(configured().chat(listed(1, "acme.a:notes")), Map.of()))
                .singleElement()
                .satisfies(
                        finding -> {
                            assertThat(finding.message()).contains("acme.team hides");
                            assertThat(finding.remedy()).contains("\"acme.team:notes\"");
                        });
    }

    @Test
    @DisplayName("A2, L3: a name in conflict, bound or not")
    void reportsAConflict() {
        conflict("notes", "acme.x", "acme.y");
        hidden("notes", "acme.z", "acme.x");

        assertThat(
                        findings(
                                configured()
                                        .chat(
                                                listed(
                                                        1,
                                                        "notes",
                                                        "acme.x:notes",
                                                        "acme.z:notes",
                                                        "acme.w:notes")),
                                Map.of()))
                .extracting(Finding::message)
                .satisfiesExactly(
                        said -> assertThat(said).contains("conflict between acme.x and acme.y"),
                        said -> assertThat(said).contains("conflict between acme.x and acme.y"),
                        said -> assertThat(said).contains("conflict between acme.x and acme.y"),
                        said -> assertThat(said).contains("nothing offers"));
    }

    @Test
    @DisplayName(
            "A2: a plain name of another source than before, until it is bound (ALLOWLIST_SOURCE)")
    void reportsAnotherSource() {
        offered("notes", "acme.b");
        Map<String, String> known = Map.of("notes", "acme.a");

        assertThat(findings(configured().chat(listed(1, "notes")), known))
                .singleElement()
                .satisfies(
                        finding -> {
                            assertThat(finding.code()).isEqualTo(FindingCode.ALLOWLIST_SOURCE);
                            assertThat(finding.line()).isEqualTo(2);
                            assertThat(finding.message()).contains("acme.a", "acme.b");
                            assertThat(finding.remedy())
                                    .contains(
                                            "hz system skill show acme.b:notes",
                                            "\"acme.b:notes\"",
                                            "\"acme.a:notes\"");
                        });
        assertThat(findings(configured().chat(listed(1, "acme.b:notes")), known)).isEmpty();
        assertThat(findings(configured().chat(listed(1, "notes")), Map.of("notes", "acme.b")))
                .isEmpty();
        assertThat(findings(configured().chat(listed(1, "notes")), Map.of())).isEmpty();
        assertThat(findings(configured(), known)).isEmpty();
    }

    @Test
    @DisplayName("A2: the first source of a plain name is kept, while it is on a list")
    void remembersTheFirstSource() {
        offered("notes", "acme.b");
        offered("letters", "acme.c");
        Map<String, String> known = Map.of("notes", "acme.a", "gone", "acme.d");

        assertThat(
                        report(configured().chat(listed(1, "notes", "letters", "x", "a:y")))
                                .remembered(known))
                .isEqualTo(Map.of("notes", "acme.a", "letters", "acme.c"));
        assertThat(report(configured()).remembered(known)).isEmpty();
    }

    @Test
    @DisplayName("A2: while a list cannot be read nothing is forgotten")
    void forgetsNothingInDoubt() {
        Map<String, String> known = Map.of("notes", "acme.a");

        assertThat(report(configured().mcp(new Permitted.Malformed())).remembered(known))
                .isEqualTo(known);
        assertThat(findings(configured().mcp(new Permitted.Malformed()), known)).isEmpty();
        ConfigurationFixture misspelt =
                configured()
                        .problem(
                                ConfigurationFixture.FILE,
                                3,
                                FindingCode.CONFIG_KEY,
                                "there is no key usess");
        assertThat(report(misspelt).remembered(known)).isEqualTo(known);
        ConfigurationFixture theirs =
                configured()
                        .problem(
                                Path.of("/project/hz.toml"),
                                3,
                                FindingCode.CONFIG_IGNORED,
                                "a project cannot set x");
        assertThat(report(theirs).remembered(known)).isEmpty();
    }
}
