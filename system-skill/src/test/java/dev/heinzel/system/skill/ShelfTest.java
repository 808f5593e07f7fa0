package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Stack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ShelfTest {

    private static final Path HERE = Path.of("/here").toAbsolutePath();
    private static final Path THERE = Path.of("/there").toAbsolutePath();

    private final List<Path> readings = new ArrayList<>();
    private final AtomicInteger told = new AtomicInteger();

    private Supplier<PersonalReading> found = () -> PersonalReading.NOTHING;
    private final Shelf shelf =
            new Shelf(
                    directory -> {
                        readings.add(directory);
                        return found.get();
                    });

    private void decide(Stack stack, @Nullable Path directory) {
        shelf.decide(() -> new SkillPolicy(stack, directory, null));
    }

    private static PersonalReading own(String skill) {
        return new PersonalReading(
                HERE,
                Source.personal(aPlugin("my.own").skill(skill).added().skillLet()),
                List.of());
    }

    @Test
    @DisplayName("L6: read once for each refreshed snapshot, and once at all for the others")
    void readsWhenAsked() {
        assertThat(shelf.refreshed().isRead()).isTrue();
        assertThat(readings).isEmpty();

        decide(Stack.none(), HERE);
        found = () -> own("notes");

        assertThat(shelf.now().isRead()).isFalse();
        assertThat(shelf.read().names()).containsExactly("notes");
        assertThat(shelf.read().names()).containsExactly("notes");
        assertThat(readings).containsExactly(HERE);

        found = () -> own("letters");
        assertThat(shelf.read().names()).containsExactly("notes");
        assertThat(shelf.refreshed().names()).containsExactly("letters");
        assertThat(shelf.read().names()).containsExactly("letters");
        assertThat(readings).hasSize(2);
    }

    @Test
    @DisplayName("S1, L6: a reading that shows nothing new changes no count and is told to nobody")
    void tellsOnlyWhatIsNew() {
        decide(Stack.none(), HERE);
        shelf.onChange(told::incrementAndGet);
        long count = shelf.now().changeCount();

        shelf.refreshed();
        assertThat(shelf.now().changeCount()).isEqualTo(count);

        found = () -> own("notes");
        Snapshot first = shelf.refreshed();
        assertThat(first.changeCount()).isEqualTo(count + 1);
        assertThat(told).hasValue(1);

        assertThat(shelf.refreshed()).isSameAs(first);
        assertThat(told).hasValue(1);
    }

    @Test
    @DisplayName("L6: what looks the same but lies elsewhere is taken over without a word")
    void followsATurnedLink() {
        decide(Stack.none(), HERE);
        found = () -> own("notes");
        Snapshot first = shelf.refreshed();
        PersonalReading elsewhere = new PersonalReading(THERE, own("notes").source(), List.of());
        found = () -> elsewhere;

        Snapshot second = shelf.refreshed();

        assertThat(second.changeCount()).isEqualTo(first.changeCount());
        assertThat(second.offered("notes").source()).isSameAs(elsewhere.source());
    }

    @Test
    @DisplayName("L6: of two readings at once the one that began later counts")
    void theLaterReadingCounts() throws Exception {
        decide(Stack.none(), HERE);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        found =
                () -> {
                    begun.countDown();
                    await(goOn);
                    return own("old");
                };
        CompletableFuture<Snapshot> slow = CompletableFuture.supplyAsync(shelf::refreshed);
        begun.await();
        found = () -> own("new");

        assertThat(shelf.refreshed().names()).containsExactly("new");
        goOn.countDown();

        assertThat(slow.get().names()).containsExactly("new");
        assertThat(shelf.now().names()).containsExactly("new");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("L6: a reading of a directory that no longer counts is dropped, the other is read")
    void dropsAnOldDirectory() {
        decide(Stack.none(), HERE);
        found =
                () -> {
                    found = () -> own("there");
                    decide(Stack.none(), THERE);
                    return own("here");
                };

        assertThat(shelf.refreshed().names()).containsExactly("there");
        assertThat(readings).containsExactly(HERE, THERE);
    }

    @Test
    @DisplayName("L5: another policy ranks anew; the same one changes nothing")
    void ranksAnew() {
        decide(Stack.none(), HERE);
        found = () -> own("letters");
        shelf.add(aPlugin("acme.a").skill("notes").added());
        shelf.add(aPlugin("acme.b").skill("notes").added());
        shelf.refreshed();
        shelf.onChange(told::incrementAndGet);

        decide(Stack.of(Map.of("acme.b", Layer.ORG)), HERE);
        assertThat(shelf.now().offered("notes").source().name()).isEqualTo("acme.b");
        // the directory is the same, so what was read of it stays
        assertThat(shelf.now().names()).containsExactly("letters", "notes");
        assertThat(shelf.now().isRead()).isTrue();

        decide(Stack.of(Map.of("acme.b", Layer.ORG)), HERE);
        assertThat(told).hasValue(1);

        decide(Stack.of(Map.of("acme.b", Layer.ORG, "acme.a", Layer.SITE)), HERE);
        assertThat(shelf.now().offered("notes")).isNull();
        assertThat(shelf.now().conflicts()).isEqualTo(Map.of("notes", List.of("acme.a", "acme.b")));

        shelf.decide(() -> SkillPolicy.NONE);
        assertThat(shelf.now().offered("notes").source().name()).isEqualTo("acme.a");
        assertThat(shelf.now().names()).containsExactly("notes");
        assertThat(told).hasValue(3);
    }

    @Test
    @DisplayName("S5: a closed shelf is empty and stays so, a reading that is under way too")
    void closesForGood() {
        decide(Stack.none(), HERE);
        Source source = aPlugin("acme.a").skill("notes").added();
        shelf.add(source);
        shelf.onChange(told::incrementAndGet);
        found =
                () -> {
                    shelf.close();
                    return own("letters");
                };

        assertThat(shelf.refreshed().names()).isEmpty();
        shelf.add(source);
        shelf.remove(source);
        decide(Stack.none(), HERE);
        shelf.close();

        assertThat(shelf.refreshed().names()).isEmpty();
        assertThat(shelf.now().conflicts()).isEmpty();
        assertThat(readings).hasSize(1);
        assertThat(told).hasValue(1);
    }
}
