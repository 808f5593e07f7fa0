package dev.heinzel.system.skill;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What one reading of the personal directory found (L6).
 *
 * @param root the directory itself, behind any link; null where there is none
 * @param source the skills that are fine; null if there are none
 * @param findings what is wrong with the others, in report order
 */
record PersonalReading(@Nullable Path root, @Nullable Source source, List<Finding> findings) {

    /** There is nothing to read. */
    static final PersonalReading NOTHING = new PersonalReading(null, null, List.of());

    /** Copies the list. */
    PersonalReading {
        findings = List.copyOf(findings);
    }

    /** Whether nobody can tell this from another by what is served and said. */
    boolean looksLike(PersonalReading other) {
        return skills().equals(other.skills()) && findings.equals(other.findings());
    }

    /** Whether it looks alike and its bytes come from the same place, so that one will do. */
    boolean isAsGoodAs(PersonalReading other) {
        return Objects.equals(root, other.root) && looksLike(other) && isInTheSamePlaces(other);
    }

    private boolean isInTheSamePlaces(PersonalReading other) {
        if (source == null || other.source == null) {
            return source == null && other.source == null;
        }
        return source.skillLet().isLike(other.source.skillLet());
    }

    private List<Skill> skills() {
        return source == null ? List.of() : source.skillLet().skills();
    }
}
