package dev.heinzel.itest.framework;

import dev.heinzel.itest.framework.Served.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The smallest model of L1 to L4: from who has a name, and of which layer, it says again who is
 * offered and who hides whom.
 */
final class Ranked {

    private static final Map<String, Integer> RANKS =
            Map.of(
                    "personal",
                    0,
                    "project",
                    1,
                    "team",
                    2,
                    "org",
                    3,
                    "site",
                    3,
                    "core",
                    4,
                    "outside",
                    5);

    /** By name, then from the most specific to the most general. */
    static final Comparator<Row> ORDER =
            Comparator.comparing(Row::name).thenComparingInt(Ranked::rank);

    private Ranked() {}

    /** The same rows in the same order, judged anew. */
    static List<Row> again(List<Row> rows) {
        Map<String, List<Row>> byName = new TreeMap<>();
        rows.forEach(row -> byName.computeIfAbsent(row.name(), n -> new ArrayList<>()).add(row));
        List<Row> judged = new ArrayList<>();
        byName.values().forEach(ofOneName -> judged.addAll(judge(ofOneName)));
        return judged;
    }

    private static List<Row> judge(List<Row> rows) {
        int top = rows.stream().mapToInt(Ranked::rank).min().orElseThrow();
        List<String> first =
                rows.stream()
                        .filter(row -> rank(row) == top)
                        .map(Row::source)
                        .distinct()
                        .sorted()
                        .toList();
        boolean conflict = first.size() > 1 && 0 < top && top < RANKS.get("core");
        List<Row> judged = new ArrayList<>();
        for (Row row : rows) {
            boolean isFirst = !conflict && row.source().equals(first.get(0)) && rank(row) == top;
            boolean isSide = conflict && rank(row) == top;
            judged.add(
                    new Row(
                            row.name(),
                            row.source(),
                            row.layer(),
                            isFirst,
                            isFirst || isSide ? null : first.get(0)));
        }
        return judged;
    }

    private static int rank(Row row) {
        return RANKS.get(row.layer());
    }
}
