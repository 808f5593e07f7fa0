package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("K5, F13: hz skill check")
class SkillCheckIT {

    @TempDir private Path scratch;
    private Hz hz;

    @BeforeEach
    void writeSkills() throws IOException {
        hz = Hz.in(scratch);
        skill("some/skills/notes", "name: notes\ndescription: Takes notes\n");
        skill("some/skills/release", "name: release\ndescription: Releases\n");
        skill("bad/notes", "name: note\n");
        aPlugin("acme.notes").skill("notes", "x\n").in(scratch, "good.jar");
        aPlugin("acme.bad").skillMd("notes", "name: note\n", "x\n").in(scratch, "bad.jar");
    }

    @Test
    void checksASkillAContainerAndAJar() throws Exception {
        for (String path :
                List.of("some/skills/notes", "some/skills", "good.jar", "./some/../good.jar")) {
            Hz.Ran ran = hz.run("skill", "check", path).exits(0);
            assertThat(ran.err()).isEmpty();
            assertThat(ran.out()).startsWith("notes  ");
        }
        Map<String, Object> document =
                hz.run("skill", "check", "some/skills", "--format", "json").exits(0).document();
        assertThat(document.keySet()).containsExactly("skills", "findings", "advice");
        assertThat(Hz.list(document, "skills"))
                .extracting("name")
                .containsExactly("notes", "release");
        Map<String, Object> skill = Hz.list(document, "skills").get(0);
        assertThat(skill.keySet())
                .containsExactly(
                        "name", "description", "fingerprint", "skill_md_sha256", "hints", "files");
        assertThat(Hz.list(skill, "files").get(0).keySet())
                .containsExactly("path", "kind", "size", "sha256");
    }

    @Test
    @DisplayName("K5: plugin is the PATH as given, path starts with its real last name")
    void namesWhatIsWrong() throws Exception {
        List<Map<String, Object>> one =
                hz.run("skill", "check", "--json", "bad/notes/").exits(1).list("findings");
        List<Map<String, Object>> container =
                hz.run("skill", "check", "--json", "./bad").exits(1).list("findings");
        List<Map<String, Object>> jar =
                hz.run("skill", "check", "--json", "bad.jar").exits(1).list("findings");

        assertThat(one.get(0).keySet())
                .containsExactly("plugin", "path", "line", "code", "message", "remedy");
        assertThat(one).extracting("plugin").containsOnly("bad/notes/");
        assertThat(one).extracting("path").containsOnly("notes/SKILL.md");
        assertThat(container).extracting("plugin").containsOnly("./bad");
        assertThat(container).extracting("path").containsOnly("bad/notes/SKILL.md");
        assertThat(jar).extracting("path").containsOnly("skills/notes/SKILL.md");
        assertThat(one)
                .filteredOn(finding -> finding.get("code").equals("NAME_NOT_DIRECTORY"))
                .extracting("line")
                .containsExactly(2);
    }

    @Test
    @DisplayName("F13: several PATHs in the order given, a line each on standard error")
    void keepsTheOrderOfPaths() throws Exception {
        Hz.Ran ran = hz.run("skill", "check", "bad.jar", "some/skills", "bad").exits(1);

        assertThat(ran.out().lines().map(line -> line.split(" ")[0]))
                .containsExactly("notes", "release");
        assertThat(ran.err().lines().map(line -> line.split(":")[0]).distinct())
                .containsExactly("bad.jar", "bad");
    }

    @Test
    @DisplayName("F14, K3: an empty directory, and what is no jar, are refused")
    void refusesWhatHoldsNoSkill() throws Exception {
        Files.createDirectories(scratch.resolve("empty"));
        Files.writeString(scratch.resolve("text.jar"), "no jar");

        assertThat(hz.run("skill", "check", "--json", "empty").exits(1).list("findings"))
                .extracting("code")
                .containsExactly("CONTAINER_EMPTY");
        assertThat(hz.run("skill", "check", "--json", "text.jar").exits(1).list("findings"))
                .extracting("code")
                .containsExactly("JAR_MALFORMED");
    }

    @Test
    @DisplayName("K3: a PATH that is not there is 2, of any kind")
    void tellsOfAPathThatIsNotThere() throws Exception {
        Files.createSymbolicLink(scratch.resolve("dangling"), Path.of("nowhere"));

        for (String path : List.of("nope", "", "good.jar/below", "dangling", "x".repeat(5_000))) {
            Hz.Ran text = hz.run("skill", "check", path).exits(2);
            assertThat(text.out()).isEmpty();
            assertThat(text.err()).startsWith("hz: ").contains("; ");
            assertThat(hz.run("skill", "check", "--json", path).exits(2).error())
                    .containsEntry("code", path.isEmpty() ? "USAGE" : "NO_SUCH_PATH");
        }
    }

    @Test
    @DisplayName("K2: checking keeps nothing")
    void keepsNothing() throws Exception {
        hz.run("skill", "check", "some/skills", "good.jar").exits(0);

        assertThat(hz.home()).doesNotExist();
    }

    private void skill(String path, String frontMatter) throws IOException {
        Path directory = Files.createDirectories(scratch.resolve(path));
        Files.writeString(directory.resolve("SKILL.md"), "---\n" + frontMatter + "---\nBody\n");
    }
}
