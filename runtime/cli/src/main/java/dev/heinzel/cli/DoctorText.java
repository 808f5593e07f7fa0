package dev.heinzel.cli;

import dev.heinzel.launcher.DoctorCheck;
import java.io.IOException;
import java.util.List;

/** What a doctor found, for people: a line each, and the remedy below what is wrong. */
final class DoctorText {

    private DoctorText() {}

    static void print(List<DoctorCheck> checks, Output output) throws IOException {
        int width = checks.stream().mapToInt(check -> check.name().length()).max().orElse(0);
        long wrong = 0;
        for (DoctorCheck check : checks) {
            String name = check.name() + " ".repeat(width - check.name().length());
            if (check.ok()) {
                output.line("ok  " + name + "  " + check.message());
            } else {
                wrong++;
                output.line(output.style().bad("!!") + "  " + name + "  " + check.message());
                output.line(" ".repeat(width + 6) + "-> " + check.remedy());
            }
        }
        output.line(
                wrong == 0
                        ? "nothing is wrong"
                        : wrong + " of " + checks.size() + " checks say that something is wrong");
    }
}
