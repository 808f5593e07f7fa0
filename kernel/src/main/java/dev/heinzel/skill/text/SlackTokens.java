package dev.heinzel.skill.text;

/** F11: Slack's tokens of bots, users, workspaces, browsers, apps and their configuration. */
final class SlackTokens {

    private static final String OWNER = "Slack token";
    private static final String[] HOOKS = {"services/", "workflows/", "triggers/"};
    private static final int UPPER = SecretBytes.UPPER | SecretBytes.DIGIT;

    private SlackTokens() {}

    /** {@code xoxb-} and its kin, from their {@code o}. */
    static boolean token(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        int from = index - 1;
        if (!bytes.is(from, "xox")) {
            return false;
        }
        int dash = index + 3;
        int at =
                switch (bytes.at(index + 2)) {
                    case 'b' -> bot(bytes, dash);
                    case 'p' -> user(bytes, dash);
                    case 'e' ->
                            bytes.at(dash) == '.'
                                    ? configuration(bytes, dash)
                                    : first(
                                            user(bytes, dash),
                                            part(
                                                    bytes,
                                                    number(bytes, dash, 1, 1),
                                                    UPPER,
                                                    146,
                                                    146));
                    case 'a', 'r' -> workspace(bytes, dash);
                    case 'c', 's' -> numbered(bytes, dash, 1, 24, 128);
                    default -> 0;
                };
        if (at == 0 || (bytes.at(dash) != '-' && at < 0)) {
            return false;
        }
        return at > 0
                ? found.token(OWNER, from, dash + 1, at, 3)
                : found.prefix(OWNER, from, dash + 1);
    }

    /** {@code xapp-}, from its dash. */
    static boolean app(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        int from = index - 4;
        if (!bytes.is(from, "xapp-")) {
            return false;
        }
        int at = part(bytes, number(bytes, index, 1, 1), UPPER, 1, 64);
        at = part(bytes, number(bytes, at, 1, 32), SecretBytes.LOWER | SecretBytes.DIGIT, 1, 256);
        return at > 0
                ? found.token(OWNER, from, index + 1, at, 2)
                : found.prefix(OWNER, from, index + 1);
    }

    /** A webhook's address, from its first dot. */
    static boolean hook(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        if (!bytes.is(index - 5, "hooks.slack.com/")) {
            return false;
        }
        int body = index + 11;
        for (String kind : HOOKS) {
            if (bytes.is(body, kind)) {
                int key = body + kind.length();
                int length = bytes.run(key, SecretBytes.BASE64, 256);
                return length >= 43
                        && found.token("Slack webhook", index - 5, key, key + length, 2);
            }
        }
        return false;
    }

    private static int bot(SecretBytes bytes, int dash) {
        int at = number(bytes, number(bytes, dash, 10, 13), 10, 13);
        if (at > 0) {
            return at + bytes.run(at, SecretBytes.ALNUM_DASH, 256);
        }
        return part(bytes, number(bytes, dash, 8, 14), SecretBytes.ALNUM, 18, 26);
    }

    private static int user(SecretBytes bytes, int dash) {
        int at = number(bytes, dash, 10, 13);
        at = number(bytes, number(bytes, at, 10, 13), 10, 13);
        return first(
                part(bytes, at, SecretBytes.ALNUM_DASH, 28, 34), numbered(bytes, dash, 1, 24, 128));
    }

    /** {@code xoxe.xoxp-1-…}, from its dot. */
    private static int configuration(SecretBytes bytes, int dot) {
        if (!bytes.is(dot, ".xoxp-") && !bytes.is(dot, ".xoxb-")) {
            return -1;
        }
        return part(bytes, number(bytes, dot + 5, 1, 1), UPPER, 163, 166);
    }

    /** With or without a {@code 2-}: one run, or three numbers and one. */
    private static int workspace(SecretBytes bytes, int dash) {
        int version = number(bytes, dash, 1, 1);
        int at = version > 0 ? version : dash;
        return first(numbered(bytes, at, 1, 24, 128), part(bytes, at, SecretBytes.ALNUM, 20, 48));
    }

    /** Three numbers and a run. */
    private static int numbered(SecretBytes bytes, int dash, int digits, int least, int most) {
        int at = number(bytes, dash, digits, 16);
        at = number(bytes, number(bytes, at, digits, 16), digits, 16);
        return part(bytes, at, SecretBytes.ALNUM, least, most);
    }

    private static int first(int one, int other) {
        return one > 0 ? one : other;
    }

    private static int number(SecretBytes bytes, int dash, int least, int most) {
        return part(bytes, dash, SecretBytes.DIGIT, least, most);
    }

    /** The end of a dash and a run of such bytes, or -1; -1 stays -1. */
    private static int part(SecretBytes bytes, int dash, int kinds, int least, int most) {
        if (dash < 0 || bytes.at(dash) != '-') {
            return -1;
        }
        int length = bytes.run(dash + 1, kinds, most + 1);
        return length >= least && length <= most ? dash + 1 + length : -1;
    }
}
