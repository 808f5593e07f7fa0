package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.LoadedSkill;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Skills.Subscription;
import dev.heinzel.skill.Stack;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SkillsServiceTest {

    private final Shelf shelf = new Shelf(PersonalDirectory::read);
    private final SkillsService skills = new SkillsService(shelf);

    private List<String> index(Allowlist allowed) {
        return skills.index(allowed).stream().map(IndexEntry::name).toList();
    }

    @Test
    @DisplayName("S1: the index is in order of name and holds what the allowlist names")
    void indexesWhatIsAllowed() {
        shelf.add(aPlugin("acme.a").skill("notes").skill("letters").skill("reports").added());

        assertThat(index(Allowlist.all())).containsExactly("letters", "notes", "reports");
        assertThat(index(Allowlist.of("reports", "letters", "absent")))
                .containsExactly("letters", "reports");
        assertThat(index(Allowlist.of("acme.a:notes", "acme.b:letters"))).containsExactly("notes");
        assertThat(index(Allowlist.none())).isEmpty();
    }

    @Test
    @DisplayName(
            "S2: denied, hidden and unknown answer with what the caller said, and nothing else")
    void deniedIsUnknown() {
        shelf.add(aPlugin("acme.core").skill("notes").core());
        shelf.add(aPlugin("acme.a").skill("notes").skill("letters").added());
        Allowlist allowed = Allowlist.of("acme.a:notes", "reports");

        for (String name : List.of("notes", "letters", "reports", "", "..", "acme.a:notes")) {
            assertThat(skills.load(name, allowed)).isEqualTo(new Answer.NotFound<>(name, null));
            assertThat(skills.readFile(name, "SKILL.md", allowed))
                    .isEqualTo(new Answer.NotFound<>(name, "SKILL.md"));
        }
        assertThat(index(allowed)).isEmpty();
    }

    @Test
    @DisplayName("S1: an allowed name is loaded, with source, fingerprint and files")
    void loadsTheAllowed() {
        Source source =
                aPlugin("acme.a")
                        .skill("notes")
                        .file("skills/notes/references/api.md", "the API\n")
                        .added();
        shelf.add(source);

        Answer<LoadedSkill> answer = skills.load("notes", Allowlist.of("notes"));

        assertThat(answer).isInstanceOf(Answer.Found.class);
        LoadedSkill loaded = ((Answer.Found<LoadedSkill>) answer).value();
        assertThat(loaded.source()).isEqualTo("acme.a");
        assertThat(loaded.fingerprint()).isEqualTo(source.skillLet().skills().get(0).fingerprint());
        assertThat(loaded.files())
                .extracting("path")
                .containsExactly("SKILL.md", "references/api.md");
    }

    @Test
    @DisplayName("S4: exact bytes of what is listed, and each reader has its own")
    void readsExactBytes() {
        shelf.add(
                aPlugin("acme.a")
                        .skill("notes")
                        .file("skills/notes/references/api.md", "mail a@b.org\n")
                        .added());

        FileContent content = read("notes", "references/api.md");
        content.bytes()[0] = 'X';

        assertThat(read("notes", "references/api.md").text()).isEqualTo("mail a@b.org\n");
    }

    private FileContent read(String name, String path) {
        Answer<FileContent> answer = skills.readFile(name, path, Allowlist.all());
        assertThat(answer).isInstanceOf(Answer.Found.class);
        return ((Answer.Found<FileContent>) answer).value();
    }

    @Test
    @DisplayName("S3, S4: what is no longer what was checked is not given, SKILL.md included")
    void refusesChangedBytes() {
        Plugin plugin =
                aPlugin("acme.a").skill("notes").file("skills/notes/a.md", "old\n").addedTo(shelf);

        plugin.file("skills/notes/a.md", "new\n");
        plugin.skill("notes", "Do it otherwise.\n");

        assertThat(skills.readFile("notes", "a.md", Allowlist.all()))
                .isEqualTo(new Answer.Changed<>("notes", "a.md"));
        assertThat(skills.readFile("notes", "SKILL.md", Allowlist.all()))
                .isEqualTo(new Answer.Changed<>("notes", "SKILL.md"));
        assertThat(skills.load("notes", Allowlist.all()))
                .isEqualTo(new Answer.Changed<>("notes", null));
    }

    @Test
    @DisplayName("S4: what is gone has changed; what cannot be read is unavailable")
    void tellsGoneFromUnreadable() {
        Plugin plugin =
                aPlugin("acme.a").skill("notes").file("skills/notes/a.md", "old\n").addedTo(shelf);

        plugin.remove("skills/notes/a.md");
        assertThat(skills.readFile("notes", "a.md", Allowlist.all()))
                .isEqualTo(new Answer.Changed<>("notes", "a.md"));

        plugin.breakDown();
        assertThat(skills.readFile("notes", "a.md", Allowlist.all()))
                .isEqualTo(new Answer.Unavailable<>("notes", "a.md"));
        assertThat(skills.load("notes", Allowlist.all()))
                .isEqualTo(new Answer.Unavailable<>("notes", null));
    }

    @Test
    @DisplayName("S1: null is refused")
    void refusesNull() {
        shelf.add(aPlugin("acme.a").skill("notes").added());

        assertThatNullPointerException().isThrownBy(() -> skills.index(null));
        assertThatNullPointerException().isThrownBy(() -> skills.load("notes", null));
        assertThatNullPointerException().isThrownBy(() -> skills.load("absent", null));
        assertThatNullPointerException().isThrownBy(() -> skills.load(null, Allowlist.all()));
        assertThatNullPointerException()
                .isThrownBy(() -> skills.readFile("absent", null, Allowlist.all()));
        assertThatNullPointerException().isThrownBy(() -> skills.onChange(null));
    }

    @Test
    @DisplayName("A2: the chat sees by default the skills whose offered source is core")
    void chatSeesTheCore() {
        shelf.add(aPlugin("dev.heinzel.core").skill("notes").core());
        Source above = aPlugin("acme.team").skill("notes").added();
        Stack stack = Stack.of(Map.of("acme.team", Layer.TEAM));
        shelf.decide(() -> new SkillPolicy(stack, null, null));
        shelf.add(aPlugin("acme.a").skill("notes").skill("letters").added());

        assertThat(skills.chatAllowed()).isEqualTo(Allowlist.of("dev.heinzel.core:notes"));

        shelf.add(above);
        assertThat(skills.chatAllowed()).isEqualTo(Allowlist.none());

        shelf.remove(above);
        assertThat(index(skills.chatAllowed())).containsExactly("notes");
    }

    @Test
    @DisplayName("A2: the chat sees what the policy says, and exactly that")
    void chatSeesWhatThePolicySays() {
        shelf.add(aPlugin("dev.heinzel.core").skill("notes").core());
        shelf.add(aPlugin("acme").skill("letters").added());
        shelf.add(aPlugin("acme-evil").skill("reports").added());
        Allowlist chat = Allowlist.of("acme:letters", "acme:reports");

        shelf.decide(() -> new SkillPolicy(Stack.none(), null, chat));
        assertThat(index(skills.chatAllowed())).containsExactly("letters");

        shelf.decide(() -> new SkillPolicy(Stack.none(), null, Allowlist.none()));
        assertThat(index(skills.chatAllowed())).isEmpty();
    }

    @Test
    @DisplayName("S2, L3: a conflict answers like what is not there, to everybody")
    void conflictIsUnknown() {
        Stack stack = Stack.of(Map.of("acme.a", Layer.TEAM, "acme.b", Layer.TEAM));
        shelf.decide(() -> new SkillPolicy(stack, null, null));
        shelf.add(aPlugin("dev.heinzel.core").skill("notes").core());
        shelf.add(aPlugin("acme.a").skill("notes").added());
        shelf.add(aPlugin("acme.b").skill("notes").added());

        for (Allowlist allowed :
                List.of(
                        Allowlist.all(),
                        Allowlist.of("notes"),
                        Allowlist.of("acme.a:notes", "dev.heinzel.core:notes"))) {
            assertThat(index(allowed)).isEmpty();
            assertThat(skills.load("notes", allowed))
                    .isEqualTo(new Answer.NotFound<>("notes", null));
            assertThat(skills.readFile("notes", "SKILL.md", allowed))
                    .isEqualTo(new Answer.NotFound<>("notes", "SKILL.md"));
        }
        assertThat(skills.chatAllowed()).isEqualTo(Allowlist.none());
    }

    @Test
    @DisplayName("S5: what comes and goes leaves the others as they were")
    void removesOneSourceAlone() {
        Source first = aPlugin("acme.a").skill("notes").added();
        Source second = aPlugin("acme.b").skill("notes").skill("letters").added();
        shelf.add(first);
        shelf.add(second);
        Snapshot held = shelf.now();

        shelf.remove(first);

        assertThat(skills.index(Allowlist.all()))
                .extracting(IndexEntry::source)
                .containsExactly("acme.b", "acme.b");
        assertThat(held.offered("notes").source()).isSameAs(first);

        shelf.remove(second);
        assertThat(skills.index(Allowlist.all())).isEmpty();
    }

    @Test
    @DisplayName("S1: the change count grows, and listeners are told after each change")
    void tellsListeners() {
        AtomicInteger calls = new AtomicInteger();
        long before = skills.changeCount();
        Source source = aPlugin("acme.a").skill("notes").added();

        Subscription subscription =
                skills.onChange(
                        () -> {
                            calls.incrementAndGet();
                            assertThat(skills.changeCount()).isGreaterThan(before);
                        });
        shelf.add(source);
        shelf.remove(source);
        subscription.close();
        shelf.add(source);

        assertThat(calls).hasValue(2);
        assertThat(skills.changeCount()).isEqualTo(before + 3);
    }
}
