package dev.heinzel.launcher;

import static dev.heinzel.launcher.PluginFixture.aLibrary;
import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.launcher.PluginStatus.State;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.IndexEntry;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What plugins need of each other, and what is told when they do not get it. */
class RequirementsTest {

    @TempDir Path directory;
    private Settings settings;

    @BeforeEach
    void home() {
        settings = Settings.in(directory.resolve("home"));
    }

    private PluginChange add(PluginFixture plugin) throws IOException {
        return PluginStore.open(settings).add(plugin.in(directory), false, null);
    }

    private static PluginStatus status(Heinzel heinzel, String name) {
        return heinzel.plugins().stream()
                .filter(plugin -> plugin.symbolicName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("P2: a plugin with an unmet requirement says what it misses; others are untouched")
    void saysWhatIsMissing() throws IOException {
        PluginChange change =
                add(
                        aPlugin("acme.lonely")
                                .skill("lonely", "Needs much")
                                .header(
                                        "Import-Package",
                                        "no.such;version=\"[1.2,2)\",also.missing;resolution:=optional")
                                .header(
                                        "Require-Capability",
                                        "heinzel.skill;filter:=\"(heinzel.skill=gone)\""));
        add(aPlugin("acme.notes").skill("notes", "Takes notes"));

        assertThat(change.result()).isEqualTo(PluginChange.Result.ADDED);
        assertThat(change.reason())
                .isEqualTo(
                        "requires the package no.such from version 1.2.0 and before 2.0.0, which"
                                + " nobody offers, requires the skill gone, which nobody offers");
        assertThat(change.skills())
                .singleElement()
                .satisfies(skill -> assertThat(skill.visibleTo()).isEmpty());
        try (Heinzel heinzel = Heinzel.open(settings)) {
            PluginStatus lonely = status(heinzel, "acme.lonely");
            assertThat(lonely.state()).isEqualTo(State.UNRESOLVED);
            assertThat(lonely.reason()).isEqualTo(change.reason());
            assertThat(lonely.skills()).isEmpty();
            assertThat(status(heinzel, "acme.notes").state()).isEqualTo(State.ACTIVE);
            assertThat(heinzel.skills().index(Allowlist.all()))
                    .extracting(IndexEntry::name)
                    .contains("notes")
                    .doesNotContain("lonely");
        }
    }

    @Test
    @DisplayName("P2: a requirement that only an unresolved plugin offers names that plugin")
    void namesTheUnresolvedProvider() throws IOException {
        add(
                aPlugin("acme.first")
                        .skill("first", "Offers a package")
                        .header("Export-Package", "acme.api")
                        .header("Import-Package", "no.such"));
        PluginChange change =
                add(
                        aPlugin("acme.second")
                                .skill("second", "Wants it")
                                .header("Import-Package", "acme.api"));

        assertThat(change.reason())
                .isEqualTo("requires the package acme.api from acme.first, which does not resolve");
    }

    @Test
    @DisplayName("O1: a library without skills is added if a plugin that is there needs it")
    void addsWhatIsNeeded() throws IOException {
        PluginFixture library = aLibrary("acme.lib").header("Export-Package", "acme.api");
        assertThat(add(library).findings())
                .extracting("code")
                .containsExactly(FindingCode.PLUGIN_WITHOUT_SKILLS);

        add(
                aPlugin("acme.notes")
                        .skill("notes", "Takes notes")
                        .header("Import-Package", "acme.api"));

        assertThat(add(library).result()).isEqualTo(PluginChange.Result.ADDED);
        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(status(heinzel, "acme.notes").state()).isEqualTo(State.ACTIVE);
            assertThat(status(heinzel, "acme.lib").skills()).isEmpty();
        }
    }

    @Test
    @DisplayName("O1: the same bytes again are fine, though nobody needs them any more")
    void keepsWhatWasNeeded() throws IOException {
        PluginFixture library = aLibrary("acme.lib").header("Export-Package", "acme.api");
        add(
                aPlugin("acme.notes")
                        .skill("notes", "Takes notes")
                        .header("Import-Package", "acme.api"));
        add(library);
        PluginStore.open(settings).remove("acme.notes");

        PluginChange again = add(library);

        assertThat(again.findings()).isEmpty();
        assertThat(again.result()).isEqualTo(PluginChange.Result.UNCHANGED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "acme.host",
                "system.bundle;extension:=framework",
                "system.bundle; extension:=bootclasspath",
                "system.bundle;;extension:=framework"
            })
    @DisplayName("P3, P9: a fragment without skills is refused before a framework sees it")
    void refusesFragments(String host) throws IOException {
        PluginFixture fragment = aLibrary("acme.fragment").header("Fragment-Host", host);

        PluginChange change = add(fragment);

        assertThat(change.result()).isEqualTo(PluginChange.Result.REFUSED);
        assertThat(change.findings()).extracting("code").containsOnly(FindingCode.PLUGIN_FRAGMENT);
    }

    @Test
    @DisplayName("O1: what is no bundle is told so")
    void refusesWhatIsNoBundle() throws IOException {
        Path jar =
                aLibrary("acme.plain")
                        .withoutHeader("Bundle-SymbolicName")
                        .at(directory.resolve("plain.jar"));

        PluginChange change = PluginStore.open(settings).add(jar, false, null);

        assertThat(change.findings())
                .singleElement()
                .satisfies(
                        finding -> {
                            assertThat(finding.code()).isEqualTo(FindingCode.PLUGIN_WITHOUT_SKILLS);
                            assertThat(finding.message()).contains("has no Bundle-SymbolicName");
                            assertThat(finding.remedy()).contains("manifestFile");
                        });
    }
}
