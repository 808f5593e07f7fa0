package dev.heinzel.itest.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the README shows is what happens. */
class ReadmeIT {

    private static final Path ROOT = Path.of("..");
    private static final Pattern FENCE = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");

    @Test
    @DisplayName("README: the tour's output is the real one")
    void showsTheRealOutput() throws Exception {
        assertThat(fences("text").get(0)).isEqualTo(tour());
    }

    @Test
    @DisplayName("README: the second command is the one that continuous integration runs")
    void namesTheTestCommand() throws IOException {
        String command = fences("sh").get(1).strip();

        assertThat(command).isEqualTo("mvn -B verify");
        assertThat(Files.readString(ROOT.resolve(".ci/run"))).contains(command);
    }

    private static List<String> fences(String language) throws IOException {
        return FENCE.matcher(Files.readString(ROOT.resolve("README.md")))
                .results()
                .filter(fence -> fence.group(1).equals(language))
                .map(fence -> fence.group(2))
                .toList();
    }

    private static String tour() throws IOException, InterruptedException {
        Process tour =
                new ProcessBuilder("sample-plugins/tour")
                        .directory(ROOT.toFile())
                        .redirectErrorStream(true)
                        .start();
        String output = new String(tour.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(tour.waitFor()).as(output).isZero();
        return output;
    }
}
