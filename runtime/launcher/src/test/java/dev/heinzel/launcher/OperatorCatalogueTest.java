package dev.heinzel.launcher;

import static dev.heinzel.launcher.ConfigurationFixture.FILE;
import static dev.heinzel.launcher.ConfigurationFixture.configured;
import static dev.heinzel.launcher.ConfigurationFixture.listed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("K6, O2, A1, A2: all that is wrong, in one list")
class OperatorCatalogueTest {

    private static final Finding SERVED = finding("personal", FindingCode.NAME_MISSING, "served");
    private static final Finding STORED = finding("acme.a", FindingCode.STORE_DAMAGED, "stored");

    @TempDir Path directory;

    private static Finding finding(String plugin, FindingCode code, String message) {
        return new Finding(plugin, "a", 0, code, message, "mend it");
    }

    /** Serves no skill, and has one problem. */
    private record Served(List<Finding> problems) implements Catalogue {
        @Override
        public Listing list() {
            return new Listing(List.of(), List.of(), problems);
        }

        @Override
        public Answer<Detail> show(String key) {
            throw new AssertionError("nobody asked to show " + key);
        }

        @Override
        public Answer<FileContent> readFile(String key, String path) {
            throw new AssertionError("nobody asked to read " + path);
        }
    }

    private static PluginStatus missing(Finding... findings) {
        return new PluginStatus(
                "acme.a",
                "1.0.0",
                Layer.OUTSIDE,
                PluginStatus.State.MISSING,
                "a.jar",
                false,
                List.of(),
                null,
                List.of(findings),
                null);
    }

    private List<Finding> problems(ConfigurationFixture operator, PluginStatus... plugins) {
        return new OperatorCatalogue(
                        new Served(List.of(SERVED)),
                        listing -> List.of(plugins),
                        operator.read(),
                        SourceMemory.kept(new StoreFiles(directory.resolve("state"))))
                .list()
                .problems();
    }

    @Test
    @DisplayName(
            "K6: what is served, the store, the user's file by line, the project's, the memory")
    void keepsTheOrder() throws IOException {
        StateDirectory.create(directory.resolve("state"));
        Files.writeString(directory.resolve("state/sources.json"), "{");
        ConfigurationFixture operator =
                configured()
                        .problem(
                                Path.of("/a/hz.toml"), 1, FindingCode.CONFIG_IGNORED, "a project's")
                        .problem(FILE, 9, FindingCode.CONFIG_KEY, "the user's")
                        .chat(listed(3, "nobody"));

        assertThat(problems(operator, missing(STORED)))
                .extracting(Finding::code)
                .containsExactly(
                        FindingCode.NAME_MISSING,
                        FindingCode.STORE_DAMAGED,
                        FindingCode.ALLOWLIST_ENTRY,
                        FindingCode.CONFIG_KEY,
                        FindingCode.CONFIG_IGNORED,
                        FindingCode.STORE_DAMAGED);
    }

    @Test
    @DisplayName("K6: what two of them know is told once")
    void tellsOnce() {
        assertThat(problems(configured(), missing(SERVED, STORED), missing(STORED)))
                .containsExactly(SERVED, STORED);
        assertThat(problems(configured())).containsExactly(SERVED);
    }

    @Test
    @DisplayName("L6: a personal directory that is named and absent, and one that is there")
    void tellsOfAnAbsentDirectory() {
        assertThat(problems(configured().personal(directory.resolve("none"))))
                .extracting(Finding::code)
                .containsExactly(FindingCode.NAME_MISSING, FindingCode.PERSONAL_UNREADABLE);
        assertThat(problems(configured().personal(directory))).containsExactly(SERVED);
    }
}
