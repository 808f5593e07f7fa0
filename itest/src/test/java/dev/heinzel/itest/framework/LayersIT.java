package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.itest.framework.Served.Row;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.osgi.framework.Bundle;

@DisplayName("L: for each name the most specific source is offered")
class LayersIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @Test
    @DisplayName("L2, L4: an outside plugin never hides a core skill, and is listed as hidden")
    void coreComesBeforeOutside() throws Exception {
        aBundle("acme.notes").with(aSkill("notes").body("outside\n")).start(exam.context());
        Bundle core =
                exam.context()
                        .installBundle(
                                "test:core",
                                aBundle("dev.heinzel.core").with(aSkill("notes")).jar());
        core.start();

        assertThat(exam.served().catalogue())
                .containsExactly(
                        new Row("notes", "dev.heinzel.core", "core", true, null),
                        new Row("notes", "acme.notes", "outside", false, "dev.heinzel.core"));
        assertThat(exam.served().show("acme.notes:notes").text()).isEqualTo("outside\n");
        assertThat(exam.served().show("notes").text()).isEqualTo(aBodyOf("notes"));

        core.uninstall();

        assertThat(exam.served().index()).containsExactly("notes@acme.notes");
    }

    private static String aBodyOf(String name) {
        String skillMd = aSkill(name).skillMd();
        return skillMd.substring(skillMd.indexOf("---\n", 4) + 4);
    }

    @Test
    @DisplayName(
            "L2: of two outside plugins the smaller symbolic name is offered, installed last or not")
    void smallerNameIsOffered() throws Exception {
        aBundle("acme.b").with(aSkill("notes")).start(exam.context());
        aBundle("acme.a").with(aSkill("notes")).start(exam.context());
        aBundle("acme.B").with(aSkill("notes")).start(exam.context());

        assertThat(exam.served().catalogue())
                .containsExactly(
                        new Row("notes", "acme.B", "outside", true, null),
                        new Row("notes", "acme.a", "outside", false, "acme.B"),
                        new Row("notes", "acme.b", "outside", false, "acme.B"));
    }

    @Test
    @DisplayName("A2: the chat sees the skills whose offered source is core")
    void chatSeesTheCore() throws Exception {
        aBundle("acme.notes").with(aSkill("letters")).start(exam.context());
        exam.context()
                .installBundle("test:core", aBundle("dev.heinzel.core").with(aSkill("notes")).jar())
                .start();

        assertThat(exam.served().chat()).containsExactly("notes@dev.heinzel.core");
    }
}
