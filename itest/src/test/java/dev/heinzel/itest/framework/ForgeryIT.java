package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Hashtable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

@DisplayName("P8: only what the kernel registered counts")
class ForgeryIT {

    private static final String SKILL_LET = "dev.heinzel.skill.check.SkillLet";

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @Test
    @DisplayName("P8: a genuine SkillLet registered by another bundle is ignored")
    void ignoresAGenuineSkillLetOfAnotherBundle() throws Exception {
        aBundle("acme.notes").with(aSkill("notes")).start(exam.context());
        Bundle forger =
                aBundle("acme.forger")
                        .header("Import-Package", "dev.heinzel.skill.check")
                        .start(exam.context());
        BundleContext forging = forger.getBundleContext();
        Object genuine = exam.context().getService(exam.served().reference(SKILL_LET));
        Hashtable<String, Object> properties = new Hashtable<>();
        properties.put("source", "dev.heinzel.core");
        properties.put("version", forger.getVersion());
        properties.put("bundle.id", 1L);
        properties.put("core", true);

        forging.registerService(SKILL_LET, genuine, properties);

        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
        assertThat(exam.served().catalogue()).hasSize(1);
        assertThat(exam.served().chat()).isEmpty();
    }

    @Test
    @DisplayName("P8: forged diagnostics are not shown")
    void ignoresForgedDiagnostics() throws Exception {
        Bundle forger =
                aBundle("acme.forger")
                        .header("Import-Package", "dev.heinzel.skill")
                        .start(exam.context());
        String type = "dev.heinzel.skill.SkillDiagnostics";
        Class<?> diagnostics = forger.loadClass(type);
        Object forged =
                java.lang.reflect.Proxy.newProxyInstance(
                        diagnostics.getClassLoader(),
                        new Class<?>[] {diagnostics},
                        (proxy, method, arguments) -> {
                            throw new AssertionError("asked " + method);
                        });
        Hashtable<String, Object> first = new Hashtable<>();
        first.put("service.ranking", Integer.MAX_VALUE);

        forger.getBundleContext().registerService(type, forged, first);

        assertThat(exam.served().problems()).isEmpty();
    }
}
