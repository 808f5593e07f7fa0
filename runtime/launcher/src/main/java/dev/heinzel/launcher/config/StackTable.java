package dev.heinzel.launcher.config;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Stack;
import dev.heinzel.skill.text.SymbolicNames;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * {@code [stack]}: which plugins form which layer (L5). A layer with one wrong element counts for
 * nothing as a whole: half a list is a list that nobody wrote.
 *
 * @param whole whether everything the file says of it counts
 */
record StackTable(Stack stack, boolean whole) {

    private static final String OURS = "dev.heinzel";
    private static final String PERSONAL = "personal";

    /** Says nothing, and should perhaps say something. */
    static final StackTable LOST = new StackTable(Stack.none(), false);

    /** Where a plugin is named. */
    private record Place(Layer layer, int line) {}

    static StackTable of(KeyWalk walk, Report report) {
        Map<Layer, ConfigKey> keys = new EnumMap<>(Layer.class);
        for (Layer layer : Layer.ofStack()) {
            keys.put(layer, ConfigKey.valueOf(layer.name()));
        }
        if (keys.values().stream().anyMatch(walk::isLost)) {
            return LOST;
        }
        Reading reading = new Reading(report);
        reading.whole = !walk.isStackInDoubt();
        keys.forEach((layer, key) -> reading.layer(layer, key, walk.value(key)));
        return reading.done();
    }

    /** One table, layer by layer. */
    private static final class Reading {
        private final Report report;
        private final Map<String, Place> named = new LinkedHashMap<>();
        private final Map<String, Layer> layers = new HashMap<>();
        private boolean whole = true;

        Reading(Report report) {
            this.report = report;
        }

        StackTable done() {
            return new StackTable(Stack.of(layers), whole);
        }

        void layer(Layer layer, ConfigKey key, @Nullable TomlNode node) {
            if (node == null) {
                return;
            }
            if (!(node instanceof TomlNode.Array array)) {
                whole = false;
                report.value(
                        node.line(),
                        key.key()
                                + " is "
                                + node.kind()
                                + ", not an array of symbolic names, so it names no plugin",
                        "write " + key.example());
                return;
            }
            List<String> names = new ArrayList<>();
            boolean good = true;
            for (TomlNode element : array.elements()) {
                good &= element(layer, key, element, names);
            }
            whole &= good;
            if (good) {
                names.forEach(name -> layers.put(name, layer));
            }
        }

        /** Whether the layer's other names still count. */
        private boolean element(Layer layer, ConfigKey key, TomlNode element, List<String> names) {
            if (!(element instanceof TomlNode.Text text)) {
                report.value(
                        element.line(),
                        "an element of "
                                + key.key()
                                + " is "
                                + element.kind()
                                + ", not a string, so "
                                + key.key()
                                + " names no plugin",
                        "write " + key.example());
                return false;
            }
            String name = text.value();
            if (!SymbolicNames.isName(name)) {
                report.value(
                        text.line(),
                        "an element of "
                                + key.key()
                                + " is no symbolic name, so "
                                + key.key()
                                + " names no plugin",
                        "write it as hz system plugin list does: " + key.example());
                return false;
            }
            if (name.equals(PERSONAL) || name.equals(OURS) || name.startsWith(OURS + '.')) {
                report.value(
                        text.line(),
                        "an element of "
                                + key.key()
                                + " is personal or a name of ours, whose layer is fixed",
                        "remove it");
                return true;
            }
            Place before = named.putIfAbsent(name, new Place(layer, text.line()));
            if (before == null) {
                names.add(name);
            } else {
                again(name, before, new Place(layer, text.line()));
            }
            return true;
        }

        private void again(String name, Place before, Place now) {
            if (before.layer() == now.layer()) {
                report.value(
                        now.line(),
                        "this name stands in "
                                + now.layer().id()
                                + " twice, before in line "
                                + before.line(),
                        "remove one");
                return;
            }
            whole = false;
            layers.remove(name);
            report.value(
                    now.line(),
                    "this name stands in "
                            + now.layer().id()
                            + ", and in "
                            + before.layer().id()
                            + " in line "
                            + before.line()
                            + ", so it is in no layer",
                    "remove one");
        }
    }
}
