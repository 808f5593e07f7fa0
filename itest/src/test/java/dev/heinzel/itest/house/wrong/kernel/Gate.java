package dev.heinzel.itest.house.wrong.kernel;

import dev.heinzel.itest.house.wrong.cli.Command;

/** A kernel that knows a head. */
public final class Gate {
    final Command command;

    Gate(Command command) {
        this.command = command;
    }
}
