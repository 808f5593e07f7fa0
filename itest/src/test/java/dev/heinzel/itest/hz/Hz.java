package dev.heinzel.itest.hz;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The built {@code bin/hz} as its users have it: a process of its own, everything it keeps below
 * one directory.
 */
final class Hz {

    static final Path DISTRIBUTION =
            Path.of("../runtime/dist/target/hz").toAbsolutePath().normalize();

    private final Path scratch;
    private final Map<String, String> environment = new HashMap<>();
    private Path directory;
    private List<String> command = List.of(DISTRIBUTION.resolve("bin/hz").toString());

    private Hz(Path scratch) {
        this.scratch = scratch;
        this.directory = scratch;
    }

    /** Runs below {@code scratch}, with {@code HZ_HOME} in a directory of it. */
    static Hz in(Path scratch) {
        Hz hz = new Hz(scratch);
        return hz.with("HZ_HOME", hz.home().toString());
    }

    Path home() {
        return scratch.resolve("home");
    }

    /** Where the user's {@code hz.toml} is looked for, and by default the personal directory. */
    Path config() {
        return home().resolve("config");
    }

    /** Writes the user's {@code hz.toml}. */
    Path configure(String... lines) throws IOException {
        return Files.write(Files.createDirectories(config()).resolve("hz.toml"), List.of(lines));
    }

    /** Writes a good skill into the personal directory. */
    Path personal(String name, String body) throws IOException {
        return personalMd(name, "name: " + name + "\ndescription: Does " + name + "\n", body);
    }

    /** Writes a skill of any kind into the personal directory, and gives its directory. */
    Path personalMd(String directory, String frontMatter, String body) throws IOException {
        Path skill = Files.createDirectories(config().resolve("skills").resolve(directory));
        Files.writeString(skill.resolve("SKILL.md"), "---\n" + frontMatter + "---\n" + body);
        return skill;
    }

    Hz with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** Runs from another directory. */
    Hz from(Path other) {
        directory = other;
        return this;
    }

    /** Calls something else than {@code bin/hz} by its own path; arguments come after it. */
    Hz as(String... words) {
        command = List.of(words);
        return this;
    }

    /** Runs to the end. */
    Ran run(String... arguments) throws IOException, InterruptedException {
        Path out = Files.createTempFile(scratch, "out", null);
        Path err = Files.createTempFile(scratch, "err", null);
        List<String> words = new ArrayList<>(command);
        words.addAll(Arrays.asList(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(words)
                        .directory(directory.toFile())
                        .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        builder.environment().remove("NO_COLOR");
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("does not end: " + words);
        }
        return new Ran(process.exitValue(), Files.readAllBytes(out), Files.readAllBytes(err));
    }

    /** What came of a run. */
    record Ran(int exit, byte[] bytes, byte[] problems) {

        String out() {
            return new String(bytes, StandardCharsets.UTF_8);
        }

        String err() {
            return new String(problems, StandardCharsets.UTF_8);
        }

        /** Demands an exit code and shows everything where it is another. */
        Ran exits(int expected) {
            assertThat(exit).as("%s%n%s", out(), err()).isEqualTo(expected);
            assertThat(err()).doesNotContain("\tat ").doesNotContain("Exception");
            return this;
        }

        /** The one document on standard output, where nothing was said beside it. */
        Map<String, Object> document() throws IOException {
            assertThat(err()).isEmpty();
            return parse(bytes);
        }

        List<Map<String, Object>> list(String key) throws IOException {
            return Hz.list(document(), key);
        }

        /** The failure that the document is. */
        Map<String, Object> error() throws IOException {
            Map<String, Object> document = document();
            assertThat(document.keySet()).containsExactly("error");
            Map<String, Object> error = Hz.map(document, "error");
            assertThat(error.keySet()).containsExactly("code", "message", "remedy");
            return error;
        }
    }

    /** The one document that these bytes are. */
    static Map<String, Object> parse(byte[] bytes) throws IOException {
        JsonFactory strict =
                JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
        try (JsonParser parser = strict.createParser(bytes)) {
            Map<String, Object> document = JSON.std.mapFrom(parser);
            assertThat(parser.nextToken()).as("after the document").isNull();
            return document;
        }
    }

    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> list(Map<String, Object> document, String key) {
        return (List<Map<String, Object>>) document.get(key);
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Map<String, Object> document, String key) {
        return (Map<String, Object>) document.get(key);
    }
}
