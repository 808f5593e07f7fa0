package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("L5, A2, O3: commands under an hz.toml")
class OperateTest {

    @TempDir Path directory;

    private Ran hz(String... arguments) {
        return Ran.with(Map.of("HZ_HOME", directory + "/home"), false, arguments);
    }

    private void configure(String... lines) throws IOException {
        Path config = Files.createDirectories(directory.resolve("home/config"));
        Files.write(config.resolve("hz.toml"), List.of(lines));
    }

    private String plugin(String symbolicName, String... skills) throws IOException {
        Path jar = directory.resolve(symbolicName + ".jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            entry(
                    zip,
                    "META-INF/MANIFEST.MF",
                    "Manifest-Version: 1.0\nBundle-ManifestVersion: 2\nBundle-SymbolicName: "
                            + symbolicName
                            + "\nBundle-Version: 1.0.0\nSkillLet: skills/\n\n");
            for (String skill : skills) {
                entry(
                        zip,
                        "skills/" + skill + "/SKILL.md",
                        "---\nname: " + skill + "\ndescription: marker\n---\nmarker\n");
            }
        }
        return jar.toString();
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> list(Map<String, Object> document, String key) {
        return (List<Map<String, Object>>) document.get(key);
    }

    private static Ran quiet(Ran ran) {
        assertThat(ran.err()).isEmpty();
        return ran;
    }

    private Ran add(String... arguments) {
        List<String> all = new ArrayList<>(List.of("system", "plugin", "add"));
        all.addAll(Arrays.asList(arguments));
        return hz(all.toArray(String[]::new));
    }

    @Test
    @DisplayName("L5, K3: --layer is needed, refused, or wrong, each jar on its own")
    void asksForLayers() throws IOException {
        configure("[stack]", "team = ['acme.a']");
        String a = plugin("acme.a", "notes");
        String b = plugin("acme.b", "review");

        Ran without = add(a);
        assertThat(without.exit()).isEqualTo(Exit.REFUSED);
        assertThat(without.err())
                .contains("PLUGIN_LAYER", "hz system plugin add --layer team " + a);
        assertThat(add("--layer", "org", a).exit()).isEqualTo(Exit.REFUSED);

        Ran stranger = add("--layer", "team", b);
        assertThat(stranger.exit()).isEqualTo(Exit.USAGE);
        assertThat(stranger.err()).startsWith("hz: ").contains("team = [\"acme.b\"]");
        assertThat(quiet(add("--json", "--layer", "team", b)).error())
                .containsEntry("code", "USAGE");

        Ran both = add("--layer", "team", "--json", b, a);
        assertThat(both.exit()).isEqualTo(Exit.USAGE);
        assertThat(list(quiet(both).document(), "plugins"))
                .extracting("result")
                .containsExactly("refused", "added");
        assertThat(list(quiet(hz("system", "plugin", "list", "--json")).document(), "plugins"))
                .filteredOn("symbolic_name", "acme.a")
                .extracting("layer")
                .containsExactly("team");
    }

    @Test
    @DisplayName("L3, L4, K6: a conflict and what is hidden are said, and both sides can be shown")
    void tellsOfConflicts() throws IOException {
        configure("[stack]", "org = ['acme.o']", "site = ['acme.s']");
        add("--layer", "org", plugin("acme.o", "notes"));

        Ran text = add("--layer", "site", plugin("acme.s", "notes"));
        assertThat(text.exit()).isEqualTo(Exit.OK);
        assertThat(text.out()).contains(", in conflict with acme.o, visible to nobody");
        assertThat(text.err()).startsWith("advice: ").contains("LAYER_CONFLICT");
        Ran json = quiet(add("--layer", "site", "--json", plugin("acme.s", "notes")));
        assertThat(list(list(json.document(), "plugins").get(0), "advice"))
                .extracting("code")
                .containsExactly("LAYER_CONFLICT");
        add(plugin("acme.x", "notes"));

        Ran list = hz("system", "skill", "list");
        assertThat(list.out()).contains("in conflict", "hidden by acme.o");
        assertThat(list.err())
                .contains("conflict: notes is offered by nobody, since acme.o and acme.s");
        Ran show = hz("system", "skill", "show", "notes");
        assertThat(show.exit()).isEqualTo(Exit.REFUSED);
        assertThat(show.err()).contains("SOURCE:NAME for one that is hidden or in conflict");
        for (String source : List.of("acme.o", "acme.s", "acme.x")) {
            assertThat(hz("system", "skill", "show", source + ":notes").exit()).isEqualTo(Exit.OK);
        }
    }

    @Test
    @DisplayName("K6, A2: list tells machines the problems of the configuration too")
    void listsProblems() throws IOException {
        configure("[system.skill]", "chat = ['noets']");

        assertThat(list(quiet(hz("system", "skill", "list", "--json")).document(), "problems"))
                .singleElement()
                .satisfies(
                        problem ->
                                assertThat(problem)
                                        .containsEntry("code", "ALLOWLIST_ENTRY")
                                        .containsEntry("line", 2));
    }

    @Test
    @DisplayName("O3, K7: doctor answers with checks, and 1 if any is not ok")
    void examines() throws IOException {
        Ran fine = quiet(hz("doctor", "--json"));
        assertThat(fine.exit()).isEqualTo(Exit.OK);
        assertThat(fine.document()).containsOnlyKeys("checks");
        assertThat(list(fine.document(), "checks"))
                .allSatisfy(
                        check -> {
                            assertThat(check.keySet())
                                    .containsExactly("name", "ok", "message", "remedy");
                            assertThat(check)
                                    .containsEntry("ok", true)
                                    .containsEntry("remedy", null);
                        });
        assertThat(directory.resolve("home")).doesNotExist();

        configure("[system.skill]", "chat = ['noets']");
        Ran wrong = quiet(hz("--json", "doctor"));
        assertThat(wrong.exit()).isEqualTo(Exit.REFUSED);
        assertThat(list(wrong.document(), "checks"))
                .filteredOn("ok", false)
                .allSatisfy(check -> assertThat(check.get("remedy")).asString().isNotEmpty());
        Ran text = quiet(hz("doctor"));
        assertThat(text.exit()).isEqualTo(Exit.REFUSED);
        assertThat(text.out())
                .containsPattern("(?m)^ok  java")
                .containsPattern("(?m)^!!  allowlists");
    }

    @Test
    @DisplayName("C2: neither doctor nor a refusal tells the text of a skill")
    void tellsNoText() throws IOException {
        configure("[stack]", "team = ['acme.a']", "[system.skill]", "chat = ['acme.b:notes']");
        add("--layer", "team", plugin("acme.a", "notes"));
        add(plugin("acme.b", "notes"));

        for (Ran ran :
                List.of(hz("doctor"), hz("doctor", "--json"), add(plugin("acme.a", "notes")))) {
            assertThat(ran.exit()).isEqualTo(Exit.REFUSED);
            assertThat(ran.out() + ran.err()).doesNotContain("marker");
        }
    }
}
