package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.itest.framework.Served.Reply;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.wiring.BundleWiring;

@DisplayName("S1, S5: calls that meet a change, an interrupt or a call back")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class InterferenceIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    private static TestSkill version(String word) {
        return aSkill("notes").file("big.md", (word + "\n").repeat(20_000));
    }

    @Test
    @DisplayName("S5: a read during an update gives old or new bytes whole, or a typed answer")
    void neverMixes() throws Exception {
        Bundle bundle = aBundle("acme.notes").with(version("old")).start(exam.context());
        AtomicBoolean over = new AtomicBoolean();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread reader =
                new Thread(
                        () -> {
                            try {
                                while (!over.get()) {
                                    readOnce();
                                }
                            } catch (Throwable failed) {
                                failure.set(failed);
                            }
                        });

        reader.start();
        for (int i = 0; i < 10; i++) {
            bundle.update(aBundle("acme.notes").with(version(i % 2 == 0 ? "new" : "old")).jar());
            exam.resolve(bundle);
        }
        over.set(true);
        reader.join();

        assertThat(failure.get()).isNull();
        assertThat(exam.served().readFile("notes", "big.md").text()).startsWith("old\n");
    }

    private static void readOnce() {
        Reply reply = exam.served().readFile("notes", "big.md");
        if (reply.kind().equals("Found")) {
            String word = reply.text().substring(0, 4);
            assertThat(reply.text()).isEqualTo(word.repeat(20_000));
        } else {
            assertThat(reply.kind()).isIn("NotFound", "Changed", "Unavailable");
        }
    }

    @Test
    @DisplayName("V3: nothing of an uninstalled plugin is held")
    void letsGoOfTheUninstalled() throws Exception {
        List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            loaders.add(installAndUninstall());
        }
        // the framework keeps the last one that it looked at
        installAndUninstall();

        for (int tries = 0; tries < 50 && isHeld(loaders); tries++) {
            System.gc();
        }
        assertThat(loaders).allMatch(loader -> loader.refersTo(null));
    }

    private static WeakReference<ClassLoader> installAndUninstall() throws Exception {
        Bundle bundle = aBundle("acme.brief").with(aSkill("brief")).start(exam.context());
        assertThat(exam.served().load("brief").kind()).isEqualTo("Found");
        WeakReference<ClassLoader> loader =
                new WeakReference<>(bundle.adapt(BundleWiring.class).getClassLoader());
        bundle.uninstall();
        exam.refresh(List.of(bundle));
        return loader;
    }

    private static boolean isHeld(List<WeakReference<ClassLoader>> loaders) {
        return loaders.stream().anyMatch(loader -> !loader.refersTo(null));
    }

    @Test
    @DisplayName("S1: a listener may call back, and be closed while it is called")
    void listenersMayCallBack() throws Exception {
        List<List<String>> seen = new ArrayList<>();
        AtomicReference<AutoCloseable> own = new AtomicReference<>();
        try (AutoCloseable open = exam.served().onChange(() -> seen.add(exam.served().index()))) {
            own.set(
                    exam.served()
                            .onChange(
                                    () -> {
                                        try {
                                            own.get().close();
                                        } catch (Exception e) {
                                            throw new IllegalStateException(e);
                                        }
                                    }));
            assertThat(open).isNotNull();

            Bundle bundle = aBundle("acme.notes").with(aSkill("notes")).start(exam.context());
            bundle.uninstall();
        }

        assertThat(seen).containsExactly(List.of("notes@acme.notes"), List.of());
    }

    @Test
    @DisplayName("S1: plugins may go while the kernel and the service are closed")
    void survivesAStopDuringChanges() throws Exception {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread churn =
                new Thread(
                        () -> {
                            try {
                                for (int i = 0; i < 20; i++) {
                                    comeAndGo();
                                }
                            } catch (Throwable failed) {
                                failure.set(failed);
                            }
                        });

        churn.start();
        for (int i = 0; i < 10; i++) {
            exam.systemSkill().stop();
            exam.kernel().stop();
            exam.kernel().start();
            exam.systemSkill().start();
        }
        churn.join();

        assertThat(failure.get()).isNull();
        assertThat(exam.served().index()).isEmpty();
        aBundle("acme.notes").with(aSkill("notes")).start(exam.context());
        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
    }

    // a kernel that stops while it is asked cannot tell, and says so; Felix gives the operation up
    // itself where the hook went away in the middle of it
    private static void comeAndGo() throws BundleException {
        Bundle bundle = aBundle("acme.brief").with(aSkill("brief")).install(exam.context());
        try {
            bundle.start();
        } catch (BundleException undecided) {
            assertThat(undecided.getMessage())
                    .containsAnyOf("PLUGIN_UNREADABLE", "unregistered during resolve");
        }
        bundle.uninstall();
    }

    @Test
    @DisplayName("S1: an interrupted thread gets a typed answer and keeps its flag")
    void survivesAnInterrupt() throws Exception {
        aBundle("acme.notes").with(version("old")).start(exam.context());

        Thread.currentThread().interrupt();
        String kind = exam.served().readFile("notes", "big.md").kind();
        boolean kept = Thread.interrupted();

        assertThat(kind).isIn("Found", "Unavailable");
        assertThat(kept).isTrue();
        assertThat(exam.served().readFile("notes", "big.md").kind()).isEqualTo("Found");
    }
}
