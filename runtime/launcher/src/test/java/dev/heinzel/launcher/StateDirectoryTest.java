package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateDirectoryTest {

    @TempDir Path directory;

    private Path state(String permissions) throws IOException {
        Path state = Files.createDirectory(directory.resolve("state"));
        return Files.setPosixFilePermissions(state, PosixFilePermissions.fromString(permissions));
    }

    @Test
    @DisplayName("O2: it is made for the user alone, and what is missing above it too")
    void isMadeForTheUserAlone() throws IOException {
        Path state = directory.resolve("a/b/state");
        assertThat(StateDirectory.isThere(state)).isFalse();

        StateDirectory.create(state);

        assertThat(StateDirectory.isThere(state)).isTrue();
        for (String made : new String[] {"a", "a/b", "a/b/state"}) {
            assertThat(Files.getPosixFilePermissions(directory.resolve(made)))
                    .isEqualTo(PosixFilePermissions.fromString("rwx------"));
        }
        StateDirectory.create(state);
    }

    @Test
    @DisplayName("O2: what is made inside it is the user's alone too")
    void makesWhatIsInsideForTheUserAlone() throws IOException {
        Path inside = state("rwx------").resolve("plugins");

        StateDirectory.createInside(inside);
        StateDirectory.createInside(inside);

        assertThat(Files.getPosixFilePermissions(inside))
                .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rwxr-xr-x", "rwx--x---", "rwx-----x", "rwx-w----", "rwxrwxrwx"})
    @DisplayName("O2: any bit for others refuses it, with the command that mends it")
    void refusesWhatIsOpen(String permissions) throws IOException {
        Path state = state(permissions);

        assertThatThrownBy(() -> StateDirectory.isThere(state))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> {
                            assertThat(problem.code()).isEqualTo("STATE_DIRECTORY");
                            assertThat(problem.getMessage()).contains(permissions);
                            assertThat(problem.remedy()).isEqualTo("chmod 700 " + state);
                        });
        assertThatThrownBy(() -> StateDirectory.create(state)).isInstanceOf(ProblemException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rwx------", "r-x------"})
    @DisplayName("O2: the user's own bits are the user's business")
    void takesWhatIsClosed(String permissions) throws IOException {
        assertThat(StateDirectory.isThere(state(permissions))).isTrue();
    }

    @Test
    @DisplayName("O2: a file or a link that leads nowhere is refused, a link to a good one is not")
    void refusesWhatIsNoDirectory() throws IOException {
        Path file = Files.createFile(directory.resolve("file"));
        assertThatThrownBy(() -> StateDirectory.isThere(file))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("is not a directory");

        assertThatThrownBy(() -> StateDirectory.isThere(file.resolve("state")))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("cannot be reached");

        Path dangling = Files.createSymbolicLink(directory.resolve("link"), Path.of("nowhere"));
        assertThatThrownBy(() -> StateDirectory.create(dangling))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("a link that leads nowhere");

        Path good = Files.createSymbolicLink(directory.resolve("good"), state("rwx------"));
        assertThat(StateDirectory.isThere(good)).isTrue();
    }
}
