package dev.heinzel.cli;

import java.io.Serial;

/**
 * Why a command gives no result at all: what becomes {@code {"error":{"code","message","remedy"}}}
 * or one line for people (K3). Texts are safe to print.
 */
final class Failure extends Exception {

    @Serial private static final long serialVersionUID = 1;

    private final int exit;
    private final String code;
    private final String message;
    private final String remedy;

    /**
     * @param exit one of {@link Exit}
     * @param code for machines, upper case with underscores, stable
     * @param message what is wrong, and where
     * @param remedy what would be right
     */
    Failure(int exit, String code, String message, String remedy) {
        super(message);
        this.exit = exit;
        this.code = code;
        this.message = message;
        this.remedy = remedy;
    }

    /** The command was asked wrongly. */
    static Failure usage(String message, String remedy) {
        return new Failure(Exit.USAGE, "USAGE", message, remedy);
    }

    int exit() {
        return exit;
    }

    String code() {
        return code;
    }

    String remedy() {
        return remedy;
    }

    @Override
    public String getMessage() {
        return message;
    }
}
