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
