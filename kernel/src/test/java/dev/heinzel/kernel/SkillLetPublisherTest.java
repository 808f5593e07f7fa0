package dev.heinzel.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.skill.check.SkillChecker;
import dev.heinzel.skill.check.SkillTree;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

@DisplayName("S5: publishing")
class SkillLetPublisherTest {

    private static final byte[] SKILL_MD =
            "---\nname: notes\ndescription: How to write notes\n---\n"
                    .getBytes(StandardCharsets.UTF_8);

    /** What the framework throws when it is next asked to register, one after the other. */
    private final Deque<Throwable> failures = new ArrayDeque<>();

    private int registered;
    private final FakeBundle plugin = new FakeBundle(7, "acme.notes");
    private final BundleContext kernel = kernelContext();
    private final OwnBundles own = new OwnBundles(kernel, null);
    private final SkillLetPublisher publisher =
            new SkillLetPublisher(
                    kernel,
                    new Verdicts(
                            (label, headers, tree, origin) ->
                                    SkillChecker.checkPlugin(label, headers, oneSkill(), origin),
                            own,
                            new ParsedNames(null)),
                    own);

    private BundleContext kernelContext() {
        Bundle bundle = new FakeBundle(1, "dev.heinzel.kernel").bundle;
        return (BundleContext)
                Proxy.newProxyInstance(
                        SkillLetPublisherTest.class.getClassLoader(),
                        new Class<?>[] {BundleContext.class},
                        (proxy, method, arguments) ->
                                switch (method.getName()) {
                                    case "getBundle" -> bundle;
                                    case "getBundles" -> new Bundle[] {bundle};
                                    case "registerService" -> register();
                                    default ->
                                            throw new UnsupportedOperationException(
                                                    method.getName());
                                });
    }

    private Object register() throws Throwable {
        if (!failures.isEmpty()) {
            throw failures.pop();
        }
        registered++;
        return Proxy.newProxyInstance(
                SkillLetPublisherTest.class.getClassLoader(),
                new Class<?>[] {ServiceRegistration.class},
                (proxy, method, arguments) -> {
                    throw new UnsupportedOperationException(method.getName());
                });
    }

    private static SkillTree oneSkill() {
        return new SkillTree() {
            @Override
            public @Nullable List<Entry> list(String directory) {
                return switch (directory) {
                    case "" -> List.of(new Entry("skills", Type.DIRECTORY));
                    case "skills" -> List.of(new Entry("notes", Type.DIRECTORY));
                    case "skills/notes" -> List.of(new Entry("SKILL.md", Type.FILE));
                    default -> null;
                };
            }

            @Override
            public int read(String path, byte[] buffer) {
                int length = Math.min(buffer.length, SKILL_MD.length);
                System.arraycopy(SKILL_MD, 0, buffer, 0, length);
                return length;
            }
        };
    }

    @Test
    @DisplayName("S5: what fails once is done with the next event")
    void looksAgainAfterAFailure() {
        plugin.state = Bundle.RESOLVED;
        failures.add(new NullPointerException());
        failures.add(new NoClassDefFoundError());

        publisher.settle(plugin.bundle);
        publisher.settle(plugin.bundle);
        assertThat(registered).isZero();

        publisher.settle(plugin.bundle);
        publisher.settle(plugin.bundle);
        assertThat(registered).isEqualTo(1);
    }

    @Test
    @DisplayName("S5: an error that is not ours to catch stops nothing for good")
    void looksAgainAfterAnError() {
        plugin.state = Bundle.RESOLVED;
        failures.add(new OutOfMemoryError("made by a test"));

        assertThatThrownBy(() -> publisher.settle(plugin.bundle))
                .isInstanceOf(OutOfMemoryError.class);
        publisher.settle(plugin.bundle);

        assertThat(registered).isEqualTo(1);
    }
}
