package dev.heinzel.itest.house.wrong.launcher;

import dev.heinzel.itest.house.wrong.cli.Command;

/** A launcher that knows a head. */
public final class Door {
    final Command command;

    Door(Command command) {
        this.command = command;
    }
}
