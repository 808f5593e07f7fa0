package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
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
@DisplayName("O3: hz doctor says what is wrong and what to do")
class DoctorIT {

    @TempDir private Path scratch;
    private Hz hz;

    @BeforeEach
    void begin() throws IOException {
        hz = Hz.in(scratch);
        aPlugin("acme.notes").skill("notes", "x\n").in(scratch, "notes.jar");
    }

    @Test
    @DisplayName("O3, K7: nothing wrong is 0, before anything is there and with all in place")
    void findsNothingWrong() throws Exception {
        allIsWell();
        assertThat(hz.home()).doesNotExist();

        hz.configure("[stack]", "team = ['acme.notes']", "[system.skill]", "chat = ['notes']");
        hz.personal("letters", "x\n");
        hz.run("system", "plugin", "add", "--layer", "team", "notes.jar").exits(0);

        allIsWell();
        Hz.Ran text = hz.run("doctor").exits(0);
        assertThat(text.out()).isNotEmpty();
        assertThat(text.err()).isEmpty();
    }

    private void allIsWell() throws Exception {
        List<Map<String, Object>> checks = checks(0);
        assertThat(checks).extracting("ok").containsOnly(true);
        assertThat(checks).extracting("name").doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("O3, A1: a configuration that is wrong")
    void findsAWrongConfiguration() throws Exception {
        for (String line : List.of("colour = 1", "[turn]\nmenu = 9", "[turn", "stack = 1")) {
            hz.configure(line);
            isWrong("hz.toml");
        }
    }

    @Test
    @DisplayName("O3, A2: an allowlist that is malformed or empty, or names what nobody offers")
    void findsAWrongAllowlist() throws Exception {
        for (String list : List.of("'notes'", "[]", "['a:']", "['nobody-offers-this']")) {
            hz.configure("[system.skill]", "chat = " + list);
            isWrong("chat");
        }
    }

    @Test
    @DisplayName("O3, L6: a broken personal skill, and a personal directory that is not there")
    void findsABrokenPersonalSkill() throws Exception {
        hz.personalMd("letters", "name: letter\n", "x\n");
        isWrong("skills/letters/SKILL.md");

        hz.configure("[system.skill]", "personal_dir = '" + scratch.resolve("gone") + "'");
        isWrong("gone");
    }

    @Test
    @DisplayName("O3, O2: a stored jar that is gone or has other bytes, and a damaged manifest")
    void findsADamagedStore() throws Exception {
        hz.run("system", "plugin", "add", "notes.jar").exits(0);
        StoredJars jars = new StoredJars(hz.home());
        jars.alter();
        isWrong("acme.notes");
        Path jar = jars.all().get(0);
        Files.delete(jar);
        isWrong("acme.notes");

        Path manifest = state().resolve("plugins.json");
        Files.writeString(manifest, Files.readString(manifest).substring(0, 20));
        isWrong("plugins.json");
    }

    @Test
    @DisplayName("O3, O2: a state directory that is open to others, is a file or cannot be reached")
    void findsAStateDirectoryThatCannotBeUsed() throws Exception {
        Files.createDirectories(state());
        Files.setPosixFilePermissions(state(), PosixFilePermissions.fromString("rwxr-xr-x"));
        isWrong("chmod 700");

        Files.delete(state());
        Files.writeString(state(), "");
        isWrong("state");

        Path beside = Files.createDirectories(scratch.resolve("beside"));
        hz.with("HZ_HOME", Files.writeString(beside.resolve("file"), "").toString());
        Map<String, String> before = tree(beside);
        assertThat(checks(1)).extracting("ok").contains(false);
        assertThat(tree(beside)).isEqualTo(before);
    }

    @Test
    @DisplayName("O3, K3: what is wrong does not keep it from looking at the rest")
    void looksAtEverything() throws Exception {
        int all = checks(0).size();
        hz.configure("[turn");
        hz.personalMd("letters", "name: letter\n", "x\n");
        Files.createDirectories(state());
        Files.setPosixFilePermissions(state(), PosixFilePermissions.fromString("rwxrwxrwx"));

        List<Map<String, Object>> checks = checks(1);

        assertThat(checks.size()).isGreaterThanOrEqualTo(all);
        assertThat(checks)
                .filteredOn(check -> check.get("ok").equals(false))
                .hasSizeGreaterThanOrEqualTo(2);
        Hz.Ran text = hz.run("doctor").exits(1);
        assertThat(text.out() + text.err()).contains("hz.toml:1", "chmod 700");
    }

    /** Demands that it says this, with a remedy, and leaves everything as it was. */
    private void isWrong(String said) throws Exception {
        Map<String, String> before = tree(hz.home());
        List<Map<String, Object>> wrong =
                checks(1).stream().filter(check -> check.get("ok").equals(false)).toList();
        assertThat(wrong)
                .isNotEmpty()
                .allMatch(check -> !String.valueOf(check.get("remedy")).isBlank())
                .allMatch(check -> check.get("remedy") != null);
        assertThat(wrong.toString()).contains(said);
        Hz.Ran text = hz.run("doctor").exits(1);
        assertThat(text.out() + text.err()).contains(said);
        assertThat(tree(hz.home())).isEqualTo(before);
    }

    private List<Map<String, Object>> checks(int exit) throws Exception {
        Map<String, Object> document = hz.run("doctor", "--json").exits(exit).document();
        assertThat(document.keySet()).containsExactly("checks");
        List<Map<String, Object>> checks = Hz.list(document, "checks");
        assertThat(checks)
                .isNotEmpty()
                .allMatch(
                        check ->
                                List.copyOf(check.keySet())
                                        .equals(List.of("name", "ok", "message", "remedy")));
        return checks;
    }

    private Path state() {
        return hz.home().resolve("state");
    }

    /** Everything below a directory, with what a write would change. */
    private static Map<String, String> tree(Path root) throws IOException {
        Map<String, String> tree = new TreeMap<>();
        if (Files.isDirectory(root)) {
            try (Stream<Path> all = Files.walk(root)) {
                for (Path path : all.toList()) {
                    tree.put(
                            path.toString(),
                            Files.readAttributes(
                                            path,
                                            "posix:size,lastModifiedTime,permissions,fileKey",
                                            LinkOption.NOFOLLOW_LINKS)
                                    .toString());
                }
            }
        }
        return tree;
    }
}
