package dev.heinzel.kernel;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.check.SkillLet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the kernel thinks of one revision of a bundle. */
sealed interface Verdict {

    /** Why the bundle does not resolve, in report order; empty exactly if it may. */
    List<Finding> findings();

    /** Keeps every rule. A bundle that declares no skills has an empty SkillLet, or none. */
    record Accepted(@Nullable SkillLet skillLet) implements Verdict {
        @Override
        public List<Finding> findings() {
            return List.of();
        }
    }

    /** Must not resolve (P2). */
    record Refused(List<Finding> findings) implements Verdict {
        /** Copies the list. */
        public Refused {
            findings = List.copyOf(findings);
            if (findings.isEmpty()) {
                throw new IllegalArgumentException("a refusal has at least one finding");
            }
        }
    }

    /**
     * Could not be told now: the bundle is being installed, replaced or removed, or I/O failed. It
     * takes no part in this one operation, and is asked about again in the next (P8).
     */
    record Undecided(Finding finding) implements Verdict {
        @Override
        public List<Finding> findings() {
            return List.of(finding);
        }
    }
}
