package dev.heinzel.system.skill;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.text.Paths;
import java.util.Comparator;

/**
 * The order of the layers, in this one place (L1, L2, L5): from specific to general. Of two plugins
 * of one layer the smaller symbolic name in code point order comes first, of two versions of one
 * plugin the higher, of two bundles of one version the older.
 */
final class Layers {

    /** Ascending: the most specific first. The first of a name is the one that is offered. */
    static final Comparator<Offer> ORDER =
            Comparator.comparing(
                    Offer::source,
                    Comparator.comparing(Source::layer)
                            .thenComparing(Source::name, Paths.BY_UTF8)
                            .thenComparing(Source::version, Comparator.reverseOrder())
                            .thenComparingLong(Source::bundleId));

    private final Placement placement;

    /** The core is what the distribution ships; everybody else is outside. */
    static Layers coreAndOutside() {
        return new Layers((source, core) -> core ? Layer.CORE : Layer.OUTSIDE);
    }

    Layers(Placement placement) {
        this.placement = placement;
    }

    /** The layer of a plugin, which it does not choose itself (L5). */
    Layer of(String source, boolean core) {
        return placement.layerOf(source, core);
    }

    /** Who puts plugins into layers. */
    @FunctionalInterface
    interface Placement {
        /**
         * The layer of one plugin.
         *
         * @param source the plugin's symbolic name
         * @param core whether the distribution ships it
         */
        Layer layerOf(String source, boolean core);
    }
}
