package dev.heinzel.system.skill;

import dev.heinzel.skill.Skills.Subscription;

/**
 * The snapshot of now, and who is told when it is replaced. Readers never wait; writers may come on
 * any thread, and hold no lock when they tell.
 */
final class Shelf {

    private final Changes changes = new Changes();
    private volatile Snapshot snapshot = Snapshot.EMPTY;

    Snapshot now() {
        return snapshot;
    }

    void add(Source source) {
        synchronized (this) {
            snapshot = snapshot.with(source);
        }
        changes.tell();
    }

    void remove(Source source) {
        synchronized (this) {
            snapshot = snapshot.without(source);
        }
        changes.tell();
    }

    /** Calls the listener after each change from now on, until the handle is closed. */
    Subscription onChange(Runnable listener) {
        return changes.add(listener);
    }

    /** Tells all listeners, though nothing may have changed. */
    void tell() {
        changes.tell();
    }
}
