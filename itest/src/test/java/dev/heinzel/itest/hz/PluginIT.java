package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("K7, O1: hz system plugin")
class PluginIT {

    @TempDir private Path scratch;
    private Hz hz;
    private Path notes;

    @BeforeEach
    void makeAPlugin() throws IOException {
        hz = Hz.in(scratch);
        notes = aPlugin("acme.notes").skill("notes", "# Notes\n").in(scratch, "notes.jar");
    }

    @Test
    @DisplayName("O1, O4, P8: add stores, shows what is new, says that there is no code")
    void addsAPlugin() throws Exception {
        Hz.Ran ran = hz.run("system", "plugin", "add", notes.toString()).exits(0);

        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("added acme.notes 1.0.0\n")
                .contains("no code")
                .containsPattern("new +notes +[0-9a-f]{12}, visible to ");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(state())))
                .isEqualTo("rwx------");
    }

    @Test
    @DisplayName("K7: the shapes of add, update and remove")
    void tellsMachinesOfChanges() throws Exception {
        Map<String, Object> added = only(hz.run("system", "plugin", "add", "--json", "notes.jar"));
        Path next =
                aPlugin("acme.notes")
                        .header("Bundle-Version", "1.1.0")
                        .skill("notes", "# Other notes\n")
                        .skill("more", "# More\n")
                        .in(scratch, "next.jar");
        Map<String, Object> updated =
                only(hz.run("--json", "system", "plugin", "update", "acme.notes", next.toString()));
        Map<String, Object> removed =
                only(hz.run("system", "--json", "plugin", "remove", "acme.notes"));

        assertThat(added.keySet())
                .containsExactly(
                        "symbolic_name", "version", "result", "skills", "findings", "advice");
        assertThat(added)
                .containsEntry("symbolic_name", "acme.notes")
                .containsEntry("result", "added");
        Map<String, Object> skill = Hz.list(added, "skills").get(0);
        assertThat(skill.keySet())
                .containsExactly(
                        "name", "change", "fingerprint", "old_fingerprint", "hides", "visible_to");
        assertThat(skill)
                .containsEntry("change", "new")
                .containsEntry("old_fingerprint", null)
                .containsEntry("hides", List.of());
        assertThat(updated).containsEntry("result", "updated").containsEntry("version", "1.1.0");
        assertThat(Hz.list(updated, "skills"))
                .extracting("name", "change")
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("more", "new"),
                        org.assertj.core.groups.Tuple.tuple("notes", "changed"));
        assertThat(Hz.list(updated, "skills").get(1))
                .containsEntry("old_fingerprint", skill.get("fingerprint"));
        assertThat(removed).containsEntry("result", "removed");
        assertThat(Hz.list(removed, "skills")).extracting("change").containsOnly("gone");
    }

    @Test
    @DisplayName("O1: the same bytes again change nothing and exit 0")
    void takesTheSameBytesAgain() throws Exception {
        hz.run("system", "plugin", "add", "notes.jar").exits(0);
        Map<String, String> before = files();

        Map<String, Object> again = only(hz.run("system", "plugin", "add", "--json", "notes.jar"));

        assertThat(again).containsEntry("result", "unchanged");
        assertThat(files()).isEqualTo(before);
    }

    @Test
    @DisplayName("O1: other bytes of a symbolic name that is there are refused")
    void refusesOtherBytes() throws Exception {
        hz.run("system", "plugin", "add", "notes.jar").exits(0);
        Map<String, String> before = files();
        Path other = aPlugin("acme.notes").skill("notes", "# Other\n").in(scratch, "other.jar");

        Hz.Ran ran = hz.run("system", "plugin", "add", other.toString()).exits(1);

        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("PLUGIN_PRESENT");
        assertThat(files()).isEqualTo(before);
    }

    @Test
    @DisplayName("O1, F13: a jar with findings stores nothing, and all of them are shown")
    void refusesAJarWithFindings() throws Exception {
        aPlugin("acme.bad")
                .skill("good", "fine\n")
                .skillMd("bad", "name: other\nversion: 1\n", "body\n")
                .in(scratch, "bad.jar");

        Hz.Ran text = hz.run("system", "plugin", "add", "bad.jar").exits(1);
        Hz.Ran json = hz.run("system", "plugin", "add", "bad.jar", "--json").exits(1);

        assertThat(text.out()).isEmpty();
        assertThat(text.err().lines())
                .anyMatch(
                        line ->
                                line.startsWith(
                                        "bad.jar: skills/bad/SKILL.md:2: NAME_NOT_DIRECTORY: "))
                .anyMatch(line -> line.startsWith("bad.jar: skills/bad/SKILL.md:3: KEY_UNKNOWN: "));
        assertThat(only(json)).containsEntry("result", "refused");
        assertThat(Hz.list(only(json), "findings"))
                .allMatch(
                        finding ->
                                List.copyOf(finding.keySet())
                                        .equals(
                                                List.of(
                                                        "plugin", "path", "line", "code", "message",
                                                        "remedy")))
                .extracting("code")
                .contains("NAME_NOT_DIRECTORY", "KEY_UNKNOWN", "DESCRIPTION_MISSING");
        assertNothingIsStored();
    }

    @Test
    @DisplayName("O1: a jar without skills, or that is no jar, is refused")
    void refusesWhatIsNoPlugin() throws Exception {
        aPlugin("acme.empty").entry("readme.txt", "nothing").in(scratch, "empty.jar");
        Files.writeString(scratch.resolve("text.jar"), "not a jar");
        Files.createFile(scratch.resolve("nothing.jar"));

        assertThat(hz.run("system", "plugin", "add", "empty.jar").exits(1).err())
                .contains("PLUGIN_WITHOUT_SKILLS");
        assertThat(hz.run("system", "plugin", "add", "text.jar").exits(1).err())
                .contains("JAR_MALFORMED");
        assertThat(hz.run("system", "plugin", "add", "nothing.jar").exits(1).err())
                .contains("JAR_MALFORMED");
        assertThat(hz.run("system", "plugin", "add", ".").exits(1).err()).contains("directory");
        assertThat(hz.run("system", "plugin", "add", "/dev/zero").exits(1).err())
                .contains("neither a file nor a directory");
        assertNothingIsStored();
    }

    @Test
    @DisplayName("O1, K3: each on its own; what is refused counts more than a missing PATH")
    void addsTheGoodOnesOfABatch() throws Exception {
        Files.writeString(scratch.resolve("text.jar"), "not a jar");

        Hz.Ran refused =
                hz.run("system", "plugin", "add", "--json", "text.jar", "notes.jar").exits(1);
        Hz.Ran missing =
                hz.run("system", "plugin", "add", "--json", "no.jar", "notes.jar").exits(2);

        Hz.Ran both = hz.run("system", "plugin", "add", "no.jar", "text.jar", "notes.jar").exits(1);

        assertThat(both.err()).contains("hz: no.jar is not there; ", "JAR_MALFORMED");
        assertThat(refused.list("plugins"))
                .extracting("result")
                .containsExactly("refused", "added");
        assertThat(missing.list("plugins"))
                .extracting("result")
                .containsExactly("refused", "unchanged");
        assertThat(names()).contains("acme.notes");
    }

    @Test
    @DisplayName("P8: add says that a jar holds code, and --skills-only refuses it")
    void tellsOfCode() throws Exception {
        aPlugin("acme.code")
                .skill("code", "body\n")
                .entry("acme/Thing.class", "\u00ca\u00fe")
                .in(scratch, "code.jar");

        assertThat(hz.run("system", "plugin", "add", "--skills-only", "code.jar").exits(1).err())
                .contains("code.jar: ");
        assertNothingIsStored();
        assertThat(hz.run("system", "plugin", "add", "--skills-only", "notes.jar").exits(0).out())
                .contains("no code");
        assertThat(hz.run("system", "plugin", "add", "code.jar").exits(0).out())
                .contains("holds code");
        assertThat(
                        hz
                                .run("system", "plugin", "list", "--json")
                                .exits(0)
                                .list("plugins")
                                .stream()
                                .filter(plugin -> plugin.get("has_code").equals(true)))
                .extracting("symbolic_name")
                .containsExactly("acme.code");
    }

    @Test
    @DisplayName("P4: a bad update leaves the old one serving")
    void keepsTheOldOneWhereAnUpdateIsRefused() throws Exception {
        hz.run("system", "plugin", "add", "notes.jar").exits(0);
        Map<String, String> before = files();
        aPlugin("acme.notes").skillMd("notes", "name: nope\n", "x\n").in(scratch, "bad.jar");
        aPlugin("acme.other").skill("other", "x\n").in(scratch, "other.jar");
        Files.writeString(scratch.resolve("text.jar"), "not a jar");

        for (String file : List.of("bad.jar", "other.jar", "text.jar")) {
            Hz.Ran ran =
                    hz.run("system", "plugin", "update", "acme.notes", file, "--json").exits(1);
            assertThat(only(ran)).containsEntry("result", "refused");
        }
        hz.run("system", "plugin", "update", "acme.unknown", "notes.jar").exits(1);
        hz.run("system", "plugin", "update", "acme.notes", "no.jar").exits(2);

        assertThat(files()).isEqualTo(before);
        assertThat(hz.run("system", "skill", "show", "notes").exits(0).out())
                .endsWith("\n# Notes\n");
    }

    @Test
    @DisplayName("K7: what is not there or is the distribution's own cannot be removed")
    void removesOnlyWhatIsAUsers() throws Exception {
        hz.run("system", "plugin", "add", "notes.jar").exits(0);
        Map<String, String> before = files();

        hz.run("system", "plugin", "remove", "acme.unknown").exits(1);
        hz.run("system", "plugin", "remove", "").exits(1);
        hz.run("system", "plugin", "remove", "../../notes").exits(1);
        for (String own : List.of("dev.heinzel.core", "dev.heinzel.kernel")) {
            Hz.Ran ran = hz.run("system", "plugin", "remove", own, "--json").exits(1);
            assertThat(only(ran)).containsEntry("result", "refused");
        }
        assertThat(files()).isEqualTo(before);

        hz.run("system", "plugin", "remove", "acme.notes").exits(0);
        assertThat(names()).doesNotContain("acme.notes");
    }

    @Test
    @DisplayName("K7: the shape of list, with the distribution's own")
    void listsPlugins() throws Exception {
        hz.run("system", "plugin", "add", "notes.jar").exits(0);

        List<Map<String, Object>> plugins =
                hz.run("system", "plugin", "list", "--json").exits(0).list("plugins");
        Hz.Ran text = hz.run("system", "plugin", "list").exits(0);

        assertThat(plugins)
                .allMatch(
                        plugin ->
                                List.copyOf(plugin.keySet())
                                        .equals(
                                                List.of(
                                                        "symbolic_name",
                                                        "version",
                                                        "layer",
                                                        "state",
                                                        "origin",
                                                        "has_code",
                                                        "skills",
                                                        "sha256",
                                                        "findings")));
        Map<String, Object> ours = plugins.get(0);
        assertThat(ours)
                .containsEntry("symbolic_name", "acme.notes")
                .containsEntry("version", "1.0.0")
                .containsEntry("layer", "outside")
                .containsEntry("state", "resolved")
                .containsEntry("has_code", false)
                .containsEntry("skills", List.of("notes"))
                .containsEntry("findings", List.of());
        assertThat(plugins)
                .filteredOn(plugin -> plugin.get("layer").equals("core"))
                .extracting("symbolic_name")
                .containsExactly("dev.heinzel.core");
        assertThat(text.err()).isEmpty();
        assertThat(text.out().lines()).allMatch(line -> line.length() <= 84);
        assertThat(text.out()).containsPattern("acme.notes +1.0.0 +outside +resolved +no +1 ");
    }

    @Test
    @DisplayName("O2, K3: a stored jar that is gone is a problem in the list, and exits 0")
    void tellsOfALostJar() throws Exception {
        hz.run("system", "plugin", "add", "notes.jar").exits(0);
        try (Stream<Path> stored = Files.walk(hz.home())) {
            for (Path jar : stored.filter(file -> file.toString().endsWith(".jar")).toList()) {
                Files.delete(jar);
            }
        }

        Hz.Ran json = hz.run("system", "plugin", "list", "--json").exits(0);
        Hz.Ran text = hz.run("system", "plugin", "list").exits(0);

        assertThat(json.list("plugins").get(0)).containsEntry("state", "missing");
        assertThat(text.err()).contains("STORE_DAMAGED");
        Hz.Ran skills = hz.run("system", "skill", "list").exits(0);
        assertThat(skills.out()).doesNotContain("acme.notes");
        assertThat(skills.err()).containsOnlyOnce("STORE_DAMAGED");
        assertThat(hz.run("system", "skill", "list", "--json").exits(0).list("problems"))
                .singleElement()
                .satisfies(
                        problem ->
                                assertThat(problem)
                                        .containsEntry("code", "STORE_DAMAGED")
                                        .containsEntry("plugin", "acme.notes_1.0.0"));
    }

    @Test
    @DisplayName("O2, K6: a stored jar with other bytes is a problem in both lists")
    void tellsOfAnAlteredJar() throws Exception {
        hz.run("system", "plugin", "add", "notes.jar").exits(0);
        try (Stream<Path> stored = Files.walk(hz.home())) {
            for (Path jar : stored.filter(file -> file.toString().endsWith(".jar")).toList()) {
                Files.writeString(jar, "other");
            }
        }

        assertThat(hz.run("system", "plugin", "list", "--json").exits(0).list("plugins").get(0))
                .containsEntry("state", "refused");
        assertThat(hz.run("system", "skill", "list", "--json").exits(0).list("problems"))
                .extracting("code")
                .containsExactly("STORE_DAMAGED");
    }

    @Test
    @DisplayName("O2: a state directory that is open to others is refused")
    void refusesAnOpenStateDirectory() throws Exception {
        Files.createDirectories(state());
        Files.setPosixFilePermissions(state(), PosixFilePermissions.fromString("rwxrwxrwx"));

        for (String[] arguments :
                new String[][] {
                    {"system", "plugin", "add", "notes.jar"},
                    {"system", "plugin", "remove", "acme.notes"},
                    {"system", "plugin", "list"},
                    {"system", "skill", "list"}
                }) {
            Hz.Ran text = hz.run(arguments).exits(3);
            assertThat(text.out()).isEmpty();
            assertThat(text.err()).startsWith("hz: ").contains("; ");
        }
        assertThat(hz.run("system", "plugin", "list", "--json").exits(3).error())
                .containsEntry("code", "STATE_DIRECTORY");
        assertNothingIsStored();
    }

    private Path state() {
        return hz.home().resolve("state");
    }

    private List<Object> names() throws Exception {
        return hz.run("system", "plugin", "list", "--json").list("plugins").stream()
                .map(plugin -> plugin.get("symbolic_name"))
                .toList();
    }

    /** No jar, and no plugin in what names them. */
    private void assertNothingIsStored() throws IOException {
        assertThat(files().keySet()).noneMatch(file -> file.endsWith(".jar"));
        Path manifest = state().resolve("plugins.json");
        assertThat(Files.exists(manifest) ? Files.readString(manifest) : "").doesNotContain("acme");
    }

    private static Map<String, Object> only(Hz.Ran ran) throws IOException {
        List<Map<String, Object>> plugins = ran.list("plugins");
        assertThat(plugins).hasSize(1);
        return plugins.get(0);
    }

    /** Everything kept, but the lock and the traces of a start. */
    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        if (Files.exists(hz.home())) {
            try (Stream<Path> all = Files.walk(hz.home())) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    if (!file.toString().contains("lock") && !file.toString().contains("/cache/")) {
                        files.put(
                                file.toString(),
                                Files.getLastModifiedTime(file) + " " + Files.size(file));
                    }
                }
            }
        }
        return files;
    }
}
