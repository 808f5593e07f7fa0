package dev.heinzel.itest.house.wrong.launcher.config;

import dev.heinzel.itest.house.wrong.launcher.Door;

/** A configuration that knows who reads it: upwards. */
public final class Written {
    final Door door;

    Written(Door door) {
        this.door = door;
    }
}
