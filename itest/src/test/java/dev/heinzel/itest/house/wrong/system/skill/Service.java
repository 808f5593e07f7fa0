package dev.heinzel.itest.house.wrong.system.skill;

import dev.heinzel.itest.house.wrong.kernel.Gate;

/** A service that knows the kernel's insides. */
public final class Service {
    final Gate gate;

    Service(Gate gate) {
        this.gate = gate;
    }
}
