package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.Policy.aPolicy;
import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.itest.framework.Served.Row;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.ServiceRegistration;

@DisplayName("L5: the operator's policy decides, and nobody else's")
class PolicyIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @TempDir private Path personal;
    private ServiceRegistration<?> registered;

    @AfterEach
    void takeThePolicyBack() {
        takeBack();
    }

    private void takeBack() {
        if (registered != null) {
            registered.unregister();
            registered = null;
        }
    }

    private void operate(Policy policy) {
        takeBack();
        registered = policy.register(exam);
    }

    @Test
    @DisplayName("L1, L3, L5: layers are those of the stack, and follow it")
    void followsThePolicy() throws Exception {
        installNotes("acme.a", "acme.b", "acme.c");
        long before = exam.served().changeCount();

        operate(aPolicy().with("site", "acme.b").with("org", "acme.c"));

        assertThat(exam.served().changeCount()).isGreaterThan(before);
        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().conflicts()).containsExactly("notes: [acme.b, acme.c]");
        assertThat(exam.served().catalogue())
                .containsExactlyInAnyOrder(
                        new Row("notes", "acme.c", "org", false, null),
                        new Row("notes", "acme.b", "site", false, null),
                        new Row("notes", "acme.a", "outside", false, "acme.b"));

        operate(aPolicy().with("site", "acme.b").with("team", "acme.c"));

        assertThat(exam.served().index()).containsExactly("notes@acme.c");
        assertThat(exam.served().conflicts()).isEmpty();

        takeBack();

        assertThat(exam.served().index()).containsExactly("notes@acme.a");
        assertThat(exam.served().catalogue()).extracting(Row::layer).containsOnly("outside");
    }

    @Test
    @DisplayName("L5: a policy that is there before system.skill counts")
    void countsWhenSystemSkillStartsLater() throws Exception {
        installNotes("acme.a", "acme.b");
        exam.systemSkill().stop();
        operate(aPolicy().with("team", "acme.b"));

        exam.systemSkill().start();

        assertThat(exam.served().index()).containsExactly("notes@acme.b");
    }

    @Test
    @DisplayName("L5, P8: a policy of any other bundle does not count, whenever it came")
    void ignoresAPluginsPolicy() throws Exception {
        installNotes("acme.a", "acme.b");
        aSkill("notes").in(personal);
        Bundle forger =
                aBundle("acme.forger")
                        .header("Import-Package", "dev.heinzel.skill")
                        .start(exam.context());

        aPolicy()
                .with("project", "acme.b")
                .personal(personal)
                .chat("notes")
                .registerBy(forger.getBundleContext(), exam.kernel());

        assertOutsideAlone();
        exam.systemSkill().stop();
        exam.systemSkill().start();
        assertOutsideAlone();

        // the twin: the very same, of the operator, beside it
        operate(aPolicy().with("project", "acme.b").personal(personal).chat("notes"));
        assertThat(exam.served().index()).containsExactly("notes@personal");
        assertThat(exam.served().chat()).containsExactly("notes@personal");
        assertThat(exam.served().catalogue())
                .contains(new Row("notes", "acme.b", "project", false, "personal"));
        takeBack();
        assertOutsideAlone();
    }

    private static void assertOutsideAlone() {
        assertThat(exam.served().catalogue())
                .containsExactly(
                        new Row("notes", "acme.a", "outside", true, null),
                        new Row("notes", "acme.b", "outside", false, "acme.a"));
        assertThat(exam.served().chat()).isEmpty();
    }

    @Test
    @DisplayName("A2: the policy's allowlist is the chat's, in place of the default")
    void decidesTheChat() throws Exception {
        installNotes("acme.a");
        exam.context()
                .installBundle("test:core", aBundle("dev.heinzel.core").with(aSkill("core")).jar())
                .start();
        assertThat(exam.served().chat()).containsExactly("core@dev.heinzel.core");

        operate(aPolicy().chat("acme.a:notes", "acme.b:core"));
        assertThat(exam.served().chat()).containsExactly("notes@acme.a");

        operate(aPolicy().chat());
        assertThat(exam.served().chat()).isEmpty();
    }

    @Test
    @DisplayName("L6: index reads the personal directory, load uses that reading")
    void readsThePersonalDirectory() throws Exception {
        operate(aPolicy().personal(personal));
        assertThat(exam.served().index()).isEmpty();

        aSkill("notes").in(personal);
        assertThat(exam.served().load("notes").kind()).isEqualTo("NotFound");
        assertThat(exam.served().index()).containsExactly("notes@personal");
        assertThat(exam.served().load("notes").kind()).isEqualTo("Found");

        Files.writeString(
                personal.resolve("notes/SKILL.md"), aSkill("notes").body("b\n").skillMd());
        assertThat(exam.served().load("notes").kind()).isEqualTo("Changed");
        assertThat(exam.served().index()).containsExactly("notes@personal");
        assertThat(exam.served().load("notes").text()).contains("\nb\n");
    }

    private static void installNotes(String... names) throws BundleException {
        for (String name : names) {
            aBundle(name).with(aSkill("notes")).start(exam.context());
        }
    }
}
