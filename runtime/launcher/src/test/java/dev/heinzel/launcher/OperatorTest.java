package dev.heinzel.launcher;

import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.Layer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("L5, A2: what the operator writes into hz.toml, as the runtime serves it")
class OperatorTest {

    @TempDir Path directory;
    private Settings settings;

    @BeforeEach
    void home() throws IOException {
        settings = Settings.in(directory.resolve("home"));
        Files.createDirectories(settings.config());
    }

    private void write(String... lines) throws IOException {
        Files.write(settings.config().resolve("hz.toml"), List.of(lines));
    }

    private void add(String symbolicName, String skill, @Nullable Layer layer) throws IOException {
        Path jar = aPlugin(symbolicName).skill(skill, "Of " + symbolicName).in(directory);
        PluginChange change = PluginStore.open(settings).add(jar, false, layer);
        assertThat(change.findings()).isEmpty();
    }

    private static Layer layerOf(Heinzel heinzel, String name) {
        return heinzel.plugins().stream()
                .filter(plugin -> plugin.symbolicName().equals(name))
                .findFirst()
                .orElseThrow()
                .layer();
    }

    private List<Finding> problems() throws IOException {
        try (Heinzel heinzel = Heinzel.openWithoutStarting(settings)) {
            return heinzel.catalogue().list().problems();
        }
    }

    private List<FindingCode> codes() throws IOException {
        return problems().stream().map(Finding::code).toList();
    }

    private Path sources() {
        return settings.state().resolve("sources.json");
    }

    @Test
    @DisplayName("L1, L5, K7: the stack decides what is offered, and which layer a plugin has")
    void servesByTheStack() throws IOException {
        write("[stack]", "team = [\"acme.z\"]");
        add("acme.a", "notes", null);
        add("acme.z", "notes", Layer.TEAM);

        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(heinzel.skills().index(Allowlist.of("notes")))
                    .extracting(IndexEntry::source)
                    .containsExactly("acme.z");
            assertThat(layerOf(heinzel, "acme.z")).isEqualTo(Layer.TEAM);
            assertThat(layerOf(heinzel, "acme.a")).isEqualTo(Layer.OUTSIDE);
            assertThat(layerOf(heinzel, "dev.heinzel.core")).isEqualTo(Layer.CORE);
            assertThat(heinzel.catalogue().list().problems()).isEmpty();
        }
    }

    @Test
    @DisplayName("K7: a plugin whose jar is gone is shown in its layer all the same")
    void showsTheLayerOfAMissingPlugin() throws IOException {
        write("[stack]", "site = [\"acme.z\"]");
        add("acme.z", "notes", Layer.SITE);
        StoreFiles files = new StoreFiles(settings.state());
        Files.delete(files.jar(files.read().plugins().get(0).sha256()));

        try (Heinzel heinzel = Heinzel.openWithoutStarting(settings)) {
            assertThat(layerOf(heinzel, "acme.z")).isEqualTo(Layer.SITE);
            assertThat(heinzel.catalogue().list().problems())
                    .extracting(Finding::code)
                    .containsExactly(FindingCode.STORE_DAMAGED);
        }
    }

    @Test
    @DisplayName("A2, L6: the chat's list and the personal directory reach system.skill")
    void handsThePolicyOver() throws IOException {
        Path mine = Files.createDirectories(directory.resolve("mine/notes"));
        Files.writeString(
                mine.resolve("SKILL.md"), "---\nname: notes\ndescription: Mine\n---\nMy notes\n");
        write(
                "[system.skill]",
                "personal_dir = \"" + mine.getParent() + '"',
                "chat = [\"personal:notes\"]");

        try (Heinzel heinzel = Heinzel.open(settings)) {
            Allowlist chat = heinzel.skills().chatAllowed();
            assertThat(heinzel.skills().index(chat))
                    .extracting(IndexEntry::name)
                    .containsExactly("notes");
            assertThat(heinzel.skills().load("notes", chat)).isInstanceOf(Answer.Found.class);
            assertThat(heinzel.skills().load("writing-a-skill", chat))
                    .isInstanceOf(Answer.NotFound.class);
            assertThat(heinzel.catalogue().show("notes"))
                    .isInstanceOfSatisfying(
                            Answer.Found.class,
                            found ->
                                    assertThat(((Catalogue.Detail) found.value()).entry().layer())
                                            .isEqualTo(Layer.PERSONAL));
        }
    }

    @Test
    @DisplayName("A1, A2: the user's file's problems come by line, whoever found them, then others")
    void listsProblemsByLine() throws IOException {
        Path project = Files.createDirectories(directory.resolve("project/.git"));
        Files.writeString(project.resolveSibling("hz.toml"), "[stack]\nteam = []\n");
        settings = settings.within(project.getParent());
        write(
                "[system.skill]",
                "chat = [\"noets\"]",
                "crew = 1",
                "mcp = [\"dev.heinzel.core:writing-a-skill\",",
                "  \"acme.x:y\"]",
                "personal_dir = \"" + directory + "/none\"");

        List<Finding> problems = problems();

        assertThat(problems)
                .extracting(Finding::code)
                .containsExactly(
                        FindingCode.PERSONAL_UNREADABLE,
                        FindingCode.ALLOWLIST_ENTRY,
                        FindingCode.CONFIG_KEY,
                        FindingCode.ALLOWLIST_ENTRY,
                        FindingCode.CONFIG_IGNORED);
        assertThat(problems).extracting(Finding::line).startsWith(0, 2, 3, 5);
        assertThat(problems.get(0).remedy()).contains("mkdir -p " + directory + "/none");
        assertThat(problems).doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("L6: a personal directory that nobody names need not be there")
    void needsNoPersonalDirectory() throws IOException {
        write("[system.skill]", "chat = [\"writing-a-skill\"]");

        assertThat(problems()).isEmpty();
    }

    @Test
    @DisplayName("A2: a plain name is told of until its source is back, or it is bound")
    void tellsOfAnotherSource() throws IOException {
        write("[system.skill]", "chat = [\"notes\"]");
        add("acme.b", "notes", null);
        Heinzel.open(settings).close();
        assertThat(sources()).content().contains("acme.b");

        add("acme.a", "notes", null);
        assertThat(codes()).containsExactly(FindingCode.ALLOWLIST_SOURCE);
        assertThat(codes()).containsExactly(FindingCode.ALLOWLIST_SOURCE);

        write("[system.skill]", "chat = [\"acme.a:notes\"]");
        assertThat(codes()).isEmpty();
        assertThat(sources()).content().doesNotContain("notes");

        write("[system.skill]", "chat = [\"notes\"]");
        assertThat(codes()).isEmpty();
        PluginStore.open(settings).remove("acme.a");
        assertThat(codes()).containsExactly(FindingCode.ALLOWLIST_SOURCE);
        add("acme.a", "notes", null);
        assertThat(codes()).isEmpty();
    }

    @Test
    @DisplayName("A2, O4: what was added is remembered as it was shown, what was refused is not")
    void remembersWhatWasAdded() throws IOException {
        write("[stack]", "team = [\"acme.b\"]", "[system.skill]", "chat = [\"notes\"]");
        PluginStore.open(settings)
                .add(aPlugin("acme.b").skill("notes", "x").in(directory), false, null);
        assertThat(sources()).doesNotExist();

        add("acme.b", "notes", Layer.TEAM);

        assertThat(sources()).content().contains("\"notes\" : \"acme.b\"");
    }

    @Test
    @DisplayName("A2: no memory is made without a plain name, and none without a state directory")
    void makesNoMemoryForNothing() throws IOException {
        write("[system.skill]", "chat = [\"writing-a-skill\"]");
        problems();
        assertThat(settings.state()).doesNotExist();

        write("[system.skill]", "chat = [\"dev.heinzel.core:writing-a-skill\"]");
        add("acme.b", "notes", null);
        problems();
        assertThat(sources()).doesNotExist();
    }

    @Test
    @DisplayName("A2: a damaged memory is told once, and written anew")
    void mendsTheMemory() throws IOException {
        write("[system.skill]", "chat = [\"notes\"]");
        add("acme.b", "notes", null);
        try (Heinzel heinzel = Heinzel.openWithoutStarting(settings)) {
            Files.writeString(sources(), "{");

            assertThat(heinzel.catalogue().list().problems())
                    .extracting(Finding::code)
                    .containsExactly(FindingCode.STORE_DAMAGED);
            assertThat(heinzel.catalogue().list().problems()).isEmpty();
        }
    }

    @Test
    @DisplayName("C2: a problem of the configuration is logged by code, path and line alone")
    void logsPlaces() throws IOException {
        write("[system.skill]", "marker-of-a-key = \"marker-of-a-value\"");
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Heinzel.open(settings).close();
        } finally {
            System.setErr(before);
        }

        assertThat(printed.toString(StandardCharsets.UTF_8))
                .contains("CONFIG_KEY: " + settings.config().resolve(Configuration.NAME) + ":2")
                .doesNotContain("marker");
    }

    @Test
    @DisplayName("A1: a file that is no TOML gives no layer, and the runtime works")
    void worksWithoutAFile() throws IOException {
        write("[stack]", "team = [\"acme.z\"]");
        add("acme.z", "notes", Layer.TEAM);
        write("[stack", "team = [\"acme.z\"]");

        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(layerOf(heinzel, "acme.z")).isEqualTo(Layer.OUTSIDE);
            assertThat(heinzel.skills().index(heinzel.skills().chatAllowed())).isEmpty();
            assertThat(heinzel.catalogue().list().problems())
                    .extracting(Finding::code)
                    .contains(FindingCode.CONFIG_UNREADABLE);
        }
        Path again = aPlugin("acme.z").skill("notes", "Of acme.z").in(directory);
        assertThat(PluginStore.open(settings).add(again, false, Layer.TEAM).findings())
                .extracting(Finding::code)
                .containsExactly(FindingCode.PLUGIN_LAYER);
    }
}
