package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.launcher.ProblemException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("O1, K3: each on its own, the highest exit code")
class BatchTest {

    @Test
    void goesOnAfterOneThatFails() throws Failure {
        Batch<String> batch = Batch.of(List.of("a", "missing", "b"), BatchTest::step);

        assertThat(batch.outcomes()).hasSize(3);
        assertThat(batch.outcomes().get(0)).isEqualTo(new Batch.Outcome.Done<>("a"));
        assertThat(batch.outcomes().get(1)).isInstanceOf(Batch.Outcome.Failed.class);
        assertThat(batch.outcomes().get(2)).isEqualTo(new Batch.Outcome.Done<>("b"));
        assertThat(batch.exit()).isEqualTo(Exit.USAGE);
    }

    @Test
    void givesTheHighestCode() throws Failure {
        assertThat(Batch.of(List.of("a", "locked", "missing"), BatchTest::step).exit())
                .isEqualTo(Exit.IO);
        assertThat(Batch.of(List.of("a", "missing", "locked"), BatchTest::step).exit())
                .isEqualTo(Exit.IO);
        assertThat(Batch.of(List.of("a", "b"), BatchTest::step).exit()).isEqualTo(Exit.OK);
    }

    @Test
    void isAFailureIfNoneCouldBeLookedAt() {
        assertThatThrownBy(() -> Batch.of(List.of("missing"), BatchTest::step))
                .isInstanceOfSatisfying(
                        Failure.class, f -> assertThat(f.exit()).isEqualTo(Exit.USAGE));
        assertThatThrownBy(() -> Batch.of(List.of("missing", "locked"), BatchTest::step))
                .isInstanceOfSatisfying(
                        Failure.class, f -> assertThat(f.code()).isEqualTo("LOCKED"));
    }

    private static String step(String given) throws IOException, Failure {
        if (given.equals("missing")) {
            throw Failure.usage("not there", "look again");
        }
        if (given.equals("locked")) {
            throw new ProblemException("LOCKED", "in use", "wait");
        }
        return given;
    }
}
