package dev.heinzel.system.skill;

import dev.heinzel.skill.Finding;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the operator's log what a change brought that somebody should look at: names, codes and
 * paths alone (C2).
 */
final class Notices {

    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);

    private Notices() {}

    static void log(Snapshot before, Snapshot after) {
        after.conflicts()
                .forEach(
                        (name, sources) -> {
                            if (!sources.equals(before.conflicts().get(name))) {
                                LOG.warn(
                                        "{} is offered by nobody: it is in conflict between {}",
                                        name,
                                        String.join(", ", sources));
                            }
                        });
        List<Finding> arisen = new ArrayList<>(after.personalFindings());
        arisen.removeAll(before.personalFindings());
        Set<String> told = new LinkedHashSet<>();
        for (Finding finding : arisen) {
            if (told.add(finding.code() + " " + finding.path())) {
                LOG.warn(
                        "refused in the personal directory: {} {}", finding.code(), finding.path());
            }
        }
    }
}
