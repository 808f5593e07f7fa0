package dev.heinzel.itest.house.wrong.skill.check;

import org.osgi.framework.Bundle;

/** A checker that knows OSGi. */
public final class Checker {
    final Bundle bundle;

    Checker(Bundle bundle) {
        this.bundle = bundle;
    }
}
