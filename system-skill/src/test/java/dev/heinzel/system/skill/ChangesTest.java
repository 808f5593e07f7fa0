package dev.heinzel.system.skill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("S1: listeners for changes")
class ChangesTest {

    private final Changes changes = new Changes();

    @Test
    @DisplayName("S1: one that throws is called again the next time, and the others are called")
    void survivesAThrowingListener() {
        AtomicInteger throwing = new AtomicInteger();
        AtomicInteger other = new AtomicInteger();
        changes.add(
                () -> {
                    throwing.incrementAndGet();
                    throw new IllegalStateException("no");
                });
        changes.add(other::incrementAndGet);

        changes.tell();
        changes.tell();

        assertThat(throwing).hasValue(2);
        assertThat(other).hasValue(2);
    }

    @Test
    @DisplayName("S1: a listener that fails with an error stops nothing for good")
    void survivesAnError() {
        AtomicInteger calls = new AtomicInteger();
        List<Error> failures =
                List.of(
                        new NoClassDefFoundError(),
                        new AssertionError(),
                        new StackOverflowError(),
                        new OutOfMemoryError("made by a test"));
        changes.add(
                () -> {
                    if (calls.get() < failures.size()) {
                        throw failures.get(calls.getAndIncrement());
                    }
                    calls.incrementAndGet();
                });

        changes.tell();
        changes.tell();
        changes.tell();
        assertThatThrownBy(changes::tell).isInstanceOf(OutOfMemoryError.class);
        changes.tell();

        assertThat(calls).hasValue(failures.size() + 1);
    }

    @Test
    @DisplayName("S1: a change made by a listener is told after its call, not within it")
    void doesNotNestCalls() {
        List<String> calls = new ArrayList<>();
        changes.add(
                () -> {
                    calls.add("in");
                    if (calls.size() < 3) {
                        changes.tell();
                    }
                    calls.add("out");
                });

        changes.tell();

        assertThat(calls).containsExactly("in", "out", "in", "out");
    }

    @Test
    @DisplayName("S1: a change during a call is told by one more call, by whoever is telling")
    void tellsWhatChangesMeanwhile() throws InterruptedException {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        AtomicInteger calls = new AtomicInteger();
        AtomicInteger atOnce = new AtomicInteger();
        changes.add(
                () -> {
                    assertThat(atOnce.incrementAndGet()).isEqualTo(1);
                    calls.incrementAndGet();
                    inside.countDown();
                    try {
                        goOn.await();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    atOnce.decrementAndGet();
                });
        Thread teller = new Thread(changes::tell);
        teller.start();
        inside.await();

        changes.tell();
        changes.tell();
        goOn.countDown();
        teller.join();

        assertThat(calls).hasValue(2);
        assertThat(atOnce).hasValue(0);
    }

    @Test
    @DisplayName("S1: the same listener twice is two subscriptions; closing one twice ends one")
    void closesOneSubscription() {
        AtomicInteger calls = new AtomicInteger();
        Runnable listener = calls::incrementAndGet;
        var first = changes.add(listener);
        changes.add(listener);

        first.close();
        first.close();
        changes.tell();

        assertThat(calls).hasValue(1);
    }
}
