package dev.heinzel.itest.hz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A repository that somebody else controls picks no directory and widens nothing. */
@Execution(ExecutionMode.CONCURRENT)
@DisplayName("A1: a project's hz.toml may set the menu, and nothing else")
class ProjectConfigurationIT {

    @TempDir private Path scratch;
    private Hz hz;
    private Path repository;
    private Path deep;

    @BeforeEach
    void cloneARepository() throws IOException {
        repository = scratch.resolve("src/project");
        deep = Files.createDirectories(repository.resolve("a/b"));
        Files.createDirectories(repository.resolve(".git"));
        Path user = Files.createDirectories(scratch.resolve("user"));
        hz = Hz.in(scratch).with("HOME", user.toString()).from(deep);
    }

    @Test
    @DisplayName("A1: the menu alone is silent")
    void takesTheMenu() throws Exception {
        write(repository, "[turn]", "menu = 5");

        assertThat(Problems.of(hz).places()).isEmpty();
    }

    @Test
    @DisplayName("A1: every other key, known or not, is ignored and named once")
    void namesWhatItIgnores() throws Exception {
        Path theirs = Files.createDirectories(repository.resolve("theirs/notes"));
        Files.writeString(
                theirs.resolve("SKILL.md"), "---\nname: notes\ndescription: Theirs\n---\nx\n");
        write(
                repository,
                "colour = 'red'",
                "[turn]",
                "menu = 5",
                "[stack]",
                "project = ['dev.heinzel.core', 'acme.theirs']",
                "[system.skill]",
                "personal_dir = '" + theirs.getParent() + "'",
                "chat = ['notes']",
                "[agents.writer]",
                "uses = ['notes']");

        Hz.Ran json = hz.run("system", "skill", "list", "--json").exits(0);

        Problems problems = Problems.of(json.document());
        assertThat(problems.places()).allMatch(place -> place.endsWith(" CONFIG_IGNORED"));
        assertThat(problems.places()).hasSize(5);
        for (String key :
                List.of(
                        "colour",
                        "stack.project",
                        "system.skill.personal_dir",
                        "system.skill.chat",
                        "agents.writer.uses")) {
            assertThat(problems.texts())
                    .filteredOn(text -> text.contains('"' + key + '"'))
                    .hasSize(1);
        }
        assertThat(json.list("skills")).extracting("source").containsOnly("dev.heinzel.core");
        assertThat(hz.run("system", "skill", "list").exits(0).err().lines())
                .filteredOn(line -> line.contains("colour"))
                .hasSize(1);
    }

    @Test
    @DisplayName("A1: the nearest one upwards counts, and none beyond the repository's root")
    void takesTheNearestOne() throws Exception {
        write(scratch.resolve("src"), "beyond = 1");
        assertThat(Problems.of(hz).places()).isEmpty();

        write(repository, "root = 1");
        assertThat(Problems.of(hz).texts()).singleElement().asString().contains("root");

        write(repository.resolve("a"), "nearer = 1");
        assertThat(Problems.of(hz).texts()).singleElement().asString().contains("nearer");

        // also where the repository is a work tree, whose .git is a file
        Files.delete(repository.resolve("a/hz.toml"));
        Files.delete(repository.resolve("hz.toml"));
        Files.delete(repository.resolve(".git"));
        Files.writeString(repository.resolve(".git"), "gitdir: /somewhere\n");
        assertThat(Problems.of(hz).places()).isEmpty();
    }

    @Test
    @DisplayName("A1: at home as far as home, outside of both only the current directory's")
    void goesNoFurtherThanHome() throws Exception {
        Path user = scratch.resolve("user");
        Path below = Files.createDirectories(user.resolve("c/d"));
        write(scratch, "beyond = 1");
        assertThat(Problems.of(hz.from(below)).places()).isEmpty();
        write(user, "home = 1");
        assertThat(Problems.of(hz).texts()).singleElement().asString().contains("home");

        Path outside = Files.createDirectories(scratch.resolve("e/f"));
        write(outside.getParent(), "above = 1");
        assertThat(Problems.of(hz.from(outside)).places()).isEmpty();
        write(outside, "here = 1");
        assertThat(Problems.of(hz).texts()).singleElement().asString().contains("here");
    }

    @Test
    @DisplayName("A1: the user's own file is no project's, wherever it is read from")
    void takesTheUsersFileOnce() throws Exception {
        hz.configure("[stack]", "team = ['acme.team']", "[turn]", "menu = 2");

        assertThat(Problems.of(hz.from(hz.config())).places()).isEmpty();
    }

    @Test
    @DisplayName("A1: broken, of a wrong value, a link or another user's: ignored, and said")
    void ignoresWhatCannotBeTaken() throws Exception {
        Path file = write(repository, "[turn", "menu = 5");
        assertIsSaidOnce();

        write(repository, "[turn]", "menu = 7");
        assertIsSaidOnce();

        Files.delete(file);
        Files.writeString(scratch.resolve("linked"), "[turn]\nmenu = 5\n");
        Files.createSymbolicLink(file, scratch.resolve("linked"));
        assertIsSaidOnce();

        Files.delete(file);
        Files.createDirectory(file);
        assertIsSaidOnce();
    }

    private void assertIsSaidOnce() throws Exception {
        assertThat(Problems.of(hz).texts()).singleElement().asString().contains("hz.toml");
    }

    private static Path write(Path directory, String... lines) throws IOException {
        return Files.write(directory.resolve("hz.toml"), List.of(lines));
    }
}
