package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A2, O2: which source a plain name had")
class SourceMemoryTest {

    private static final Map<String, String> SEEN = Map.of("notes", "acme.a", "own", "personal");

    @TempDir Path directory;
    private Path state;
    private StoreFiles files;
    private SourceMemory memory;

    @BeforeEach
    void state() throws IOException {
        state = directory.resolve("state");
        files = new StoreFiles(state);
        memory = SourceMemory.kept(files);
        StateDirectory.create(state);
    }

    private void remember(Map<String, String> sources) {
        memory.keep(memory.read(), known -> sources);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.walk(state)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("lock"))
                    .toList();
        }
    }

    @Test
    @DisplayName("A2: what is kept is read again, and leaves no temporary file")
    void keepsWhatWasSeen() throws IOException {
        assertThat(memory.read().sources()).isEmpty();

        remember(SEEN);

        assertThat(memory.read().sources()).isEqualTo(SEEN);
        assertThat(memory.read().damage()).isEmpty();
        assertThat(names()).containsExactly("sources.json");

        remember(Map.of());

        assertThat(memory.read().sources()).isEmpty();
    }

    @Test
    @DisplayName("A2: nothing is written where nothing differs")
    void writesNothingInVain() throws IOException {
        remember(Map.of());
        assertThat(names()).isEmpty();
        remember(SEEN);
        Object before = Files.readAttributes(files.sources(), "unix:ino,ctime");

        remember(SEEN);

        assertThat((Object) Files.readAttributes(files.sources(), "unix:ino,ctime"))
                .isEqualTo(before);
    }

    @Test
    @DisplayName("O3: a doctor's memory is only looked at")
    void changesNothingForADoctor() throws IOException {
        SourceMemory looked = SourceMemory.unchanging(files);

        looked.keep(looked.read(), known -> SEEN);

        assertThat(names()).isEmpty();
    }

    @Test
    @DisplayName(
            "A2, O2: without a state directory of one's own nothing is kept, and nothing fails")
    void keepsNothingElsewhere() throws IOException {
        Files.setPosixFilePermissions(state, PosixFilePermissions.fromString("rwxrwxrwx"));
        remember(SEEN);
        assertThat(names()).isEmpty();
        assertThat(memory.read().sources()).isEmpty();

        Path absent = directory.resolve("absent");
        SourceMemory nowhere = SourceMemory.kept(new StoreFiles(absent));
        nowhere.keep(nowhere.read(), known -> SEEN);
        assertThat(absent).doesNotExist();
    }

    @Test
    @DisplayName("A2, O2: a file that was cut anywhere is reported, and written anew")
    void reportsACutFile() throws IOException {
        remember(SEEN);
        byte[] whole = Files.readAllBytes(files.sources());
        for (int length = 0; length < whole.length; length++) {
            Files.write(files.sources(), Arrays.copyOf(whole, length));

            SourceMemory.Reading reading = memory.read();

            assertThat(reading.sources()).as("cut after %d bytes", length).isEmpty();
            assertThat(reading.damage())
                    .as("cut after %d bytes", length)
                    .extracting(Finding::code)
                    .containsExactly(FindingCode.STORE_DAMAGED);
        }

        remember(SEEN);

        assertThat(memory.read()).isEqualTo(new SourceMemory.Reading(SEEN, List.of(), true));
    }

    @Test
    @DisplayName("O2: what a newer hz wrote is reported and left alone")
    void leavesANewerFile() throws IOException {
        String newer = "{\"version\":2,\"seen\":[]}";
        Files.writeString(files.sources(), newer);

        assertThat(memory.read().damage())
                .singleElement()
                .satisfies(finding -> assertThat(finding.message()).endsWith("by a newer hz"));
        remember(SEEN);

        assertThat(files.sources()).hasContent(newer);
    }

    @Test
    @DisplayName("O2, C2: what is no name in the file is reported, and not told")
    void reportsWhatIsNoName() throws IOException {
        for (String wrong :
                List.of(
                        "{\"version\":1,\"sources\":{\"notes\":\"a b\"}}",
                        "{\"version\":1,\"sources\":{\"Notes\":\"acme.a\"}}",
                        "{\"version\":1,\"sources\":{\"notes\":5}}",
                        "{\"version\":1,\"sources\":[]}",
                        "{\"version\":1}",
                        "{\"version\":1,\"sources\":{},\"more\":1}",
                        "{\"version\":\"1\",\"sources\":{}}",
                        "[]",
                        "null",
                        "{\"version\":1,\"sources\":{}} x")) {
            Files.writeString(files.sources(), wrong);

            assertThat(memory.read().damage()).as(wrong).hasSize(1);
            assertThat(memory.read().damage().get(0).message()).doesNotContain("a b");
        }
    }

    @Test
    @DisplayName("O2: something else than a file in its place fails nothing")
    void survivesADirectory() throws IOException {
        Files.createDirectories(files.sources().resolve("inside"));

        assertThat(memory.read().damage()).hasSize(1);
        remember(SEEN);
        assertThat(memory.read().damage()).hasSize(1);
    }

    @Test
    @DisplayName("O2: another writer is not waited for")
    void waitsForNobody() throws IOException {
        StoreLock.whileHeld(
                state.resolve("lock"),
                Duration.ZERO,
                () -> {
                    remember(SEEN);
                    return null;
                });
        assertThat(names()).isEmpty();

        remember(SEEN);

        assertThat(names()).containsExactly("sources.json");
    }
}
