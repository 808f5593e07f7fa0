package dev.heinzel.system.skill;

import dev.heinzel.skill.Layer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What L1 to L6 promise, said again in another way than the code says it: by asking each tier in
 * turn. Knows neither snapshots nor rankings.
 */
final class LayersModel {

    static final String PERSONAL = "personal";

    /** A plugin that is there: what it is called, and the body of each of its skills. */
    record Installed(String name, int version, boolean core, int id, Map<String, String> skills) {}

    /** A line of the catalogue. */
    record Line(
            String name, String source, Layer layer, boolean offered, @Nullable String hiddenBy) {}

    private static final List<List<Layer>> TIERS =
            List.of(
                    List.of(Layer.PERSONAL),
                    List.of(Layer.PROJECT),
                    List.of(Layer.TEAM),
                    List.of(Layer.ORG, Layer.SITE),
                    List.of(Layer.CORE),
                    List.of(Layer.OUTSIDE));

    final List<Installed> installed = new ArrayList<>();
    final Map<String, Layer> stack = new HashMap<>();
    // what lies in the directory that counts, and what was last read of it
    Map<String, String> own = new TreeMap<>();
    @Nullable Map<String, String> ownRead;

    /** What happens when the directory is read. */
    void read() {
        ownRead = new TreeMap<>(own);
    }

    void readOnce() {
        if (ownRead == null) {
            read();
        }
    }

    Collection<String> names() {
        TreeSet<String> names = new TreeSet<>(ownRead.keySet());
        installed.forEach(plugin -> names.addAll(plugin.skills().keySet()));
        return names;
    }

    private Layer layer(Installed plugin) {
        return plugin.core() ? Layer.CORE : stack.getOrDefault(plugin.name(), Layer.OUTSIDE);
    }

    /** Bodies of those that have the name in a tier: by source, the better one first. */
    private TreeMap<String, List<String>> tier(String name, List<Layer> tier) {
        TreeMap<String, List<String>> bodies = new TreeMap<>();
        if (tier.contains(Layer.PERSONAL) && ownRead.containsKey(name)) {
            bodies.put(PERSONAL, List.of(ownRead.get(name)));
        }
        installed.stream()
                .filter(plugin -> tier.contains(layer(plugin)))
                .filter(plugin -> plugin.skills().containsKey(name))
                .sorted(
                        Comparator.comparingInt((Installed plugin) -> -plugin.version())
                                .thenComparingInt(Installed::id))
                .forEach(
                        plugin ->
                                bodies.computeIfAbsent(plugin.name(), n -> new ArrayList<>())
                                        .add(plugin.skills().get(name)));
        return bodies;
    }

    /** The sources in conflict; empty if there is none. */
    List<String> conflict(String name) {
        for (List<Layer> tier : TIERS) {
            TreeMap<String, List<String>> holders = tier(name, tier);
            if (!holders.isEmpty()) {
                boolean peers = tier.stream().anyMatch(Layer.ofStack()::contains);
                return peers && holders.size() > 1 ? List.copyOf(holders.keySet()) : List.of();
            }
        }
        return List.of();
    }

    /** The source that callers get; null for nobody. */
    @Nullable String offered(String name) {
        if (!conflict(name).isEmpty()) {
            return null;
        }
        for (List<Layer> tier : TIERS) {
            TreeMap<String, List<String>> holders = tier(name, tier);
            if (!holders.isEmpty()) {
                return holders.firstKey();
            }
        }
        return null;
    }

    /** What a source has under a name, the better one of two; null if it has nothing. */
    @Nullable String body(@Nullable String source, String name) {
        for (List<Layer> tier : TIERS) {
            List<String> bodies = source == null ? null : tier(name, tier).get(source);
            if (bodies != null) {
                return bodies.get(0);
            }
        }
        return null;
    }

    /** Names that are offered by core, each with its source. */
    List<String> core() {
        return names().stream()
                .filter(name -> offered(name) != null)
                .filter(name -> tier(name, List.of(Layer.CORE)).containsKey(offered(name)))
                .filter(name -> tier(name, List.of(Layer.PERSONAL)).isEmpty())
                .filter(
                        name ->
                                Layer.ofStack().stream()
                                        .allMatch(layer -> tier(name, List.of(layer)).isEmpty()))
                .map(name -> offered(name) + ':' + name)
                .toList();
    }

    /** All of the catalogue, in its order. */
    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (String name : names()) {
            List<String> sides = new ArrayList<>(conflict(name));
            String first = sides.isEmpty() ? offered(name) : sides.get(0);
            boolean top = true;
            for (List<Layer> tier : TIERS) {
                TreeMap<String, List<String>> holders = tier(name, tier);
                for (Map.Entry<String, List<String>> holder : holders.entrySet()) {
                    String source = holder.getKey();
                    for (int i = 0; i < holder.getValue().size(); i++) {
                        boolean wins = top && i == 0 && source.equals(first);
                        boolean side = top && i == 0 && sides.contains(source);
                        lines.add(
                                new Line(
                                        name,
                                        source,
                                        layerIn(tier, source),
                                        wins && sides.isEmpty(),
                                        wins || side ? null : first));
                    }
                }
                top &= holders.isEmpty();
            }
        }
        return lines;
    }

    private Layer layerIn(List<Layer> tier, String source) {
        Map<Layer, Boolean> found = new EnumMap<>(Layer.class);
        installed.stream()
                .filter(plugin -> plugin.name().equals(source) && tier.contains(layer(plugin)))
                .forEach(plugin -> found.put(layer(plugin), true));
        return found.isEmpty() ? Layer.PERSONAL : found.keySet().iterator().next();
    }
}
