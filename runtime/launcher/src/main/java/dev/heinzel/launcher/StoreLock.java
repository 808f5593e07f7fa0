package dev.heinzel.launcher;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/** Makes those who write to one store take turns, within a process and between processes (O2). */
final class StoreLock {

    private static final long POLL_NANOS = Duration.ofMillis(20).toNanos();

    private StoreLock() {}

    /** What is done while the lock is held. */
    interface Work<T> {
        T run() throws IOException;
    }

    /**
     * Does the work as the only writer. A process that dies gives the lock up.
     *
     * @param lock a file in a directory that is there; made if it is missing
     * @param patience how long to wait for other processes
     * @throws ProblemException if another process holds the lock for longer than that
     */
    static <T> T whileHeld(Path lock, Duration patience, Work<T> work) throws IOException {
        Path directory = lock.toAbsolutePath().getParent();
        if (directory == null) {
            throw new IllegalArgumentException("a lock lies in a directory: " + lock);
        }
        // One channel per process: closing another one on the same file drops the lock that other
        // processes see. An interned string is one object in the whole JVM, even if several class
        // loaders hold this class, as in a container of hosts.
        String turn = ("dev.heinzel.store:" + directory.toRealPath()).intern();
        synchronized (turn) {
            try (FileChannel channel =
                    FileChannel.open(
                            lock,
                            Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
                            PosixFilePermissions.asFileAttribute(
                                    PosixFilePermissions.fromString("rw-------")))) {
                FileLock held = acquire(channel, directory, patience);
                try {
                    return work.run();
                } finally {
                    held.release();
                }
            }
        }
    }

    private static FileLock acquire(FileChannel channel, Path directory, Duration patience)
            throws IOException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (true) {
            FileLock held = channel.tryLock();
            if (held != null) {
                return held;
            }
            if (System.nanoTime() - deadline >= 0) {
                throw new ProblemException(
                        "STORE_IN_USE",
                        "another process has been writing to "
                                + directory
                                + " for "
                                + patience.toSeconds()
                                + " s",
                        "let it end, then try again");
            }
            LockSupport.parkNanos(POLL_NANOS);
            if (Thread.currentThread().isInterrupted()) {
                throw new InterruptedIOException(
                        "interrupted while another process wrote to " + directory);
            }
        }
    }
}
