package dev.heinzel.itest.house.wrong.cli;

import org.osgi.framework.Bundle;

/** A head that reaches past the launcher. */
public final class Command {
    final Bundle bundle;

    Command(Bundle bundle) {
        this.bundle = bundle;
    }
}
