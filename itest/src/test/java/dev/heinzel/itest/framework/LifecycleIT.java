package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

@DisplayName("S5: a skill is served from resolved until uninstalled or replaced")
class LifecycleIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @Test
    @DisplayName("S5: served once resolved, without being started; not before")
    void servesTheResolved() throws Exception {
        Bundle bundle = aBundle("acme.notes").with(aSkill("notes")).install(exam.context());
        assertThat(exam.served().index()).isEmpty();

        exam.resolve(bundle);

        assertThat(bundle.getState()).isEqualTo(Bundle.RESOLVED);
        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
    }

    @Test
    @DisplayName("S5: starting, stopping and refreshing the same revision is invisible")
    void lifecycleIsInvisible() throws Exception {
        Bundle bundle = aBundle("acme.notes").with(aSkill("notes")).install(exam.context());
        exam.resolve(bundle);
        long count = exam.served().changeCount();
        Object service = exam.served().reference("dev.heinzel.skill.check.SkillLet");

        bundle.start();
        bundle.stop();
        exam.refresh(List.of(bundle));

        assertThat(bundle.getState()).isIn(Bundle.INSTALLED, Bundle.RESOLVED);
        assertThat(exam.served().load("notes").kind()).isEqualTo("Found");

        exam.resolve(bundle);
        bundle.start();

        assertThat(exam.served().load("notes").kind()).isEqualTo("Found");
        assertThat(exam.served().changeCount()).isEqualTo(count);
        assertThat(exam.served().reference("dev.heinzel.skill.check.SkillLet")).isEqualTo(service);
    }

    @Test
    @DisplayName("S5: gone as soon as it is uninstalled")
    void withdrawsTheUninstalled() throws Exception {
        Bundle bundle = aBundle("acme.notes").with(aSkill("notes")).start(exam.context());

        bundle.uninstall();

        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().load("notes").kind()).isEqualTo("NotFound");
    }

    @Test
    @DisplayName("S5: gone as soon as it is uninstalled, though somebody is still wired to it")
    void withdrawsTheUninstalledThatIsStillInUse() throws Exception {
        Bundle exporter =
                aBundle("acme.notes")
                        .header("Export-Package", "acme.api")
                        .entry("acme/api/x.txt", "x")
                        .with(aSkill("notes"))
                        .start(exam.context());
        aBundle("acme.user").header("Import-Package", "acme.api").start(exam.context());

        exporter.uninstall();

        assertThat(exam.served().index()).isEmpty();
    }

    @Test
    @DisplayName("S1: the change count grows with each change, and the service carries it")
    void countsChanges() throws Exception {
        long before = exam.served().changeCount();

        Bundle bundle = aBundle("acme.notes").with(aSkill("notes")).start(exam.context());
        long installed = exam.served().changeCount();
        bundle.uninstall();

        assertThat(installed).isGreaterThan(before);
        assertThat(exam.served().changeCount()).isGreaterThan(installed);
        assertThat(exam.served().property("service.changecount"))
                .isEqualTo(exam.served().changeCount());
    }

    @Test
    @DisplayName("P4: an update from good to good serves the new bytes")
    void servesTheUpdated() throws Exception {
        Bundle bundle =
                aBundle("acme.notes").with(aSkill("notes").body("old\n")).start(exam.context());

        bundle.update(aBundle("acme.notes").with(aSkill("notes").body("new\n")).jar());

        assertThat(exam.served().show("notes").text()).isEqualTo("new\n");
    }

    @Test
    @DisplayName("P4: after a direct update from good to bad nothing of the bad one is served")
    void servesNothingOfABadUpdate() throws Exception {
        Bundle bundle =
                aBundle("acme.notes").with(aSkill("notes").body("old\n")).start(exam.context());

        catchThrowable(
                () ->
                        bundle.update(
                                aBundle("acme.notes")
                                        .with(
                                                aSkill("notes").body("new\n"),
                                                aSkill("bad").named("x"))
                                        .jar()));
        exam.resolve(bundle);

        assertThat(bundle.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().show("acme.notes:notes").kind()).isEqualTo("NotFound");
        assertThat(exam.served().refused()).containsExactly("acme.notes");
    }

    @Test
    @DisplayName("P4: after a direct update nothing is served until the new bytes were checked")
    void servesNothingBetweenUpdateAndCheck() throws Exception {
        Bundle bundle = aBundle("acme.notes").with(aSkill("notes")).install(exam.context());
        exam.resolve(bundle);

        bundle.update(aBundle("acme.notes").with(aSkill("notes").body("new\n")).jar());
        assertThat(exam.served().index()).isEmpty();

        exam.resolve(bundle);
        assertThat(exam.served().show("notes").text()).isEqualTo("new\n");
    }

    @Test
    @DisplayName("P4: an update to junk changes nothing")
    void junkChangesNothing() throws Exception {
        Bundle bundle =
                aBundle("acme.notes").with(aSkill("notes").body("old\n")).start(exam.context());

        BundleException refusal =
                catchThrowableOfType(
                        BundleException.class,
                        () -> bundle.update(new ByteArrayInputStream(new byte[] {1, 2, 3})));

        assertThat(refusal).isNotNull();
        assertThat(exam.served().show("notes").text()).isEqualTo("old\n");
    }

    @Test
    @DisplayName("P4: a second bundle of one name and version is refused, the first one serves")
    void refusesASecondOfOneNameAndVersion() throws Exception {
        aBundle("acme.notes").with(aSkill("notes").body("old\n")).start(exam.context());
        TestBundle second = aBundle("acme.notes").with(aSkill("notes").body("new\n"));

        BundleException refusal =
                catchThrowableOfType(
                        BundleException.class,
                        () -> exam.context().installBundle("test:second", second.jar()));

        assertThat(refusal.getType()).isEqualTo(BundleException.DUPLICATE_BUNDLE_ERROR);
        assertThat(exam.served().show("notes").text()).isEqualTo("old\n");
    }

    @Test
    @DisplayName("P4: installing other bytes at one location gives the bundle that is there")
    void installingTwiceIsNoUpdate() throws Exception {
        Bundle first =
                aBundle("acme.notes").with(aSkill("notes").body("old\n")).start(exam.context());

        Bundle second =
                aBundle("acme.notes").with(aSkill("notes").body("new\n")).install(exam.context());

        assertThat(second).isSameAs(first);
        assertThat(exam.served().show("notes").text()).isEqualTo("old\n");
    }

    @Test
    @DisplayName("S5: two updates within one tick of the clock: the last one counts")
    void lastOfTwoQuickUpdatesCounts() throws Exception {
        Bundle bundle = aBundle("acme.notes").with(aSkill("notes")).install(exam.context());
        for (int i = 0; i < 20; i++) {
            bundle.update(aBundle("acme.notes").with(aSkill("notes").body("first\n")).jar());
            exam.resolve(bundle);
            bundle.update(aBundle("acme.notes").with(aSkill("notes").body("second\n")).jar());
            exam.resolve(bundle);

            assertThat(exam.served().show("notes").text()).isEqualTo("second\n");

            bundle.update(aBundle("acme.notes").with(aSkill("notes").named("x")).jar());
            assertThat(exam.resolve(bundle)).isFalse();
            assertThat(exam.served().index()).isEmpty();
        }
    }
}
