package dev.heinzel.skill.text;

import org.jspecify.annotations.Nullable;

/**
 * Tells tokens of known providers by their full shape (F11), in bytes, from a place that may be
 * part of one. A scan calls {@link #matchAt} where {@link SecretTriggers} says so and goes on after
 * {@link #end}; nothing here looks at a whole file, so a scan is linear whatever it meets.
 *
 * <p>One matcher is for one scan and one thread. It holds the buffer only as long as it lives.
 */
public final class SecretMatcher {

    private static final String OPENAI_MIDDLE = "T3BlbkFJ";
    private static final int[] OPENAI_HALVES = {20, 58, 74};
    private static final String[] SLACK_HOOKS = {"services/", "workflows/", "triggers/"};

    private final SecretBytes bytes;
    private @Nullable String provider;
    private boolean whole;
    private int start;
    private int end;

    /** For the text in {@code buffer[from..to)}; what lies outside is never looked at. */
    public SecretMatcher(byte[] buffer, int from, int to) {
        bytes = new SecretBytes(buffer, from, to);
    }

    /**
     * Whether a token or a bare prefix stands around this index. Then {@link #provider}, {@link
     * #isWhole}, {@link #start} and {@link #end} tell of it. A placeholder in full shape is none,
     * but moves {@link #end}.
     */
    public boolean matchAt(int index) {
        return switch (bytes.at(index)) {
            case '_' -> underscore(index);
            case '-' -> dash(index);
            case 'A' -> upperCase(index);
            case 'B' -> bytes.at(index - 1) == '-' && privateKey(index);
            case '.' -> dot(index);
            case 'p' -> databricks(index);
            case '~' -> azure(index);
            default -> false;
        };
    }

    /** Whose it is, such as {@code GitHub token}. */
    public String provider() {
        return provider == null ? "" : provider;
    }

    /** Whether it is a secret, and not just a prefix. */
    public boolean isWhole() {
        return whole;
    }

    /** The index of its first byte. */
    public int start() {
        return start;
    }

    /** The index after the last token seen, a placeholder's included. */
    public int end() {
        return end;
    }

    /** How many bytes were looked at so far. */
    long steps() {
        return bytes.steps();
    }

    private boolean underscore(int index) {
        return switch (bytes.at(index - 1)) {
            case 'p', 'o', 'u', 's', 'r' ->
                    bytes.is(index - 3, "gh")
                            ? exactly(
                                    "GitHub token", index - 3, index + 1, SecretBytes.ALNUM, 36, 3)
                            : digitalOcean(index);
            case 'b' ->
                    bytes.is(index - 6, "github_pat_")
                            && exactly(
                                    "GitHub token", index - 6, index + 5, SecretBytes.WORD, 82, 3);
            case 'k' -> stripe(index);
            case 'f' ->
                    bytes.is(index - 2, "hf_")
                            && exactly(
                                    "Hugging Face token",
                                    index - 2,
                                    index + 1,
                                    SecretBytes.ALNUM,
                                    34,
                                    2);
            case 'm' ->
                    bytes.is(index - 3, "npm_")
                            && exactly("npm token", index - 3, index + 1, SecretBytes.ALNUM, 36, 2);
            default -> false;
        };
    }

    private boolean digitalOcean(int index) {
        return (bytes.is(index - 3, "dop_v1_")
                        || bytes.is(index - 3, "doo_v1_")
                        || bytes.is(index - 3, "dor_v1_"))
                && exactly("DigitalOcean token", index - 3, index + 4, SecretBytes.HEX, 64, 3);
    }

    private boolean stripe(int index) {
        if (!bytes.is(index - 2, "sk_") && !bytes.is(index - 2, "rk_")) {
            return false;
        }
        return (bytes.is(index, "_live_") || bytes.is(index, "_prod_"))
                && atLeast("Stripe live key", index - 2, index + 6, SecretBytes.ALNUM, 10, 2);
    }

    private boolean dash(int index) {
        return switch (bytes.at(index - 1)) {
            case 'k' -> bytes.at(index - 2) == 's' && serviceKey(index - 2, index + 1);
            case 't' -> gitLab(index);
            case 'b', 'e', 'p' -> slack(index);
            case 'i' ->
                    bytes.is(index - 4, "pypi-AgEIcHlwaS5vcmc")
                            ? atLeast(
                                    "PyPI token",
                                    index - 4,
                                    index + 16,
                                    SecretBytes.WORD_DASH,
                                    50,
                                    3)
                            : bytes.is(index - 4, "pypi-AgEI")
                                    && prefix("PyPI token", index - 4, index + 5);
            default -> false;
        };
    }

    /** After {@code sk-}. */
    private boolean serviceKey(int from, int body) {
        if (bytes.is(body, "ant-")) {
            int kind = bytes.run(body + 4, SecretBytes.ALNUM, 16);
            int key = body + 5 + kind;
            int length = bytes.run(key, SecretBytes.WORD_DASH, 96);
            boolean full = bytes.at(key - 1) == '-' && length == 95 && bytes.is(key + 93, "AA");
            return full
                    ? token("Anthropic key", from, key, key + length, 0)
                    : prefix("Anthropic key", from, body + 4);
        }
        int named = bytes.is(body, "proj-") ? 5 : bytes.is(body, "admin-") ? 6 : 0;
        int key = body + (bytes.is(body, "svcacct-") ? 8 : named);
        for (int half : OPENAI_HALVES) {
            if (bytes.is(key + half, OPENAI_MIDDLE)) {
                int length = bytes.run(key, SecretBytes.WORD_DASH, 158);
                if (isOpenAiHalf(length - half - OPENAI_MIDDLE.length())) {
                    return token("OpenAI key", from, key, key + length, 3);
                }
            }
        }
        return key > body && prefix("OpenAI key", from, key);
    }

    private static boolean isOpenAiHalf(int length) {
        for (int half : OPENAI_HALVES) {
            if (length == half) {
                return true;
            }
        }
        return false;
    }

    private boolean gitLab(int index) {
        if (bytes.is(index - 5, "glpat-")) {
            int body = index + 1;
            int length = bytes.run(body, SecretBytes.WORD_DASH, 301);
            if (length >= 27 && length <= 300 && bytes.at(body + length) == '.') {
                int last = bytes.run(body + length + 1, SecretBytes.ALNUM, 10);
                if (last == 9) {
                    return token("GitLab token", index - 5, body, body + length + 10, 4);
                }
            }
            return exactly("GitLab token", index - 5, body, SecretBytes.WORD_DASH, 20, 3);
        }
        return (bytes.is(index - 4, "gldt-") || bytes.is(index - 4, "glrt-"))
                && exactly("GitLab token", index - 4, index + 1, SecretBytes.WORD_DASH, 20, 3);
    }

    private boolean slack(int index) {
        int from = index - 4;
        if (bytes.is(from, "xapp-")) {
            int at = part(index, SecretBytes.DIGIT, 1, 1);
            at = part(at, SecretBytes.UPPER | SecretBytes.DIGIT, 1, 64);
            at = part(at, SecretBytes.DIGIT, 1, 32);
            at = part(at, SecretBytes.LOWER | SecretBytes.DIGIT, 1, 256);
            return at > 0
                    ? token("Slack token", from, index + 1, at, 2)
                    : prefix("Slack token", from, index + 1);
        }
        boolean bot = bytes.is(from, "xoxb-");
        if (!bot && !bytes.is(from, "xoxp-") && !bytes.is(from, "xoxe-")) {
            return false;
        }
        int at = part(part(index, SecretBytes.DIGIT, 10, 13), SecretBytes.DIGIT, 10, 13);
        if (bot && at > 0) {
            at += bytes.run(at, SecretBytes.ALNUM_DASH, 256);
        } else if (at > 0) {
            at = part(at, SecretBytes.DIGIT, 10, 13);
            at = part(at, SecretBytes.ALNUM_DASH, 28, 34);
        }
        return at > 0
                ? token("Slack token", from, index + 1, at, 3)
                : prefix("Slack token", from, index + 1);
    }

    /** The end of a dash and a run of such bytes, or -1; -1 stays -1. */
    private int part(int dash, int kinds, int least, int most) {
        if (dash < 0 || bytes.at(dash) != '-') {
            return -1;
        }
        int length = bytes.run(dash + 1, kinds, most + 1);
        return length >= least && length <= most ? dash + 1 + length : -1;
    }

    private boolean upperCase(int index) {
        return switch (bytes.at(index + 1)) {
            case 'K', 'S', 'B', 'C', '3' -> aws(index);
            case 'I' ->
                    bytes.is(index, "AIza")
                            && exactly(
                                    "Google key", index, index + 4, SecretBytes.WORD_DASH, 35, 4);
            case 'G' ->
                    bytes.is(index, "AGE-SECRET-KEY-1")
                            && exactly("age key", index, index + 16, SecretBytes.BECH32, 58, 0);
            default -> false;
        };
    }

    private boolean aws(int index) {
        boolean access = bytes.is(index, "AKIA");
        if (!access
                && !bytes.is(index, "ASIA")
                && !bytes.is(index, "ABIA")
                && !bytes.is(index, "ACCA")
                && !bytes.is(index, "A3T")) {
            return false;
        }
        int kinds = SecretBytes.UPPER | SecretBytes.DIGIT;
        if (bytes.run(index + 3, kinds, 18) == 17
                && bytes.isEnd(index + 20, SecretBytes.ALNUM)
                && bytes.isStart(index)) {
            return token("AWS access key", index, index + 4, index + 20, 3);
        }
        // the others are words, too
        return access && prefix("AWS access key", index, index + 4);
    }

    private boolean dot(int index) {
        if (bytes.at(index - 1) == 'G') {
            if (!bytes.is(index - 2, "SG.")) {
                return false;
            }
            int kinds = SecretBytes.WORD_DASH | SecretBytes.DOT | SecretBytes.EQUALS;
            int length = sentence(index + 1, bytes.run(index + 1, kinds, 80), 66);
            return length == 66 && token("SendGrid key", index - 2, index + 1, index + 67, 2);
        }
        if (!bytes.is(index - 5, "hooks.slack.com/")) {
            return false;
        }
        int body = index + 11;
        for (String kind : SLACK_HOOKS) {
            if (bytes.is(body, kind)) {
                int key = body + kind.length();
                int length = bytes.run(key, SecretBytes.BASE64, 256);
                return length >= 43 && token("Slack webhook", index - 5, key, key + length, 2);
            }
        }
        return false;
    }

    private boolean databricks(int index) {
        if (!bytes.is(index - 2, "dapi")) {
            return false;
        }
        int body = index + 2;
        int length = bytes.run(body, SecretBytes.HEX, 33);
        return length == 32
                && bytes.isEnd(body + 32, SecretBytes.ALNUM)
                && token("Databricks token", index - 2, body, body + 32, 3);
    }

    private boolean azure(int index) {
        int from = index - 5;
        if (bytes.at(index - 1) != 'Q' || bytes.run(index - 2, SecretBytes.DIGIT, 1) != 1) {
            return false;
        }
        int kinds =
                SecretBytes.ALNUM | SecretBytes.UNDERSCORE | SecretBytes.DOT | SecretBytes.TILDE;
        if (bytes.run(from, kinds, 3) != 3) {
            return false;
        }
        int length = bytes.run(index + 1, kinds | SecretBytes.DASH, 48);
        length = sentence(index + 1, length, 34);
        return length >= 31
                && length <= 34
                && token("Azure AD client secret", from, index + 1, index + 1 + length, 3);
    }

    /** The length without full stops at the end that are beyond what a token has. */
    private int sentence(int from, int length, int most) {
        int kept = length;
        while (kept > most && bytes.at(from + kept - 1) == '.') {
            kept--;
        }
        return kept;
    }

    private boolean privateKey(int index) {
        int body = SecretKeyBlock.begin(bytes, index);
        int last = body < 0 ? -1 : SecretKeyBlock.end(bytes, body);
        if (last < 0) {
            return false;
        }
        end = last;
        return !Placeholders.isKey(bytes, body, last) && told("private key", index - 5, true);
    }

    private boolean exactly(
            String owner, int from, int body, int kinds, int length, double entropy) {
        boolean full =
                bytes.run(body, kinds, length + 1) == length
                        && bytes.isEnd(body + length, SecretBytes.WORD);
        return full ? token(owner, from, body, body + length, entropy) : prefix(owner, from, body);
    }

    private boolean atLeast(
            String owner, int from, int body, int kinds, int length, double entropy) {
        if (!bytes.isStart(from)) {
            // asked first: the run has no bound, and what it found would be looked at again
            return false;
        }
        int found = bytes.run(body, kinds, Integer.MAX_VALUE);
        boolean full = found >= length && bytes.isEnd(body + found, SecretBytes.WORD);
        return full ? token(owner, from, body, body + found, entropy) : prefix(owner, from, body);
    }

    private boolean token(String owner, int from, int body, int to, double entropy) {
        if (!bytes.isStart(from)) {
            return false;
        }
        end = to;
        if (Placeholders.is(bytes, from, body, to, entropy)) {
            return false;
        }
        return told(owner, from, true);
    }

    private boolean prefix(String owner, int from, int to) {
        if (!bytes.isStart(from)) {
            return false;
        }
        end = to;
        return told(owner, from, false);
    }

    private boolean told(String owner, int from, boolean isWhole) {
        provider = owner;
        start = from;
        whole = isWhole;
        return true;
    }
}
