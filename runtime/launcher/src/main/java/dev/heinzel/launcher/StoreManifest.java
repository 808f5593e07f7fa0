package dev.heinzel.launcher;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which plugins there are, as one small JSON document. It is read strictly: what this version does
 * not understand it neither guesses nor drops, as a newer version may have written it.
 *
 * @param plugins by symbolic name, each name once
 */
record StoreManifest(List<StoredPlugin> plugins) {

    static final StoreManifest EMPTY = new StoreManifest(List.of());

    private static final int SCHEMA = 1;
    private static final Set<String> DOCUMENT_KEYS = Set.of("schema", "plugins");
    private static final Set<String> PLUGIN_KEYS =
            Set.of("symbolic_name", "version", "sha256", "origin", "has_code");

    /**
     * Sorts, and checks that each name is there once.
     *
     * @throws IllegalArgumentException if one is there twice
     */
    StoreManifest {
        plugins =
                plugins.stream().sorted(Comparator.comparing(StoredPlugin::symbolicName)).toList();
        Set<String> names = new HashSet<>();
        for (StoredPlugin plugin : plugins) {
            if (!names.add(plugin.symbolicName())) {
                throw new IllegalArgumentException(
                        "names " + Printable.quote(plugin.symbolicName()) + " twice");
            }
        }
    }

    Optional<StoredPlugin> find(String symbolicName) {
        return plugins.stream()
                .filter(plugin -> plugin.symbolicName().equals(symbolicName))
                .findFirst();
    }

    /** With this plugin instead of any other of its name. */
    StoreManifest with(StoredPlugin plugin) {
        List<StoredPlugin> all = new ArrayList<>(without(plugin.symbolicName()).plugins);
        all.add(plugin);
        return new StoreManifest(all);
    }

    StoreManifest without(String symbolicName) {
        return new StoreManifest(
                plugins.stream()
                        .filter(plugin -> !plugin.symbolicName().equals(symbolicName))
                        .toList());
    }

    /** The document. Its last byte closes it, so that a document cut short is never a whole one. */
    byte[] toJson() throws IOException {
        List<Object> list = new ArrayList<>();
        for (StoredPlugin plugin : plugins) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("symbolic_name", plugin.symbolicName());
            map.put("version", plugin.version());
            map.put("sha256", plugin.sha256().toString());
            map.put("origin", plugin.origin());
            map.put("has_code", plugin.hasCode());
            list.add(map);
        }
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("schema", SCHEMA);
        document.put("plugins", list);
        return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asBytes(document);
    }

    /**
     * Reads what {@link #toJson()} wrote.
     *
     * @throws IllegalArgumentException if it is anything else; the message says what, and is meant
     *     to follow the file's name
     */
    static StoreManifest parse(byte[] json) {
        Object tree = StrictJson.parse(json);
        StrictJson.requireVersion(tree, "schema", SCHEMA);
        Map<?, ?> document = StrictJson.object(tree, DOCUMENT_KEYS);
        if (!(document.get("plugins") instanceof List<?> list)) {
            throw new IllegalArgumentException("has no list of plugins");
        }
        List<StoredPlugin> plugins = new ArrayList<>();
        for (Object entry : list) {
            Map<?, ?> map = StrictJson.object(entry, PLUGIN_KEYS);
            plugins.add(
                    new StoredPlugin(
                            value(map, "symbolic_name", String.class),
                            value(map, "version", String.class),
                            digest(value(map, "sha256", String.class)),
                            value(map, "origin", String.class),
                            value(map, "has_code", Boolean.class)));
        }
        return new StoreManifest(plugins);
    }

    private static Digest digest(String hex) {
        try {
            return Digest.parse(hex);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("has a sha256 that is no digest", e);
        }
    }

    private static <T> T value(Map<?, ?> map, String key, Class<T> type) {
        Object value = map.get(key);
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException(
                    "has a " + key + " that is no " + type.getSimpleName());
        }
        return type.cast(value);
    }
}
