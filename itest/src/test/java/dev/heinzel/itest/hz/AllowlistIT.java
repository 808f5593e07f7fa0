package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.launcher.Heinzel;
import dev.heinzel.launcher.Settings;
import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.Skills;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("A2, S2: the allowlists of hz.toml are exact")
class AllowlistIT {

    @TempDir private Path scratch;
    private Hz hz;

    @BeforeEach
    void begin() throws IOException {
        hz = Hz.in(scratch);
        aPlugin("acme.a")
                .skill("acme", "# Of acme.a\n")
                .skill("acme-evil", "x\n")
                .skill("acm", "x\n")
                .in(scratch, "a.jar");
        aPlugin("acme.A").skill("acme", "# Of acme.A\n").in(scratch, "upper.jar");
    }

    @Test
    @DisplayName("A2, S2: acme does not allow acme-evil, in no way")
    void allowsExactlyWhatItNames() throws Exception {
        hz.configure("[system.skill]", "chat = ['acme']");
        hz.run("system", "plugin", "add", "a.jar").exits(0);

        assertThat(chatSees()).containsExactly("acme@acme.a");
        try (Heinzel heinzel = open()) {
            Skills skills = heinzel.skills();
            Allowlist chat = skills.chatAllowed();
            assertThat(skills.load("acme", chat)).isInstanceOf(Answer.Found.class);
            assertThat(skills.readFile("acme", "SKILL.md", chat)).isInstanceOf(Answer.Found.class);
            for (String other : List.of("acme-evil", "acm", "Acme", "acme.a:acme", "unknown")) {
                assertThat(skills.load(other, chat)).isEqualTo(new Answer.NotFound<>(other, null));
                assertThat(skills.readFile(other, "SKILL.md", chat))
                        .isEqualTo(new Answer.NotFound<>(other, "SKILL.md"));
            }
        }
    }

    @Test
    @DisplayName("A2: source:name binds the source, and follows nobody else")
    void bindsTheSource() throws Exception {
        hz.configure("[system.skill]", "chat = ['acme.a:acme', 'acme.A:acm']");
        hz.run("system", "plugin", "add", "a.jar").exits(0);
        assertThat(chatSees()).containsExactly("acme@acme.a");

        // the smaller name is offered now (L2), and it is another's
        hz.run("system", "plugin", "add", "upper.jar").exits(0);
        assertThat(chatSees()).isEmpty();

        hz.configure("[system.skill]", "chat = ['acme.A:acme', 'personal:acme']");
        assertThat(chatSees()).containsExactly("acme@acme.A");
        hz.personal("acme", "x\n");
        assertThat(chatSees()).containsExactly("acme@personal");
        hz.configure("[system.skill]", "chat = ['acme.A:acme']");
        assertThat(chatSees()).isEmpty();
    }

    @Test
    @DisplayName("A2, L3: a name in conflict is nobody's")
    void seesNoneOfAConflict() throws Exception {
        hz.configure(
                "[stack]",
                "org = ['acme.a']",
                "site = ['acme.A']",
                "[system.skill]",
                "chat = ['acme', 'acme.a:acme', 'acme.A:acme', 'acm']");
        hz.run("system", "plugin", "add", "--layer", "org", "a.jar").exits(0);
        hz.run("system", "plugin", "add", "--layer", "site", "upper.jar").exits(0);

        assertThat(chatSees()).containsExactly("acm@acme.a");
        try (Heinzel heinzel = open()) {
            Skills skills = heinzel.skills();
            assertThat(skills.load("acme", skills.chatAllowed()))
                    .isEqualTo(new Answer.NotFound<>("acme", null));
        }
    }

    @Test
    @DisplayName("A2: the default is what core offers, not what hides it")
    void seesTheCoreByDefault() throws Exception {
        hz.run("system", "plugin", "add", "a.jar").exits(0);
        assertThat(chatSees())
                .contains("writing-a-skill@dev.heinzel.core")
                .allMatch(entry -> entry.endsWith("@dev.heinzel.core"));

        hz.personal("writing-a-skill", "x\n");
        assertThat(chatSees())
                .isNotEmpty()
                .allMatch(entry -> entry.endsWith("@dev.heinzel.core"))
                .doesNotContain("writing-a-skill@dev.heinzel.core");
    }

    @Test
    @DisplayName("A2: an empty list allows nothing, loudly")
    void isLoudWhereEmpty() throws Exception {
        hz.configure("[system.skill]", "chat = []");

        assertThat(chatSees()).isEmpty();
        isLoud("hz.toml:2");
    }

    @Test
    @DisplayName("A2: a malformed list allows nothing of it, loudly")
    void isLoudWhereMalformed() throws Exception {
        hz.run("system", "plugin", "add", "a.jar").exits(0);
        for (String list :
                List.of(
                        "'acme'",
                        "true",
                        "['acme', 3]",
                        "['acme', '']",
                        "['acme', 'acme.a:']",
                        "['acme', ':acm']",
                        "['acme', ['acm']]",
                        "{ acme = true }")) {
            hz.configure("[system.skill]", "chat = " + list);

            assertThat(chatSees()).as(list).isEmpty();
            assertThat(Problems.of(hz).places()).as(list).contains("hz.toml:2 CONFIG_VALUE");
        }
        isLoud("hz.toml:2");
    }

    private void isLoud(String where) throws Exception {
        assertThat(Problems.of(hz).places()).anyMatch(place -> place.startsWith(where));
        assertThat(hz.run("system", "skill", "list").exits(0).err()).contains(where);
        assertThat(hz.run("doctor", "--json").exits(1).list("checks"))
                .filteredOn(check -> check.get("ok").equals(false))
                .extracting(check -> check.get("message").toString())
                .anyMatch(message -> message.contains("chat"));
    }

    @Test
    @DisplayName("A2, K7: add and update say who may see each skill")
    void saysWhoMaySee() throws Exception {
        hz.configure("[system.skill]", "chat = ['acme', 'acme.A:acm']", "mcp = ['acme.a:acm']");

        assertThat(visibleTo("add", "a.jar"))
                .isEqualTo(
                        Map.of(
                                "acme", List.of("chat"),
                                "acme-evil", List.of(),
                                "acm", List.of("mcp")));
        aPlugin("acme.a").skill("acme-evil", "y\n").skill("new", "x\n").in(scratch, "next.jar");
        hz.configure("[system.skill]", "chat = ['new']");
        assertThat(visibleTo("update", "acme.a", "next.jar"))
                .containsEntry("acme-evil", List.of("mcp"))
                .containsEntry("new", List.of("chat", "mcp"));
        // what is hidden is seen by nobody
        assertThat(visibleTo("add", "upper.jar")).containsEntry("acme", List.of("mcp"));
    }

    @Test
    @DisplayName("A2, K7: an agent that may see a skill is named")
    void namesAgents() throws Exception {
        hz.configure("[agents.writer]", "uses = ['acme']", "[agents.reader]", "uses = ['acm']");

        assertThat(visibleTo("add", "a.jar").get("acme").toString())
                .contains("writer")
                .doesNotContain("reader");
    }

    @Test
    @DisplayName("A2: an entry that nothing offers is reported, where it stands")
    void reportsAnEntryThatNothingOffers() throws Exception {
        hz.run("system", "plugin", "add", "a.jar").exits(0);
        hz.configure(
                "[system.skill]",
                "chat = [",
                "  'acme',",
                "  'nobody',",
                "  'acme.A:acme',",
                "]",
                "mcp = ['acm', 'none']",
                "[agents.writer]",
                "uses = ['acme-evil', 'acme.a:nothing']");

        Problems problems = Problems.of(hz);

        assertThat(problems.places())
                .containsExactlyInAnyOrder(
                        "hz.toml:4 ALLOWLIST_ENTRY",
                        "hz.toml:5 ALLOWLIST_ENTRY",
                        "hz.toml:7 ALLOWLIST_ENTRY",
                        "hz.toml:9 ALLOWLIST_ENTRY");
        assertThat(problems.texts()).anyMatch(text -> text.contains("nobody"));
        assertThat(chatSees()).containsExactly("acme@acme.a");
    }

    @Test
    @DisplayName(
            "A2: a name whose source changed is reported by the next process, a bound one is not")
    void reportsAChangedSource() throws Exception {
        hz.configure("[system.skill]", "chat = ['acme', 'acme.a:acm']");
        hz.run("system", "plugin", "add", "a.jar").exits(0);
        assertThat(Problems.of(hz).places()).isEmpty();
        assertThat(Problems.of(hz).places()).isEmpty();

        hz.personal("acme", "x\n");

        Problems problems = Problems.of(hz);
        assertThat(problems.places()).containsExactly("hz.toml:2 ALLOWLIST_SOURCE");
        assertThat(problems.texts()).singleElement().asString().contains("acme.a", "personal");
    }

    @Test
    @DisplayName("A2, O2: a memory of sources that is damaged is said, once, and begun anew")
    void reportsALostMemory() throws Exception {
        hz.configure("[system.skill]", "chat = ['acme']");
        hz.run("system", "plugin", "add", "a.jar").exits(0);
        assertThat(Problems.of(hz).places()).isEmpty();
        Path memory = hz.home().resolve("state/sources.json");
        Files.writeString(memory, Files.readString(memory).substring(0, 20));

        chatSees();
        hz.run("system", "skill", "show", "acme").exits(0);

        assertThat(Problems.of(hz).places()).containsExactly("sources.json STORE_DAMAGED");
        assertThat(Problems.of(hz).places()).isEmpty();
        hz.personal("acme", "x\n");
        assertThat(Problems.of(hz).places()).containsExactly("hz.toml:2 ALLOWLIST_SOURCE");
    }

    private Map<String, Object> visibleTo(String... words) throws Exception {
        String[] all = new String[words.length + 3];
        List.of("system", "plugin").toArray(all);
        System.arraycopy(words, 0, all, 2, words.length);
        all[all.length - 1] = "--json";
        Map<String, Object> visibleTo = new TreeMap<>();
        for (Map<String, Object> skill :
                Hz.list(hz.run(all).exits(0).list("plugins").get(0), "skills")) {
            visibleTo.put((String) skill.get("name"), skill.get("visible_to"));
        }
        return visibleTo;
    }

    /** What a chat of a host sees, as {@code name@source}. */
    private List<String> chatSees() throws IOException {
        try (Heinzel heinzel = open()) {
            Skills skills = heinzel.skills();
            return skills.index(skills.chatAllowed()).stream()
                    .map((IndexEntry entry) -> entry.name() + '@' + entry.source())
                    .toList();
        }
    }

    private Heinzel open() throws IOException {
        return Heinzel.openWithoutStarting(Settings.in(hz.home()));
    }
}
