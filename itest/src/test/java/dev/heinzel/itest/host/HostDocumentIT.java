package dev.heinzel.itest.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.launcher.Heinzel;
import dev.heinzel.launcher.PluginChange;
import dev.heinzel.launcher.PluginStore;
import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.LoadedSkill;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program of {@code docs/hosts.md}, as it stands there. */
class HostDocumentIT {

    private static final Path DOCUMENT = Path.of("..", "docs", "hosts.md");
    private static final String ACTIVATOR =
            """
            package acme.guest;

            public final class Guest implements org.osgi.framework.BundleActivator {
                @Override
                public void start(org.osgi.framework.BundleContext context) throws Exception {
                    org.slf4j.LoggerFactory.getLogger("acme.guest").debug("started");
                    java.nio.file.Files.writeString(
                            java.nio.file.Path.of(System.getProperty("trace")),
                            dev.heinzel.skill.Allowlist.class.getClassLoader()
                                    + " is the host's " + ClassLoader.getSystemClassLoader());
                }

                @Override
                public void stop(org.osgi.framework.BundleContext context) {}
            }
            """;

    @TempDir Path directory;
    private final HostPath path = HostPath.ofTheLauncher();
    private Path program;
    private Path module;
    private Path home;

    @BeforeEach
    void takesTheProgramOutOfTheDocument() throws IOException {
        List<String> blocks =
                Pattern.compile("^```java\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
                        .matcher(Files.readString(DOCUMENT))
                        .results()
                        .map((MatchResult block) -> block.group(1))
                        .toList();
        program = write("src/com/example/Host.java", blocks.get(0));
        module = write("src/module-info.java", blocks.get(1));
        home = directory.resolve("home");
        PluginChange added = PluginStore.open(Settings.in(home)).add(guest(), false, null);
        assertThat(added.findings()).isEmpty();
        assertThat(added.reason()).isNull();
    }

    @Test
    @DisplayName("H1: the documented program runs on the class path")
    void runsOnTheClassPath() throws Exception {
        compile("-cp", path.toString(), program.toString());

        serves(run("-cp", directory.resolve("classes") + ":" + path, "com.example.Host"));
    }

    @Test
    @DisplayName("H1: the documented program runs on the module path")
    void runsOnTheModulePath() throws Exception {
        compile("-p", path.toString(), module.toString(), program.toString());

        serves(
                run(
                        "-p",
                        directory.resolve("classes") + ":" + path,
                        "-m",
                        "com.example.host/com.example.Host"));
    }

    private void serves(String printed) throws IOException {
        try (Heinzel heinzel = Heinzel.openWithoutStarting(Settings.in(home))) {
            Answer<LoadedSkill> skill = heinzel.skills().load("writing-a-skill", Allowlist.all());
            assertThat(skill).isInstanceOf(Answer.Found.class);
            LoadedSkill loaded = ((Answer.Found<LoadedSkill>) skill).value();
            assertThat(printed)
                    .isEqualTo(
                            "writing-a-skill of dev.heinzel.core\n"
                                    + loaded.text()
                                    + "\n"
                                    + loaded.files().stream()
                                            .filter(file -> file.path().equals("SKILL.md"))
                                            .findFirst()
                                            .orElseThrow()
                                            .size()
                                    + " bytes\n");
        }
        // the plugin's code ran, with the host's own classes
        String trace = Files.readString(directory.resolve("trace"));
        assertThat(trace.split(" is the host's ")[0]).isEqualTo(trace.split(" is the host's ")[1]);
    }

    private Path write(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private void compile(String... arguments) {
        compileTo("classes", arguments);
    }

    private void compileTo(String target, String... arguments) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> all =
                new ArrayList<>(
                        List.of(
                                "-proc:none",
                                "--release",
                                "17",
                                "-d",
                                directory.resolve(target).toString()));
        all.addAll(List.of(arguments));
        assertThat(compiler.run(null, null, null, all.toArray(String[]::new))).isZero();
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Dtrace=" + directory.resolve("trace"),
                                "-Dfile.encoding=UTF-8"));
        command.addAll(List.of(arguments));
        command.add(home.toString());
        Path printed = directory.resolve("printed");
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(printed.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try {
            // it ends by the end of its main: nothing of the runtime keeps the JVM
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).isZero();
        return Files.readString(printed);
    }

    /** A plugin whose code uses what it imports: the API, the log and OSGi. */
    private Path guest() throws IOException {
        compileTo(
                "guest",
                "-cp",
                path.toString(),
                write("guest-src/acme/guest/Guest.java", ACTIVATOR).toString());
        Manifest manifest = new Manifest();
        Attributes headers = manifest.getMainAttributes();
        headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        headers.put(new Attributes.Name("Bundle-ManifestVersion"), "2");
        headers.put(new Attributes.Name("Bundle-SymbolicName"), "acme.guest");
        headers.put(new Attributes.Name("Bundle-Version"), "1.0.0");
        headers.put(new Attributes.Name("Bundle-Activator"), "acme.guest.Guest");
        headers.put(
                new Attributes.Name("Import-Package"),
                "org.osgi.framework,org.slf4j;version=\"[2,3)\",dev.heinzel.skill;version=\"[1,2)\"");
        headers.put(new Attributes.Name("SkillLet"), "skills/");
        Path jar = directory.resolve("guest.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            zip.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
            manifest.write(zip);
            zip.putNextEntry(new ZipEntry("acme/guest/Guest.class"));
            zip.write(Files.readAllBytes(directory.resolve("guest/acme/guest/Guest.class")));
            zip.putNextEntry(new ZipEntry("skills/guesting/SKILL.md"));
            zip.write(
                    "---\nname: guesting\ndescription: How to be a guest\n---\nBe kind."
                            .getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }
}
