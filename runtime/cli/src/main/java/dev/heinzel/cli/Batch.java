package dev.heinzel.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

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
    private final List<Failure> failures = new ArrayList<>();

    private Batch() {}

    /** Takes all of them, in the order given. */
    static <T> Batch<T> of(List<String> given, Step<T> step) {
        Batch<T> batch = new Batch<>();
        for (String one : given) {
            try {
                batch.outcomes.add(new Outcome.Done<>(step.take(one)));
            } catch (IOException | Failure e) {
                Failure failure = Failures.of(e);
                batch.outcomes.add(new Outcome.Failed<>(one, failure));
                batch.failures.add(failure);
            }
        }
        return batch;
    }

    List<Outcome<T>> outcomes() {
        return outcomes;
    }

    /**
     * For a result that is one document: there is none if not one argument could be looked at.
     *
     * @throws Failure then: the first that gives the exit code, and how many more there are
     */
    void requireOne() throws Failure {
        if (failures.isEmpty() || failures.size() < outcomes.size()) {
            return;
        }
        int exit = exit(done -> false);
        Failure first =
                failures.stream()
                        .filter(failure -> failure.exit() == exit)
                        .findFirst()
                        .orElseThrow();
        int more = failures.size() - 1;
        if (more == 0) {
            throw first;
        }
        throw new Failure(
                exit,
                first.code(),
                first.getMessage() + ", and " + more + " more could not be looked at",
                first.remedy());
    }

    /**
     * {@link Exit#REFUSED} if anything is refused; otherwise the highest code of those that failed,
     * or {@link Exit#OK} (K3).
     *
     * @param refused whether what an argument gave is a refusal
     */
    int exit(Predicate<T> refused) {
        int exit = Exit.OK;
        for (Outcome<T> outcome : outcomes) {
            if (outcome instanceof Outcome.Done<T> done && refused.test(done.value())) {
                return Exit.REFUSED;
            }
            if (outcome instanceof Outcome.Failed<T> failed) {
                int code = failed.failure().exit();
                if (code == Exit.REFUSED) {
                    return code;
                }
                exit = Math.max(exit, code);
            }
        }
        return exit;
    }
}
