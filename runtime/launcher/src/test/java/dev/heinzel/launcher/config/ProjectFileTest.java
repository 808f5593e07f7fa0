package dev.heinzel.launcher.config;

import static dev.heinzel.launcher.config.Written.codes;
import static dev.heinzel.launcher.config.Written.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectFileTest {

    private static final String FIVE = "[turn]\nmenu = 5\n";

    @TempDir Path root;
    private Path home;
    private Written written;

    @BeforeEach
    void aHome() throws IOException {
        root = root.toRealPath();
        home = Files.createDirectory(root.resolve("home"));
        written = new Written(home);
        written.read("[turn]\nmenu = 2\n[system.skill]\nchat = ['notes']\n");
    }

    private Path directory(String path) throws IOException {
        return Files.createDirectories(root.resolve(path));
    }

    private void file(String directory, String toml) throws IOException {
        Files.writeString(directory(directory).resolve("hz.toml"), toml);
    }

    private Configuration in(String project) throws IOException {
        return Configuration.read(written.directory(), home, directory(project));
    }

    private void assertUsersHolds(Configuration configuration) {
        Configuration users = written.read();
        assertThat(configuration.menu()).isEqualTo(2);
        assertThat(configuration.chat()).isEqualTo(users.chat());
    }

    @Test
    @DisplayName("A1: the nearest file upwards sets the menu, up to the repository's root")
    void findsTheNearest() throws IOException {
        directory("repo/.git");
        file("repo", FIVE);
        assertThat(in("repo").menu()).isEqualTo(5);
        assertThat(in("repo/a/b").menu()).isEqualTo(5);

        file("repo/a", "[turn]\nmenu = 6\n");
        assertThat(in("repo/a/b").menu()).isEqualTo(6);
        assertThat(in("repo/c").menu()).isEqualTo(5);
        assertThat(in("repo/c").problems()).isEmpty();
    }

    @Test
    @DisplayName("A1: nothing is looked for beyond the repository's root")
    void endsAtTheRepository() throws IOException {
        file("", FIVE);
        Files.createFile(directory("worktree").resolve(".git"));

        assertUsersHolds(in("worktree/a"));
        assertThat(in("worktree/a").problems()).isEmpty();
    }

    @Test
    @DisplayName("A1: nothing is looked for beyond home, and home itself may have one")
    void endsAtHome() throws IOException {
        file("", FIVE);
        assertUsersHolds(in("home/a"));

        file("home", FIVE);
        assertThat(in("home/a").menu()).isEqualTo(5);
    }

    @Test
    @DisplayName("A1: outside of both only the directory itself counts")
    void looksNowhereElse() throws IOException {
        file("srv", FIVE);

        assertThat(in("srv").menu()).isEqualTo(5);
        assertUsersHolds(in("srv/a"));
    }

    @Test
    @DisplayName("A1: a directory that is reached by a link is where it really lies")
    void followsLinksToTheProject() throws IOException {
        directory("repo/.git");
        file("repo", FIVE);
        directory("repo/a");
        Path link = Files.createSymbolicLink(home.resolve("link"), root.resolve("repo/a"));

        assertThat(Configuration.read(written.directory(), home, link).menu()).isEqualTo(5);
    }

    @Test
    @DisplayName("A1: the user's own file is never a project's")
    void leavesTheUsersFile() throws IOException {
        assertThat(in("home/.config/heinzel"))
                .isEqualTo(Configuration.read(written.directory(), home, null));
    }

    @Test
    @DisplayName("A1: without a user's file a project sets the menu all the same")
    void needsNoUsersFile() throws IOException {
        Files.delete(written.file());
        file("srv", FIVE);

        assertThat(in("srv").menu()).isEqualTo(5);
        assertThat(in("gone").menu()).isEqualTo(3);
        assertThat(
                        Configuration.read(written.directory(), home, root.resolve("no/such"))
                                .problems())
                .isEmpty();
    }

    @Test
    @DisplayName("A1: every other key of a project is ignored, and named once")
    void ignoresEveryOtherKey() throws IOException {
        file(
                "srv",
                """
                [turn]
                menu = 5
                speed = 1
                [stack]
                team = ["acme.evil"]
                [system.skill]
                chat = ["evil", 3]
                personal_dir = "/srv/evil"
                [agents.x]
                uses = []
                [[table]]
                a = 1
                [[table]]
                a = 2
                [empty]
                """);

        Configuration configuration = in("srv");

        Configuration users = written.read();
        assertThat(configuration.menu()).isEqualTo(5);
        assertThat(configuration.stack()).isEqualTo(users.stack());
        assertThat(configuration.chat()).isEqualTo(users.chat());
        assertThat(configuration.personalDirectory()).isEqualTo(users.personalDirectory());
        assertThat(configuration.agents()).isEmpty();
        assertThat(configuration.mayName("acme.evil")).isFalse();
        assertThat(codes(configuration))
                .containsExactly(
                        "3 CONFIG_IGNORED",
                        "5 CONFIG_IGNORED",
                        "7 CONFIG_IGNORED",
                        "8 CONFIG_IGNORED",
                        "10 CONFIG_IGNORED",
                        "11 CONFIG_IGNORED",
                        "15 CONFIG_IGNORED");
        assertThat(text(configuration))
                .contains("\"turn.speed\"", "\"system.skill.chat\"", "\"agents.x.uses\"")
                .doesNotContain("evil");
    }

    @Test
    @DisplayName("A1, F13: at most 20 ignored keys are named, after what is wrong with the user's")
    void namesSomeKeys() throws IOException {
        written.read("x = 1\n");
        StringBuilder keys = new StringBuilder();
        for (int i = 0; i < 25; i++) {
            keys.append("k").append(i).append(" = 1\n");
        }
        file("srv", keys.toString());

        Configuration configuration = in("srv");

        assertThat(codes(configuration)).hasSize(22).endsWith("21 MORE").startsWith("1 CONFIG_KEY");
        assertThat(configuration.problems().get(0).path()).isEqualTo(written.read().path());
    }

    @ParameterizedTest
    @ValueSource(strings = {"menu = 0", "menu = 7", "menu = '5'", "menu = [5]"})
    @DisplayName("A1: a menu that is none leaves the user's")
    void keepsTheUsersMenu(String menu) throws IOException {
        file("srv", "[turn]\n" + menu);

        assertUsersHolds(in("srv"));
        assertThat(codes(in("srv"))).containsExactly("2 CONFIG_VALUE");
        assertThat(text(in("srv"))).contains("so it stays 2");
    }

    @Test
    @DisplayName("A1: of a file that is broken, too large, a link or no file nothing is used")
    void usesNothingOfWhatIsNoFile() throws Exception {
        file("broken", FIVE + "x = ]\ny = ]\n");
        assertIgnored("broken", "3 CONFIG_UNREADABLE");

        file("large", FIVE + "#".repeat(16 * 1_024 - FIVE.length() + 1));
        assertIgnored("large", "0 CONFIG_UNREADABLE");
        file("most", FIVE + "#".repeat(16 * 1_024 - FIVE.length()));
        assertThat(in("most").menu()).isEqualTo(5);

        file("elsewhere", FIVE);
        Files.createSymbolicLink(
                directory("link").resolve("hz.toml"), root.resolve("elsewhere/hz.toml"));
        assertIgnored("link", "0 CONFIG_IGNORED");

        directory("directory/hz.toml");
        assertIgnored("directory", "0 CONFIG_UNREADABLE");

        Path pipe = directory("pipe").resolve("hz.toml");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        assertIgnored("pipe", "0 CONFIG_UNREADABLE");

        Files.write(directory("bytes").resolve("hz.toml"), new byte[] {(byte) 0xFF});
        assertIgnored("bytes", "1 CONFIG_UNREADABLE");
    }

    private void assertIgnored(String project, String code) throws IOException {
        Configuration configuration = in(project);

        assertUsersHolds(configuration);
        assertThat(codes(configuration)).containsExactly(code);
        assertThat(text(configuration)).contains("nothing of this project's file is used");
    }

    @Test
    @DisplayName("A1, F13: a project's path is a stranger's text, and is escaped")
    void escapesThePath() throws IOException {
        file("a\u202eb\nc", "x = 1");

        assertThat(in("a\u202eb\nc").problems())
                .singleElement()
                .satisfies(
                        finding -> assertThat(finding.path()).endsWith("/aU+202EbU+000Ac/hz.toml"));
    }

    @Test
    @DisplayName("A1: a file of somebody else's is not used")
    void usesNoStrangersFile() throws IOException {
        file("srv", FIVE);
        Path project = root.resolve("srv");

        ProjectFile strangers = ProjectFile.read(project, home, written.file(), 2, file -> false);
        assertThat(strangers.menu()).isEqualTo(2);
        assertThat(strangers.problems().toString())
                .contains("CONFIG_IGNORED", "belongs to somebody else");

        ProjectFile unknown =
                ProjectFile.read(
                        project,
                        home,
                        written.file(),
                        2,
                        file -> {
                            throw new IOException("not told");
                        });
        assertThat(unknown.menu()).isEqualTo(2);
        assertThat(unknown.problems().toString()).contains("CONFIG_IGNORED");

        ProjectFile own = ProjectFile.read(project, home, written.file(), 2, file -> true);
        assertThat(own).isEqualTo(new ProjectFile(5, List.of()));
    }
}
