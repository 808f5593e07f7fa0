package dev.heinzel.system.skill;

import dev.heinzel.skill.Answer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Turns the answer to a read into the answer to the caller's question. */
final class Answers {

    private Answers() {}

    /**
     * What was found, mapped; otherwise the same kind of answer with nothing in it but what the
     * caller said (S2).
     */
    static <A, B> Answer<B> map(
            Answer<A> answer, String name, @Nullable String path, Function<A, B> found) {
        if (answer instanceof Answer.Found<A> there) {
            return new Answer.Found<>(found.apply(there.value()));
        }
        if (answer instanceof Answer.Changed<A>) {
            return new Answer.Changed<>(name, path);
        }
        return answer instanceof Answer.Unavailable<A>
                ? new Answer.Unavailable<>(name, path)
                : new Answer.NotFound<>(name, path);
    }
}
