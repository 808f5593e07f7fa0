package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.text.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a doctor looks at before a runtime is opened: what it stands on. */
record Surroundings(Settings settings) {

    DoctorCheck java() {
        return DoctorCheck.ok("java", "Java " + Runtime.version() + " runs this");
    }

    DoctorCheck distribution() {
        String area = "distribution";
        try {
            List<HostBundle> core = HostBundles.find().plugins();
            return core.isEmpty()
                    ? DoctorCheck.wrong(
                            area,
                            "the distribution's own skills are not there",
                            "put the distribution there anew")
                    : DoctorCheck.ok(
                            area,
                            core.stream()
                                    .map(plugin -> plugin.symbolicName() + ' ' + plugin.version())
                                    .collect(Collectors.joining(", ", "has ", "")));
        } catch (IOException | LinkageError e) {
            return DoctorCheck.failed(area, e);
        }
    }

    DoctorCheck temporary() {
        String directory = System.getProperty("java.io.tmpdir");
        try {
            ScratchDirectory.create().close();
            return DoctorCheck.ok("temporary", directory + " can be written");
        } catch (IOException e) {
            return DoctorCheck.wrong(
                    "temporary",
                    "nothing can be written below "
                            + directory
                            + ": "
                            + e.getClass().getSimpleName(),
                    "make room there, or name another directory in TMPDIR");
        }
    }

    DoctorCheck state() {
        Path state = settings.state();
        try {
            if (!StateDirectory.isThere(state)) {
                return DoctorCheck.ok("state", state + " is not there, and made when it is needed");
            }
            return Files.isReadable(state) && Files.isWritable(state) && Files.isExecutable(state)
                    ? DoctorCheck.ok("state", state + " is yours alone")
                    : DoctorCheck.wrong(
                            "state",
                            "the state directory " + state + " is closed to you",
                            "chmod 700 " + ShellWord.of(state));
        } catch (IOException e) {
            return DoctorCheck.failed("state", e);
        }
    }

    /** Whether what lies in the state directory can be believed, written or not. */
    boolean isStateReadable() {
        try {
            return !StateDirectory.isThere(settings.state()) || Files.isReadable(settings.state());
        } catch (IOException e) {
            // told as what is wrong with it
            return false;
        }
    }

    /** What is wrong with what the operator wrote, and who else could write it. */
    List<DoctorCheck> configuration(Configuration configuration) {
        List<DoctorCheck> wrong = new ArrayList<>();
        for (Finding problem : configuration.problems()) {
            wrong.add(DoctorCheck.wrong("configuration", problem));
        }
        for (Path path : List.of(settings.config(), configuration.file())) {
            if (canBeWrittenByOthers(path)) {
                String name = Secrets.redactPath(path.toString());
                wrong.add(
                        DoctorCheck.wrong(
                                "configuration",
                                name + " can be written by everybody",
                                "chmod o-w " + ShellWord.of(name)));
            }
        }
        return wrong;
    }

    /** What to say of a configuration with which nothing is wrong. */
    String configurationAsItIs(Configuration configuration) {
        String file = configuration.path();
        return Files.exists(configuration.file())
                ? file + " counts, all of it"
                : "there is no " + file + ", so the defaults hold";
    }

    private static boolean canBeWrittenByOthers(Path path) {
        try {
            // what is no file and no directory, behind a link too, is nobody's to mend here
            return (Files.isRegularFile(path) || Files.isDirectory(path))
                    && Files.getPosixFilePermissions(path)
                            .contains(PosixFilePermission.OTHERS_WRITE);
        } catch (IOException | UnsupportedOperationException e) {
            // not there, or not to be reached: whoever reads it says so
            return false;
        }
    }
}
