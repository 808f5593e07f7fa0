package dev.heinzel.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Arguments that are each looked at on their own: one that fails does not stop the rest (O1).
 *
 * @param <T> what one of them gives
 */
final class Batch<T> {

    /** One argument and what it gave: exactly one of the two is there. */
    sealed interface Outcome<T> {
        record Done<T>(T value) implements Outcome<T> {}

        record Failed<T>(String given, Failure failure) implements Outcome<T> {}
    }

    /** What is done with each. */
    interface Step<T> {
        T take(String given) throws IOException, Failure;
    }

    private final List<Outcome<T>> outcomes = new ArrayList<>();

    private Batch() {}

    /**
     * Takes all of them, in the order given.
     *
     * @throws Failure the first one, if not one of them could be looked at: then there is no result
     */
    static <T> Batch<T> of(List<String> given, Step<T> step) throws Failure {
        Batch<T> batch = new Batch<>();
        Failure first = null;
        boolean done = false;
        for (String one : given) {
            try {
                batch.outcomes.add(new Outcome.Done<>(step.take(one)));
                done = true;
            } catch (IOException | Failure e) {
                Failure failure = Failures.of(e);
                batch.outcomes.add(new Outcome.Failed<>(one, failure));
                first = first == null || failure.exit() > first.exit() ? failure : first;
            }
        }
        if (first != null && (!done || given.size() == 1)) {
            throw first;
        }
        return batch;
    }

    List<Outcome<T>> outcomes() {
        return outcomes;
    }

    /** The highest code of those that failed, or {@link Exit#OK}. */
    int exit() {
        int exit = Exit.OK;
        for (Outcome<T> outcome : outcomes) {
            if (outcome instanceof Outcome.Failed<T> failed) {
                exit = Math.max(exit, failed.failure().exit());
            }
        }
        return exit;
    }
}
