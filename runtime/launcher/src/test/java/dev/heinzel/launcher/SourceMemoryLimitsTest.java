package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A2, O2: the memory of sources at its limits")
class SourceMemoryLimitsTest {

    private static final int LIMIT = 1024 * 1024;

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

    private static String ofSize(int bytes) {
        String document = "{\"version\":1,\"sources\":{\"notes\":\"acme.a\"}}";
        return document + " ".repeat(bytes - document.length());
    }

    @Test
    @DisplayName("O2: a file of the largest size is read, one byte more is not")
    void readsUpToTheLimit() throws IOException {
        Files.writeString(files.sources(), ofSize(LIMIT));
        assertThat(memory.read().sources()).isEqualTo(Map.of("notes", "acme.a"));

        Files.writeString(files.sources(), ofSize(LIMIT + 1));
        assertThat(memory.read().sources()).isEmpty();
        assertThat(memory.read().damage())
                .extracting(Finding::message)
                .singleElement()
                .asString()
                .endsWith("is larger than " + LIMIT + " bytes");
    }

    @Test
    @DisplayName("O2: where nothing can be written, nothing is kept, and nothing fails")
    void survivesWhatCannotBeWritten() throws IOException {
        Files.writeString(state.resolve("tmp"), "in the way of what is being written");

        memory.keep(memory.read(), known -> Map.of("notes", "acme.a"));
        assertThat(files.sources()).doesNotExist();

        Files.delete(state.resolve("tmp"));
        memory.keep(memory.read(), known -> Map.of("notes", "acme.a"));
        assertThat(memory.read().sources()).isEqualTo(Map.of("notes", "acme.a"));
    }

    @Test
    @DisplayName("A2, O2: writers at the same moment leave a whole file, and lose nothing kept")
    void writesBesideOthers() throws Exception {
        int writers = 4;
        int rounds = 50;
        CountDownLatch start = new CountDownLatch(1);
        ExecutorService threads = Executors.newFixedThreadPool(writers);
        try {
            List<Future<Void>> done =
                    Stream.iterate(0, n -> n + 1)
                            .limit(writers)
                            .map(n -> threads.submit(writer(start, "w" + n, rounds)))
                            .toList();
            start.countDown();
            for (Future<Void> each : done) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }

        SourceMemory.Reading last = memory.read();
        assertThat(last.damage()).isEmpty();
        assertThat(last.sources()).isNotEmpty();
        try (Stream<Path> left = Files.list(state.resolve("tmp"))) {
            assertThat(left).isEmpty();
        }
    }

    /** Adds names of its own, and sees to it that no name it once read goes again. */
    private Callable<Void> writer(CountDownLatch start, String prefix, int rounds) {
        return () -> {
            start.await();
            Map<String, String> seen = Map.of();
            for (int round = 0; round < rounds; round++) {
                String name = prefix + "-" + round;
                memory.keep(
                        memory.read(),
                        known -> {
                            Map<String, String> next = new TreeMap<>(known);
                            next.putIfAbsent(name, "acme.a");
                            return next;
                        });
                SourceMemory.Reading now = memory.read();
                assertThat(now.damage()).isEmpty();
                assertThat(now.sources()).containsAllEntriesOf(seen);
                seen = now.sources();
            }
            return null;
        };
    }
}
