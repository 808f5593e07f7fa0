package dev.heinzel.launcher;

import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.launcher.PluginStatus.State;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.Layer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeinzelTest {

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");
    private static final String SCRATCH = "heinzel-" + ProcessHandle.current().pid() + "-";

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
    @DisplayName("H1: a host gets Skills with its own classes, and reads what plugins ship")
    void servesWhatIsStored() throws IOException {
        add(
                aPlugin("acme.notes")
                        .skill("notes", "Takes notes")
                        .file("skills/notes/a/b.md", "deep"));

        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(heinzel.skills().index(Allowlist.all()))
                    .extracting(IndexEntry::name)
                    .contains("notes");
            assertThat(heinzel.skills().load("notes", Allowlist.of("notes")))
                    .isInstanceOf(Answer.Found.class);
            assertThat(heinzel.skills().readFile("notes", "a/b.md", Allowlist.of("notes")))
                    .isInstanceOfSatisfying(
                            Answer.Found.class,
                            found ->
                                    assertThat(
                                                    ((dev.heinzel.skill.FileContent) found.value())
                                                            .text())
                                            .isEqualTo("deep"));
            assertThat(heinzel.catalogue().list().problems()).isEmpty();
        }
    }

    @Test
    @DisplayName("H1: close leaves no thread, open file, lock or temporary directory")
    void leavesNothing() throws Exception {
        add(aPlugin("acme.notes").skill("notes", "Takes notes").code());
        Heinzel.open(settings).close(); // starts the threads that the JVM keeps for good
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        Set<String> temporary = temporaryDirectories();

        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(status(heinzel, "acme.notes").state()).isEqualTo(State.ACTIVE);
            assertThat(temporaryDirectories()).hasSize(temporary.size() + 1);
            if (Files.isDirectory(DESCRIPTORS)) {
                assertThat(openFiles()).isNotEmpty();
            }
        }

        assertThat(temporaryDirectories()).isEqualTo(temporary);
        assertThat(openFiles()).isEmpty();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (!threads.contains(thread) && !isTheJvms(thread)) {
                // one that has let go of everything may still be ending
                thread.join(Duration.ofSeconds(20).toMillis());
                assertThat(thread.isAlive()).as(thread.getName()).isFalse();
            }
        }
    }

    /** Compilers, collectors and their like come and go as the JVM likes. */
    private static boolean isTheJvms(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        return group == null || group.getParent() == null;
    }

    @Test
    @DisplayName("H1: closing twice does nothing, and answers after the end are values")
    void closesTwice() throws IOException {
        add(aPlugin("acme.notes").skill("notes", "Takes notes"));
        Heinzel heinzel = Heinzel.open(settings);

        heinzel.close();
        heinzel.close();

        assertThat(heinzel.skills().index(Allowlist.all())).isEmpty();
        assertThat(heinzel.skills().chatAllowed().allows("acme.notes", "notes")).isFalse();
        assertThat(heinzel.skills().load("notes", Allowlist.all()))
                .isInstanceOfAny(Answer.NotFound.class, Answer.Unavailable.class);
        assertThat(heinzel.skills().readFile("notes", "SKILL.md", Allowlist.all()))
                .isInstanceOfAny(Answer.NotFound.class, Answer.Unavailable.class);
        assertThat(heinzel.catalogue().list().skills()).isEmpty();
        assertThat(heinzel.catalogue().show("notes"))
                .isInstanceOfAny(Answer.NotFound.class, Answer.Unavailable.class);
        assertThat(heinzel.plugins())
                .extracting(PluginStatus::symbolicName)
                .contains("acme.notes", "dev.heinzel.core");
        assertThat(heinzel.plugins())
                .allMatch(plugin -> plugin.skills().isEmpty())
                .noneMatch(plugin -> plugin.state() == State.ACTIVE);
    }

    @Test
    @DisplayName("H1: an interrupted thread closes all the same, and stays interrupted")
    void closesWhenInterrupted() throws IOException {
        Set<String> temporary = temporaryDirectories();
        Heinzel heinzel = Heinzel.open(settings);

        Thread.currentThread().interrupt();
        heinzel.close();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(temporaryDirectories()).isEqualTo(temporary);
    }

    @Test
    @DisplayName("H1: a host that exits without closing leaves no temporary directory")
    void cleansUpAtExit() throws Exception {
        Path temporary = Files.createDirectory(directory.resolve("tmp"));
        Process host =
                ChildJvm.start(
                        List.of("-Djava.io.tmpdir=" + temporary),
                        Leaver.class,
                        directory.resolve("home").toString());

        assertThat(host.waitFor(60, TimeUnit.SECONDS)).isTrue();

        assertThat(host.exitValue()).isEqualTo(7);
        assertThat(temporary).isEmptyDirectory();
    }

    /** A host that exits with its runtime open. */
    static final class Leaver {
        public static void main(String[] args) throws IOException {
            Heinzel heinzel = Heinzel.open(Settings.in(Path.of(args[0])));
            System.exit(heinzel.plugins().isEmpty() ? 1 : 7);
        }
    }

    @Test
    @DisplayName("K2: a directory may be called anything")
    void opensAnywhere() throws IOException {
        settings = Settings.in(directory.resolve("a b+c%41&d#e"));
        add(aPlugin("acme.notes").skill("notes", "Takes notes"));

        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(heinzel.skills().load("notes", Allowlist.all()))
                    .isInstanceOf(Answer.Found.class);
        }
    }

    @Test
    @DisplayName("L1: the distribution's core is there, in its own layer, and the chat sees it")
    void listsTheCore() throws IOException {
        try (Heinzel heinzel = Heinzel.open(settings)) {
            PluginStatus core = status(heinzel, "dev.heinzel.core");
            assertThat(core.layer()).isEqualTo(Layer.CORE);
            assertThat(core.origin()).isEqualTo("distribution");
            assertThat(core.skills()).isNotEmpty();
            assertThat(heinzel.skills().index(heinzel.skills().chatAllowed()))
                    .extracting(IndexEntry::source)
                    .containsOnly("dev.heinzel.core");
        }
    }

    @Test
    @DisplayName("H1: two runtimes in one JVM do not know of each other")
    void runsTwice() throws IOException {
        add(aPlugin("acme.notes").skill("notes", "Takes notes"));
        Settings other = Settings.in(directory.resolve("other"));

        Heinzel one = Heinzel.open(settings);
        try (Heinzel two = Heinzel.open(other);
                Heinzel three = Heinzel.open(settings)) {
            assertThat(one.skills().index(Allowlist.of("notes"))).hasSize(1);
            assertThat(two.skills().index(Allowlist.of("notes"))).isEmpty();
            one.close();
            assertThat(three.skills().load("notes", Allowlist.all()))
                    .isInstanceOf(Answer.Found.class);
        }
    }

    @Test
    @DisplayName("P8: openWithoutStarting runs no plugin's code, open does")
    void startsOnlyWhenAsked() throws IOException {
        add(aPlugin("acme.started").skill("notes", "Takes notes").code());

        try (Heinzel heinzel = Heinzel.openWithoutStarting(settings)) {
            assertThat(System.getProperty("acme.started.started")).isNull();
            assertThat(status(heinzel, "acme.started").state()).isEqualTo(State.RESOLVED);
            assertThat(status(heinzel, "acme.started").skills()).containsExactly("notes");
        }
        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(System.getProperty("acme.started.started")).isEqualTo("yes");
            assertThat(status(heinzel, "acme.started").state()).isEqualTo(State.ACTIVE);
        }
    }

    @Test
    @DisplayName("S5: a plugin whose activator throws is served all the same, and says why")
    void servesWhatDoesNotStart() throws IOException {
        add(aPlugin("acme.failing").skill("notes", "Takes notes").code().header("Fail", "true"));

        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(heinzel.skills().load("notes", Allowlist.all()))
                    .isInstanceOf(Answer.Found.class);
            assertThat(status(heinzel, "acme.failing").state()).isEqualTo(State.RESOLVED);
            assertThat(status(heinzel, "acme.failing").reason()).contains("told to fail");
        }
    }

    @Test
    @DisplayName("H1: plugins use the host's classes of the API packages and the log")
    void sharesTheApi() throws IOException {
        PluginChange change =
                add(
                        aPlugin("acme.user")
                                .skill("user", "Uses us")
                                .header(
                                        "Import-Package",
                                        "dev.heinzel.skill;version=\"[1,2)\",org.slf4j;version=\"[2,3)\""));

        assertThat(change.reason()).isNull();
    }

    @Test
    @DisplayName("M3: nothing is printed to standard output, not even by the framework")
    void printsNothing() throws IOException {
        add(aPlugin("acme.lonely").skill("lonely", "x").header("Import-Package", "no.such"));
        add(aPlugin("acme.bad").skill("bad", "x").code().header("Fail", "true"));
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Heinzel.open(settings).close();
        } finally {
            System.setOut(before);
        }

        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    @DisplayName("O2: a state directory that is open to others is refused, and nothing is left")
    void refusesAnOpenStateDirectory() throws IOException {
        add(aPlugin("acme.notes").skill("notes", "Takes notes"));
        Files.setPosixFilePermissions(
                settings.state(),
                java.nio.file.attribute.PosixFilePermissions.fromString("rwxr-xr-x"));
        Set<String> temporary = temporaryDirectories();

        assertThatThrownBy(() -> Heinzel.open(settings))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> {
                            assertThat(problem.code()).isEqualTo("STATE_DIRECTORY");
                            assertThat(problem.remedy()).isEqualTo("chmod 700 " + settings.state());
                        });

        assertThat(temporaryDirectories()).isEqualTo(temporary);
    }

    @Test
    @DisplayName("H1: without a state directory there is a runtime, and none is made")
    void opensOnNothing() throws IOException {
        try (Heinzel heinzel = Heinzel.open(settings)) {
            assertThat(heinzel.plugins())
                    .allMatch(plugin -> plugin.origin().equals("distribution"));
        }
        assertThat(settings.state()).doesNotExist();
    }

    /** The open files of the store and of scratch directories; a class loader opens jars too. */
    private Set<String> openFiles() throws IOException {
        Set<String> open = new TreeSet<>();
        if (!Files.isDirectory(DESCRIPTORS)) {
            return open;
        }
        List<Path> descriptors;
        try (Stream<Path> entries = Files.list(DESCRIPTORS)) {
            descriptors = entries.toList();
        }
        for (Path descriptor : descriptors) {
            if (Files.isSymbolicLink(descriptor)) {
                String target = Files.readSymbolicLink(descriptor).toString();
                if (target.startsWith(directory.toString()) || target.contains(SCRATCH)) {
                    open.add(target);
                }
            }
        }
        return open;
    }

    private static Set<String> temporaryDirectories() throws IOException {
        try (Stream<Path> entries = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return entries.map(entry -> entry.getFileName().toString())
                    .filter(name -> name.startsWith(SCRATCH))
                    .collect(java.util.stream.Collectors.toCollection(TreeSet::new));
        }
    }
}
