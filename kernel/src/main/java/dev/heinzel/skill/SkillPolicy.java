package dev.heinzel.skill;

import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the operator decides, and {@code system.skill} serves by. Whoever launches the framework
 * registers one as a service of the system bundle, before {@code system.skill} starts; one of any
 * other bundle does not count, so that no plugin decides for the operator (L5). Without one there
 * are core and outside alone, and no personal directory. When it is replaced, what is offered
 * follows.
 *
 * @param personalDirectory absolute; null for none. Missing is empty (L6)
 * @param chat what the chat may see; null for the default, the skills whose offered source is core
 *     (A2)
 */
public record SkillPolicy(Stack stack, @Nullable Path personalDirectory, @Nullable Allowlist chat) {

    /** Decides nothing: what holds where nobody registers a policy. */
    public static final SkillPolicy NONE = new SkillPolicy(Stack.none(), null, null);

    /**
     * Refuses null.
     *
     * @throws IllegalArgumentException if the directory is relative
     */
    public SkillPolicy {
        Objects.requireNonNull(stack, "stack");
        if (personalDirectory != null && !personalDirectory.isAbsolute()) {
            throw new IllegalArgumentException("a personal directory is absolute");
        }
    }
}
