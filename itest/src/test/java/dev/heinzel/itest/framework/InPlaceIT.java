package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

@DisplayName("P2, P3: a jar that the framework reads where it lies")
class InPlaceIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @TempDir Path directory;

    private Bundle install(TestBundle plugin) throws Exception {
        Path jar = Files.write(directory.resolve("plugin.jar"), plugin.bytes());
        return exam.context().installBundle("reference:file:" + jar);
    }

    @Test
    @DisplayName("P2: is checked and served as a copied one, with files in directories below")
    void servesTheGood() throws Exception {
        install(aBundle("acme.notes").with(aSkill("notes").file("references/a/b.md", "b\n")))
                .start();

        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
        assertThat(exam.served().readFile("notes", "references/a/b.md").text()).isEqualTo("b\n");
    }

    @Test
    @DisplayName("P2: is refused as a copied one")
    void refusesTheBad() throws Exception {
        Bundle bad = install(aBundle("acme.notes").with(aSkill("notes"), aSkill("bad").named("x")));

        assertThat(catchThrowableOfType(BundleException.class, bad::start))
                .hasMessageContaining("skills/bad/SKILL.md:2: NAME_NOT_DIRECTORY");
        assertThat(exam.served().index()).isEmpty();
    }

    @Test
    @DisplayName("P3: bytes that change under the framework are not served")
    void servesNothingThatChangedUnderneath() throws Exception {
        Bundle bundle = install(aBundle("acme.notes").with(aSkill("notes").body("old\n")));
        bundle.start();
        assertThat(exam.served().show("notes").text()).isEqualTo("old\n");

        Files.write(
                directory.resolve("plugin.jar"),
                aBundle("acme.notes").with(aSkill("notes").body("new\n")).bytes());
        assertThat(exam.served().show("notes").text()).isNotEqualTo("new\n");

        exam.refresh(java.util.List.of(bundle));
        exam.resolve(bundle);
        assertThat(exam.served().show("notes").kind()).isEqualTo("Changed");

        bundle.update();
        exam.resolve(bundle);
        assertThat(exam.served().show("notes").text()).isEqualTo("new\n");
    }

    @Test
    @DisplayName("P2, P3: an update by a stream is checked by what the stream held")
    void checksWhatTheStreamHeld() throws Exception {
        Bundle bundle = install(aBundle("acme.notes").with(aSkill("notes")));
        bundle.start();

        byte[] more = aBundle("acme.notes").with(aSkill("other")).bytes();
        bundle.update(new ByteArrayInputStream(more));
        exam.resolve(bundle);
        assertThat(exam.served().index()).containsExactly("other@acme.notes");

        byte[] worse =
                aBundle("acme.notes").with(aSkill("notes"), aSkill("bad").named("x")).bytes();
        assertThat(
                        catchThrowableOfType(
                                BundleException.class,
                                () -> bundle.update(new ByteArrayInputStream(worse))))
                .hasMessageContaining("skills/bad/SKILL.md:2: NAME_NOT_DIRECTORY");
        assertThat(exam.served().index()).isEmpty();
    }
}
