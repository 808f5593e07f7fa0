package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.launcher.Heinzel;
import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.LoadedSkill;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("L5: one order, for the command line and for a host")
class AgreementIT {

    private static final int STEPS = 6;
    private static final List<String> NAMES = List.of("letters", "notes", "writing-a-skill");
    private static final List<String> PLUGINS = List.of("acme.B", "acme.a", "acme.b", "acme.c");
    private static final List<String> LAYERS = List.of("project", "team", "org", "site");

    @TempDir private Path scratch;
    private final long seed = new Random().nextLong();
    private final Random random = new Random(seed);
    private Hz hz;

    @Test
    @DisplayName("L1 to L6: for random stacks, list and show say what index, load and readFile do")
    void agree() throws Exception {
        hz = Hz.in(scratch);
        List<String> add = new ArrayList<>(List.of("system", "plugin", "add"));
        for (String plugin : PLUGINS) {
            PluginJar jar = aPlugin(plugin).skill("of-" + add.size(), "x\n");
            for (String name : someOf(NAMES)) {
                jar.skill(name, OneName.bodyOf(plugin));
            }
            add.add(jar.in(scratch, add.size() + ".jar").toString());
        }
        hz.run(add.toArray(String[]::new)).exits(0);

        for (int step = 0; step < STEPS; step++) {
            configure();
            agree("seed " + seed + ", step " + step);
        }
    }

    private void configure() throws Exception {
        Map<String, List<String>> stack = new TreeMap<>();
        for (String plugin : someOf(PLUGINS)) {
            stack.computeIfAbsent(
                            LAYERS.get(random.nextInt(LAYERS.size())), layer -> new ArrayList<>())
                    .add('\'' + plugin + '\'');
        }
        List<String> lines = new ArrayList<>(List.of("[stack]"));
        stack.forEach((layer, plugins) -> lines.add(layer + " = " + plugins));
        hz.configure(lines.toArray(String[]::new));
        for (String name : NAMES) {
            Files.deleteIfExists(hz.personal(name, "x\n").resolve("SKILL.md"));
            Files.delete(hz.config().resolve("skills").resolve(name));
        }
        for (String name : someOf(someOf(NAMES))) {
            hz.personal(name, OneName.bodyOf("personal"));
        }
    }

    private List<String> someOf(List<String> all) {
        return all.stream().filter(each -> random.nextInt(3) > 0).toList();
    }

    private void agree(String when) throws Exception {
        Map<String, Object> listed =
                hz.run("system", "skill", "list", "--json").exits(0).document();
        try (Heinzel heinzel = Heinzel.openWithoutStarting(Settings.in(hz.home()))) {
            Catalogue.Listing listing = heinzel.catalogue().list();
            assertThat(Hz.list(listed, "skills").stream().map(AgreementIT::row))
                    .as(when)
                    .containsExactlyElementsOf(
                            listing.skills().stream().map(AgreementIT::row).toList());
            assertThat(Hz.list(listed, "conflicts"))
                    .as(when)
                    .containsExactlyElementsOf(
                            listing.conflicts().stream()
                                    .map(
                                            each ->
                                                    Map.<String, Object>of(
                                                            "name", each.name(),
                                                            "sources", each.sources()))
                                    .toList());
            assertThat(heinzel.skills().index(Allowlist.all()).stream().map(AgreementIT::row))
                    .as(when)
                    .containsExactlyElementsOf(
                            listing.skills().stream()
                                    .filter(Catalogue.Entry::offered)
                                    .map(entry -> entry.skill().name() + '@' + entry.source())
                                    .toList());
            for (String name : NAMES) {
                agree(when + ", " + name, name, heinzel);
            }
        }
    }

    private void agree(String when, String name, Heinzel heinzel) throws Exception {
        Answer<LoadedSkill> loaded = heinzel.skills().load(name, Allowlist.all());
        Answer<FileContent> file = heinzel.skills().readFile(name, "SKILL.md", Allowlist.all());
        Hz.Ran shown = hz.run("system", "skill", "show", "--json", name);
        if (loaded instanceof Answer.Found<LoadedSkill> skill
                && file instanceof Answer.Found<FileContent> skillMd) {
            Map<String, Object> document = shown.exits(0).document();
            assertThat(document)
                    .as(when)
                    .containsEntry("source", skill.value().source())
                    .containsEntry("fingerprint", skill.value().fingerprint().toString());
            assertThat(skillMd.value().text()).as(when).endsWith("---\n" + document.get("body"));
        } else {
            assertThat(loaded).as(when).isEqualTo(new Answer.NotFound<>(name, null));
            assertThat(file).as(when).isEqualTo(new Answer.NotFound<>(name, "SKILL.md"));
            assertThat(shown.exits(1).error()).as(when).containsEntry("code", "NOT_FOUND");
        }
    }

    private static String row(Map<String, Object> skill) {
        return List.of(
                        skill.get("name"),
                        skill.get("source"),
                        skill.get("layer"),
                        skill.get("fingerprint"),
                        skill.get("offered"),
                        String.valueOf(skill.get("hidden_by")))
                .toString();
    }

    private static String row(Catalogue.Entry entry) {
        return List.of(
                        entry.skill().name(),
                        entry.source(),
                        entry.layer().id(),
                        entry.skill().fingerprint(),
                        entry.offered(),
                        String.valueOf(entry.hiddenBy()))
                .toString();
    }

    private static String row(IndexEntry entry) {
        return entry.name() + '@' + entry.source();
    }
}
