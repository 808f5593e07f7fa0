package dev.heinzel.launcher;

import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.io.Serial;

/**
 * Something outside a plugin's content stands in the way: a directory, a file, a lock. Carries what
 * a person can do about it. Texts are escaped when it is made, so they are safe to print.
 */
public final class ProblemException extends IOException {

    @Serial private static final long serialVersionUID = 1;

    private final String code;
    private final String remedy;

    /**
     * @param code for machines, upper case with underscores, stable
     * @param message what is wrong, and where
     * @param remedy what would be right
     */
    public ProblemException(String code, String message, String remedy) {
        super(Printable.escape(message));
        this.code = code;
        this.remedy = Printable.escape(remedy);
    }

    /** For machines; never renamed. */
    public String code() {
        return code;
    }

    /** What to do about it. */
    public String remedy() {
        return remedy;
    }

    /** What is wrong, and where. */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
