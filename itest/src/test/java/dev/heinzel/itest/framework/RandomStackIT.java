package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.Policy.aPolicy;
import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.itest.framework.Served.Reply;
import dev.heinzel.itest.framework.Served.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.ServiceRegistration;

@DisplayName("L1 to L6: random stacks and plugins against a small model")
class RandomStackIT {

    private static final int STEPS = 120;
    private static final String CORE = "dev.heinzel.core";
    private static final List<String> NAMES = List.of("letters", "notes", "release");
    private static final List<String> PLUGINS =
            List.of("acme.B", "acme.a", "acme.b", "acme.c", "acme.d", CORE);
    private static final List<String> LAYERS = List.of("project", "team", "org", "site");

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @TempDir private Path personal;
    private final Random random = new Random();
    private final Map<String, Set<String>> namesOf = new TreeMap<>();
    private final Map<String, Bundle> bundles = new TreeMap<>();
    private Policy policy;
    private ServiceRegistration<?> registered;

    @AfterEach
    void takeThePolicyBack() {
        registered.unregister();
    }

    @Test
    @DisplayName(
            "L1 to L6: index, load, readFile, list and show agree with the model at every step")
    void agreesWithTheModel() throws Exception {
        long seed = new Random().nextLong();
        random.setSeed(seed);
        operate();
        for (int step = 0; step < STEPS; step++) {
            String changed = changeSomething();

            agrees("seed " + seed + ", step " + step + ", " + changed + ", " + namesOf);
        }
    }

    private String changeSomething() throws BundleException, IOException {
        int change = random.nextInt(6);
        if (change == 0) {
            operate();
            return "stack " + policy.layers();
        }
        String source = change == 1 ? "personal" : PLUGINS.get(random.nextInt(PLUGINS.size()));
        Set<String> names = new TreeSet<>(NAMES);
        names.removeIf(name -> random.nextInt(3) == 0);
        if (source.equals("personal")) {
            writePersonal(names);
        } else {
            install(source, names);
        }
        namesOf.put(source, names);
        return source;
    }

    private void operate() {
        policy = aPolicy().personal(personal);
        for (String plugin : PLUGINS) {
            if (random.nextBoolean()) {
                policy.with(LAYERS.get(random.nextInt(LAYERS.size())), plugin);
            }
        }
        if (registered != null) {
            registered.unregister();
        }
        registered = policy.register(exam);
    }

    private void writePersonal(Set<String> names) throws IOException {
        for (String name : NAMES) {
            Path skill = personal.resolve(name);
            Files.deleteIfExists(skill.resolve("SKILL.md"));
            Files.deleteIfExists(skill.resolve("of.md"));
            Files.deleteIfExists(skill);
            if (names.contains(name)) {
                madeBy("personal", name).in(personal);
            }
        }
    }

    private void install(String plugin, Set<String> names) throws BundleException {
        Bundle old = bundles.remove(plugin);
        if (old != null) {
            old.uninstall();
        }
        if (!names.isEmpty()) {
            TestSkill[] skills =
                    names.stream().map(name -> madeBy(plugin, name)).toArray(TestSkill[]::new);
            Bundle bundle =
                    exam.context()
                            .installBundle(
                                    plugin.equals(CORE) ? "test:core" : plugin,
                                    aBundle(plugin).with(skills).jar());
            bundle.start();
            bundles.put(plugin, bundle);
        }
    }

    private static TestSkill madeBy(String source, String name) {
        return aSkill(name).body("Of " + source + ".\n").file("of.md", source + "\n");
    }

    private void agrees(String when) {
        Served served = exam.served();
        List<Row> expected = model();
        List<String> index = new ArrayList<>();
        List<String> chat = new ArrayList<>();
        for (Row row : expected) {
            if (row.offered()) {
                index.add(row.name() + '@' + row.source());
            }
            if (row.offered() && row.layer().equals("core")) {
                chat.add(row.name() + '@' + row.source());
            }
        }

        assertThat(served.index()).as(when).isEqualTo(index);
        assertThat(served.catalogue()).as(when).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(served.catalogue()).as(when).isSortedAccordingTo(Ranked.ORDER);
        assertThat(served.conflicts()).as(when).isEqualTo(conflicts(expected));
        assertThat(served.chat()).as(when).isEqualTo(chat);
        for (String name : NAMES) {
            Row offered =
                    expected.stream()
                            .filter(row -> row.name().equals(name) && row.offered())
                            .findFirst()
                            .orElse(null);
            gives(when, served, name, offered == null ? null : offered.source());
        }
        for (Row row : expected) {
            assertThat(served.show(row.source() + ':' + row.name()))
                    .as(when)
                    .isEqualTo(new Reply("Found", "Of " + row.source() + ".\n"));
        }
    }

    /** Every way in gives this source's, or nothing. */
    private static void gives(String when, Served served, String name, String source) {
        Reply loaded = served.load(name);
        Reply file = served.readFile(name, "of.md");
        Reply shown = served.show(name);
        List<String> bound = List.of(source + ":" + name);
        if (source == null) {
            assertThat(List.of(loaded.kind(), file.kind(), shown.kind()))
                    .as(when)
                    .containsOnly("NotFound");
        } else {
            assertThat(loaded.text()).as(when).contains("\nOf " + source + ".\n");
            assertThat(file).as(when).isEqualTo(new Reply("Found", source + "\n"));
            assertThat(shown).as(when).isEqualTo(new Reply("Found", "Of " + source + ".\n"));
            assertThat(served.load(name, bound).kind()).as(when).isEqualTo("Found");
        }
        assertThat(served.load(name, List.of("acme.other:" + name)).kind())
                .as(when)
                .isEqualTo("NotFound");
    }

    private List<Row> model() {
        List<Row> rows = new ArrayList<>();
        for (String name : NAMES) {
            namesOf.forEach(
                    (source, names) -> {
                        if (names.contains(name)) {
                            rows.add(new Row(name, source, layerOf(source), false, null));
                        }
                    });
        }
        return Ranked.again(rows);
    }

    private String layerOf(String source) {
        return switch (source) {
            case "personal" -> "personal";
            case CORE -> "core";
            default -> policy.layers().getOrDefault(source, "outside");
        };
    }

    private static List<String> conflicts(List<Row> rows) {
        Map<String, Set<String>> sides = new TreeMap<>();
        for (Row row : rows) {
            if (!row.offered() && row.hiddenBy() == null) {
                sides.computeIfAbsent(row.name(), name -> new TreeSet<>()).add(row.source());
            }
        }
        return sides.entrySet().stream()
                .map(conflict -> conflict.getKey() + ": " + conflict.getValue())
                .toList();
    }
}
