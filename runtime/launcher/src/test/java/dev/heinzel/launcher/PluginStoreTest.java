package dev.heinzel.launcher;

import static dev.heinzel.launcher.PluginFixture.aLibrary;
import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.launcher.PluginChange.Kind;
import dev.heinzel.launcher.PluginChange.Result;
import dev.heinzel.launcher.PluginChange.SkillChange;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginStoreTest {

    @TempDir Path directory;
    private Settings settings;

    @BeforeEach
    void home() {
        settings = Settings.in(directory.resolve("home"));
    }

    private PluginStore store() throws IOException {
        return PluginStore.open(settings);
    }

    private PluginChange add(PluginFixture plugin) throws IOException {
        return store().add(plugin.in(directory), false, null);
    }

    private List<Path> jars() throws IOException {
        try (Stream<Path> entries = Files.list(settings.state().resolve("plugins"))) {
            return entries.toList();
        }
    }

    /** Everything below the state directory but the lock, with its bytes. */
    private List<String> stored() throws IOException {
        if (!Files.exists(settings.state())) {
            return List.of();
        }
        List<String> found = new ArrayList<>();
        try (Stream<Path> entries = Files.walk(settings.state())) {
            for (Path file : entries.filter(Files::isRegularFile).toList()) {
                if (!file.endsWith("lock")) {
                    found.add(file + " " + JarCopy.digestOf(file));
                }
            }
        }
        Collections.sort(found);
        return found;
    }

    private static List<FindingCode> codes(PluginChange change) {
        return change.findings().stream().map(Finding::code).toList();
    }

    @Test
    @DisplayName("O1: a good plugin is stored by its digest and named by the manifest")
    void addsAGoodPlugin() throws IOException {
        Path jar = aPlugin("acme.notes").version("1.2").skill("notes", "Takes notes").in(directory);

        PluginChange change = store().add(jar, false, null);

        assertThat(change.result()).isEqualTo(Result.ADDED);
        assertThat(change.symbolicName()).isEqualTo("acme.notes");
        assertThat(change.findings()).isEmpty();
        assertThat(change.hasCode()).isFalse();
        assertThat(jars())
                .singleElement()
                .satisfies(
                        stored -> {
                            assertThat(stored.getFileName())
                                    .hasToString(JarCopy.digestOf(jar) + ".jar");
                            assertThat(stored).hasSameBinaryContentAs(jar);
                        });
        try (Heinzel heinzel = Heinzel.openWithoutStarting(settings)) {
            assertThat(heinzel.plugins())
                    .filteredOn(plugin -> plugin.symbolicName().equals("acme.notes"))
                    .singleElement()
                    .satisfies(
                            plugin -> {
                                assertThat(plugin.version()).isEqualTo("1.2.0");
                                assertThat(plugin.origin()).isEqualTo(jar.toString());
                                assertThat(plugin.sha256()).isEqualTo(JarCopy.digestOf(jar));
                            });
        }
    }

    @Test
    @DisplayName("O1: the same bytes again change nothing")
    void takesTheSameBytesAgain() throws IOException {
        PluginFixture plugin = aPlugin("acme.notes").skill("notes", "Takes notes");
        add(plugin);
        List<String> before = stored();

        PluginChange again = store().add(plugin.at(directory.resolve("copy.jar")), false, null);

        assertThat(again.result()).isEqualTo(Result.UNCHANGED);
        assertThat(again.skills())
                .singleElement()
                .satisfies(skill -> assertThat(skill.change()).isEqualTo(Kind.UNCHANGED));
        assertThat(stored()).isEqualTo(before);
    }

    @Test
    @DisplayName("O1: other bytes of a known name are refused, naming the command that replaces")
    void refusesOtherBytes() throws IOException {
        add(aPlugin("acme.notes").skill("notes", "Takes notes"));
        List<String> before = stored();
        Path other = aPlugin("acme.notes").version("2").skill("notes", "Other").in(directory);

        PluginChange change = store().add(other, false, null);

        assertThat(change.result()).isEqualTo(Result.REFUSED);
        assertThat(codes(change)).containsExactly(FindingCode.PLUGIN_PRESENT);
        assertThat(change.findings().get(0).remedy())
                .isEqualTo("hz system plugin update acme.notes " + other);
        assertThat(stored()).isEqualTo(before);
    }

    @Test
    @DisplayName("O1: a jar without skills, with or without bundle headers, is refused")
    void refusesAJarWithoutSkills() throws IOException {
        assertThat(codes(add(aLibrary("acme.lib"))))
                .containsExactly(FindingCode.PLUGIN_WITHOUT_SKILLS);
        Path plain =
                aLibrary("x").withoutHeader("Bundle-SymbolicName").at(directory.resolve("x.jar"));
        assertThat(codes(store().add(plain, false, null)))
                .containsExactly(FindingCode.PLUGIN_WITHOUT_SKILLS);
        assertThat(jars()).isEmpty();
    }

    @Test
    @DisplayName("O1: a jar with findings stores nothing, and all its findings are told")
    void refusesFindings() throws IOException {
        PluginChange change =
                add(
                        aPlugin("acme.notes")
                                .skill("good", "Good")
                                .file("skills/bad/SKILL.md", "no front matter")
                                .file("skills/worse/README.md", "no SKILL.md"));

        assertThat(change.result()).isEqualTo(Result.REFUSED);
        assertThat(codes(change))
                .containsExactlyInAnyOrder(
                        FindingCode.FRONT_MATTER_MISSING, FindingCode.SKILL_MD_MISSING);
        assertThat(change.skills()).isEmpty();
        assertThat(jars()).isEmpty();
    }

    @Test
    @DisplayName("K3: what is no jar is refused; what is not there is a problem; no state is made")
    void refusesWhatIsNoJar() throws IOException {
        Path text = Files.writeString(directory.resolve("text.jar"), "not a jar");
        assertThat(codes(store().add(directory, false, null)))
                .containsExactly(FindingCode.JAR_MALFORMED);
        assertThatThrownBy(() -> store().add(directory.resolve("none.jar"), false, null))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> assertThat(problem.code()).isEqualTo("NO_SUCH_PATH"));
        assertThat(settings.state()).doesNotExist();

        assertThat(codes(store().add(text, false, null)))
                .containsExactly(FindingCode.JAR_MALFORMED);
        assertThat(jars()).isEmpty();
    }

    @Test
    @DisplayName("O1: a jar that no framework takes is refused, not stored to fail later")
    void refusesWhatTheFrameworkRefuses() throws IOException {
        PluginChange change =
                add(
                        aPlugin("acme.notes")
                                .skill("notes", "Takes notes")
                                .header("Import-Package", "a;version=\"[2,1"));

        assertThat(codes(change)).containsExactly(FindingCode.JAR_MALFORMED);
        assertThat(change.findings().get(0).message())
                .startsWith("the framework does not take the jar: ");
        assertThat(jars()).isEmpty();
    }

    @Test
    @DisplayName("P8: with --skills-only code is refused, skills alone are not")
    void refusesCodeIfAsked() throws IOException {
        Path code = aPlugin("acme.code").skill("code", "Has code").code().in(directory);
        Path data = aPlugin("acme.data").skill("data", "Has none").in(directory);

        assertThat(codes(store().add(code, true, null)))
                .containsExactly(FindingCode.PLUGIN_HAS_CODE);
        assertThat(store().add(data, true, null).result()).isEqualTo(Result.ADDED);
        PluginChange change = store().add(code, false, null);
        assertThat(change.result()).isEqualTo(Result.ADDED);
        assertThat(change.hasCode()).isTrue();
        assertThat(codes(store().add(code, true, null)))
                .containsExactly(FindingCode.PLUGIN_HAS_CODE);
    }

    @Test
    @DisplayName("P9: a name of the distribution's own is refused")
    void refusesOwnNames() throws IOException {
        PluginChange change = add(aPlugin("org.snakeyaml.engine").skill("yaml", "Takes our name"));

        assertThat(codes(change)).contains(FindingCode.PLUGIN_RESERVED);
        assertThat(codes(store().remove("dev.heinzel.kernel")))
                .containsExactly(FindingCode.PLUGIN_RESERVED);
        assertThat(codes(store().update("dev.heinzel.kernel", directory)))
                .containsExactly(FindingCode.PLUGIN_RESERVED);
    }

    @Test
    @DisplayName("O4: an update shows what is new, changed, unchanged and gone")
    void showsWhatAnUpdateChanges() throws IOException {
        PluginChange first =
                add(
                        aPlugin("acme.notes")
                                .skill("same", "Stays")
                                .skill("other", "Before")
                                .skill("gone", "Goes"));
        assertThat(first.skills())
                .allSatisfy(skill -> assertThat(skill.change()).isEqualTo(Kind.NEW));

        PluginChange change =
                store().update(
                                "acme.notes",
                                aPlugin("acme.notes")
                                        .version("2")
                                        .skill("same", "Stays")
                                        .skill("other", "After")
                                        .skill("fresh", "Comes")
                                        .in(directory));

        assertThat(change.result()).isEqualTo(Result.UPDATED);
        assertThat(change.skills())
                .extracting(SkillChange::name, SkillChange::change)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("fresh", Kind.NEW),
                        org.assertj.core.groups.Tuple.tuple("gone", Kind.GONE),
                        org.assertj.core.groups.Tuple.tuple("other", Kind.CHANGED),
                        org.assertj.core.groups.Tuple.tuple("same", Kind.UNCHANGED));
        SkillChange other = change.skills().get(2);
        assertThat(other.oldFingerprint()).isEqualTo(first.skills().get(1).fingerprint());
        assertThat(other.fingerprint()).isNotEqualTo(other.oldFingerprint());
        assertThat(jars()).hasSize(1);
    }

    @Test
    @DisplayName("O4, L2: the review says what is hidden, and who may see what is offered")
    void showsWhatItHides() throws IOException {
        add(aPlugin("acme.b").skill("notes", "Of b"));

        PluginChange smaller = add(aPlugin("acme.a").skill("notes", "Of a"));
        PluginChange larger = add(aPlugin("acme.c").skill("notes", "Of c").skill("more", "Of c"));

        assertThat(smaller.skills())
                .singleElement()
                .satisfies(
                        skill -> {
                            assertThat(skill.hides()).containsExactly("acme.b");
                            assertThat(skill.visibleTo()).containsExactly("mcp");
                        });
        assertThat(larger.skills().get(1).hides()).isEmpty();
        assertThat(larger.skills().get(1).visibleTo()).isEmpty();
        assertThat(larger.skills().get(0).visibleTo()).containsExactly("mcp");
    }

    @Test
    @DisplayName("P4: a refused update leaves the old plugin in place")
    void keepsTheOldOne() throws IOException {
        add(aPlugin("acme.notes").skill("notes", "Takes notes"));
        List<String> before = stored();

        Path bad =
                aPlugin("acme.notes").version("2").file("skills/notes/SKILL.md", "x").in(directory);
        assertThat(codes(store().update("acme.notes", bad)))
                .containsExactly(FindingCode.FRONT_MATTER_MISSING);
        Path junk = Files.writeString(directory.resolve("junk.jar"), "junk");
        assertThat(codes(store().update("acme.notes", junk)))
                .containsExactly(FindingCode.JAR_MALFORMED);
        Path other = aPlugin("acme.other").skill("other", "Other").in(directory);
        assertThat(codes(store().update("acme.notes", other)))
                .containsExactly(FindingCode.PLUGIN_OTHER_NAME);
        Path bare = aLibrary("acme.notes").version("3").in(directory);
        assertThat(codes(store().update("acme.notes", bare)))
                .containsExactly(FindingCode.PLUGIN_WITHOUT_SKILLS);

        assertThat(stored()).isEqualTo(before);
    }

    @Test
    @DisplayName("O1: an unknown name is neither updated nor removed, and no state is made for it")
    void refusesUnknownNames() throws IOException {
        assertThat(codes(store().remove("acme.none"))).containsExactly(FindingCode.PLUGIN_UNKNOWN);
        PluginChange change = store().update("a\u001bb", directory.resolve("none.jar"));

        assertThat(codes(change)).containsExactly(FindingCode.PLUGIN_UNKNOWN);
        assertThat(change.symbolicName()).isEqualTo("aU+001Bb");
        assertThat(settings.state()).doesNotExist();
    }

    @Test
    @DisplayName("O1: an update with the same bytes changes nothing")
    void updatesToTheSame() throws IOException {
        Path jar = aPlugin("acme.notes").skill("notes", "Takes notes").in(directory);
        store().add(jar, false, null);

        assertThat(store().update("acme.notes", jar).result()).isEqualTo(Result.UNCHANGED);
    }

    @Test
    @DisplayName("O1: a removed plugin is gone, name and jar, and its skills are told")
    void removes() throws IOException {
        add(aPlugin("acme.notes").skill("notes", "Takes notes"));
        add(aPlugin("acme.other").skill("other", "Other"));

        PluginChange change = store().remove("acme.notes");

        assertThat(change.result()).isEqualTo(Result.REMOVED);
        assertThat(change.skills())
                .singleElement()
                .satisfies(
                        skill -> {
                            assertThat(skill.change()).isEqualTo(Kind.GONE);
                            assertThat(skill.oldFingerprint()).isNotNull();
                        });
        assertThat(jars()).hasSize(1);
        assertThat(codes(store().remove("acme.notes"))).containsExactly(FindingCode.PLUGIN_UNKNOWN);
    }
}
