package dev.heinzel.system.skill;

import dev.heinzel.skill.Finding;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a change brought that the operator should look at, for the log: names, codes and paths alone
 * (C2).
 */
final class Notices {

    private Notices() {}

    /** A line for each conflict and each problem of the personal directory that was not before. */
    static List<String> of(Snapshot before, Snapshot after) {
        Set<String> lines = new LinkedHashSet<>();
        after.conflicts()
                .forEach(
                        (name, sources) -> {
                            if (!sources.equals(before.conflicts().get(name))) {
                                lines.add(
                                        "conflict, so nobody is offered: "
                                                + name
                                                + " of "
                                                + String.join(", ", sources));
                            }
                        });
        List<Finding> arisen = new ArrayList<>(after.personalFindings());
        arisen.removeAll(before.personalFindings());
        for (Finding finding : arisen) {
            lines.add(
                    "refused in the personal directory: " + finding.path() + ": " + finding.code());
        }
        return List.copyOf(lines);
    }
}
