package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.heinzel.itest.framework.Served.Reply;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.wiring.BundleWiring;

@DisplayName("P3: a fragment neither adds, replaces nor hides a host's skill")
class FragmentIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    private static final TestSkill NOTES = aSkill("notes").file("reference.md", "the host's\n");

    @Test
    @DisplayName("P3: files of an attached fragment are not the host's")
    void servesTheHostsBytes() throws BundleException {
        Bundle fragment =
                aBundle("acme.fragment")
                        .header("Fragment-Host", "acme.host")
                        .entry(
                                "skills/notes/SKILL.md",
                                aSkill("notes").body("replaced\n").skillMd())
                        .entry("skills/notes/reference.md", "replaced\n")
                        .entry("skills/notes/added.md", "added\n")
                        .entry("skills/more/SKILL.md", aSkill("more").skillMd())
                        .entry("skills/broken/SKILL.md", "hides the host, if it were the host's\n")
                        .install(exam.context());

        aBundle("acme.host").with(NOTES).start(exam.context());

        assertThat(fragment.getState()).isEqualTo(Bundle.RESOLVED);
        assertThat(exam.served().index()).containsExactly("notes@acme.host");
        assertThat(exam.served().readFile("notes", "SKILL.md"))
                .isEqualTo(new Reply("Found", NOTES.skillMd()));
        assertThat(exam.served().readFile("notes", "reference.md"))
                .isEqualTo(new Reply("Found", "the host's\n"));
        assertThat(exam.served().readFile("notes", "added.md").kind()).isEqualTo("NotFound");
    }

    @Test
    @DisplayName("P3: a fragment cannot give its host a SkillLet header")
    void takesTheHeaderFromTheHostAlone() throws BundleException {
        Bundle fragment =
                aBundle("acme.fragment")
                        .header("Fragment-Host", "acme.host")
                        .entry("OSGI-INF/l10n/bundle.properties", "dirs=skills\n")
                        .entry("skills/more/SKILL.md", aSkill("more").skillMd())
                        .install(exam.context());

        Bundle host =
                aBundle("acme.host")
                        .header("SkillLet", "%dirs")
                        .entry("%dirs/notes/SKILL.md", NOTES.skillMd())
                        .install(exam.context());
        exam.resolve(host);

        assertThat(fragment.getState()).isEqualTo(Bundle.RESOLVED);
        assertThat(exam.served().index()).containsExactly("notes@acme.host");
    }

    @Test
    @DisplayName("P3: a fragment with a SkillLet header is refused, its host is not")
    void refusesAFragmentWithSkills() throws BundleException {
        Bundle fragment =
                aBundle("acme.fragment")
                        .header("Fragment-Host", "acme.host")
                        .with(aSkill("more"))
                        .install(exam.context());
        Bundle host = aBundle("acme.host").with(NOTES).start(exam.context());

        assertThat(host.getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(fragment.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(exam.served().index()).containsExactly("notes@acme.host");
        assertThat(exam.served().problems())
                .singleElement()
                .asString()
                .startsWith("acme.fragment_1.0.0: ")
                .contains("PLUGIN_FRAGMENT");
    }

    @Test
    @DisplayName("P9: a fragment of our own bundles is refused and never attached")
    void refusesAFragmentOfOurs() throws Exception {
        for (String ours : new String[] {"dev.heinzel.kernel", "dev.heinzel.system.skill"}) {
            Bundle fragment =
                    aBundle("acme.on." + ours.replace('.', '-'))
                            .header("Fragment-Host", ours)
                            .entry("dev/heinzel/kernel/x.txt", "x")
                            .install(exam.context());

            boolean resolved = exam.resolve(fragment);

            assertThat(resolved).isFalse();
            assertThat(fragment.getState()).isEqualTo(Bundle.INSTALLED);
        }
        assertThat(exam.served().problems())
                .hasSize(2)
                .allMatch(p -> p.contains("PLUGIN_FRAGMENT"));
    }

    @Test
    @DisplayName("P9: a fragment of the kernel stays off while the kernel restarts")
    void staysOffARestartingKernel() throws Exception {
        Bundle fragment =
                aBundle("acme.early")
                        .header("Fragment-Host", "dev.heinzel.kernel")
                        .entry("x.txt", "x")
                        .install(exam.context());

        exam.kernel().stop();
        exam.refresh(java.util.List.of(exam.kernel()));
        exam.kernel().start();

        assertThat(fragment.getState()).isEqualTo(Bundle.INSTALLED);
        assertThat(exam.kernel().adapt(BundleWiring.class).getProvidedWires("osgi.wiring.host"))
                .isEmpty();
    }

    @Test
    @DisplayName("P9: an extension of the framework is refused")
    void refusesAFrameworkExtension() throws BundleException {
        // Felix attaches it while it is installed, before any hook or listener is asked; the gate
        // can only say so
        Bundle extension =
                aBundle("acme.extension")
                        .header("Fragment-Host", "system.bundle; extension:=framework")
                        .with(aSkill("notes"))
                        .install(exam.context());

        assertThat(exam.served().index()).isEmpty();
        assertThat(exam.served().refused()).containsExactly("acme.extension");
        assertThat(exam.served().problems()).anyMatch(p -> p.contains(": PLUGIN_FRAGMENT: "));

        exam.kernel().stop();
        exam.kernel().start();

        assertThat(exam.framework().getState()).isEqualTo(Bundle.ACTIVE);
        assertThat(extension.getState()).isEqualTo(Bundle.RESOLVED);
        assertThat(exam.served().index()).isEmpty();
    }

    @Test
    @DisplayName("P9: an extension of the boot class path is refused")
    void refusesABootClassPathExtension() {
        TestBundle extension =
                aBundle("acme.extension")
                        .header("Fragment-Host", "system.bundle; extension:=bootclasspath")
                        .entry("acme/x.txt", "x");

        assertThat(
                        catchThrowableOfType(
                                BundleException.class, () -> extension.install(exam.context())))
                .hasMessageContaining("bootclasspath");
    }
}
