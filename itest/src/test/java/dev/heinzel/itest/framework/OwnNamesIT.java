package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.itest.framework.Served.Row;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

@DisplayName("P9: the names that are ours are the distribution's alone")
class OwnNamesIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    static Stream<TestBundle> imposters() {
        return Stream.of(
                aBundle("dev.heinzel.notes"),
                aBundle("dev.heinzel"),
                aBundle("dev.heinzel.kernel").version("9.0.0"),
                aBundle("dev.heinzel.system.skill").version("9.0.0"),
                aBundle("acme.exports")
                        .header("Export-Package", "dev.heinzel.skill;version=9")
                        .entry("dev/heinzel/skill/x.txt", "x"),
                aBundle("acme.extends")
                        .header(
                                "Provide-Capability",
                                "osgi.extender;osgi.extender=\"heinzel.skill\";version:Version=1.0"));
    }

    @ParameterizedTest
    @MethodSource("imposters")
    @DisplayName("P9: symbolic name, exported package or extender of ours, with skills or without")
    void refusesAnImposter(TestBundle imposter) throws BundleException {
        Bundle bundle = exam.context().installBundle("test:imposter", imposter.jar());

        boolean resolved = exam.resolve(bundle);

        assertThat(resolved).isFalse();
        assertThat(bundle.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(exam.served().problems())
                .isNotEmpty()
                .allMatch(problem -> problem.contains(": PLUGIN_RESERVED: "));
    }

    // headers that a framework reads, whatever a stricter parser makes of them
    static Stream<TestBundle> oddlyWritten() {
        String odd = ";x=\"a\"b\"";
        return Stream.of(
                aBundle("dev.heinzel.evil" + odd),
                aBundle("acme.exports")
                        .header("Export-Package", "dev.heinzel.skill;version=\"1.0\"" + odd)
                        .entry("dev/heinzel/skill/x.txt", "x"),
                aBundle("acme.extends")
                        .header(
                                "Provide-Capability",
                                "osgi.extender;osgi.extender=\"heinzel.skill\";version:Version=\"1.5\","),
                aBundle("acme.extends")
                        .header(
                                "Provide-Capability",
                                "osgi.extender;osgi.extender:List<String>=\"a,heinzel.skill\""
                                        + odd),
                aBundle("acme.fragment").header("Fragment-Host", "dev.heinzel.core" + odd));
    }

    @ParameterizedTest
    @MethodSource("oddlyWritten")
    @DisplayName("P9: what counts is what the framework parsed")
    void refusesWhatTheFrameworkParsed(TestBundle imposter) throws BundleException {
        Bundle bundle = exam.context().installBundle("test:imposter", imposter.jar());

        boolean resolved = exam.resolve(bundle);

        assertThat(resolved).isFalse();
        assertThat(bundle.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(exam.served().problems())
                .isNotEmpty()
                .anyMatch(
                        problem ->
                                problem.contains(": PLUGIN_RESERVED: ")
                                        || problem.contains(": PLUGIN_FRAGMENT: "));
    }

    @Test
    @DisplayName("P9: what is no name of ours in the framework's eyes may be offered")
    void acceptsNamesOfTheirOwn() throws BundleException {
        aBundle("acme.host").install(exam.context());
        Bundle fragment =
                aBundle("acme.fragment")
                        .header("Fragment-Host", "acme.host;bundle-version=\"[1,2)\"")
                        .install(exam.context());
        Bundle bundle =
                aBundle("acme.exports;x=y")
                        .header("Export-Package", "dev.heinzelmann.api;version=\"1.0\";x=\"y\"")
                        .entry("dev/heinzelmann/api/x.txt", "x")
                        .header("Provide-Capability", "osgi.extender;osgi.extender=\"acme.skill\"")
                        .install(exam.context());

        assertThat(exam.resolve(bundle, fragment)).isTrue();
        assertThat(exam.served().problems()).isEmpty();
    }

    @Test
    @DisplayName("P9: a refused namesake of system.skill, installed before, leaves it its name")
    void aRefusedNamesakeTakesNoName() throws Exception {
        Bundle early =
                aBundle("dev.heinzel.system.skill")
                        .version("9.0.0")
                        .with(aSkill("bad").named("x"))
                        .install(exam.context());
        Bundle late =
                exam.context()
                        .installBundle(
                                "test:late",
                                aBundle("dev.heinzel.system.skill").version("9.1.0").jar());

        exam.resolve(early, late);

        // the one that runs is the first, so both are somebody else's
        assertThat(early.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(late.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(exam.served().refused())
                .containsExactly("dev.heinzel.system.skill", "dev.heinzel.system.skill");
    }

    @Test
    @DisplayName("P9: a name that only looks like ours is somebody's own")
    void acceptsANameOfTheirOwn() throws BundleException {
        Bundle bundle = aBundle("dev.heinzelmann").with(aSkill("notes")).start(exam.context());

        assertThat(bundle.getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(exam.served().index()).containsExactly("notes@dev.heinzelmann");
    }

    @Test
    @DisplayName("P9, L1: what the starter of the framework names by location is core")
    void acceptsTheCore() throws BundleException {
        exam.context()
                .installBundle("test:core", aBundle("dev.heinzel.core").with(aSkill("notes")).jar())
                .start();

        assertThat(exam.served().catalogue())
                .containsExactly(new Row("notes", "dev.heinzel.core", "core", true, null));
    }

    @Test
    @DisplayName("P9, F1: a core plugin is checked as any other")
    void checksTheCore() throws BundleException {
        Bundle core =
                exam.context()
                        .installBundle(
                                "test:core",
                                aBundle("dev.heinzel.core").with(aSkill("notes").named("x")).jar());

        assertThat(exam.resolve(core)).isFalse();
        assertThat(exam.served().index()).isEmpty();
    }
}
