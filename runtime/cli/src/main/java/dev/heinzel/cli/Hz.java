package dev.heinzel.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;

/** The process {@code hz}. */
public final class Hz {

    private Hz() {}

    /**
     * Runs one command and ends the process.
     *
     * @param arguments as typed
     */
    public static void main(String[] arguments) {
        FileOutputStream stdout = new FileOutputStream(FileDescriptor.out);
        // whatever else prints in this process, a plugin's code too, must not reach the result
        System.setOut(System.err);
        int exit =
                new Cli(
                                System.getenv(),
                                System.getProperty("user.home"),
                                stdout,
                                new FileOutputStream(FileDescriptor.err),
                                Boolean.getBoolean("dev.heinzel.stdout.terminal"),
                                Boolean.getBoolean("dev.heinzel.stderr.terminal"))
                        .run(arguments);
        System.err.flush();
        // everything is closed and written by now; waiting for other threads would only take time
        Runtime.getRuntime().halt(exit);
    }
}
