package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.Policy.aPolicy;
import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.itest.framework.Served.Indexed;
import dev.heinzel.itest.framework.Served.Listed;
import dev.heinzel.itest.framework.Served.Reply;
import dev.heinzel.itest.framework.Served.Row;
import dev.heinzel.itest.framework.Served.Shown;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.ServiceRegistration;

@DisplayName("L1 to L6, S5: plugins of all layers come and go in four threads")
class StackChurnIT {

    private static final int ROUNDS = 12;
    private static final List<String> NAMES = List.of("letters", "notes");
    private static final List<String> KINDS =
            List.of("Found", "NotFound", "Changed", "Unavailable");
    private static final Pattern FINGERPRINT = Pattern.compile("fingerprint ([0-9a-f]{64})\\.");

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @TempDir private Path scratch;
    private final Map<String, String> versions = new ConcurrentHashMap<>();

    private Policy first;
    private Policy second;

    @Test
    @DisplayName("S5: every call answers with a value, of one version and one stack; it ends empty")
    void agreesWhileEverythingChanges() throws Exception {
        Path personal = Files.createDirectories(scratch.resolve("personal"));
        first =
                aPolicy()
                        .with("project", "acme.project")
                        .with("team", "acme.team")
                        .with("org", "acme.org")
                        .with("site", "acme.site")
                        .personal(personal);
        second =
                aPolicy()
                        .with("team", "acme.org")
                        .with("org", "acme.a", "acme.b")
                        .personal(personal);
        List<Callable<Void>> writers =
                List.of(
                        comingAndGoing("acme.project", "dev.heinzel.core"),
                        comingAndGoing("acme.team", "acme.a"),
                        comingAndGoing("acme.org", "acme.b"),
                        comingAndGoing("acme.site"));
        List<Round> meanwhile =
                List.of(
                        round -> changeThePolicy(),
                        round -> comeAndGoIn(personal, round),
                        round -> readOnce(),
                        round -> readOnce(),
                        round -> readOnce());

        run(writers, meanwhile);

        ServiceRegistration<?> last = first.register(exam);
        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().catalogue()).isEmpty();
        assertThat(exam.served().problems()).isEmpty();
        last.unregister();
    }

    private Callable<Void> comingAndGoing(String... plugins) {
        return () -> {
            for (int round = 0; round < ROUNDS; round++) {
                for (String plugin : plugins) {
                    comeAndGo(plugin, round);
                }
            }
            return null;
        };
    }

    private void comeAndGo(String plugin, int round) throws BundleException {
        String location = plugin.startsWith("dev.heinzel") ? "test:core" : plugin;
        Bundle bundle = exam.context().installBundle(location, made(plugin, 2 * round).jar());
        bundle.start();
        bundle.update(made(plugin, 2 * round + 1).jar());
        exam.resolve(bundle);
        bundle.uninstall();
    }

    private TestBundle made(String plugin, int number) {
        return aBundle(plugin)
                .with(
                        NAMES.stream()
                                .map(n -> version(n, plugin, number))
                                .toArray(TestSkill[]::new));
    }

    /** A skill whose body and file say whose it is and which one, so that no two are alike. */
    private TestSkill version(String name, String source, int number) {
        String line = source + ' ' + number + '\n';
        return known(aSkill(name).body(line).file("same.md", line.repeat(300)), line);
    }

    private TestSkill known(TestSkill skill, String line) {
        versions.put(skill.fingerprint(), line);
        return skill;
    }

    private void changeThePolicy() {
        for (Policy policy : List.of(first, second)) {
            ServiceRegistration<?> registration = policy.register(exam);
            for (int i = 0; i < 5; i++) {
                readOnce();
            }
            registration.unregister();
        }
    }

    // of one file: of several that are replaced meanwhile, nobody could tell which belong together
    private void comeAndGoIn(Path personal, int round) throws IOException {
        String line = "personal " + round + '\n';
        Path made = known(aSkill("notes").body(line), line).in(scratch.resolve("made" + round));
        Path there = personal.resolve("notes");
        Files.move(made, there, StandardCopyOption.ATOMIC_MOVE);
        readOnce();
        Files.move(there, made, StandardCopyOption.ATOMIC_MOVE);
    }

    private void readOnce() {
        Served served = exam.served();
        for (Indexed entry : served.indexed()) {
            assertThat(versions.get(entry.fingerprint())).startsWith(entry.source() + ' ');
        }
        List<Listed> listed = served.listed();
        for (Listed each : listed) {
            assertThat(versions.get(each.fingerprint())).startsWith(each.row().source() + ' ');
        }
        List<Row> rows = listed.stream().map(Listed::row).toList();
        assertThat(rows).isEqualTo(Ranked.again(rows));
        assertOfOneStack(rows);
        for (String name : NAMES) {
            assertOfOneVersion(served, name);
        }
    }

    /** No list mixes what two policies say. */
    private void assertOfOneStack(List<Row> rows) {
        assertThat(List.of(first.layers(), second.layers(), Map.<String, String>of()))
                .as("%s", rows)
                .anyMatch(layers -> rows.stream().allMatch(row -> isPlacedBy(layers, row)));
    }

    private static boolean isPlacedBy(Map<String, String> layers, Row row) {
        String expected =
                switch (row.source()) {
                    case "personal" -> "personal";
                    case "dev.heinzel.core" -> "core";
                    default -> layers.getOrDefault(row.source(), "outside");
                };
        return row.layer().equals(expected);
    }

    private void assertOfOneVersion(Served served, String name) {
        Reply loaded = served.load(name);
        assertThat(loaded.kind()).isIn(KINDS);
        if (loaded.kind().equals("Found")) {
            Matcher fingerprint = FINGERPRINT.matcher(loaded.text());
            assertThat(fingerprint.find()).isTrue();
            assertThat(loaded.text()).contains('\n' + versions.get(fingerprint.group(1)));
        }
        Reply file = served.readFile(name, "same.md");
        assertThat(file.kind()).isIn(KINDS);
        if (file.kind().equals("Found")) {
            String line = file.text().substring(0, file.text().indexOf('\n') + 1);
            assertThat(versions).containsValue(line);
            assertThat(file.text()).isEqualTo(line.repeat(300));
        }
        for (String key : List.of(name, "acme.team:" + name, "personal:" + name)) {
            Shown shown = served.shown(key);
            if (shown != null) {
                assertThat(shown.body())
                        .isEqualTo(versions.get(shown.fingerprint()))
                        .startsWith(shown.source() + ' ');
            }
        }
    }

    /** What is done again and again while the writers write. */
    private interface Round {
        void run(int number) throws IOException;
    }

    private static void run(List<Callable<Void>> writers, List<Round> meanwhile) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(writers.size() + meanwhile.size());
        AtomicInteger writing = new AtomicInteger(writers.size());
        try {
            List<Future<?>> results = new ArrayList<>();
            for (Callable<Void> writer : writers) {
                results.add(
                        threads.submit(
                                () -> {
                                    try {
                                        return writer.call();
                                    } finally {
                                        writing.decrementAndGet();
                                    }
                                }));
            }
            for (Round each : meanwhile) {
                results.add(
                        threads.submit(
                                () -> {
                                    for (int number = 0; writing.get() > 0; number++) {
                                        each.run(number);
                                    }
                                    return null;
                                }));
            }
            for (Future<?> result : results) {
                result.get(3, TimeUnit.MINUTES);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
