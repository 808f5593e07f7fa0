package dev.heinzel.system.skill;

import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Skills.Subscription;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The snapshot of now, and who is told when it is replaced. Readers never wait; writers may come on
 * any thread, and hold no lock while they read files, log or tell.
 */
final class Shelf {

    private static final Logger LOG = LoggerFactory.getLogger(Shelf.class);

    private final Changes changes = new Changes();
    private final Function<Path, PersonalReading> personalDirectory;
    private final AtomicLong begun = new AtomicLong();
    private volatile Snapshot snapshot = Snapshot.EMPTY;
    // guarded by this: which reading the snapshot has, and whether it is the last one
    private long installed;
    private boolean closed;

    /**
     * @param personalDirectory reads one; several threads may at once
     */
    Shelf(Function<Path, PersonalReading> personalDirectory) {
        this.personalDirectory = personalDirectory;
    }

    /** As it is, whether or not the personal directory was read. */
    Snapshot now() {
        return snapshot;
    }

    /** With the last reading of the personal directory, which is made if there is none yet. */
    Snapshot read() {
        Snapshot now = snapshot;
        return now.isRead() ? now : refreshed();
    }

    /** With the personal directory as it is now, or as a later call found it (L6). */
    Snapshot refreshed() {
        while (true) {
            Snapshot now = snapshot;
            Path directory = now.personalDirectory();
            if (directory == null) {
                return now;
            }
            long number = begun.incrementAndGet();
            PersonalReading reading = personalDirectory.apply(directory);
            Snapshot then = change(before -> install(before, directory, number, reading));
            if (directory.equals(then.personalDirectory()) && then.isRead()) {
                return then;
            }
            // the policy was replaced meanwhile: another directory counts, or this one anew
        }
    }

    /** Of two readings the one that began later counts. The caller holds the lock. */
    private Snapshot install(Snapshot now, Path directory, long number, PersonalReading reading) {
        if (!directory.equals(now.personalDirectory()) || number < installed) {
            return now;
        }
        installed = number;
        return now.reading(reading);
    }

    void add(Source source) {
        change(now -> now.with(source));
    }

    void remove(Source source) {
        change(now -> now.without(source));
    }

    /**
     * Serves by another policy.
     *
     * @param policy asked with the lock held, so that of two calls at once the later answer counts;
     *     calls nobody
     */
    void decide(Supplier<SkillPolicy> policy) {
        change(now -> now.under(policy.get()));
    }

    /** Takes everything away for good: what comes later is not served. */
    void close() {
        change(
                now -> {
                    closed = true;
                    return now.emptied();
                });
    }

    private Snapshot change(UnaryOperator<Snapshot> step) {
        Snapshot before;
        Snapshot after;
        synchronized (this) {
            before = snapshot;
            after = closed ? before : step.apply(before);
            snapshot = after;
        }
        if (after.changeCount() != before.changeCount()) {
            Notices.of(before, after).forEach(line -> LOG.warn("{}", line));
            changes.tell();
        }
        return after;
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
