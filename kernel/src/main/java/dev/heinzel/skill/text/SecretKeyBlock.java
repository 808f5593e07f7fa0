package dev.heinzel.skill.text;

/**
 * A private key with a body (F11): the BEGIN line of a PEM or armoured block and at least 64 base64
 * characters after it, also where the block is indented, quoted, or a string with {@code \n} in it.
 * An END line is not asked for: half a key is still a leak.
 */
final class SecretKeyBlock {

    private static final int LABEL = 100;
    private static final int BODY = 64;

    /** A shorter run counts only where it has a line to itself; else it is a word of prose. */
    private static final int RUN = 16;

    private static final int JUDGED = 16_384;
    private static final int HEADERS = 8;
    private static final int KINDS = SecretBytes.BASE64 | SecretBytes.EQUALS;
    private static final String DECORATION = " \t\r\"'`>#*|,;()\\";

    private final SecretBytes bytes;
    private int at;
    private boolean newLine;

    private SecretKeyBlock(SecretBytes bytes, int at) {
        this.bytes = bytes;
        this.at = at;
    }

    /** The index after the BEGIN line whose word BEGIN starts at {@code index}, or -1. */
    static int begin(SecretBytes bytes, int index) {
        if (!bytes.is(index - 5, "-----BEGIN ")) {
            return -1;
        }
        int close = index + 6;
        int most = close + LABEL;
        while (close < most
                && (bytes.isOf(
                                close,
                                SecretBytes.UPPER | SecretBytes.DIGIT | SecretBytes.UNDERSCORE)
                        || bytes.at(close) == ' ')) {
            close++;
        }
        boolean isPrivate =
                bytes.is(close - 11, "PRIVATE KEY") || bytes.is(close - 17, "PRIVATE KEY BLOCK");
        return isPrivate && bytes.is(close, "-----") ? close + 5 : -1;
    }

    /** The index after a body that is long enough and starts at or after {@code from}, or -1. */
    static int end(SecretBytes bytes, int from) {
        return new SecretKeyBlock(bytes, from).end(from + JUDGED);
    }

    private int end(int limit) {
        int count = 0;
        int end = -1;
        skipDecoration();
        for (int headers = 0; headers < HEADERS && skipHeader(limit); headers++) {
            skipDecoration();
        }
        while (at < limit) {
            boolean startsLine = newLine;
            int run = bytes.run(at, KINDS, limit - at);
            at += run;
            int runEnd = at;
            skipDecoration();
            boolean endsBlock = bytes.at(at) == '-' || at >= bytes.end();
            if (run == 0 || (run < RUN && !endsBlock && !(startsLine && newLine))) {
                break;
            }
            count += run;
            end = runEnd;
        }
        return count >= BODY ? end : -1;
    }

    /**
     * What stands between the runs of a body: line ends, quotes, comment signs, a string's plus.
     */
    private void skipDecoration() {
        newLine = false;
        while (at < bytes.end()) {
            int b = bytes.at(at);
            if (b == '\n' || (b == '\\' && bytes.at(at + 1) == 'n')) {
                newLine = true;
                at += b == '\n' ? 1 : 2;
            } else if (b == '\\' && bytes.at(at + 1) == 'r') {
                at += 2;
            } else if (DECORATION.indexOf(b) >= 0 || isLoneSign(b) || isLineSign(b)) {
                at++;
            } else {
                return;
            }
        }
    }

    /** What a diff, a list or an SQL comment puts before a line; an END line has five of them. */
    private boolean isLineSign(int b) {
        return b == '-' && newLine && !bytes.is(at, "-----");
    }

    private boolean isLoneSign(int b) {
        return (b == '+' || b == '/')
                && !bytes.isOf(at - 1, SecretBytes.ALNUM)
                && (bytes.at(at + 1) == b || !bytes.isOf(at + 1, KINDS));
    }

    /** {@code Proc-Type: 4,ENCRYPTED} and the like, which only stand before the body. */
    private boolean skipHeader(int limit) {
        int colon = at + bytes.run(at, SecretBytes.ALNUM_DASH, 32);
        if (colon == at || bytes.at(colon) != ':') {
            return false;
        }
        at = colon;
        while (at < Math.min(limit, bytes.end())
                && bytes.at(at) != '\n'
                && !(bytes.at(at) == '\\' && bytes.at(at + 1) == 'n')) {
            at++;
        }
        return true;
    }
}
