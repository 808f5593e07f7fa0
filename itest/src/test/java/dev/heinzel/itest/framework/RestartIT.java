package dev.heinzel.itest.framework;

import static dev.heinzel.itest.framework.TestBundle.aBundle;
import static dev.heinzel.itest.framework.TestSkill.aSkill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.osgi.framework.Bundle;

@DisplayName("P3: nothing unchecked is served after a restart on the same storage")
class RestartIT {

    @RegisterExtension static final ExamExtension exam = new ExamExtension();

    @Test
    @DisplayName("P3: the good is served again, the refused stays refused")
    void servesTheSameAgain() throws Exception {
        aBundle("acme.good").with(aSkill("good")).start(exam.context());
        Bundle bad = aBundle("acme.bad").with(aSkill("bad").named("x")).install(exam.context());
        exam.resolve(bad);

        exam.restart();

        assertThat(exam.served().index()).containsExactly("good@acme.good");
        exam.resolve(exam.context().getBundle("acme.bad"));
        assertThat(exam.context().getBundle("acme.bad").getState()).isEqualTo(Bundle.INSTALLED);
    }

    @Test
    @DisplayName("P3: what came in while the kernel was stopped is refused after the restart")
    void refusesWhatSlippedInBefore() throws Exception {
        exam.kernel().stop();
        aBundle("acme.bad").with(aSkill("bad").named("x")).start(exam.context());
        exam.kernel().start();
        exam.kernel().stop();

        exam.restart();

        exam.kernel().start();
        assertThat(exam.served().index()).isEmpty();
        await().until(() -> exam.context().getBundle("acme.bad").getState() == Bundle.INSTALLED);
    }
}
