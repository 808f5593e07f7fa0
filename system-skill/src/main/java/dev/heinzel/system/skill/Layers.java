package dev.heinzel.system.skill;

import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Stack;
import dev.heinzel.skill.text.Paths;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order of the layers, in this one place (L5), as {@code docs/layers.md} tells it. Of two
 * sources of one rank the smaller symbolic name in code point order comes first, of two versions of
 * one plugin the higher, of two bundles of one version the older.
 */
final class Layers {

    private static final Comparator<Source> IN_A_RANK =
            Comparator.comparing(Source::name, Paths.BY_UTF8)
                    .thenComparing(Source::version, Comparator.reverseOrder())
                    .thenComparingLong(Source::bundleId);

    /** Ascending: the most specific first. */
    private static final Comparator<Offer> ORDER =
            Comparator.comparingInt((Offer offer) -> rank(offer.layer()))
                    .thenComparing(Offer::source, IN_A_RANK);

    private Layers() {}

    /** Where a source belongs, which it does not choose itself (L5). */
    static Layer of(Source source, Stack stack) {
        return source.isPersonal() ? Layer.PERSONAL : stack.place(source.name(), source.core());
    }

    /** From specific to general (L1); org and site are peers (L3). */
    private static int rank(Layer layer) {
        return switch (layer) {
            case PERSONAL -> 1;
            case PROJECT -> 2;
            case TEAM -> 3;
            case ORG, SITE -> 4;
            case CORE -> 5;
            case OUTSIDE -> 6;
        };
    }

    /** Decides who is offered, of all that have one name. At least one has. */
    static Ranking rank(List<Offer> offers) {
        List<Offer> ordered = new ArrayList<>(offers);
        ordered.sort(ORDER);
        Offer first = ordered.get(0);
        List<Offer> peers = new ArrayList<>();
        for (Offer offer : ordered) {
            // two bundles of one symbolic name follow each other, and are one source
            if (rank(offer.layer()) == rank(first.layer())
                    && (peers.isEmpty() || !isSameSource(offer, peers.get(peers.size() - 1)))) {
                peers.add(offer);
            }
        }
        // where the operator put peers, only the operator can say which of them is meant (L3); core
        // and outside have an order of their own (L2)
        boolean conflict = peers.size() > 1 && Layer.ofStack().contains(first.layer());
        return conflict
                ? new Ranking(ordered, null, peers)
                : new Ranking(ordered, first, List.of());
    }

    private static boolean isSameSource(Offer one, Offer other) {
        return one.source().name().equals(other.source().name());
    }
}
