package dev.heinzel.skill;

import dev.heinzel.skill.text.Printable;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The operator's list of which plugins form which layer (L5). A plugin that it does not name is
 * outside, unless the distribution ships it. Immutable.
 */
public final class Stack {

    private static final Stack NONE = new Stack(Map.of());

    private final Map<String, Layer> layers;

    private Stack(Map<String, Layer> layers) {
        this.layers = layers;
    }

    /** Names no plugin. */
    public static Stack none() {
        return NONE;
    }

    /**
     * Names these plugins.
     *
     * @param layers by symbolic name, exactly as the plugins spell theirs
     * @throws IllegalArgumentException if a layer is not one of {@link Layer#ofStack()}
     */
    public static Stack of(Map<String, Layer> layers) {
        layers.forEach(
                (name, layer) -> {
                    if (!Layer.ofStack().contains(layer)) {
                        throw new IllegalArgumentException(
                                "a stack has no layer "
                                        + layer.id()
                                        + " for \""
                                        + Printable.quote(name)
                                        + '"');
                    }
                });
        return new Stack(Map.copyOf(layers));
    }

    /** The layer that the stack gives this plugin, or null if it does not name it. */
    public @Nullable Layer layerOf(String symbolicName) {
        return layers.get(Objects.requireNonNull(symbolicName, "symbolicName"));
    }

    /**
     * Where a plugin belongs.
     *
     * @param core whether the distribution ships it: then it is core, whatever the stack says (L1)
     */
    public Layer place(String symbolicName, boolean core) {
        if (core) {
            return Layer.CORE;
        }
        Layer layer = layerOf(symbolicName);
        return layer == null ? Layer.OUTSIDE : layer;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Stack that && layers.equals(that.layers);
    }

    @Override
    public int hashCode() {
        return layers.hashCode();
    }

    @Override
    public String toString() {
        return Printable.escape(layers.toString());
    }
}
