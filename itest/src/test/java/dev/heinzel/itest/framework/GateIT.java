package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

@DisplayName("P2: a bundle with a finding does not resolve")
class GateIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @Test
    @DisplayName("P2: a good plugin resolves and is served")
    void servesAGoodPlugin() throws BundleException {
        Bundle good = aBundle("acme.notes").with(aSkill("notes")).start(exam.context());

        assertThat(good.getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
    }

    @Test
    @DisplayName("P2, F13: one bad skill of three refuses the plugin, with all findings at once")
    void refusesThePluginForOneBadSkill() throws BundleException {
        aBundle("acme.good").with(aSkill("good")).start(exam.context());
        Bundle bad =
                aBundle("acme.bad")
                        .with(
                                aSkill("one"),
                                aSkill("two").named("other").description("\"\""),
                                aSkill("three"))
                        .install(exam.context());

        BundleException refusal = catchThrowableOfType(BundleException.class, bad::start);

        assertThat(bad.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(refusal.getType()).isEqualTo(BundleException.REJECTED_BY_HOOK);
        assertThat(refusal)
                .hasMessageContaining("acme.bad_1.0.0: skills/two/SKILL.md:2: NAME_NOT_DIRECTORY: ")
                .hasMessageContaining("acme.bad_1.0.0: skills/two/SKILL.md:3: DESCRIPTION_EMPTY: ");
        assertThat(exam.served().index()).containsExactly("good@acme.good");
        assertThat(exam.served().refused()).containsExactly("acme.bad");
        assertThat(exam.served().problems())
                .hasSize(2)
                .allMatch(problem -> refusal.getMessage().contains(problem));
    }

    @Test
    @DisplayName("P2: what is refused stays out of everybody's way")
    void leavesOthersUntouched() throws BundleException {
        aBundle("acme.bad").with(aSkill("one").named("other")).install(exam.context());
        aBundle("acme.badsame").with(aSkill("good").named("other")).install(exam.context());

        Bundle consumer =
                aBundle("acme.consumer")
                        .header("Import-Package", "dev.heinzel.skill,org.osgi.framework")
                        .with(aSkill("good"))
                        .start(exam.context());

        assertThat(consumer.getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(exam.served().index()).containsExactly("good@acme.consumer");
    }

    @Test
    @DisplayName("P2: a batch with one refused succeeds for the others")
    void resolvesTheOthersOfABatch() throws BundleException {
        String kernelNeeded = "osgi.extender;filter:=\"(osgi.extender=heinzel.skill)\"";
        Bundle bad =
                aBundle("acme.bad")
                        .header("Require-Capability", kernelNeeded)
                        .with(aSkill("one").named("other"))
                        .install(exam.context());
        Bundle good =
                aBundle("acme.good")
                        .header("Require-Capability", kernelNeeded)
                        .with(aSkill("two"))
                        .install(exam.context());

        boolean all = exam.resolve(bad, good);

        assertThat(all).isFalse();
        assertThat(bad.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(good.getState()).isEqualTo(Bundle.RESOLVED);
        assertThat(exam.served().index()).containsExactly("two@acme.good");
    }

    @Test
    @DisplayName("P2: a hand-made plugin without requirements spoils a batch for once at most")
    void resolvesWhatABatchLeftBehind() throws BundleException {
        Bundle bad = aBundle("acme.bad").with(aSkill("one").named("x")).install(exam.context());
        Bundle good =
                aBundle("acme.good")
                        .header("Import-Package", "org.osgi.framework")
                        .with(aSkill("two"))
                        .install(exam.context());

        exam.resolve(bad, good);
        exam.resolve(good);

        assertThat(bad.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(good.getState()).isEqualTo(Bundle.RESOLVED);
    }

    @Test
    @DisplayName("P2: resolving everything there is leaves the refused one behind")
    void resolvesEverythingElse() throws BundleException {
        Bundle bad = aBundle("acme.bad").with(aSkill("one").named("x")).install(exam.context());
        Bundle good = aBundle("acme.good").with(aSkill("two")).install(exam.context());

        exam.resolveAll();

        assertThat(bad.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(good.getState()).isEqualTo(Bundle.RESOLVED);
        assertThat(exam.served().index()).containsExactly("two@acme.good");
    }

    @Test
    @DisplayName("P2: what needs a refused plugin does not resolve with it")
    void doesNotWireToTheRefused() throws BundleException {
        aBundle("acme.bad")
                .header("Export-Package", "acme.api")
                .entry("acme/api/x.txt", "x")
                .with(aSkill("one").named("x"))
                .install(exam.context());
        Bundle needy =
                aBundle("acme.needy")
                        .header("Import-Package", "acme.api")
                        .with(aSkill("two"))
                        .install(exam.context());

        BundleException refusal = catchThrowableOfType(BundleException.class, needy::start);

        assertThat(refusal).hasMessageContaining("acme.api");
        assertThat(exam.served().index()).isEmpty();
    }

    @Test
    @DisplayName("P2: a refused singleton of a higher version does not displace the good one")
    void refusedSingletonDisplacesNobody() throws BundleException {
        Bundle good =
                aBundle("acme.notes")
                        .header("Bundle-SymbolicName", "acme.notes;singleton:=true")
                        .with(aSkill("notes"))
                        .install(exam.context());
        Bundle bad =
                exam.context()
                        .installBundle(
                                "acme.notes-2",
                                aBundle("acme.notes")
                                        .header("Bundle-SymbolicName", "acme.notes;singleton:=true")
                                        .version("2.0.0")
                                        .with(aSkill("notes").named("x"))
                                        .jar());

        good.start();

        assertThat(good.getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(bad.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
    }

    @Test
    @DisplayName("P2: a plugin that also lacks an import is told its findings, then the import")
    void serveNothingOfWhatCannotResolve() throws BundleException {
        Bundle good =
                aBundle("acme.lacking")
                        .header("Import-Package", "no.such.thing")
                        .with(aSkill("notes"))
                        .install(exam.context());

        BundleException missing = catchThrowableOfType(BundleException.class, good::start);

        assertThat(missing).hasMessageContaining("no.such.thing");
        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().refused()).isEmpty();
    }

    @Test
    @DisplayName("P2: a mended plugin resolves, and its problems are gone")
    void acceptsTheMended() throws BundleException {
        Bundle bundle =
                aBundle("acme.notes").with(aSkill("notes").named("x")).install(exam.context());
        catchThrowableOfType(BundleException.class, bundle::start);

        bundle.update(aBundle("acme.notes").with(aSkill("notes")).jar());
        bundle.start();

        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
        assertThat(exam.served().problems()).isEmpty();
    }

    @Test
    @DisplayName("P2: the problems of a removed plugin are gone")
    void forgetsTheRemoved() throws BundleException {
        Bundle bundle =
                aBundle("acme.notes").with(aSkill("notes").named("x")).install(exam.context());
        catchThrowableOfType(BundleException.class, bundle::start);
        assertThat(exam.served().refused()).containsExactly("acme.notes");

        bundle.uninstall();

        assertThat(exam.served().refused()).isEmpty();
    }
}
