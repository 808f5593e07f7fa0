package dev.heinzel.itest.framework;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;

/**
 * What the services answer, seen from outside of the framework. Their classes are those of the
 * kernel's bundle and not the test's, so they are called by name.
 */
final class Served {

    private static final String WORDS = "dev.heinzel.skill.";

    private final BundleContext context;

    Served(BundleContext context) {
        this.context = context;
    }

    /** An answer: its kind, and the text that was found or else all that the answer says. */
    record Reply(String kind, String text) {}

    /** A line of the catalogue. */
    record Row(String name, String source, String layer, boolean offered, String hiddenBy) {}

    /** Everything that is offered, as {@code name@source}, in the order given. */
    List<String> index() {
        return index(allowlist("all", null));
    }

    /** What this allowlist lets see. */
    List<String> index(String... allowed) {
        return index(allowlist("of", List.of(allowed)));
    }

    private List<String> index(Object allowed) {
        List<String> names = new ArrayList<>();
        for (Object entry : (List<?>) ask("Skills", "index", allowed)) {
            names.add(get(entry, "name") + "@" + get(entry, "source"));
        }
        return names;
    }

    List<String> chat() {
        return index(ask("Skills", "chatAllowed"));
    }

    Reply load(String name) {
        return reply(ask("Skills", "load", name, allowlist("all", null)));
    }

    Reply load(String name, List<String> allowed) {
        return reply(ask("Skills", "load", name, allowlist("of", allowed)));
    }

    Reply readFile(String name, String path) {
        return reply(ask("Skills", "readFile", name, path, allowlist("all", null)));
    }

    Reply readFile(String name, String path, List<String> allowed) {
        return reply(ask("Skills", "readFile", name, path, allowlist("of", allowed)));
    }

    long changeCount() {
        return (long) ask("Skills", "changeCount");
    }

    /** Has the listener called after each change, until the handle is closed. */
    AutoCloseable onChange(Runnable listener) {
        return (AutoCloseable) ask("Skills", "onChange", listener);
    }

    Object property(String key) {
        return reference(WORDS + "Skills").getProperty(key);
    }

    List<Row> catalogue() {
        List<Row> rows = new ArrayList<>();
        for (Object entry : (List<?>) get(ask("Catalogue", "list"), "skills")) {
            rows.add(
                    new Row(
                            (String) get(get(entry, "skill"), "name"),
                            (String) get(entry, "source"),
                            (String) get(get(entry, "layer"), "id"),
                            (boolean) get(entry, "offered"),
                            (String) get(entry, "hiddenBy")));
        }
        return rows;
    }

    /** The body of what a key shows. */
    Reply show(String key) {
        return reply(ask("Catalogue", "show", key));
    }

    /** Every finding of every refused bundle, as a person would read it. */
    List<String> problems() {
        return ((List<?>) get(ask("Catalogue", "list"), "problems"))
                .stream().map(Object::toString).toList();
    }

    /** The symbolic names of the refused bundles, as the kernel gives them. */
    List<String> refused() {
        List<String> names = new ArrayList<>();
        for (Object plugin : (List<?>) ask("SkillDiagnostics", "refused")) {
            names.add((String) get(plugin, "symbolicName"));
        }
        return names;
    }

    private static Reply reply(Object answer) {
        String kind = answer.getClass().getSimpleName();
        if (!kind.equals("Found")) {
            return new Reply(kind, answer.toString());
        }
        Object value = get(answer, "value");
        return switch (value.getClass().getSimpleName()) {
            case "FileContent" ->
                    new Reply(
                            kind, new String((byte[]) get(value, "bytes"), StandardCharsets.UTF_8));
            case "Detail" -> new Reply(kind, (String) get(value, "body"));
            default -> new Reply(kind, (String) get(value, "text"));
        };
    }

    private Object allowlist(String factory, List<String> entries) {
        try {
            Class<?> type = loader().loadClass(WORDS + "Allowlist");
            return entries == null
                    ? type.getMethod(factory).invoke(null)
                    : type.getMethod(factory, java.util.Collection.class).invoke(null, entries);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private ClassLoader loader() {
        Object skills = context.getService(reference(WORDS + "Skills"));
        return skills.getClass().getInterfaces()[0].getClassLoader();
    }

    ServiceReference<?> reference(String type) {
        try {
            ServiceReference<?>[] all = context.getAllServiceReferences(type, null);
            if (all == null || all.length != 1) {
                throw new AssertionError("not exactly one service " + type);
            }
            return all[0];
        } catch (InvalidSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private Object ask(String service, String question, Object... said) {
        try {
            Object answering = context.getService(reference(WORDS + service));
            Class<?> type = answering.getClass().getClassLoader().loadClass(WORDS + service);
            for (Method method : type.getMethods()) {
                if (method.getName().equals(question)) {
                    return method.invoke(answering, said);
                }
            }
            throw new AssertionError("no question " + question);
        } catch (InvocationTargetException e) {
            throw new AssertionError("a call failed with an exception", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Object get(Object value, String property) {
        try {
            return value.getClass().getMethod(property).invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
