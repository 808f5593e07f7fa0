package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Catalogue.Entry;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.LoadedSkill;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Stack;
import java.nio.file.Path;
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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("S5, L6: everything changes in several threads")
class ChurnTest {

    private static final int ROUNDS = 200;
    private static final List<String> NAMES = List.of("letters", "notes");
    private static final Stack PEERS = Stack.of(Map.of("acme.a", Layer.ORG, "acme.b", Layer.SITE));
    private static final Stack TEAM = Stack.of(Map.of("acme.b", Layer.TEAM));

    @TempDir private Path home;

    private final Map<Digest, String> bodies = new ConcurrentHashMap<>();
    private final Map<Digest, Digest> skillMds = new ConcurrentHashMap<>();
    private final AtomicInteger versions = new AtomicInteger();
    private final Shelf shelf = new Shelf(PersonalDirectory::read);
    private final SkillsService skills = new SkillsService(shelf);
    private final Catalogue catalogue = new CatalogueService(shelf, List::of);

    @Test
    @DisplayName("S5: only typed answers, of one version and one policy; it ends empty")
    void answersWithValues() throws Exception {
        OwnSkills own = OwnSkills.in(home.resolve("skills"));
        AtomicInteger told = new AtomicInteger();
        shelf.onChange(told::incrementAndGet);
        List<Callable<Void>> writers =
                List.of(
                        comingAndGoing("acme.a"),
                        comingAndGoing("acme.b"),
                        deciding(own.directory()),
                        editing(own));

        run(writers, List.of(this::readSkills, this::readCatalogue, this::readSkills));

        assertThat(skills.index(Allowlist.all())).isEmpty();
        assertThat(catalogue.list())
                .isEqualTo(new Catalogue.Listing(List.of(), List.of(), List.of()));
        assertThat(told).hasPositiveValue();
    }

    /** A plugin whose bodies say whose they are and which, so that no two are alike. */
    private Source made(String source) {
        Plugin plugin = aPlugin(source);
        NAMES.forEach(name -> plugin.skill(name, body(source)));
        Source made = plugin.added();
        remember(made);
        return made;
    }

    private String body(String source) {
        return source + ' ' + versions.incrementAndGet() + '\n';
    }

    private void remember(Source source) {
        source.skillLet()
                .skills()
                .forEach(
                        skill -> {
                            Answer<FileContent> read = source.skillLet().read(skill, "SKILL.md");
                            String text = ((Answer.Found<FileContent>) read).value().text();
                            bodies.put(skill.fingerprint(), Body.of(text));
                            skillMds.put(skill.skillMd().sha256(), skill.fingerprint());
                        });
    }

    private Callable<Void> comingAndGoing(String name) {
        return () -> {
            for (int round = 0; round < ROUNDS; round++) {
                Source source = made(name);
                shelf.add(source);
                readSkills();
                shelf.remove(source);
            }
            return null;
        };
    }

    private Callable<Void> deciding(Path directory) {
        return () -> {
            for (int round = 0; round < ROUNDS; round++) {
                shelf.decide(() -> new SkillPolicy(PEERS, directory, null));
                readCatalogue();
                shelf.decide(() -> new SkillPolicy(TEAM, directory, Allowlist.of("notes")));
                readSkills();
                if (round % 10 == 0) {
                    shelf.decide(() -> SkillPolicy.NONE);
                }
            }
            return null;
        };
    }

    private Callable<Void> editing(OwnSkills own) {
        return () -> {
            for (int round = 0; round < ROUNDS; round++) {
                String body = body("personal");
                // the same bytes have the same fingerprint, whoever has them
                remember(aPlugin("personal.copy").skill("notes", body).added());
                own.skill("notes", body);
                readSkills();
                own.broken("notes");
                own.remove("notes");
            }
            return null;
        };
    }

    private void readSkills() {
        for (IndexEntry entry : skills.index(Allowlist.all())) {
            assertThat(bodies.get(entry.fingerprint())).startsWith(entry.source() + ' ');
        }
        for (String name : NAMES) {
            if (skills.load(name, Allowlist.all()) instanceof Answer.Found<LoadedSkill> found) {
                LoadedSkill loaded = found.value();
                assertThat(loaded.text()).contains('\n' + bodies.get(loaded.fingerprint()));
                assertThat(bodies.get(loaded.fingerprint())).startsWith(loaded.source() + ' ');
            }
            if (skills.readFile(name, "SKILL.md", Allowlist.all())
                    instanceof Answer.Found<FileContent> found) {
                Digest fingerprint = skillMds.get(found.value().file().sha256());
                assertThat(Body.of(found.value().text())).isEqualTo(bodies.get(fingerprint));
            }
        }
        assertThat(skills.chatAllowed()).isIn(Allowlist.none(), Allowlist.of("notes"));
    }

    private void readCatalogue() {
        Catalogue.Listing listing = catalogue.list();
        for (String name : NAMES) {
            assertOfOnePolicy(
                    listing.skills().stream().filter(e -> e.skill().name().equals(name)).toList());
        }
        for (String key : List.of("notes", "acme.a:notes", "personal:notes")) {
            if (catalogue.show(key) instanceof Answer.Found<Catalogue.Detail> found) {
                Entry entry = found.value().entry();
                assertThat(found.value().body())
                        .isEqualTo(bodies.get(entry.skill().fingerprint()))
                        .startsWith(entry.source() + ' ');
            }
        }
    }

    /** Whoever is listed first hides the others, or is in conflict with a peer. */
    private static void assertOfOnePolicy(List<Entry> entries) {
        if (entries.isEmpty()) {
            return;
        }
        Entry first = entries.get(0);
        assertThat(first.hiddenBy()).isNull();
        if (first.offered()) {
            assertThat(entries.subList(1, entries.size()))
                    .allMatch(e -> !e.offered() && first.source().equals(e.hiddenBy()));
        } else {
            assertThat(entries)
                    .extracting(Entry::layer, Entry::hiddenBy)
                    .containsExactly(tuple(Layer.ORG, null), tuple(Layer.SITE, null));
        }
    }

    private static void run(List<Callable<Void>> writers, List<Runnable> readers) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(writers.size() + readers.size());
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
            for (Runnable reader : readers) {
                results.add(
                        threads.submit(
                                () -> {
                                    while (writing.get() > 0) {
                                        reader.run();
                                    }
                                }));
            }
            for (Future<?> result : results) {
                result.get(2, TimeUnit.MINUTES);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
