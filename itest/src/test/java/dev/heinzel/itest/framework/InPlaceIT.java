package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarInputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

    private Path explode(TestBundle plugin) throws IOException {
        Path root = Files.createDirectory(directory.resolve("exploded"));
        try (JarInputStream jar = new JarInputStream(plugin.jar())) {
            Path manifest = Files.createDirectory(root.resolve("META-INF")).resolve("MANIFEST.MF");
            try (OutputStream out = Files.newOutputStream(manifest)) {
                jar.getManifest().write(out);
            }
            for (ZipEntry entry = jar.getNextEntry(); entry != null; entry = jar.getNextEntry()) {
                Path file = root.resolve(entry.getName());
                Files.createDirectories(file.getParent());
                Files.write(file, jar.readAllBytes());
            }
        }
        return root;
    }

    private static Bundle installExploded(Path root) throws BundleException {
        return exam.context().installBundle("reference:file:" + root + "/");
    }

    @Test
    @DisplayName("P2, P3: after an update while the kernel was away the stream's names count")
    void checksWhatCameWhileTheKernelWasAway() throws Exception {
        Bundle bundle = install(aBundle("acme.notes").with(aSkill("notes")));
        bundle.start();

        exam.kernel().stop();
        bundle.update(aBundle("acme.notes").with(aSkill("other").file("a.md", "a\n")).jar());
        exam.kernel().start();
        assertThat(exam.served().index()).containsExactly("other@acme.notes");
        assertThat(exam.served().readFile("other", "a.md").text()).isEqualTo("a\n");

        exam.kernel().stop();
        bundle.update(aBundle("acme.notes").with(aSkill("notes"), aSkill("bad").named("x")).jar());
        exam.kernel().start();
        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().refused()).containsExactly("acme.notes");
        await().until(() -> bundle.getState() == Bundle.INSTALLED);
    }

    @Test
    @DisplayName("P2: its location may hold a space or a percent sequence, as a URL has them")
    void servesFromAnyPlace() throws Exception {
        Path place = Files.createDirectory(directory.resolve("my plug\u00efns+%"));
        Path jar =
                Files.write(
                        place.resolve("a.jar"),
                        aBundle("acme.notes").with(aSkill("notes")).bytes());

        exam.context().installBundle("reference:" + jar.toUri()).start();

        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
    }

    @Test
    @DisplayName(
            "P2: an exploded bundle is served where it lies, before and after a kernel restart")
    void servesTheExploded() throws Exception {
        Path root = explode(aBundle("acme.notes").with(aSkill("notes").file("a/b.md", "b\n")));
        installExploded(root).start();
        assertThat(exam.served().readFile("notes", "a/b.md").text()).isEqualTo("b\n");

        exam.kernel().stop();
        exam.kernel().start();

        assertThat(exam.served().readFile("notes", "a/b.md").text()).isEqualTo("b\n");
    }

    @Test
    @DisplayName("S1: reading it on an interrupted thread spoils no later call")
    void survivesAnInterrupt() throws Exception {
        installExploded(explode(aBundle("acme.notes").with(aSkill("notes")))).start();

        Thread.currentThread().interrupt();
        String kind = exam.served().load("notes").kind();
        boolean kept = Thread.interrupted();

        assertThat(kind).isIn("Found", "Unavailable");
        assertThat(kept).isTrue();
        assertThat(exam.served().load("notes").kind()).isEqualTo("Found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"skills/notes/a/b.md", "skills/notes/a", "skills/notes", "skills"})
    @DisplayName("F9, S4: a link in an exploded bundle is refused, whatever it is put in place of")
    void refusesALinkInTheExploded(String path) throws Exception {
        Path root = explode(aBundle("acme.notes").with(aSkill("notes").file("a/b.md", "b\n")));
        Path outside = directory.resolve("outside");
        Files.move(root.resolve(path), outside);
        Files.createSymbolicLink(root.resolve(path), outside);
        Bundle bundle = installExploded(root);

        assertThat(exam.resolve(bundle)).isFalse();
        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().refused()).containsExactly("acme.notes");

        exam.kernel().stop();
        exam.resolve(bundle);
        exam.kernel().start();

        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().refused()).containsExactly("acme.notes");
    }

    @Test
    @DisplayName("P2, P3: what cannot be read when the kernel comes back is looked at again")
    void looksAgainAtWhatCouldNotBeRead() throws Exception {
        byte[] bytes = aBundle("acme.notes").with(aSkill("notes")).bytes();
        install(aBundle("acme.notes").with(aSkill("notes"))).start();
        exam.kernel().stop();
        Files.write(directory.resolve("plugin.jar"), new byte[bytes.length]);

        exam.kernel().start();
        assertThat(exam.served().index()).isEmpty();

        Files.write(directory.resolve("plugin.jar"), bytes);
        aBundle("acme.other").install(exam.context());
        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
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
        assertThat(exam.served().show("notes").kind()).isIn("Changed", "Unavailable");

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
