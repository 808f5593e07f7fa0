package dev.heinzel.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Commands under one word, which does nothing itself. */
abstract class Group implements Callable<Integer> {

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws Failure {
        throw UsageErrors.missingCommand(spec.commandLine());
    }
}
