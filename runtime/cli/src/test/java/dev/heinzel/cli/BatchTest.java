package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.heinzel.launcher.ProblemException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("O1, K3: each on its own; what is refused counts most, then the highest exit code")
class BatchTest {

    @Test
    void goesOnAfterOneThatFails() {
        Batch<String> batch = Batch.of(List.of("a", "missing", "b"), BatchTest::step);

        assertThat(batch.outcomes()).hasSize(3);
        assertThat(batch.outcomes().get(0)).isEqualTo(new Batch.Outcome.Done<>("a"));
        assertThat(batch.outcomes().get(1)).isInstanceOf(Batch.Outcome.Failed.class);
        assertThat(batch.outcomes().get(2)).isEqualTo(new Batch.Outcome.Done<>("b"));
        assertThat(exit(batch)).isEqualTo(Exit.USAGE);
    }

    @Test
    void givesTheHighestCode() {
        assertThat(exit("a", "locked", "missing")).isEqualTo(Exit.IO);
        assertThat(exit("a", "missing", "locked")).isEqualTo(Exit.IO);
        assertThat(exit("a", "missing")).isEqualTo(Exit.USAGE);
        assertThat(exit("a", "b")).isEqualTo(Exit.OK);
    }

    @Test
    void givesOneForWhateverIsRefused() {
        assertThat(exit("a", "bad", "missing")).isEqualTo(Exit.REFUSED);
        assertThat(exit("locked", "missing", "bad")).isEqualTo(Exit.REFUSED);
        assertThat(exit("missing", "no jar")).isEqualTo(Exit.REFUSED);
    }

    @Test
    void isAFailureIfNoneCouldBeLookedAt() {
        assertThat(failureOf("missing"))
                .satisfies(f -> assertThat(f.exit()).isEqualTo(Exit.USAGE))
                .hasMessage("missing is not there");
        assertThat(failureOf("missing", "locked", "missing"))
                .satisfies(f -> assertThat(f.code()).isEqualTo("LOCKED"))
                .hasMessage("in use, and 2 more could not be looked at");
        assertThat(failureOf("missing", "no jar"))
                .satisfies(f -> assertThat(f.exit()).isEqualTo(Exit.REFUSED));
    }

    @Test
    void isNoFailureIfOneCouldBeLookedAt() throws Failure {
        Batch.of(List.of("missing", "a"), BatchTest::step).requireOne();
        Batch.of(List.of(), BatchTest::step).requireOne();
    }

    private static Failure failureOf(String... given) {
        return catchThrowableOfType(
                Failure.class, () -> Batch.of(List.of(given), BatchTest::step).requireOne());
    }

    private static int exit(String... given) {
        return exit(Batch.of(List.of(given), BatchTest::step));
    }

    private static int exit(Batch<String> batch) {
        return batch.exit("bad"::equals);
    }

    private static String step(String given) throws IOException, Failure {
        if (given.equals("missing")) {
            throw Failure.usage("missing is not there", "look again");
        }
        if (given.equals("no jar")) {
            throw new Failure(Exit.REFUSED, "NOT_A_FILE", "a pipe", "give a jar");
        }
        if (given.equals("locked")) {
            throw new ProblemException("LOCKED", "in use", "wait");
        }
        return given;
    }
}
