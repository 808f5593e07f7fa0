package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("K1 to K3: bin/hz as a process")
class ProcessIT {

    private static final String HZ = Hz.DISTRIBUTION.resolve("bin/hz").toString();

    @TempDir private Path scratch;
    private Hz hz;

    @BeforeEach
    void makeAPlugin() throws IOException {
        hz = Hz.in(scratch);
        aPlugin("acme.notes").skill("notes", "x\n").in(scratch, "notes.jar");
    }

    @Test
    @DisplayName("K1: runs through links and from anywhere")
    void runsThroughLinks() throws Exception {
        Path bin = Files.createDirectories(scratch.resolve("a b/bin"));
        Files.createSymbolicLink(bin.resolve("one"), Path.of(HZ));
        Files.createSymbolicLink(bin.resolve("hz"), Path.of("one"));

        assertThat(hz.as(bin.resolve("hz").toString()).run("--version").exits(0).out())
                .startsWith("hz ");
        assertThat(hz.as("./hz").from(bin).run("--version").exits(0).out()).startsWith("hz ");
        assertThat(hz.as("sh", "hz").from(bin).run("--version").exits(0).out()).startsWith("hz ");
    }

    @Test
    @DisplayName("K1: runs from a read-only copy whose path has spaces and letters of all kinds")
    void runsFromACopy() throws Exception {
        Path copy = scratch.resolve("my tools (\u6f22 \u00e9)");
        copy(Hz.DISTRIBUTION, copy);
        permit(copy, "r-xr-xr-x");
        try {
            hz.as(copy.resolve("bin/hz").toString());

            assertThat(hz.run("system", "skill", "list").exits(0).out())
                    .contains("dev.heinzel.core");
        } finally {
            permit(copy, "rwxr-xr-x");
        }
    }

    private static void permit(Path tree, String permissions) throws IOException {
        try (Stream<Path> all = Files.walk(tree)) {
            for (Path directory : all.filter(Files::isDirectory).toList()) {
                Files.setPosixFilePermissions(
                        directory, PosixFilePermissions.fromString(permissions));
            }
        }
    }

    @Test
    @DisplayName("K2: HZ_HOME with spaces, and relative")
    void keepsEverythingInHzHome() throws Exception {
        hz.with("HZ_HOME", "my home").run("system", "plugin", "add", "notes.jar").exits(0);

        assertThat(scratch.resolve("my home/state")).isDirectory();
        assertThat(hz.run("system", "skill", "show", "notes").exits(0).out())
                .contains("acme.notes");
    }

    @Test
    @DisplayName("K2: the XDG directories without HZ_HOME, and nothing else of the user's")
    void usesTheXdgDirectories() throws Exception {
        hz.with("HZ_HOME", "")
                .with("XDG_STATE_HOME", scratch.resolve("xdg").toString())
                .with("XDG_CONFIG_HOME", scratch.resolve("xdg-config").toString())
                .run("system", "plugin", "add", "notes.jar")
                .exits(0);

        assertThat(scratch.resolve("xdg/heinzel")).isDirectory();
    }

    @Test
    @DisplayName("K3: an HZ_HOME that cannot be made is 3, reading it is fine")
    void tellsOfAHomeThatCannotBeWritten() throws Exception {
        hz.with("HZ_HOME", "notes.jar/home");

        Hz.Ran text = hz.run("system", "plugin", "add", "notes.jar").exits(3);
        Hz.Ran json = hz.run("system", "plugin", "add", "notes.jar", "--json").exits(3);

        assertThat(text.out()).isEmpty();
        assertThat(text.err()).startsWith("hz: ").contains("; ");
        assertThat(json.error()).containsEntry("code", "STATE_DIRECTORY");
    }

    @Test
    @DisplayName("K3: names beyond ASCII, whatever the locale is")
    void readsAndWritesUtf8InTheCLocale() throws Exception {
        Path skill = Files.createDirectories(scratch.resolve("\u6f22\u00e9/notes"));
        Files.writeString(
                skill.resolve("SKILL.md"), "---\nname: notes\ndescription: \u6f22\u5b57\n---\nx\n");

        for (String locale : List.of("C", "POSIX", "", "xx_XX.UTF-8")) {
            hz.with("LC_ALL", locale).with("LANG", locale);
            Hz.Ran good = hz.run("skill", "check", "--json", "\u6f22\u00e9").exits(0);
            Hz.Ran missing = hz.run("skill", "check", "\u6f22\u00e9/nope").exits(2);

            assertThat(good.list("skills"))
                    .extracting("description")
                    .containsExactly("\u6f22\u5b57");
            assertThat(missing.err()).startsWith("hz: \u6f22\u00e9/nope is not there");
        }
    }

    @Test
    @DisplayName("K3: a reader that has gone is no error, a closed or full output is")
    void endsWhereNobodyReads() throws Exception {
        String quoted = "'" + HZ + "'";

        Hz.Ran gone = hz.as("sh", "-c", quoted + " completion | head -c 1").run().exits(0);
        Hz.Ran closed = hz.as("sh", "-c", quoted + " --version >&-").run().exits(3);
        Hz.Ran full = hz.as("sh", "-c", quoted + " --version >/dev/full").run().exits(3);
        Hz.Ran silent = hz.as("sh", "-c", quoted + " bogus 2>&-").run().exits(2);

        assertThat(gone.out()).hasSize(1);
        assertThat(gone.err()).isEmpty();
        assertThat(closed.err()).startsWith("hz: ").contains("; ");
        assertThat(full.err()).startsWith("hz: ").contains("; ");
        assertThat(silent.out()).isEmpty();
    }

    @Test
    @DisplayName("K1: says what Java is needed")
    void tellsOfAJavaThatWillNotDo() throws Exception {
        Path old = Files.createDirectories(scratch.resolve("old/bin"));
        Files.writeString(old.resolve("java"), "#!/bin/sh\nexit 9\n");
        Files.setPosixFilePermissions(
                old.resolve("java"), PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.writeString(scratch.resolve("old/release"), "JAVA_VERSION=\"11.0.2\"\n");

        Hz.Ran tooOld = hz.with("JAVA_HOME", scratch.resolve("old").toString()).run("--version");
        Hz.Ran none = hz.with("JAVA_HOME", scratch.resolve("none").toString()).run("--version");

        assertThat(tooOld.exits(3).err()).contains("Java 17 or later").contains("11.0.2");
        assertThat(none.exits(3).err()).contains("JAVA_HOME").contains("Java 17 or later");
    }

    @Test
    @DisplayName("K3: no colour where no terminal is")
    void writesPlainTextIntoAFile() throws Exception {
        Hz.Ran ran = hz.with("TERM", "xterm-256color").run("skill", "check", ".").exits(1);

        assertThat(ran.err()).isNotEmpty().doesNotContain("\u001b");
    }

    @Test
    @DisplayName("K3: the completion script works in bash")
    void completesInBash() throws Exception {
        String script =
                "eval \"$('"
                        + HZ
                        + "' completion)\"; COMP_WORDS=(hz system plu); COMP_CWORD=2;"
                        + " _complete_hz; echo \"${COMPREPLY[@]}\"";

        assertThat(hz.as("bash", "-c", script).run().exits(0).out()).isEqualTo("plugin\n");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : all.toList()) {
                Files.copy(
                        path,
                        to.resolve(from.relativize(path).toString()),
                        java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }
}
