package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** One run of the command line inside the test, and what came of it. */
record Ran(int exit, String out, String err) {

    private static final JSON STRICT = JSON.std.with(JSON.Feature.FAIL_ON_DUPLICATE_MAP_KEYS);

    static Ran hz(String... arguments) {
        return with(Map.of("HZ_HOME", "/nowhere/to/be/found"), false, arguments);
    }

    static Ran with(Map<String, String> environment, boolean terminal, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Cli cli = new Cli(environment, "/nowhere", out, err, terminal, terminal);
        int exit = cli.run(arguments);
        return new Ran(
                exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The one document on standard output. */
    Map<String, Object> document() throws IOException {
        assertThat(out).endsWith("}\n").doesNotContain("\r");
        assertThat(out.strip().lines()).hasSize(1);
        return STRICT.mapFrom(out);
    }

    /** The failure that the document is. */
    @SuppressWarnings("unchecked")
    Map<String, Object> error() throws IOException {
        Map<String, Object> document = document();
        assertThat(document).containsOnlyKeys("error");
        Map<String, Object> error = (Map<String, Object>) document.get("error");
        assertThat(error.keySet()).containsExactly("code", "message", "remedy");
        return error;
    }
}
