package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreLockTest {

    private static final Duration LONG = Duration.ofSeconds(60);

    @TempDir Path directory;

    @Test
    @DisplayName("O2: threads of one process take turns")
    void threadsTakeTurns() throws Exception {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<?>> results = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            results.add(
                    threads.submit(
                            () ->
                                    StoreLock.whileHeld(
                                            directory.resolve("lock"),
                                            LONG,
                                            () -> {
                                                assertThat(inside.incrementAndGet()).isOne();
                                                Thread.yield();
                                                inside.decrementAndGet();
                                                return done.incrementAndGet();
                                            })));
        }
        for (Future<?> result : results) {
            result.get(60, TimeUnit.SECONDS);
        }
        threads.shutdown();

        assertThat(done).hasValue(40);
    }

    @Test
    @DisplayName("O2: a process that holds the lock is waited for, and one that dies gives it up")
    void waitsForAnotherProcess() throws Exception {
        Process holder = ChildJvm.start(Holder.class, directory.resolve("lock").toString());
        try (InputStream out = holder.getInputStream()) {
            assertThat(out.read()).isEqualTo('h');

            assertThatThrownBy(
                            () ->
                                    StoreLock.whileHeld(
                                            directory.resolve("lock"), Duration.ZERO, () -> "no"))
                    .isInstanceOfSatisfying(
                            ProblemException.class,
                            problem -> assertThat(problem.code()).isEqualTo("STORE_IN_USE"));

            holder.destroyForcibly();
            assertThat(StoreLock.whileHeld(directory.resolve("lock"), LONG, () -> "mine"))
                    .isEqualTo("mine");
        } finally {
            holder.destroyForcibly();
        }
    }

    @Test
    @DisplayName("O2: work that throws gives the lock up")
    void givesUpAfterAFailure() throws IOException {
        Path lock = directory.resolve("lock");
        assertThatThrownBy(
                        () ->
                                StoreLock.whileHeld(
                                        lock,
                                        LONG,
                                        () -> {
                                            throw new IOException("no");
                                        }))
                .hasMessage("no");

        assertThat(StoreLock.whileHeld(lock, LONG, () -> "yes")).isEqualTo("yes");
    }

    /** A process that takes the lock, says so, and keeps it. */
    static final class Holder {
        public static void main(String[] args) throws IOException {
            FileChannel channel =
                    FileChannel.open(
                            Path.of(args[0]), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            channel.lock();
            System.out.write('h');
            System.out.flush();
            System.in.read(); // until the parent is gone
            channel.close();
        }
    }
}
