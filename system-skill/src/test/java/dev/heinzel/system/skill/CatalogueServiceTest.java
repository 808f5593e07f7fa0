package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue.Conflict;
import dev.heinzel.skill.Catalogue.Detail;
import dev.heinzel.skill.Catalogue.Entry;
import dev.heinzel.skill.Catalogue.Listing;
import dev.heinzel.skill.FileContent;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.SkillDiagnostics.RefusedPlugin;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Stack;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CatalogueServiceTest {

    private final Shelf shelf = new Shelf(PersonalDirectory::read);
    private List<RefusedPlugin> refused = List.of();
    private final CatalogueService catalogue = new CatalogueService(shelf, () -> refused);

    @Test
    @DisplayName("L4: hidden skills are listed with what hides them, below it")
    void listsTheHidden() {
        shelf.add(aPlugin("acme.b").skill("notes").skill("letters").added());
        shelf.add(aPlugin("acme.a").skill("notes").added());
        shelf.add(aPlugin("dev.heinzel.core").skill("notes").core());

        Listing listing = catalogue.list();

        assertThat(listing.skills())
                .extracting(e -> e.skill().name(), Entry::source, Entry::offered, Entry::hiddenBy)
                .containsExactly(
                        tuple("letters", "acme.b", true, null),
                        tuple("notes", "dev.heinzel.core", true, null),
                        tuple("notes", "acme.a", false, "dev.heinzel.core"),
                        tuple("notes", "acme.b", false, "dev.heinzel.core"));
        assertThat(listing.conflicts()).isEmpty();
    }

    @Test
    @DisplayName(
            "L1: of two versions of one plugin the higher is offered, the other is hidden by it")
    void listsTheLowerVersionAsHidden() {
        shelf.add(aPlugin("acme.a").skill("notes", "one\n").added("1.0.0", 1));
        shelf.add(aPlugin("acme.a").skill("notes", "two\n").added("2.0.0", 2));

        assertThat(catalogue.list().skills())
                .extracting(Entry::hiddenBy)
                .containsExactly(null, "acme.a");
        assertThat(body("notes")).isEqualTo("two\n");
        assertThat(body("acme.a:notes")).isEqualTo("two\n");
    }

    @Test
    @DisplayName("L3, K6: in a conflict nobody is offered, each side can be shown by its own key")
    void listsConflicts() {
        Stack stack = Stack.of(Map.of("corp.b", Layer.ORG, "corp.a", Layer.SITE));
        shelf.decide(() -> new SkillPolicy(stack, null, null));
        shelf.add(aPlugin("corp.b").skill("notes", "b\n").added());
        shelf.add(aPlugin("dev.heinzel.core").skill("notes", "core\n").core());
        shelf.add(aPlugin("acme.z").skill("notes").skill("letters").added());
        Source side = aPlugin("corp.a").skill("notes", "a\n").added();
        shelf.add(side);

        Listing listing = catalogue.list();

        assertThat(listing.skills())
                .extracting(e -> e.skill().name(), Entry::source, Entry::offered, Entry::hiddenBy)
                .containsExactly(
                        tuple("letters", "acme.z", true, null),
                        tuple("notes", "corp.a", false, null),
                        tuple("notes", "corp.b", false, null),
                        tuple("notes", "dev.heinzel.core", false, "corp.a"),
                        tuple("notes", "acme.z", false, "corp.a"));
        assertThat(listing.conflicts())
                .containsExactly(new Conflict("notes", List.of("corp.a", "corp.b")));
        assertThat(catalogue.show("notes")).isEqualTo(new Answer.NotFound<>("notes", null));
        assertThat(catalogue.readFile("notes", "SKILL.md"))
                .isEqualTo(new Answer.NotFound<>("notes", "SKILL.md"));
        assertThat(body("corp.a:notes")).isEqualTo("a\n");
        assertThat(body("corp.b:notes")).isEqualTo("b\n");
        assertThat(body("dev.heinzel.core:notes")).isEqualTo("core\n");

        shelf.remove(side);
        assertThat(catalogue.list().conflicts()).isEmpty();
        assertThat(body("notes")).isEqualTo("b\n");
    }

    @Test
    @DisplayName("K6: a name shows the offered one, SOURCE:NAME shows any, as it is")
    void showsTheBodyAsItIs() {
        shelf.add(aPlugin("acme.core").skill("notes", "write to a@b.org\r\n---\nmore").core());
        shelf.add(aPlugin("acme.a").skill("notes", "outside\n").added());

        assertThat(body("notes")).isEqualTo("write to a@b.org\r\n---\nmore");
        assertThat(body("acme.a:notes")).isEqualTo("outside\n");
        assertThat(catalogue.readFile("acme.a:notes", "SKILL.md"))
                .isInstanceOfSatisfying(
                        Answer.Found.class,
                        found ->
                                assertThat(((FileContent) found.value()).text())
                                        .endsWith("---\noutside\n"));
    }

    private String body(String key) {
        return ((Answer.Found<Detail>) catalogue.show(key)).value().body();
    }

    @Test
    @DisplayName("K6: what is not there is not found, with what was asked")
    void showsNothingElse() {
        shelf.add(aPlugin("acme.a").skill("notes").added());

        for (String key :
                List.of("absent", "acme.b:notes", "acme.a:", ":notes", "", "acme.a::notes")) {
            assertThat(catalogue.show(key)).isEqualTo(new Answer.NotFound<>(key, null));
            assertThat(catalogue.readFile(key, "SKILL.md"))
                    .isEqualTo(new Answer.NotFound<>(key, "SKILL.md"));
        }
        assertThat(catalogue.readFile("notes", "absent.md"))
                .isEqualTo(new Answer.NotFound<>("notes", "absent.md"));
    }

    @Test
    @DisplayName("P2: all findings of everything that is refused now")
    void tellsProblems() {
        Finding first = finding("acme.a_1.0.0", 2);
        Finding second = finding("acme.a_1.0.0", 3);
        Finding third = finding("acme.b_1.0.0", 1);

        refused =
                List.of(
                        new RefusedPlugin(4, "acme.a", "1.0.0", "a", List.of(first, second)),
                        new RefusedPlugin(7, "acme.b", "1.0.0", "b", List.of(third)));
        assertThat(catalogue.list().problems()).containsExactly(first, second, third);

        refused = List.of();
        assertThat(catalogue.list().problems()).isEmpty();
    }

    private static Finding finding(String plugin, int line) {
        return new Finding(
                plugin, "skills/x/SKILL.md", line, FindingCode.NAME_SYNTAX, "bad", "mend");
    }
}
