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

    /** A row, and which bytes it stands for. */
    record Listed(Row row, String fingerprint) {}

    /** One entry of the index. */
    record Indexed(String name, String source, String fingerprint) {}

    /** What a key shows. */
    record Shown(String source, String fingerprint, String body) {}

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
        return listed().stream().map(Listed::row).toList();
    }

    List<Listed> listed() {
        List<Listed> rows = new ArrayList<>();
        for (Object entry : (List<?>) get(ask("Catalogue", "list"), "skills")) {
            Object skill = get(entry, "skill");
            rows.add(
                    new Listed(
                            new Row(
                                    (String) get(skill, "name"),
                                    (String) get(entry, "source"),
                                    (String) get(get(entry, "layer"), "id"),
                                    (boolean) get(entry, "offered"),
                                    (String) get(entry, "hiddenBy")),
                            get(skill, "fingerprint").toString()));
        }
        return rows;
    }

    /** Everything that is offered, with what tells its version. */
    List<Indexed> indexed() {
        List<Indexed> entries = new ArrayList<>();
        for (Object entry : (List<?>) ask("Skills", "index", allowlist("all", null))) {
            entries.add(
                    new Indexed(
                            (String) get(entry, "name"),
                            (String) get(entry, "source"),
                            get(entry, "fingerprint").toString()));
        }
        return entries;
    }

    /** The conflicts, each as {@code name: sources}. */
    List<String> conflicts() {
        return ((List<?>) get(ask("Catalogue", "list"), "conflicts"))
                .stream().map(each -> get(each, "name") + ": " + get(each, "sources")).toList();
    }

    /** What a key shows, or null where it is not found. */
    Shown shown(String key) {
        Object answer = ask("Catalogue", "show", key);
        if (!answer.getClass().getSimpleName().equals("Found")) {
            return null;
        }
        Object detail = get(answer, "value");
        Object entry = get(detail, "entry");
        return new Shown(
                (String) get(entry, "source"),
                get(get(entry, "skill"), "fingerprint").toString(),
                (String) get(detail, "body"));
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
