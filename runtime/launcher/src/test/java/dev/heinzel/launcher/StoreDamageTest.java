package dev.heinzel.launcher;

import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.launcher.PluginChange.Result;
import dev.heinzel.launcher.PluginStatus.State;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.IndexEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreDamageTest {

    @TempDir Path directory;
    private Settings settings;
    private StoreFiles files;
    private Path jar;
    private Path stored;

    @BeforeEach
    void twoPlugins() throws IOException {
        settings = Settings.in(directory.resolve("home"));
        files = new StoreFiles(settings.state());
        jar = aPlugin("acme.notes").skill("notes", "Takes notes").in(directory);
        PluginStore.open(settings).add(jar, false, null);
        PluginStore.open(settings)
                .add(aPlugin("acme.other").skill("other", "Other").in(directory), false, null);
        stored = files.jar(JarCopy.digestOf(jar));
    }

    private void isDamaged(State state, String how) throws IOException {
        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(heinzel.plugins())
                    .filteredOn(plugin -> plugin.symbolicName().equals("acme.notes"))
                    .singleElement()
                    .satisfies(
                            plugin -> {
                                assertThat(plugin.state()).isEqualTo(state);
                                assertThat(plugin.skills()).isEmpty();
                                assertThat(plugin.findings())
                                        .singleElement()
                                        .satisfies(
                                                finding -> {
                                                    assertThat(finding.code())
                                                            .isEqualTo(FindingCode.STORE_DAMAGED);
                                                    assertThat(finding.message()).endsWith(how);
                                                });
                            });
            assertThat(heinzel.skills().index(Allowlist.all()))
                    .extracting(IndexEntry::name)
                    .contains("other")
                    .doesNotContain("notes");
        }
    }

    private void isGood() throws IOException {
        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(heinzel.skills().index(Allowlist.of("notes", "other"))).hasSize(2);
        }
    }

    @Test
    @DisplayName("O2: a stored jar with other bytes is reported, never served; others are")
    void reportsOtherBytes() throws IOException {
        byte[] bytes = Files.readAllBytes(stored);
        bytes[bytes.length / 2] ^= 1;
        Files.write(stored, bytes);

        isDamaged(State.REFUSED, "does not have the bytes that were added");
    }

    @Test
    @DisplayName("O2: a stored jar that is gone or cut short is reported, and adding it mends it")
    void reportsAMissingJar() throws IOException {
        Files.delete(stored);
        isDamaged(State.MISSING, "is gone");
        assertThat(PluginStore.open(settings).add(jar, false, null).result())
                .isEqualTo(Result.UPDATED);
        isGood();

        Files.write(stored, Arrays.copyOf(Files.readAllBytes(stored), 10));
        isDamaged(State.REFUSED, "does not have the bytes that were added");
        assertThat(PluginStore.open(settings).update("acme.notes", jar).result())
                .isEqualTo(Result.UPDATED);
        isGood();
    }

    @Test
    @DisplayName("O1: a damaged plugin can be removed")
    void removesADamagedOne() throws IOException {
        Files.delete(stored);

        assertThat(PluginStore.open(settings).remove("acme.notes").result())
                .isEqualTo(Result.REMOVED);
        assertThat(files.read().plugins()).hasSize(1);
    }

    @Test
    @DisplayName("O2: a manifest cut short stops everything, names the file and stays as it is")
    void keepsADamagedManifest() throws IOException {
        Path manifest = settings.state().resolve("plugins.json");
        byte[] half = Arrays.copyOf(Files.readAllBytes(manifest), 100);
        Files.write(manifest, half);

        for (org.assertj.core.api.ThrowableAssert.ThrowingCallable use :
                new org.assertj.core.api.ThrowableAssert.ThrowingCallable[] {
                    () -> Heinzel.open(settings), () -> PluginStore.open(settings)
                }) {
            assertThatThrownBy(use)
                    .isInstanceOfSatisfying(
                            ProblemException.class,
                            problem -> {
                                assertThat(problem.code()).isEqualTo("STORE_DAMAGED");
                                assertThat(problem.getMessage()).contains(manifest.toString());
                                assertThat(problem.remedy()).contains("put a good copy back");
                            });
        }
        assertThat(Files.readAllBytes(manifest)).isEqualTo(half);
        assertThat(stored).exists();
    }

    @Test
    @DisplayName("O2: a manifest that is gone while jars are there is a loss, not an empty store")
    void reportsALostManifest() throws IOException {
        Files.delete(settings.state().resolve("plugins.json"));

        assertThatThrownBy(() -> Heinzel.open(settings))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("is gone, but the jars it named are there");
        assertThat(stored).exists();
    }

    @Test
    @DisplayName("O2: what a killed writer left is cleared by the next one, and never read")
    void clearsLeftovers() throws IOException {
        Path copy = Files.writeString(settings.state().resolve("tmp/1.jar"), "half a copy");
        Path beside = Files.writeString(settings.state().resolve("tmp/2.json"), "{\"schema\":");
        Path unnamed =
                Files.writeString(stored.resolveSibling("0".repeat(64) + ".jar"), "moved in");
        isGood();

        PluginStore.open(settings).add(jar, false, null);

        assertThat(copy).doesNotExist();
        assertThat(beside).doesNotExist();
        assertThat(unnamed).doesNotExist();
        isGood();
    }

    @Test
    @DisplayName("O2: reading writes nothing")
    void readsWithoutWriting() throws IOException {
        String before = listing();
        isGood();
        PluginStore.open(settings);
        assertThat(listing()).isEqualTo(before);
    }

    private String listing() throws IOException {
        StringBuilder text = new StringBuilder();
        try (Stream<Path> entries = Files.walk(settings.state())) {
            for (Path entry : entries.sorted().toList()) {
                text.append(entry)
                        .append(' ')
                        .append(Files.getLastModifiedTime(entry))
                        .append('\n');
            }
        }
        return text.toString();
    }

    @Test
    @DisplayName("F13: a damaged jar's finding is one line with a remedy")
    void isOneLine() throws IOException {
        Files.delete(stored);

        Finding finding = PluginJar.of(files.read(), files).get(0).damage();

        assertThat(finding)
                .hasToString(
                        "acme.notes_1.0.0: STORE_DAMAGED: the stored jar "
                                + stored
                                + " is gone; add the same jar again, or hz system plugin remove"
                                + " acme.notes");
    }
}
