package dev.heinzel.itest.framework;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/**
 * What an operator decides, made for one test. Its classes are those of the kernel's bundle and not
 * the test's, so they are called by name.
 */
final class Policy {

    private static final String WORDS = "dev.heinzel.skill.";
    private static final String SERVICE = WORDS + "SkillPolicy";

    private final Map<String, String> layers = new HashMap<>();
    private Path personal;
    private List<String> chat;

    static Policy aPolicy() {
        return new Policy();
    }

    /** Puts plugins on the stack. */
    Policy with(String layer, String... symbolicNames) {
        for (String name : symbolicNames) {
            layers.put(name, layer);
        }
        return this;
    }

    Policy personal(Path directory) {
        personal = directory;
        return this;
    }

    Policy chat(String... entries) {
        chat = List.of(entries);
        return this;
    }

    /** The layer of each plugin that it names. */
    Map<String, String> layers() {
        return Map.copyOf(layers);
    }

    /** Registers it as whoever launched the framework does: as a service of the system bundle. */
    ServiceRegistration<?> register(ExamExtension exam) {
        return exam.context().registerService(SERVICE, value(exam.kernel()), null);
    }

    /** Registers it before all others, as a plugin might that wants to decide for the operator. */
    ServiceRegistration<?> registerBy(BundleContext plugin, Bundle kernel) {
        Hashtable<String, Object> first = new Hashtable<>();
        first.put("service.ranking", Integer.MAX_VALUE);
        return plugin.registerService(SERVICE, value(kernel), first);
    }

    private Object value(Bundle kernel) {
        try {
            Class<?> layer = kernel.loadClass(WORDS + "Layer");
            Map<String, Object> placed = new HashMap<>();
            for (Map.Entry<String, String> each : layers.entrySet()) {
                placed.put(
                        each.getKey(),
                        layer.getMethod("valueOf", String.class)
                                .invoke(null, each.getValue().toUpperCase(Locale.ROOT)));
            }
            Class<?> stack = kernel.loadClass(WORDS + "Stack");
            Class<?> allowlist = kernel.loadClass(WORDS + "Allowlist");
            return kernel.loadClass(SERVICE)
                    .getConstructor(stack, Path.class, allowlist)
                    .newInstance(
                            stack.getMethod("of", Map.class).invoke(null, placed),
                            personal,
                            chat == null
                                    ? null
                                    : allowlist
                                            .getMethod("of", Collection.class)
                                            .invoke(null, chat));
        } catch (InvocationTargetException e) {
            throw new AssertionError("no policy", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
