package dev.heinzel.itest.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.launcher.PluginChange;
import dev.heinzel.launcher.PluginStore;
import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sample plugins do what the table beside them says. */
class SamplePluginsIT {

    private static final Path SAMPLES = Path.of("../sample-plugins");
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| `([a-z-]+)` \\| [^|]+ \\| ([^|]+) \\|$");
    private static final Pattern CODE = Pattern.compile("`([A-Z_]+)`");

    @TempDir private Path home;
    private PluginStore store;

    @BeforeEach
    void openAStore() throws IOException {
        store = PluginStore.open(Settings.in(home));
    }

    @DisplayName("B3: a good sample is added, without a finding and without advice")
    @ParameterizedTest
    @ValueSource(strings = {"release-notes", "sql-review", "toolbox"})
    void addsTheGoodOnes(String name) throws IOException {
        PluginChange change = store.add(jar(SAMPLES, name), false, null);

        assertThat(change.findings()).isEmpty();
        assertThat(change.advice()).isEmpty();
        assertThat(change.result()).isEqualTo(PluginChange.Result.ADDED);
        assertThat(change.skills()).isNotEmpty();
    }

    @DisplayName("B3: a refused sample has exactly the findings that the table says")
    @ParameterizedTest
    @MethodSource
    void refusesTheOthers(Refused refused) throws IOException {
        PluginChange change =
                store.add(jar(SAMPLES.resolve("refused"), refused.name()), false, null);

        assertThat(change.result()).isEqualTo(PluginChange.Result.REFUSED);
        assertThat(change.findings())
                .extracting(Finding::code)
                .containsExactlyElementsOf(refused.codes());
    }

    @Test
    @DisplayName("B3: the table lists every refused sample")
    void listsEveryRefusedSample() throws IOException {
        try (Stream<Path> directories = Files.list(SAMPLES.resolve("refused"))) {
            assertThat(refusesTheOthers().map(Refused::name))
                    .containsExactlyInAnyOrderElementsOf(
                            directories
                                    .filter(path -> Files.exists(path.resolve("bnd.bnd")))
                                    .map(path -> path.getFileName().toString())
                                    .toList());
        }
    }

    @Test
    @DisplayName("P9: nobody adds the core's own skills again")
    void refusesTheCoreFromOutside() throws IOException {
        PluginChange change = store.add(jar(SAMPLES, "core-skills"), false, null);

        assertThat(change.result()).isEqualTo(PluginChange.Result.REFUSED);
        assertThat(change.findings())
                .extracting(Finding::code)
                .contains(FindingCode.PLUGIN_RESERVED);
    }

    @Test
    @DisplayName("P8: a sample with code says so, and is refused where only skills are wanted")
    void tellsCodeFromSkills() throws IOException {
        PluginChange data = store.add(jar(SAMPLES, "sql-review"), true, null);
        PluginChange code = store.add(jar(SAMPLES, "toolbox"), true, null);

        assertThat(data.hasCode()).isFalse();
        assertThat(data.result()).isEqualTo(PluginChange.Result.ADDED);
        assertThat(code.hasCode()).isTrue();
        assertThat(code.result()).isEqualTo(PluginChange.Result.REFUSED);
    }

    private static Stream<Refused> refusesTheOthers() throws IOException {
        String table = Files.readString(SAMPLES.resolve("README.md")).split("## Refused ones")[1];
        return ROW.matcher(table)
                .results()
                .map(
                        row ->
                                new Refused(
                                        row.group(1),
                                        CODE.matcher(row.group(2))
                                                .results()
                                                .map(code -> FindingCode.valueOf(code.group(1)))
                                                .toList()));
    }

    private static Path jar(Path directory, String name) {
        return directory.resolve(name).resolve("target").resolve(name + ".jar");
    }

    /** One row of the table. */
    private record Refused(String name, List<FindingCode> codes) {}
}
