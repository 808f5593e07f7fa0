package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.itest.framework.Served.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

@DisplayName("P2, S5: many threads at once")
class ChurnIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @Test
    @DisplayName("P2: eight threads that install and start get no wrong verdict")
    void noWrongVerdict() throws Exception {
        List<Callable<Void>> installers = new ArrayList<>();
        for (int thread = 0; thread < 8; thread++) {
            int number = thread;
            installers.add(
                    () -> {
                        for (int i = 0; i < 15; i++) {
                            installOne("acme.t" + number + ".n" + i, (i + number) % 2 == 0);
                        }
                        return null;
                    });
        }

        run(installers);

        assertThat(exam.served().index()).hasSize(60).allMatch(entry -> entry.startsWith("good"));
    }

    private static void installOne(String name, boolean good) throws BundleException {
        String skill = (good ? "good-" : "bad-") + name.replace('.', '-');
        TestSkill made = aSkill(skill);
        Bundle bundle =
                aBundle(name).with(good ? made : made.named("other")).install(exam.context());
        try {
            bundle.start();
            assertThat(good).as("a bad bundle started").isTrue();
        } catch (BundleException refused) {
            assertThat(refused).hasMessageContaining("NAME_NOT_DIRECTORY");
            assertThat(good).as("a good bundle was refused").isFalse();
            bundle.uninstall();
        }
    }

    @Test
    @DisplayName(
            "S5: while plugins come, change and go, every call answers with a value, never mixed")
    void callsAnswerWithValues() throws Exception {
        Bundle changing = aBundle("acme.changing").with(version(0)).start(exam.context());
        AtomicBoolean over = new AtomicBoolean();

        List<Callable<Void>> work = new ArrayList<>();
        work.add(
                () -> {
                    try {
                        for (int i = 1; i <= 30; i++) {
                            changing.update(aBundle("acme.changing").with(version(i)).jar());
                            exam.resolve(changing);
                            aBundle("acme.brief")
                                    .with(aSkill("brief"))
                                    .start(exam.context())
                                    .uninstall();
                        }
                    } finally {
                        over.set(true);
                    }
                    return null;
                });
        for (int reader = 0; reader < 3; reader++) {
            work.add(
                    () -> {
                        while (!over.get()) {
                            readOnce();
                        }
                        return null;
                    });
        }

        run(work);

        assertThat(exam.served().index()).containsExactly("changing@acme.changing");
        assertThat(exam.served().readFile("changing", "same.md").text())
                .isEqualTo("30\n".repeat(500));
    }

    private static void readOnce() {
        Served served = exam.served();
        served.index();
        served.catalogue();
        served.load("changing");
        Reply file = served.readFile("changing", "same.md");
        if (file.kind().equals("Found")) {
            String line = file.text().substring(0, file.text().indexOf('\n') + 1);
            assertThat(file.text()).isEqualTo(line.repeat(500));
        } else {
            assertThat(file.kind()).isIn("NotFound", "Changed", "Unavailable");
        }
    }

    private static TestSkill version(int number) {
        return aSkill("changing")
                .body("version " + number + "\n")
                .file("same.md", (number + "\n").repeat(500));
    }

    private static void run(List<Callable<Void>> work)
            throws InterruptedException, ExecutionException, TimeoutException {
        ExecutorService threads = Executors.newFixedThreadPool(work.size());
        try {
            List<Future<Void>> results = new ArrayList<>();
            for (Callable<Void> task : work) {
                results.add(threads.submit(task));
            }
            for (Future<Void> result : results) {
                result.get(2, TimeUnit.MINUTES);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
