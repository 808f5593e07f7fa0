package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Stack;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("C2: what a change brings the log names, and no text of a skill")
class NoticesTest {

    private static final Stack PEERS =
            Stack.of(Map.of("acme.a", Layer.ORG, "acme.b", Layer.SITE, "acme.c", Layer.SITE));

    @TempDir private Path home;

    private static Source source(String name) {
        return aPlugin(name).skill("notes", "MARKER\n").added();
    }

    @Test
    @DisplayName("L3: a conflict is told when it arises or grows, and not again")
    void tellsConflictsOnce() {
        Snapshot one =
                Snapshot.EMPTY.under(new SkillPolicy(PEERS, null, null)).with(source("acme.b"));
        Source first = source("acme.a");
        Snapshot two = one.with(first);
        Snapshot three = two.with(source("acme.c"));

        assertThat(Notices.of(one, two))
                .containsExactly("conflict, so nobody is offered: notes of acme.a, acme.b");
        assertThat(Notices.of(two, two.with(aPlugin("acme.d").skill("letters").added()))).isEmpty();
        assertThat(Notices.of(two, three))
                .containsExactly("conflict, so nobody is offered: notes of acme.a, acme.b, acme.c");
        assertThat(Notices.of(two, two.without(first))).isEmpty();
        assertThat(Notices.of(Snapshot.EMPTY, one)).isEmpty();
    }

    @Test
    @DisplayName("L6: a personal skill that is refused is told when it breaks, and not again")
    void tellsRefusedOnes() {
        OwnSkills own = OwnSkills.in(home.resolve("skills")).skill("notes").broken("letters");
        Snapshot unread =
                Snapshot.EMPTY.under(new SkillPolicy(Stack.none(), own.directory(), null));
        Snapshot one = unread.reading(PersonalDirectory.read(own.directory()));
        own.file(
                "notes/SKILL.md",
                "---\nname: notes\ndescription: MARKER\nauthor: MARKER\nversion: MARKER\n---\n");
        Snapshot two = one.reading(PersonalDirectory.read(own.directory()));

        assertThat(Notices.of(unread, one))
                .containsExactly(
                        "refused in the personal directory: skills/letters/SKILL.md: KEY_UNKNOWN");
        assertThat(Notices.of(one, two))
                .isEqualTo(
                        List.of(
                                "refused in the personal directory: skills/notes/SKILL.md:"
                                        + " KEY_UNKNOWN"));
        assertThat(Notices.of(two, one)).isEmpty();
    }
}
