package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("C2: no log, error, problem or doctor tells what stands in a file")
class ConfidentialityIT {

    private static final String TALKATIVE = "-Dorg.slf4j.simpleLogger.defaultLogLevel=trace";

    @TempDir private Path scratch;
    private final long seed = new Random().nextLong();
    private final Markers markers = new Markers(seed);
    private final MarkedSkills skills = new MarkedSkills(markers);
    private final StringBuilder log = new StringBuilder();
    private Hz hz;

    @BeforeEach
    void letJavaTalk() throws IOException {
        // of everything that hands Java an option, this alone says nothing of its own
        Path bin = Files.createDirectories(scratch.resolve("talkative/bin"));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Files.writeString(
                bin.resolve("java"), "#!/bin/sh\nexec '" + java + "' " + TALKATIVE + " \"$@\"\n");
        Files.setPosixFilePermissions(
                bin.resolve("java"), PosixFilePermissions.fromString("rwxr-xr-x"));
        hz = Hz.in(scratch).with("JAVA_HOME", scratch.resolve("talkative").toString());
    }

    @Test
    @DisplayName("C2: every command, over good and refused plugins and personal skills")
    void commandsTellNothing() throws Exception {
        Path good = skills.good(scratch, "acme.good", "notes", "1.0.0");
        Path next = skills.good(scratch, "acme.good", "notes", "1.1.0");
        Path hidden = skills.good(scratch, "acme.hidden", "notes", "1.0.0");
        List<Path> refused = skills.refused(scratch);
        skills.good(hz, "letters");
        skills.refused(hz);
        configure();

        List<String> add = new ArrayList<>(List.of("system", "plugin", "add"));
        refused.forEach(jar -> add.add(jar.toString()));
        tellsNothing(1, add.toArray(String[]::new));
        add.add("--json");
        tellsNothing(1, add.toArray(String[]::new));
        tellsNothing(0, "system", "plugin", "add", good.toString(), hidden.toString());
        tellsNothing(0, "system", "plugin", "add", "--json", good.toString());
        tellsNothing(1, "system", "plugin", "add", next.toString());
        for (Path jar : refused.subList(0, 3)) {
            tellsNothing(1, "system", "plugin", "update", "acme.good", jar.toString());
        }
        tellsNothing(0, "system", "plugin", "list");
        tellsNothing(0, "system", "plugin", "list", "--json");
        tellsNothing(1, "doctor");
        tellsNothing(1, "doctor", "--json");
        tellsNothing(1, "system", "skill", "show", "unknown");
        tellsNothing(1, "system", "skill", "show", "notes", "--file", "unknown");
        tellsNothing(0, "system", "plugin", "update", "--json", "acme.good", next.toString());
        tellsNothing(2, "system", "skill", "bogus");

        listsDescriptionsAlone();
        checksOthersSkills(refused, good);
        showsWhatIsAskedFor();

        letIn(refused);
        tellsNothing(1, "doctor");
        tellsNothing(0, "system", "plugin", "list");
        tellsNothing(0, "system", "plugin", "list", "--json");
        listsDescriptionsAlone();

        new StoredJars(hz.home()).alter();
        tellsNothing(1, "doctor");
        tellsNothing(0, "system", "plugin", "list");
        tellsNothing(1, "system", "skill", "show", "acme.good:notes");
        listsDescriptionsAlone();
        tellsNothing(0, "system", "plugin", "remove", "acme.good");
        tellsNothing(1, "system", "plugin", "remove", "acme.good");

        assertThat(log.toString()).as("the log talks").containsAnyOf("[DEBUG]", "[INFO]", "[WARN]");
    }

    /** Puts refused jars into the store, past every check but the kernel's. */
    private void letIn(List<Path> refused) throws Exception {
        List<String> add = new ArrayList<>(List.of("system", "plugin", "add"));
        for (Path jar : refused) {
            String kind = jar.getFileName().toString().replace(".jar", "");
            add.add(
                    aPlugin("acme." + kind)
                            .skill(kind, "x\n")
                            .in(scratch.resolve("good"), kind + ".jar")
                            .toString());
        }
        run(0, add.toArray(String[]::new));
        for (Path jar : refused) {
            new StoredJars(hz.home())
                    .replace("acme." + jar.getFileName().toString().replace(".jar", ""), jar);
        }
    }

    /** The list is for whoever chooses a skill (K6); what is wrong is for everybody. */
    private void listsDescriptionsAlone() throws Exception {
        assertThat(listed("system", "skill", "list").out()).isNotEmpty();
        Map<String, Object> document =
                Hz.parse(listed("system", "skill", "list", "--json").bytes());
        assertThat(markers.toldBy(String.valueOf(document.get("problems")))).as(seen()).isEmpty();
        assertThat(markers.toldBy(String.valueOf(document.get("conflicts")))).as(seen()).isEmpty();
        assertThat(Hz.list(document, "problems")).hasSizeGreaterThan(10);
    }

    private Hz.Ran listed(String... arguments) throws Exception {
        Hz.Ran ran = run(0, arguments);
        assertThat(markers.toldBy(ran.out()))
                .as(seen())
                .allMatch(place -> place.equals(MarkedSkills.GOOD + "description"));
        return ran;
    }

    private void checksOthersSkills(List<Path> refused, Path good) throws Exception {
        List<String> check = new ArrayList<>(List.of("skill", "check"));
        refused.forEach(jar -> check.add(jar.toString()));
        tellsNothing(1, check.toArray(String[]::new));
        check.add(hz.config().resolve("skills").toString());
        for (String format : List.of("--format=json", "--format=text")) {
            List<String> all = new ArrayList<>(check);
            all.add(good.toString());
            all.add(format);
            Hz.Ran ran = run(1, all.toArray(String[]::new));
            assertThat(markers.toldBy(ran.out()))
                    .as(seen())
                    .allMatch(place -> place.matches("good (description|hint)"));
        }
    }

    /** The twin: whoever asks for a skill gets all of it, so that a marker would be seen. */
    private void showsWhatIsAskedFor() throws Exception {
        assertThat(markers.toldBy(run(0, "system", "skill", "show", "notes").out()))
                .contains("good description", "good hint", "good body");
        assertThat(
                        markers.toldBy(
                                run(0, "system", "skill", "show", "letters", "--file", "style.md")
                                        .out()))
                .containsExactly("good file");
        run(0, "system", "skill", "show", "letters");
        run(0, "system", "skill", "show", "acme.hidden:notes", "--json");
    }

    @Test
    @DisplayName("C2: of hz.toml, broken or not, names are told and no value or comment")
    void configurationTellsNothing() throws Exception {
        configure();
        Path project = Files.createDirectories(scratch.resolve("project/.git")).getParent();
        Files.writeString(
                project.resolve("hz.toml"),
                "colour = '"
                        + markers.in("project value")
                        + "'\n[turn]\nmenu = 9 # "
                        + markers.in("project comment"));
        hz.from(project);
        tellsNothingOfTheConfiguration();

        for (String broken :
                List.of(
                        "a = %s b",
                        "a = '%s' '%s'",
                        "a = \"%s",
                        "a = \"\\q%s\"",
                        "a = 2020-%s",
                        "a = [ '%s' '%s' ]",
                        "a = { b = '%s' c }",
                        "[system.skill]\nchat = [ '%s'",
                        "a = 1 # %s\na = '%s'",
                        "%s")) {
            String word = markers.in("broken: " + broken.replace("%s", ""));
            hz.configure(broken.replace("%s", word));
            tellsNothingOfTheConfiguration();
            Files.writeString(project.resolve("hz.toml"), broken.replace("%s", word));
        }
        tellsNothingOfTheConfiguration();
    }

    private void tellsNothingOfTheConfiguration() throws Exception {
        tellsNothing(1, "doctor");
        tellsNothing(0, "system", "skill", "list", "--json");
    }

    private void configure() throws IOException {
        hz.configure(
                "# " + markers.in("comment"),
                "colour = '" + markers.in("unknown key's value") + "' # " + markers.in("comment"),
                "[stack]",
                "team = '" + markers.in("stack") + "'",
                "org = [{ x = '" + markers.in("stack entry") + "' }]",
                "core = ['" + markers.in("unknown layer's value") + "']",
                "[system.skill]",
                "chat = '" + markers.in("chat") + "'",
                "mcp = [['" + markers.in("mcp entry") + "']]",
                "export_dirs = [{ x = '" + markers.in("export_dirs entry") + "' }]",
                "[turn]",
                "menu = '" + markers.in("menu") + "'",
                "[agents.writer]",
                "uses = { x = '" + markers.in("uses") + "' }",
                "likes = '" + markers.in("unknown agent key's value") + "'");
    }

    @Test
    @DisplayName("C2: a host with a talkative log")
    void hostLogsNothing() throws Exception {
        Path good = skills.good(scratch, "acme.good", "notes", "1.0.0");
        Path next = skills.good(scratch, "acme.good", "notes", "1.1.0");
        skills.good(hz, "notes");
        skills.refused(hz);
        configure();

        List<Path> refused = skills.refused(scratch);
        letIn(refused);
        for (Path jar : refused.subList(0, 3)) {
            hz.as(
                    scratch.resolve("talkative/bin/java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    HostProgram.class.getName(),
                    hz.home().toString());
            Hz.Ran ran = run(0, "acme.good", good.toString(), next.toString(), jar.toString());
            assertThat(markers.toldBy(ran.out())).as(seen()).isEmpty();
            assertThat(ran.out()).contains("Found", "NotFound", "Changed", "acme.good REMOVED");
        }
        assertThat(log.toString()).as("the log talks").containsAnyOf("[DEBUG]", "[INFO]", "[WARN]");
    }

    private void tellsNothing(int exit, String... arguments) throws Exception {
        Hz.Ran ran = run(exit, arguments);
        assertThat(markers.toldBy(ran.out())).as("%s%n%s", seen(), ran.out()).isEmpty();
    }

    /** Not {@link Hz.Ran#exits}: a log at its most talkative may show a stack. */
    private Hz.Ran run(int exit, String... arguments) throws Exception {
        Hz.Ran ran = hz.run(arguments);
        assertThat(ran.exit()).as("%s%n%s", ran.out(), ran.err()).isEqualTo(exit);
        assertThat(markers.toldBy(ran.err())).as("%s%n%s", seen(), ran.err()).isEmpty();
        log.append(ran.err());
        return ran;
    }

    private String seen() {
        return "with the seed " + seed;
    }
}
