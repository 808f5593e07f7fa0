package dev.heinzel.launcher;

import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.heinzel.skill.Layer;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("O3: what is wrong, and what to do")
class DoctorTest {

    private static final String[] AREAS = {
        "java",
        "distribution",
        "temporary",
        "state",
        "configuration",
        "store",
        "plugins",
        "personal",
        "allowlists",
        "conflicts"
    };

    @TempDir Path directory;
    private Settings settings;

    @BeforeEach
    void home() {
        settings = Settings.in(directory.resolve("home"));
    }

    @Test
    @DisplayName("O3: where nothing is, nothing is wrong, and nothing is made")
    void findsNothingWrong() {
        List<DoctorCheck> checks = Doctor.examine(settings);

        assertThat(checks).allMatch(DoctorCheck::ok);
        assertThat(checks).extracting(DoctorCheck::name).containsExactly(AREAS);
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    @DisplayName("O3, O2: a lost jar is the store's, a missing requirement the plugin's")
    void tellsTheStoreFromThePlugins() throws IOException {
        StoreFiles files = new StoreFiles(settings.state());
        Path jar = aPlugin("acme.notes").skill("notes", "Takes notes").in(directory);
        add(jar);
        add(
                aPlugin("acme.waiting")
                        .skill("waiting", "Waits")
                        .header("Import-Package", "acme.absent")
                        .in(directory));
        Files.delete(files.jar(JarCopy.digestOf(jar)));

        List<DoctorCheck> wrong = wrong();

        assertThat(wrong).extracting(DoctorCheck::name).containsExactly("store", "plugins");
        assertThat(wrong.get(0).message())
                .startsWith("acme.notes_1.0.0: STORE_DAMAGED: ")
                .doesNotContain(wrong.get(0).remedy());
        assertThat(wrong.get(1).message()).contains("acme.waiting", "acme.absent");
        assertThat(wrong.get(1).remedy()).contains("hz system plugin remove acme.waiting");
    }

    @Test
    @DisplayName("O3, A1, A2, L3, L6: what the operator wrote, each in its area")
    void looksAtWhatTheOperatorWrote() throws IOException {
        configure(
                "[stack]",
                "team = ['acme.a', 'acme.b']",
                "crew = 1",
                "[system.skill]",
                "chat = ['nobody']");
        Path broken = Files.createDirectories(settings.config().resolve("skills/broken"));
        Files.writeString(broken.resolve("SKILL.md"), "---\nname: broken\n---\n");
        PluginStore store = PluginStore.open(settings);
        for (String name : List.of("acme.a", "acme.b")) {
            store.add(aPlugin(name).skill("notes", "Takes notes").in(directory), false, Layer.TEAM);
        }

        List<DoctorCheck> wrong = wrong();

        assertThat(wrong)
                .extracting(DoctorCheck::name)
                .containsExactly("configuration", "personal", "allowlists", "conflicts");
        assertThat(wrong)
                .extracting(DoctorCheck::message)
                .satisfiesExactly(
                        said -> assertThat(said).contains("hz.toml:3: CONFIG_KEY: "),
                        said ->
                                assertThat(said)
                                        .isEqualTo(
                                                "personal: skills/broken/SKILL.md:2:"
                                                        + " DESCRIPTION_MISSING"),
                        said -> assertThat(said).contains("hz.toml:5: ALLOWLIST_ENTRY: "),
                        said -> assertThat(said).contains("notes", "acme.a and acme.b"));
    }

    @Test
    @DisplayName("O3: a state directory that cannot be used keeps it from nothing but the store")
    void looksAtTheRest() throws IOException {
        Files.createDirectories(settings.state());
        Files.setPosixFilePermissions(
                settings.state(), PosixFilePermissions.fromString("rwxr-x---"));

        List<DoctorCheck> checks = Doctor.examine(settings);

        assertThat(checks).extracting(DoctorCheck::name).containsExactly(AREAS);
        assertThat(checks)
                .filteredOn(check -> !check.ok())
                .extracting(DoctorCheck::name)
                .containsExactly("state", "store", "plugins", "allowlists", "conflicts");
        assertThat(checks.get(3).remedy()).isEqualTo("chmod 700 " + settings.state());
    }

    @Test
    @DisplayName("O3, O2: a manifest that was cut is named")
    void namesADamagedManifest() throws IOException {
        add(aPlugin("acme.notes").skill("notes", "Takes notes").in(directory));
        Files.writeString(settings.state().resolve("plugins.json"), "{");

        assertThat(wrong())
                .extracting(DoctorCheck::name)
                .containsExactly("store", "plugins", "allowlists", "conflicts");
        assertThat(wrong().get(0).message()).contains("plugins.json");
    }

    @Test
    @DisplayName("O3: what everybody can write decides for everybody, and is wrong")
    void namesAConfigurationOfEverybody() throws IOException {
        configure("[turn]", "menu = 4");
        assertThat(wrong()).isEmpty();

        Path file = settings.config().resolve("hz.toml");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));

        assertThat(wrong())
                .singleElement()
                .satisfies(check -> assertThat(check.remedy()).isEqualTo("chmod o-w " + file));
    }

    @Test
    @DisplayName("O3: what is wrong has a remedy, and nothing else has")
    void demandsARemedy() {
        assertThat(DoctorCheck.ok("state", "a\u202eb").message()).isEqualTo("aU+202Eb");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DoctorCheck("state", false, "wrong", null));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DoctorCheck("state", true, "right", "mend it"));
    }

    @Test
    @DisplayName("O3, L5: a lost jar is added again by a command that can be pasted")
    void tellsTheCommand() throws IOException {
        configure("[stack]", "team = ['acme.a']");
        StoreFiles files = new StoreFiles(settings.state());
        Path kept = aPlugin("acme.a").skill("notes", "x").at(directory.resolve("a jar.jar"));
        Path lost = aPlugin("acme.b").skill("review", "x").in(directory);
        PluginStore.open(settings).add(kept, false, Layer.TEAM);
        add(lost);
        for (Path jar : List.of(kept, lost)) {
            Files.delete(files.jar(JarCopy.digestOf(jar)));
        }
        Files.delete(lost);

        assertThat(wrong())
                .extracting(DoctorCheck::remedy)
                .containsExactly(
                        "hz system plugin add --layer team '"
                                + kept
                                + "', or hz system plugin remove acme.a",
                        "add the same jar again, or hz system plugin remove acme.b");
    }

    @Test
    @DisplayName("O3, C2: of a skill or a manifest it says place, code and remedy, and no text")
    void tellsNoText() throws IOException {
        Path broken = Files.createDirectories(settings.config().resolve("skills/broken"));
        Files.writeString(
                broken.resolve("SKILL.md"),
                "---\nname: broken\ndescription: marker\nmarker: marker\n---\nmarker\n");

        List<DoctorCheck> checks = Doctor.examine(settings);

        assertThat(checks.toString()).contains("SKILL.md:4: KEY_UNKNOWN").doesNotContain("marker");
        assertThat(wrong())
                .singleElement()
                .satisfies(
                        check ->
                                assertThat(check.remedy())
                                        .endsWith(
                                                "hz skill check "
                                                        + settings.config().resolve("skills")
                                                        + " tells all"));
    }

    @Test
    @DisplayName("O3, L6: a personal directory that hz.toml names and that is not there is wrong")
    void missesThePersonalDirectory() throws IOException {
        configure("[system.skill]", "personal_dir = '" + directory + "/none'");

        assertThat(wrong())
                .singleElement()
                .satisfies(
                        check -> {
                            assertThat(check.name()).isEqualTo("personal");
                            assertThat(check.remedy()).startsWith("mkdir -p " + directory);
                        });
    }

    @Test
    @DisplayName("O3, A2: it tells of other sources and of a damaged memory, and mends neither")
    void looksWithoutRemembering() throws IOException {
        configure("[system.skill]", "chat = ['notes']");
        add(aPlugin("acme.b").skill("notes", "x").in(directory));
        Path memory = settings.state().resolve("sources.json");
        Files.delete(memory);
        assertThat(wrong()).isEmpty();
        assertThat(memory).doesNotExist();

        Heinzel.openWithoutStarting(settings).close();
        add(aPlugin("acme.a").skill("notes", "x").in(directory));
        assertThat(wrong()).extracting(DoctorCheck::name).containsExactly("allowlists");

        Files.writeString(memory, "{");
        assertThat(wrong()).extracting(DoctorCheck::name).containsExactly("store");
        assertThat(memory).content().isEqualTo("{");
    }

    @Test
    @DisplayName("O3: where the runtime does not start each area is named all the same")
    void answersWithoutARuntime() throws Exception {
        Path out = directory.resolve("out");

        Process child =
                ChildJvm.start(
                        List.of("-Djava.io.tmpdir=" + directory.resolve("none")),
                        Patient.class,
                        directory.resolve("home").toString(),
                        out.toString());

        assertThat(child.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readAllLines(out))
                .containsExactly(
                        "java true",
                        "distribution true",
                        "temporary false",
                        "state true",
                        "configuration true",
                        "runtime false",
                        "store false",
                        "plugins false",
                        "personal false",
                        "allowlists false",
                        "conflicts false");
    }

    /** Is examined where no temporary directory can be made. */
    static final class Patient {
        public static void main(String[] args) throws IOException {
            List<String> lines =
                    Doctor.examine(Settings.in(Path.of(args[0]))).stream()
                            .map(check -> check.name() + ' ' + check.ok())
                            .toList();
            Files.write(Path.of(args[1]), lines);
        }
    }

    @Test
    @DisplayName("O3, C2: an unknown failure is told by its kind, a file's by its name")
    void tellsNoMessage() {
        assertThat(DoctorCheck.failed("some", new IllegalStateException("marker")).toString())
                .contains("IllegalStateException")
                .doesNotContain("marker");
        assertThat(DoctorCheck.failed("some", new AccessDeniedException("/a b")).remedy())
                .startsWith("ls -ld '/a b'");
    }

    private void add(Path jar) throws IOException {
        PluginStore.open(settings).add(jar, false, null);
    }

    private void configure(String... lines) throws IOException {
        Files.createDirectories(settings.config());
        Files.write(settings.config().resolve("hz.toml"), List.of(lines));
    }

    private List<DoctorCheck> wrong() {
        return Doctor.examine(settings).stream().filter(check -> !check.ok()).toList();
    }
}
