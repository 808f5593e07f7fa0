package dev.heinzel.skill;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The skills of all resolved plugins, for callers that may see some of them (S1). Every question
 * says what its caller may see, and that is enforced here, in code.
 *
 * <p>Thread-safe. A call sees one snapshot of what is installed, holds no lock while it reads, and
 * answers with values: nothing throws but a null argument ({@code NullPointerException}). Names and
 * paths are exact keys; nothing is decoded, folded or resolved.
 *
 * <p>As an OSGi service it carries {@code service.changecount}, which grows with every change.
 */
@ProviderType
public interface Skills {

    /**
     * What is offered to this caller, in ascending order of name. For an allowlist of names the
     * cost does not grow with what is installed; for {@link Allowlist#all()} it does. Reads the
     * personal directory, if there is one (L6); the other questions use that reading.
     */
    List<IndexEntry> index(Allowlist allowed);

    /** A skill's body, framed as data from its source. */
    Answer<LoadedSkill> load(String name, Allowlist allowed);

    /** One file of a skill, as exact bytes; {@code SKILL.md} is one of them. */
    Answer<FileContent> readFile(String name, String path, Allowlist allowed);

    /**
     * What the chat may see: by default the skills whose offered source is core (A2), as of now.
     */
    Allowlist chatAllowed();

    /**
     * Grows with every change of what is installed and of the last reading of the personal
     * directory. Nobody watches that directory: what changes in it shows, and is counted, when it
     * is read next, by an {@code index} or a list of the catalogue (L6). Between two readings equal
     * counts mean equal answers.
     */
    long changeCount();

    /**
     * Calls {@code listener} after each change, until the returned handle is closed. Calls come on
     * whichever thread changed something, without any lock held, one at a time; several changes may
     * come as one call. A listener that throws is logged and called again the next time.
     */
    Subscription onChange(Runnable listener);

    /** Ends a subscription. Closing twice does nothing. */
    interface Subscription extends AutoCloseable {
        @Override
        void close();
    }
}
