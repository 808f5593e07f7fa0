package dev.heinzel.launcher;

import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.IndexEntry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreProcessesTest {

    @TempDir Path directory;

    @Test
    @DisplayName("O2: processes that add at once lose nothing of each other")
    void addsAtOnce() throws Exception {
        Path home = directory.resolve("home");
        List<Process> processes = new ArrayList<>();
        for (String name : List.of("one", "two")) {
            List<String> arguments = new ArrayList<>(List.of(home.toString()));
            for (int i = 0; i < 4; i++) {
                String plugin = "acme." + name + i;
                arguments.add(
                        aPlugin(plugin).skill(name + i, "Of " + name).in(directory).toString());
            }
            processes.add(ChildJvm.start(Adder.class, arguments.toArray(String[]::new)));
        }

        for (Process process : processes) {
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
        }

        assertThat(new StoreFiles(Settings.in(home).state()).read().plugins())
                .extracting(StoredPlugin::symbolicName)
                .containsExactly(
                        "acme.one0",
                        "acme.one1",
                        "acme.one2",
                        "acme.one3",
                        "acme.two0",
                        "acme.two1",
                        "acme.two2",
                        "acme.two3");
        StoreFiles files = new StoreFiles(Settings.in(home).state());
        assertThat(PluginJar.of(files.read(), files)).allMatch(jar -> jar.damage() == null);
    }

    @Test
    @DisplayName("O2, S5: who opens while a plugin is updated has the old one or the new one")
    void opensWhileAnotherUpdates() throws Exception {
        Settings settings = Settings.in(directory.resolve("home"));
        Path first = aPlugin("acme.notes").version("1.0.0").skill("notes", "One").in(directory);
        Path second = aPlugin("acme.notes").version("2.0.0").skill("notes", "Two").in(directory);
        PluginStore.open(settings).add(first, false, null);

        CompletableFuture<Void> updates =
                CompletableFuture.runAsync(() -> updateBackAndForth(settings, second, first));
        int opened = 0;
        do {
            try (Heinzel heinzel = Heinzel.openWithoutStarting(settings)) {
                opened++;
                assertThat(heinzel.skills().index(Allowlist.of("notes")))
                        .as("at opening %d", opened)
                        .singleElement()
                        .extracting(IndexEntry::description)
                        .isIn("One", "Two");
            }
        } while (!updates.isDone());
        updates.get();
    }

    private static void updateBackAndForth(Settings settings, Path second, Path first) {
        try {
            for (int i = 0; i < 5; i++) {
                PluginStore.open(settings).update("acme.notes", i % 2 == 0 ? second : first);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A process that adds jars one after the other, and ends by the end of its main. */
    static final class Adder {
        public static void main(String[] args) throws IOException {
            Settings settings = Settings.in(Path.of(args[0]));
            for (String jar : List.of(args).subList(1, args.length)) {
                PluginChange change = PluginStore.open(settings).add(Path.of(jar), false, null);
                if (change.result() != PluginChange.Result.ADDED) {
                    throw new IllegalStateException(change.toString());
                }
            }
        }
    }
}
