package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.LoadedSkill;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Stack;
import dev.heinzel.system.skill.LayersModel.Installed;
import dev.heinzel.system.skill.LayersModel.Line;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random plugins, stacks, personal skills and allowlists, against a small model. */
class LayersPropertyTest {

    private static final int STEPS = 40;
    private static final String CORE = "dev.heinzel.core";
    private static final List<String> PLUGINS =
            List.of("acme", "acme-evil", "acme.B", "acme.a", "corp.rules", "z", CORE);
    private static final List<String> NAMES = List.of("letters", "notes", "reports");

    @TempDir private Path home;

    private final LayersModel model = new LayersModel();
    private final Map<Path, Map<String, String>> directories = new HashMap<>();
    private final Map<Installed, Source> sources = new HashMap<>();
    private final Shelf shelf = new Shelf(PersonalDirectory::read);
    private final SkillsService skills = new SkillsService(shelf);
    private final Catalogue catalogue = new CatalogueService(shelf, List::of);
    private @Nullable Path directory;
    private @Nullable Allowlist chat;
    private int made;

    static LongStream seeds() {
        return LongStream.range(0, 25);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    @DisplayName("L1, L2, L3, L4, L5, L6, S2, A2: every way in agrees with the model at every step")
    void agreesWithTheModel(long seed) {
        Random random = new Random(seed);
        for (int step = 0; step < STEPS; step++) {
            change(random);
            String where = "seed " + seed + ", step " + step;
            if (random.nextBoolean()) {
                assertReadsAgree(where + ", before an index", Allowlist.all());
            }
            Allowlist allowed = allowlist(random);
            model.read();
            assertIndexAgrees(where, allowed);
            assertIndexAgrees(where, Allowlist.all());
            assertReadsAgree(where, allowed);
            assertReadsAgree(where, Allowlist.all());
            assertCatalogueAgrees(where);
            assertChatAgrees(where);
        }
        sources.values().forEach(shelf::remove);
        shelf.decide(() -> SkillPolicy.NONE);
        assertThat(catalogue.list().skills()).as("seed %d", seed).isEmpty();
    }

    private void change(Random random) {
        switch (random.nextInt(6)) {
            case 0, 1 -> install(random);
            case 2 -> uninstall(random);
            case 3 -> decide(random);
            default -> edit(random);
        }
    }

    private static <T> T any(Random random, List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private void install(Random random) {
        String name = any(random, PLUGINS);
        int id = ++made;
        int version = 1 + random.nextInt(3);
        Plugin plugin = aPlugin(name);
        Map<String, String> bodies = new TreeMap<>();
        for (String skill : NAMES) {
            if (bodies.isEmpty() || random.nextBoolean()) {
                bodies.put(skill, skill + " of " + name + " " + id + "\n");
                plugin.skill(skill, bodies.get(skill));
            }
        }
        String written = version + ".0.0";
        Source source = name.equals(CORE) ? plugin.core(written, id) : plugin.added(written, id);
        Installed installed = new Installed(name, version, source.core(), id, bodies);
        sources.put(installed, source);
        model.installed.add(installed);
        shelf.add(source);
    }

    private void uninstall(Random random) {
        if (!model.installed.isEmpty()) {
            Installed gone = any(random, model.installed);
            model.installed.remove(gone);
            shelf.remove(sources.remove(gone));
        }
    }

    private void decide(Random random) {
        model.stack.clear();
        for (String plugin : PLUGINS) {
            if (random.nextInt(3) > 0) {
                model.stack.put(plugin, any(random, Layer.ofStack()));
            }
        }
        Path before = directory;
        int which = random.nextInt(3);
        directory = which == 0 ? null : home.resolve("d" + which + "/skills");
        if (directory == null) {
            model.own = new TreeMap<>();
        } else {
            model.own = directories.computeIfAbsent(directory, d -> new TreeMap<>());
        }
        if (directory == null || !directory.equals(before)) {
            model.ownRead = null;
        }
        chat = random.nextBoolean() ? null : allowlist(random);
        SkillPolicy policy = new SkillPolicy(Stack.of(model.stack), directory, chat);
        shelf.decide(() -> policy);
    }

    private void edit(Random random) {
        if (directory == null) {
            return;
        }
        OwnSkills own = OwnSkills.in(directory);
        String name = any(random, NAMES);
        switch (random.nextInt(4)) {
            case 0 -> {
                own.remove(name);
                model.own.remove(name);
            }
            case 1 -> {
                own.broken(name);
                model.own.remove(name);
            }
            default -> {
                String body = "my own " + name + " " + ++made + "\n";
                own.skill(name, body);
                model.own.put(name, body);
            }
        }
    }

    private static Allowlist allowlist(Random random) {
        if (random.nextInt(6) == 0) {
            return Allowlist.all();
        }
        List<String> entries = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            String name = any(random, NAMES);
            String source = random.nextInt(4) == 0 ? LayersModel.PERSONAL : any(random, PLUGINS);
            entries.add(random.nextBoolean() ? name : source + ':' + name);
        }
        return Allowlist.of(entries);
    }

    private void assertIndexAgrees(String where, Allowlist allowed) {
        List<String> expected =
                model.names().stream()
                        .filter(name -> mayGet(name, allowed))
                        .map(name -> name + "@" + model.offered(name))
                        .toList();

        assertThat(skills.index(allowed))
                .as(where)
                .extracting(entry -> entry.name() + "@" + entry.source())
                .containsExactlyElementsOf(expected);
    }

    private boolean mayGet(String name, Allowlist allowed) {
        String source = model.offered(name);
        return source != null && allowed.allows(source, name);
    }

    private void assertReadsAgree(String where, Allowlist allowed) {
        model.readOnce();
        for (String name : NAMES) {
            String as = where + ", " + name;
            String body = mayGet(name, allowed) ? model.body(model.offered(name), name) : null;
            boolean changed = body != null && isEdited(model.offered(name), name);
            Answer<LoadedSkill> loaded = skills.load(name, allowed);
            assertThat(
                            loaded instanceof Answer.Found<LoadedSkill> found
                                    ? bodyIn(found.value())
                                    : loaded)
                    .as(as)
                    .isEqualTo(expected(body, changed, name, null));
            assertThat(text(skills.readFile(name, "SKILL.md", allowed)))
                    .as(as)
                    .isEqualTo(expected(body, changed, name, "SKILL.md"));
        }
    }

    /** Whether what was read of the personal directory is no longer what lies there. */
    private boolean isEdited(@Nullable String source, String name) {
        return LayersModel.PERSONAL.equals(source)
                && !model.ownRead.get(name).equals(model.own.get(name));
    }

    private static Object expected(
            @Nullable String body, boolean changed, String key, @Nullable String path) {
        if (body == null) {
            return new Answer.NotFound<>(key, path);
        }
        return changed ? new Answer.Changed<>(key, path) : body;
    }

    /** What the frame holds. */
    private static String bodyIn(LoadedSkill loaded) {
        String boundary = Framing.boundary(loaded.fingerprint());
        String begin = "begin " + boundary + '\n';
        String text = loaded.text();
        return text.substring(
                text.indexOf(begin) + begin.length(), text.indexOf("end " + boundary));
    }

    private static Object text(Answer<FileContent> answer) {
        return answer instanceof Answer.Found<FileContent> found
                ? Body.of(found.value().text())
                : answer;
    }

    private void assertCatalogueAgrees(String where) {
        Catalogue.Listing listing = catalogue.list();
        assertThat(listing.skills())
                .as(where)
                .extracting(
                        e ->
                                new Line(
                                        e.skill().name(),
                                        e.source(),
                                        e.layer(),
                                        e.offered(),
                                        e.hiddenBy()))
                .containsExactlyElementsOf(model.lines());
        assertThat(listing.conflicts())
                .as(where)
                .containsExactlyElementsOf(
                        model.names().stream()
                                .filter(name -> !model.conflict(name).isEmpty())
                                .map(name -> new Catalogue.Conflict(name, model.conflict(name)))
                                .toList());
        for (String name : NAMES) {
            assertShown(where, name, () -> model.body(model.offered(name), name));
            for (String source : PLUGINS) {
                assertShown(where, source + ':' + name, () -> model.body(source, name));
            }
            assertShown(where, "personal:" + name, () -> model.body(LayersModel.PERSONAL, name));
        }
    }

    private void assertShown(String where, String key, Supplier<@Nullable String> body) {
        Answer<Catalogue.Detail> answer = catalogue.show(key);
        assertThat(
                        answer instanceof Answer.Found<Catalogue.Detail> found
                                ? found.value().body()
                                : answer)
                .as("%s, %s", where, key)
                .isEqualTo(expected(body.get(), false, key, null));
        assertThat(text(catalogue.readFile(key, "SKILL.md")))
                .as("%s, %s", where, key)
                .isEqualTo(expected(body.get(), false, key, "SKILL.md"));
    }

    private void assertChatAgrees(String where) {
        assertThat(skills.chatAllowed())
                .as(where)
                .isEqualTo(chat == null ? Allowlist.of(model.core()) : chat);
        assertIndexAgrees(where, skills.chatAllowed());
    }
}
