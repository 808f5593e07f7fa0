package dev.heinzel.system.skill;

import static dev.heinzel.system.skill.Plugin.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.IndexEntry;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.SkillPolicy;
import dev.heinzel.skill.Skills;
import dev.heinzel.skill.Stack;
import dev.heinzel.skill.check.SkillLet;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Version;

class SystemSkillActivatorTest {

    private static final Bundle LAUNCHER = FakeFramework.bundle(0, "system.bundle");
    private static final Bundle KERNEL = FakeFramework.bundle(1, "dev.heinzel.kernel");
    private static final Bundle SELF = FakeFramework.bundle(2, "dev.heinzel.system.skill");
    private static final Bundle PLUGIN = FakeFramework.bundle(3, "acme.a");

    @TempDir private Path home;

    private final FakeFramework framework = new FakeFramework();
    private final BundleContext context = framework.context(SELF);
    private final SystemSkillActivator activator = new SystemSkillActivator();

    @BeforeEach
    void publish() {
        for (String name : List.of("acme.a", "acme.b")) {
            framework.register(
                    KERNEL,
                    SkillLet.class,
                    aPlugin(name).skill("notes").added().skillLet(),
                    "source",
                    name,
                    "version",
                    Version.parseVersion("1.0.0"),
                    "bundle.id",
                    3L,
                    "core",
                    false);
        }
    }

    private static SkillPolicy policy(String plugin, Layer layer) {
        return new SkillPolicy(Stack.of(Map.of(plugin, layer)), null, null);
    }

    private List<String> sources() {
        return framework.service(Skills.class).index(Allowlist.all()).stream()
                .map(IndexEntry::source)
                .toList();
    }

    @Test
    @DisplayName("L5: the launcher's policy counts from the first answer on")
    void servesByThePolicy() {
        framework.register(LAUNCHER, SkillPolicy.class, policy("acme.b", Layer.TEAM));

        activator.start(context);

        assertThat(sources()).containsExactly("acme.b");
        // it was never ranked otherwise: the policy and two sources make three changes
        assertThat(framework.service(Skills.class).changeCount()).isEqualTo(3);
    }

    @Test
    @DisplayName("L2, L5: without a policy all are outside")
    void servesWithoutAPolicy() {
        activator.start(context);

        assertThat(sources()).containsExactly("acme.a");
    }

    @Test
    @DisplayName("L5, P8: a plugin's policy decides nothing, whenever it comes")
    void ignoresAPluginsPolicy() {
        framework.register(PLUGIN, SkillPolicy.class, policy("acme.b", Layer.PROJECT));
        activator.start(context);
        assertThat(sources()).containsExactly("acme.a");

        framework.register(LAUNCHER, SkillPolicy.class, policy("acme.b", Layer.TEAM));
        framework.register(PLUGIN, SkillPolicy.class, policy("acme.a", Layer.PROJECT));
        assertThat(sources()).containsExactly("acme.b");
    }

    @Test
    @DisplayName("L5: of the launcher's policies the newest counts; when it goes, the one before")
    void takesTheNewest() {
        activator.start(context);
        var first = framework.register(LAUNCHER, SkillPolicy.class, policy("acme.a", Layer.TEAM));
        var second = framework.register(LAUNCHER, SkillPolicy.class, policy("acme.b", Layer.TEAM));
        assertThat(sources()).containsExactly("acme.b");

        // replaced: the new one came before the old one went
        first.unregister();
        assertThat(sources()).containsExactly("acme.b");

        var third = framework.register(LAUNCHER, SkillPolicy.class, policy("acme.a", Layer.ORG));
        third.unregister();
        assertThat(sources()).containsExactly("acme.b");

        second.unregister();
        assertThat(sources()).containsExactly("acme.a");
    }

    @Test
    @DisplayName("S5, L6: after the stop nothing is served, the personal directory neither")
    void servesNothingAfterTheStop() {
        OwnSkills own = OwnSkills.in(home.resolve("skills")).skill("letters");
        framework.register(
                LAUNCHER, SkillPolicy.class, new SkillPolicy(Stack.none(), own.directory(), null));
        activator.start(context);
        Skills skills = framework.service(Skills.class);
        Catalogue catalogue = framework.service(Catalogue.class);
        assertThat(sources()).containsExactly("personal", "acme.a");
        assertThat(framework.listening()).isPositive();

        activator.stop(context);

        assertThat(skills.index(Allowlist.all())).isEmpty();
        assertThat(skills.load("letters", Allowlist.all())).isInstanceOf(Answer.NotFound.class);
        assertThat(skills.chatAllowed()).isEqualTo(Allowlist.none());
        assertThat(catalogue.list().skills()).isEmpty();
        assertThat(catalogue.show("personal:letters")).isInstanceOf(Answer.NotFound.class);
        assertThat(framework.listening()).isZero();
    }
}
