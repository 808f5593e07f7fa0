package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("K6, C1: hz system skill")
class SkillIT {

    private static final String REFERENCE = "a \u6f22\u5b57 reference\r\nwithout a last line feed";

    @TempDir private Path scratch;
    private Hz hz;

    @BeforeEach
    void addTwoPluginsThatShareAName() throws Exception {
        hz = Hz.in(scratch);
        aPlugin("acme.a")
                .skillMd(
                        "notes",
                        "name: notes\ndescription: The notes of a\nlicense: MIT\nmetadata:\n  n: '1'\n",
                        "\n# Body of a\n\nline\n")
                .entry("skills/notes/references/style.md", REFERENCE)
                .in(scratch, "a.jar");
        aPlugin("acme.b").skill("notes", "# Body of b\n").skill("only", "x\n").in(scratch, "b.jar");
        hz.run("system", "plugin", "add", "a.jar", "b.jar").exits(0);
    }

    @Test
    @DisplayName("K6, L2, L4: hidden skills are listed with what hides them")
    void listsSkills() throws Exception {
        Hz.Ran json = hz.run("system", "skill", "list", "--json").exits(0);
        Hz.Ran text = hz.run("system", "skill", "list").exits(0);

        Map<String, Object> document = json.document();
        assertThat(document.keySet()).containsExactly("skills", "conflicts", "problems");
        assertThat(Hz.list(document, "problems")).isEmpty();
        assertThat(Hz.list(document, "conflicts")).isEmpty();
        List<Map<String, Object>> notes =
                Hz.list(document, "skills").stream()
                        .filter(skill -> skill.get("name").equals("notes"))
                        .toList();
        assertThat(notes.get(0).keySet())
                .containsExactly(
                        "name",
                        "description",
                        "source",
                        "layer",
                        "fingerprint",
                        "offered",
                        "hidden_by");
        assertThat(notes.get(0))
                .containsEntry("source", "acme.a")
                .containsEntry("offered", true)
                .containsEntry("hidden_by", null);
        assertThat(notes.get(1))
                .containsEntry("source", "acme.b")
                .containsEntry("offered", false)
                .containsEntry("hidden_by", "acme.a");
        assertThat(text.err()).isEmpty();
        assertThat(text.out())
                .containsPattern("notes +acme.a +outside +The notes of a\n")
                .containsPattern("notes +acme.b +outside +hidden by acme.a\n")
                .contains("dev.heinzel.core");
        assertThat(text.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    @DisplayName("F12, C1: no hint looks like a line of ours")
    void showsEachHintAsOneLine() throws Exception {
        aPlugin("acme.spoof")
                .skillMd(
                        "spoof",
                        "name: spoof\ndescription: Looks good\n"
                                + "license: \"MIT\\noffered: no\\nfiles:\\n  x  skill, 1 bytes\"\n",
                        "x\n")
                .in(scratch, "spoof.jar");
        hz.run("system", "plugin", "add", "spoof.jar").exits(0);

        assertThat(hz.run("system", "skill", "show", "spoof").exits(0).out().lines())
                .contains("  license: \"MIT\\noffered: no\\nfiles:\\n  x  skill, 1 bytes\"")
                .doesNotContain("offered: no")
                .containsOnlyOnce("files:");
    }

    @Test
    @DisplayName("K6: show gives the offered one with body, hints and files")
    void showsASkill() throws Exception {
        Map<String, Object> shown =
                hz.run("system", "skill", "show", "--json", "notes").exits(0).document();
        Hz.Ran text = hz.run("system", "skill", "show", "notes").exits(0);

        assertThat(shown.keySet())
                .containsExactly(
                        "name",
                        "description",
                        "source",
                        "layer",
                        "fingerprint",
                        "offered",
                        "hidden_by",
                        "body",
                        "hints",
                        "files");
        assertThat(shown)
                .containsEntry("source", "acme.a")
                .containsEntry("body", "\n# Body of a\n\nline\n")
                .containsEntry("hints", Map.of("license", "MIT", "metadata", Map.of("n", "1")));
        assertThat(Hz.list(shown, "files"))
                .extracting("path", "kind")
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("SKILL.md", "skill"),
                        org.assertj.core.groups.Tuple.tuple("references/style.md", "reference"));
        assertThat(text.err()).isEmpty();
        assertThat(text.out())
                .contains("source: acme.a (outside)", "license: MIT", "references/style.md")
                .endsWith("\n# Body of a\n\nline\n");
    }

    @Test
    @DisplayName("K6: show SOURCE:NAME shows a hidden one")
    void showsAHiddenSkill() throws Exception {
        Map<String, Object> shown =
                hz.run("system", "skill", "show", "acme.b:notes", "--json").exits(0).document();

        assertThat(shown).containsEntry("source", "acme.b").containsEntry("hidden_by", "acme.a");
        assertThat(hz.run("system", "skill", "show", "acme.b:notes").exits(0).out())
                .contains("no, hidden by acme.a")
                .endsWith("# Body of b\n");
    }

    @Test
    @DisplayName("K6, S4: --file gives the exact bytes")
    void showsAFile() throws Exception {
        Hz.Ran bytes =
                hz.run("system", "skill", "show", "notes", "--file", "references/style.md")
                        .exits(0);
        Hz.Ran json =
                hz.run("system", "skill", "show", "notes", "--file=references/style.md", "--json")
                        .exits(0);

        assertThat(bytes.bytes()).isEqualTo(REFERENCE.getBytes(StandardCharsets.UTF_8));
        assertThat(bytes.err()).isEmpty();
        assertThat(json.document().keySet())
                .containsExactly("path", "kind", "size", "sha256", "content");
        assertThat(json.document()).containsEntry("content", REFERENCE);
        assertThat(hz.run("system", "skill", "show", "only", "--file", "SKILL.md").exits(0).out())
                .isEqualTo("---\nname: only\ndescription: Does only\n---\nx\n");
    }

    @Test
    @DisplayName("K3: an unknown name or path exits 1, and nothing is built from it")
    void knowsNothingElse() throws Exception {
        for (String key :
                List.of("unknown", "Notes", "acme.c:notes", "acme.b:", ":notes", "", "../notes")) {
            assertThat(hz.run("system", "skill", "show", key, "--json").exits(1).error())
                    .containsEntry("code", "NOT_FOUND");
        }
        for (String path :
                List.of(
                        "unknown",
                        "References/style.md",
                        "references/../SKILL.md",
                        "references%2fstyle.md",
                        "/etc/passwd",
                        "../../../META-INF/MANIFEST.MF",
                        "")) {
            Hz.Ran ran = hz.run("system", "skill", "show", "notes", "--file", path).exits(1);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).startsWith("hz: file \"").contains("; ");
        }
    }

    @Test
    @DisplayName("K3: what is asked for is escaped where it is told")
    void escapesWhatWasAskedFor() throws Exception {
        String hostile = "a\u001b]0;x\u0007\u202eb\n";

        Hz.Ran text = hz.run("system", "skill", "show", hostile).exits(1);
        Hz.Ran json = hz.run("system", "skill", "show", hostile, "--json").exits(1);

        assertThat(text.err().strip())
                .contains("U+001B", "U+202E")
                .doesNotContainPattern("\\p{Cntrl}");
        assertThat(json.error().get("message").toString()).contains("U+001B", "U+202E");
    }

    @Test
    @DisplayName("K3, C1: the common way and picocli's answer the same")
    void answersTheSameInAnyOrderOfOptions() throws IOException, InterruptedException {
        String expected = hz.run("system", "skill", "show", "notes", "--json").exits(0).out();

        assertThat(hz.run("--json", "system", "skill", "show", "--", "notes").exits(0).out())
                .isEqualTo(expected);
    }
}
