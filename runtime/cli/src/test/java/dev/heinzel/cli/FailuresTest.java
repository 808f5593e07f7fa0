package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.launcher.ProblemException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("K3: what is told of an exception")
class FailuresTest {

    static Stream<Throwable> troubles() {
        String hostile = "a\u001b[31m\u202e\n";
        return Stream.of(
                new IOException(hostile),
                new IOException(),
                new UncheckedIOException(new IOException(hostile)),
                new FileNotFoundException(hostile),
                new NoSuchFileException(hostile),
                new AccessDeniedException(hostile),
                new FileSystemException(hostile, null, hostile),
                new FileSystemException(hostile),
                new ProblemException("LOCKED", hostile, "wait"),
                new IllegalStateException(hostile),
                new StackOverflowError());
    }

    @ParameterizedTest
    @MethodSource("troubles")
    void isOneEscapedLine(Throwable thrown) {
        Failure failure = Failures.of(thrown);

        assertThat(failure.exit()).isEqualTo(Exit.IO);
        assertThat(failure.getMessage())
                .isNotBlank()
                .doesNotContainPattern("[\\p{Cntrl}\u202e]")
                .doesNotContain("\tat ");
        assertThat(failure.remedy()).isNotBlank();
    }

    @Test
    void saysTheKindWhereTheMessageIsABarePath() {
        assertThat(Failures.of(new AccessDeniedException("a.jar")).getMessage())
                .isEqualTo("no permission to use a.jar");
        assertThat(Failures.of(new NoSuchFileException("a.jar")).getMessage())
                .isEqualTo("a.jar is not there");
        assertThat(Failures.of(new FileSystemException("a.jar", null, "Disk full")).getMessage())
                .isEqualTo("a.jar: Disk full");
    }

    @Test
    void keepsTheCodeAndRemedyOfAProblem() {
        Failure failure = Failures.of(new ProblemException("LOCKED", "in use", "wait"));

        assertThat(failure.code()).isEqualTo("LOCKED");
        assertThat(failure.getMessage()).isEqualTo("in use");
        assertThat(failure.remedy()).isEqualTo("wait");
    }

    @Test
    void isUsageWhereTheNameCannotBeAPath() {
        Failure failure = Failures.of(new InvalidPathException("a\u0000", "Nul character"));

        assertThat(failure.exit()).isEqualTo(Exit.USAGE);
        assertThat(failure.getMessage()).contains("aU+0000");
    }

    @Test
    void isUsageWhereTheLauncherSaysSo() {
        assertThat(Failures.of(new ProblemException("USAGE", "no such layer", "leave it")).exit())
                .isEqualTo(Exit.USAGE);
    }
}
