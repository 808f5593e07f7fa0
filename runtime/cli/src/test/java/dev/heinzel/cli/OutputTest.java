package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("K3: standard output and standard error")
class OutputTest {

    @Test
    void saysTheResultBeforeTheProblemsThatFollow() throws IOException {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        Output output = new Output(both, both, false, Style.PLAIN, Style.PLAIN);

        output.line("first");
        output.problem("second");
        output.flush();

        assertThat(both.toString(StandardCharsets.UTF_8)).isEqualTo("first\nsecond\n");
    }

    @Test
    void saysNoProblemBesideADocument() throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Output output =
                new Output(new ByteArrayOutputStream(), err, true, Style.PLAIN, Style.PLAIN);

        output.problem("beside");
        output.flush();

        assertThat(err.size()).isZero();
    }

    @Test
    void writesUtf8() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Output output =
                new Output(out, new ByteArrayOutputStream(), false, Style.PLAIN, Style.PLAIN);

        output.line("h\u00e9 \u6f22 \ud83d\ude00");
        output.flush();

        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("h\u00e9 \u6f22 \ud83d\ude00\n");
    }

    @Test
    @DisplayName("F12, C1: a stranger's string is one line, whatever it holds")
    void showsAHintAsOneLine() throws IOException {
        assertThat(Output.plain("MIT")).isEqualTo("MIT");
        assertThat(Output.plain("MIT\noffered: yes\n")).isEqualTo("\"MIT\\noffered: yes\\n\"");
        assertThat(Output.plain("a\r\nb")).isEqualTo("\"a\\r\\nb\"");
        assertThat(Output.plain(" MIT")).isEqualTo("\" MIT\"");
        assertThat(Output.plain("MIT\t")).isEqualTo("\"MIT\\t\"");
        assertThat(Output.plain("")).isEqualTo("\"\"");
        assertThat(Output.plain(List.of("a\nb", 1))).isEqualTo("[\"a\\nb\",1]");
        assertThat(Output.plain(Map.of("a\nb", true))).isEqualTo("{\"a\\nb\":true}");
    }

    @Test
    void endsQuietlyWhereTheReaderHasGone() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();

        int exit = new Cli(Map.of(), "/", failing("Broken pipe"), err, false, false).run("--help");

        assertThat(exit).isEqualTo(Exit.OK);
        assertThat(err.size()).isZero();
    }

    @Test
    void saysThatTheResultIsLostWhereTheDiskIsFull() {
        for (String[] arguments : new String[][] {{"--help"}, {"--version"}, {"--json", "bogus"}}) {
            ByteArrayOutputStream err = new ByteArrayOutputStream();

            int exit =
                    new Cli(Map.of(), "/", failing("No space left"), err, false, false)
                            .run(arguments);

            assertThat(exit).isEqualTo(Exit.IO);
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .isEqualTo(
                            "hz: cannot write the result: No space left; give it a place with"
                                    + " room\n");
        }
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }
}
