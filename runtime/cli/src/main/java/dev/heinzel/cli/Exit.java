package dev.heinzel.cli;

/** Exit codes (K3). Where a batch meets several, {@link Batch#exit} says which counts. */
final class Exit {

    /** Fine; advice and problems in a list included. */
    static final int OK = 0;

    /** Findings, refused, an unknown name, or anything refused in a batch. */
    static final int REFUSED = 1;

    /** The command was asked wrongly, or a PATH is not there. */
    static final int USAGE = 2;

    /** In use, or it cannot be read or written. */
    static final int IO = 3;

    private Exit() {}
}
