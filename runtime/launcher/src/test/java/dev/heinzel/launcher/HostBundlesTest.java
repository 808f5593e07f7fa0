package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Skills;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.connect.ConnectContent;

class HostBundlesTest {

    private static final String MARKER = "META-INF/heinzel/core";

    @TempDir Path directory;

    private Path unpacked() throws IOException {
        Path root = directory.resolve("class es");
        write(root, "META-INF/MANIFEST.MF", "Bundle-SymbolicName: acme.core;singleton:=true\n");
        write(root, MARKER, "");
        write(root, "skills/a/SKILL.md", "text");
        return root;
    }

    private static void write(Path root, String name, String text) throws IOException {
        Files.createDirectories(root.resolve(name).getParent());
        Files.writeString(root.resolve(name), text);
    }

    @Test
    @DisplayName("H1: our bundles are found where their classes come from")
    void findsThem() throws IOException {
        HostBundles bundles = HostBundles.find();

        assertThat(bundles.all())
                .extracting(HostBundle::symbolicName)
                .startsWith(
                        "org.snakeyaml.engine", "dev.heinzel.kernel", "dev.heinzel.system.skill");
        assertThat(bundles.kernel().loader()).isSameAs(Skills.class.getClassLoader());
        assertThat(bundles.logVersion()).startsWith("2.");
        assertThat(bundles.locations()).contains("connect:dev.heinzel.kernel,");
        assertThat(bundles.own("dev.heinzel.kernel")).isTrue();
        assertThat(bundles.own("acme.notes")).isFalse();
        assertThat(bundles.at("connect:acme.notes")).isEmpty();
    }

    @Test
    @DisplayName("H1: a directory of classes and a jar are the same to the framework")
    void readsBoth() throws IOException {
        Path root = unpacked();
        Path jar =
                PluginFixture.aLibrary("acme.core;singleton:=true")
                        .file(MARKER, "")
                        .file("skills/a/SKILL.md", "text")
                        .at(directory.resolve("core 1.jar"));

        HostBundle one = HostBundle.holding(MARKER, root.resolve(MARKER).toUri().toURL());
        HostBundle other =
                HostBundle.holding(
                        MARKER, java.net.URI.create("jar:" + jar.toUri() + "!/" + MARKER).toURL());

        assertThat(one.place()).isEqualTo(root);
        assertThat(other.place()).isEqualTo(jar);
        for (HostBundle bundle : List.of(one, other)) {
            assertThat(bundle.location()).isEqualTo("connect:acme.core");
            HostConnector connector = new HostConnector(with(bundle));
            ConnectContent content =
                    connector.connect(bundle.location()).orElseThrow().getContent();
            content.open();
            assertThat(names(content)).contains("META-INF/MANIFEST.MF", "skills/a/SKILL.md");
            ConnectContent.ConnectEntry entry = content.getEntry("skills/a/SKILL.md").orElseThrow();
            assertThat(entry.getName()).isEqualTo("skills/a/SKILL.md");
            assertThat(entry.getContentLength()).isEqualTo(4);
            assertThat(entry.getLastModified()).isPositive();
            try (InputStream in = entry.getInputStream()) {
                assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("text");
            }
            assertThat(content.getEntry("skills/b/SKILL.md")).isEmpty();
            assertThat(content.getClassLoader()).isEmpty();
            content.close();
        }
    }

    private static Set<String> names(ConnectContent content) throws IOException {
        return StreamSupport.stream(content.getEntries().spliterator(), false)
                .collect(Collectors.toSet());
    }

    private static HostBundles with(HostBundle plugin) throws IOException {
        HostBundles found = HostBundles.find();
        return new HostBundles(
                found.yaml(),
                found.kernel(),
                found.systemSkill(),
                List.of(plugin),
                found.logVersion());
    }

    @Test
    @DisplayName("H1: merged into one jar they are no bundles, and that is said")
    void refusesMergedJars() throws IOException {
        Path merged =
                PluginFixture.aLibrary("x")
                        .withoutHeader("Bundle-SymbolicName")
                        .file(MARKER, "")
                        .at(directory.resolve("all.jar"));

        assertThatThrownBy(
                        () ->
                                HostBundle.holding(
                                        MARKER,
                                        java.net
                                                .URI
                                                .create("jar:" + merged.toUri() + "!/" + MARKER)
                                                .toURL()))
                .isInstanceOf(ProblemException.class)
                .hasMessage(MARKER + " comes from " + merged + ", which is no bundle");
        assertThatThrownBy(() -> HostBundle.holding(String.class))
                .isInstanceOf(ProblemException.class)
                .hasMessage("java.lang.String comes from nowhere, which is no bundle");
    }

    @Test
    @DisplayName("H1: a runtime that does not start leaves nothing behind and says why")
    void leavesNothingAfterAFailure() throws Exception {
        HostBundles found = HostBundles.find();
        Map<String, String> headers = new HashMap<>(found.kernel().headers());
        headers.put("Bundle-Activator", "no.such.Activator");
        HostBundles broken =
                new HostBundles(
                        found.yaml(),
                        new HostBundle(found.kernel().place(), headers, found.kernel().loader()),
                        found.systemSkill(),
                        List.of(),
                        found.logVersion());
        Set<String> temporary = temporaryDirectories();
        Set<Thread> threads = Thread.getAllStackTraces().keySet();

        assertThatThrownBy(() -> FrameworkHost.start(broken, SkillPolicy.NONE))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> {
                            assertThat(problem.code()).isEqualTo("RUNTIME");
                            assertThat(problem.getMessage()).contains("no.such.Activator");
                        });

        assertThat(temporaryDirectories()).isEqualTo(temporary);
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (!threads.contains(thread)) {
                thread.join(20_000);
                assertThat(thread.isAlive()).as(thread.getName()).isFalse();
            }
        }
    }

    private static Set<String> temporaryDirectories() throws IOException {
        try (Stream<Path> entries = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return entries.map(entry -> entry.getFileName().toString())
                    .filter(name -> name.startsWith("heinzel-" + ProcessHandle.current().pid()))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
