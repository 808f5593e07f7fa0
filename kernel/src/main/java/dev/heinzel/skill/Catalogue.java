package dev.heinzel.skill;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The operator's view of the same snapshot that {@link Skills} answers from: what is offered, what
 * is hidden and by what, what is in conflict, what is wrong (L4). Not for models: nothing here asks
 * what a caller may see.
 *
 * <p>Thread-safe, and answers with values, as {@link Skills} does.
 */
@ProviderType
public interface Catalogue {

    /** Everything installed, and the personal directory as it is read now (L6). */
    Listing list();

    /**
     * One entry with its body.
     *
     * @param key {@code NAME} for the one that is offered, {@code SOURCE:NAME} for any
     */
    Answer<Detail> show(String key);

    /** One file's exact bytes, of the skill that {@link #show} gives for the same key. */
    Answer<FileContent> readFile(String key, String path);

    /**
     * All there is to say.
     *
     * @param skills hidden ones too, by name, then from the most specific source to the most
     *     general
     * @param conflicts by name
     * @param problems what was refused, with all findings, in report order of each plugin; what is
     *     wrong in the personal directory (L6); and what the launcher knows to be wrong with the
     *     store and the configuration
     */
    record Listing(List<Entry> skills, List<Conflict> conflicts, List<Finding> problems) {
        /** Copies the lists. */
        public Listing {
            skills = List.copyOf(skills);
            conflicts = List.copyOf(conflicts);
            problems = List.copyOf(problems);
        }
    }

    /**
     * One skill of one source.
     *
     * @param offered whether callers are offered this one under its name
     * @param hiddenBy the source that hides it; null where it is offered, or a side of a conflict.
     *     What lies below a conflict is hidden by the first side in code point order (K6)
     */
    record Entry(
            Skill skill, String source, Layer layer, boolean offered, @Nullable String hiddenBy) {
        /** Refuses null. */
        public Entry {
            Objects.requireNonNull(skill, "skill");
            Objects.requireNonNull(source, "source");
            Objects.requireNonNull(layer, "layer");
        }
    }

    /**
     * A name that several peers have, so that nobody is offered (L3).
     *
     * @param sources in code point order
     */
    record Conflict(String name, List<String> sources) {
        /** Copies the list. */
        public Conflict {
            sources = List.copyOf(sources);
        }
    }

    /**
     * An entry, and the text after the front matter as it is.
     *
     * @param body verified and neither cleaned, cut nor framed
     */
    record Detail(Entry entry, String body) {}
}
