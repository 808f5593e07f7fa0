package dev.heinzel.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another JVM on this one's class path. */
final class ChildJvm {

    private ChildJvm() {}

    static Process start(Class<?> main, String... arguments) throws IOException {
        return start(List.of(), main, arguments);
    }

    static Process start(List<String> options, Class<?> main, String... arguments)
            throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                main.getName()));
        command.addAll(1, options);
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
}
