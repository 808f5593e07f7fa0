package dev.heinzel.cli;

import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Commands under one word, which does nothing itself. */
abstract class Group implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Override
    public Integer call() throws IOException, Failure {
        throw UsageErrors.missingCommand(Objects.requireNonNull(spec).commandLine());
    }
}
