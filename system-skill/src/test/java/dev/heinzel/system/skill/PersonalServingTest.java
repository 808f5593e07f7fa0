package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue.Detail;
import dev.heinzel.skill.Catalogue.Entry;
import dev.heinzel.skill.Catalogue.Listing;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.LoadedSkill;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Stack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("L6, S4: what the services say of the personal directory")
class PersonalServingTest {

    private static final Allowlist ALL = Allowlist.all();

    @TempDir private Path home;
    private OwnSkills own;

    private final Shelf shelf = new Shelf(PersonalDirectory::read);
    private final SkillsService skills = new SkillsService(shelf);
    private final CatalogueService catalogue = new CatalogueService(shelf, List::of);

    @BeforeEach
    void decide() {
        own = OwnSkills.in(home.resolve("skills")).skill("notes", "mine\n");
        SkillPolicy policy = new SkillPolicy(Stack.none(), own.directory(), null);
        shelf.decide(() -> policy);
        shelf.add(aPlugin("dev.heinzel.core").skill("notes").skill("letters").core());
    }

    private List<String> index() {
        return skills.index(ALL).stream().map(e -> e.name() + "@" + e.source()).toList();
    }

    private String file(String name) {
        Answer<FileContent> answer = skills.readFile(name, "SKILL.md", ALL);
        assertThat(answer).isInstanceOf(Answer.Found.class);
        return ((Answer.Found<FileContent>) answer).value().text();
    }

    @Test
    @DisplayName("L1, A2: the personal skill is offered above all, and is no core skill")
    void isOfferedAboveAll() {
        assertThat(skills.chatAllowed()).isEqualTo(Allowlist.of("dev.heinzel.core:letters"));
        assertThat(index()).containsExactly("letters@dev.heinzel.core", "notes@personal");
        assertThat(file("notes")).endsWith("mine\n");
        assertThat(((Answer.Found<LoadedSkill>) skills.load("notes", ALL)).value().source())
                .isEqualTo("personal");
    }

    @Test
    @DisplayName("L4, K6: it is listed with what it hides, and each key shows its own")
    void isListed() {
        assertThat(catalogue.list().skills())
                .extracting(
                        e -> e.skill().name(),
                        Entry::source,
                        Entry::layer,
                        Entry::offered,
                        Entry::hiddenBy)
                .containsExactly(
                        tuple("letters", "dev.heinzel.core", Layer.CORE, true, null),
                        tuple("notes", "personal", Layer.PERSONAL, true, null),
                        tuple("notes", "dev.heinzel.core", Layer.CORE, false, "personal"));
        assertThat(body("notes")).isEqualTo("mine\n");
        assertThat(body("personal:notes")).isEqualTo("mine\n");
        assertThat(body("dev.heinzel.core:notes")).isEqualTo("Do it well.\n");
        assertThat(catalogue.show("personal:letters"))
                .isEqualTo(new Answer.NotFound<>("personal:letters", null));
    }

    private String body(String key) {
        return ((Answer.Found<Detail>) catalogue.show(key)).value().body();
    }

    @Test
    @DisplayName("L6: the first question of any kind reads it")
    void readsForTheFirstQuestion() {
        assertThat(shelf.now().isRead()).isFalse();

        assertThat(file("notes")).endsWith("mine\n");
    }

    @Test
    @DisplayName(
            "S4, L6: what changed since the index is not given; the next index has the new one")
    void refusesAnEdit() {
        IndexEntry before = skills.index(ALL).get(1);
        own.skill("notes", "changed\n");

        assertThat(skills.load("notes", ALL)).isEqualTo(new Answer.Changed<>("notes", null));
        assertThat(skills.readFile("notes", "SKILL.md", ALL))
                .isEqualTo(new Answer.Changed<>("notes", "SKILL.md"));
        assertThat(catalogue.show("personal:notes"))
                .isEqualTo(new Answer.Changed<>("personal:notes", null));

        long count = skills.changeCount();
        IndexEntry after = skills.index(ALL).get(1);
        assertThat(after.fingerprint()).isNotEqualTo(before.fingerprint());
        assertThat(skills.changeCount()).isEqualTo(count + 1);
        assertThat(file("notes")).endsWith("changed\n");
    }

    @Test
    @DisplayName(
            "S4, F9: a file that became a link after the index is refused, with the same bytes")
    void refusesALaterLink() throws IOException {
        assertThat(index()).contains("notes@personal");
        Path file = own.directory().resolve("notes/SKILL.md");
        Path moved = Files.move(file, home.resolve("moved.md"));
        Files.createSymbolicLink(file, moved);

        assertThat(skills.load("notes", ALL)).isEqualTo(new Answer.Changed<>("notes", null));
        assertThat(skills.readFile("notes", "SKILL.md", ALL))
                .isEqualTo(new Answer.Changed<>("notes", "SKILL.md"));

        // and the next reading refuses the skill, so that it hides nothing
        assertThat(index()).containsExactly("letters@dev.heinzel.core", "notes@dev.heinzel.core");
        assertThat(catalogue.list().problems())
                .extracting(Finding::code)
                .contains(FindingCode.LINK);
    }

    @Test
    @DisplayName("S4, F9: so is a skill whose directory became one")
    void refusesALaterDirectoryLink() throws IOException {
        assertThat(index()).contains("notes@personal");
        Path moved = Files.move(own.directory().resolve("notes"), home.resolve("moved"));
        Files.createSymbolicLink(own.directory().resolve("notes"), moved);

        assertThat(skills.load("notes", ALL)).isEqualTo(new Answer.Changed<>("notes", null));
    }

    @Test
    @DisplayName("L6: a broken one is a problem and hides nothing; mended, it is offered again")
    void aBrokenOneHidesNothing() {
        own.broken("notes").broken("letters").skill("reports");

        assertThat(index())
                .containsExactly(
                        "letters@dev.heinzel.core", "notes@dev.heinzel.core", "reports@personal");
        Listing listing = catalogue.list();
        assertThat(listing.problems())
                .extracting(Finding::plugin, Finding::path, Finding::code)
                .containsExactly(
                        tuple("personal", "skills/letters/SKILL.md", FindingCode.KEY_UNKNOWN),
                        tuple("personal", "skills/notes/SKILL.md", FindingCode.KEY_UNKNOWN));

        own.skill("notes");
        assertThat(index()).contains("notes@personal");
        assertThat(catalogue.list().problems()).hasSize(1);
    }

    @Test
    @DisplayName("L6: a directory that goes is empty, and one that cannot be read a problem")
    void survivesTheDirectory() throws IOException {
        assertThat(index()).contains("notes@personal");

        own.remove("notes");
        Files.delete(own.directory());
        assertThat(skills.load("notes", ALL)).isEqualTo(new Answer.Changed<>("notes", null));
        assertThat(index()).contains("notes@dev.heinzel.core");
        assertThat(catalogue.list().problems()).isEmpty();

        Files.writeString(own.directory(), "a file\n");
        assertThat(catalogue.list().problems())
                .extracting(Finding::code)
                .containsExactly(FindingCode.PERSONAL_UNREADABLE);
        assertThat(index()).contains("notes@dev.heinzel.core");
    }

    @Test
    @DisplayName("L6: a skill that was moved within the directory is served from where it is")
    void followsAMovedSkill() throws IOException {
        Path directory = home.resolve("moved");
        Path skillMd = directory.resolve("SKILL.md");
        Files.createDirectories(directory);
        Files.writeString(skillMd, "---\nname: moved\ndescription: Moves\n---\nsame\n");
        shelf.decide(() -> new SkillPolicy(Stack.none(), directory, null));
        assertThat(index()).contains("moved@personal");

        Files.createDirectories(directory.resolve("moved"));
        Files.move(skillMd, directory.resolve("moved/SKILL.md"));

        assertThat(skills.load("moved", ALL)).isInstanceOf(Answer.Changed.class);
        assertThat(index()).contains("moved@personal");
        assertThat(file("moved")).endsWith("same\n");
    }

    @Test
    @DisplayName("L6, F14: a stray SKILL.md in the directory is reported and hides no skill")
    void hidesNothingBehindAStrayFile() throws IOException {
        Files.writeString(own.directory().resolve("SKILL.md"), "a note to myself\n");

        Listing listing = catalogue.list();

        assertThat(listing.problems())
                .extracting(Finding::path, Finding::code)
                .containsExactly(tuple("skills/SKILL.md", FindingCode.FRONT_MATTER_MISSING));
        assertThat(index()).contains("notes@personal");
        assertThat(file("notes")).endsWith("mine\n");
    }
}
