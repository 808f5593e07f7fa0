package dev.heinzel.system.skill;

import dev.heinzel.skill.Skills.Subscription;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who is told of changes. Listeners are called without a lock, one at a time, on a thread that
 * changed something; what changes during a call is told by one more call.
 */
final class Changes {

    private static final Logger LOG = LoggerFactory.getLogger(Changes.class);

    private final List<Registered> listeners = new CopyOnWriteArrayList<>();
    private final AtomicInteger untold = new AtomicInteger();

    /** Calls the listener after each change from now on, until the handle is closed. */
    Subscription add(Runnable listener) {
        Registered registered = new Registered(listener);
        listeners.add(registered);
        return registered;
    }

    /** Tells everybody, or leaves it to the thread that is telling. */
    void tell() {
        if (untold.getAndIncrement() != 0) {
            return;
        }
        boolean over = false;
        try {
            int told;
            do {
                told = untold.get();
                listeners.forEach(Registered::call);
            } while (untold.addAndGet(-told) != 0);
            over = true;
        } finally {
            if (!over) {
                untold.set(0); // or nobody would ever be told again
            }
        }
    }

    private final class Registered implements Subscription {

        private final Runnable listener;

        Registered(Runnable listener) {
            this.listener = listener;
        }

        void call() {
            try {
                listener.run();
            } catch (Exception | LinkageError | AssertionError | StackOverflowError failure) {
                // Exception, since a listener may throw a checked one all the same. Without the
                // message, which may hold text of a skill (C2)
                LOG.error("a listener for changes failed: {}", failure.getClass().getName());
            }
        }

        @Override
        public void close() {
            listeners.remove(this);
        }
    }
}
