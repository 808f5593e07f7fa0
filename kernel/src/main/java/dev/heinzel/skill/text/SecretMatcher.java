package dev.heinzel.skill.text;

/**
 * Tells tokens of known providers by their full shape (F11), in bytes, from a place that may be
 * part of one. A scan calls {@link #matchAt} where {@link #mayFollow} and {@link #mayPrecede} say
 * so and goes on after {@link #end}; nothing here looks at a whole file, so a scan is linear
 * whatever it meets.
 *
 * <p>One matcher is for one scan and one thread. It holds the buffer only as long as it lives.
 */
public final class SecretMatcher {

    private final SecretBytes bytes;
    private final SecretFound found;

    /** For the text in {@code buffer[from..to)}; what lies outside is never looked at. */
    public SecretMatcher(byte[] buffer, int from, int to) {
        bytes = new SecretBytes(buffer, from, to);
        found = new SecretFound(bytes);
    }

    /** Whether to ask about this ASCII character at all. */
    public static boolean isTrigger(int b) {
        return SecretTriggers.isTrigger(b);
    }

    /**
     * Whether to ask about an ASCII character that follows this one; at the start of a text it
     * follows a line end.
     */
    public static boolean mayFollow(int before, int b) {
        return SecretTriggers.mayFollow(before, b);
    }

    /** The same with the one after it; at the end of a text it precedes a line end. */
    public static boolean mayPrecede(int b, int after) {
        return SecretTriggers.mayPrecede(b, after);
    }

    /**
     * Whether a token or a bare prefix stands around this index. Then {@link #provider}, {@link
     * #isWhole} and {@link #end} tell of it. A placeholder in full shape is none, but moves {@link
     * #end}.
     */
    public boolean matchAt(int index) {
        return switch (bytes.at(index)) {
            case '_' -> underscore(index);
            case '-' -> dash(index);
            case 'A' -> upperCase(index);
            case 'B' -> bytes.at(index - 1) == '-' && privateKey(index);
            case 'R' -> GitLabTokens.registration(found, index);
            case 'o' -> SlackTokens.token(found, index);
            case '.' ->
                    bytes.at(index - 1) == 'G'
                            ? ServiceKeys.sendGrid(found, index)
                            : SlackTokens.hook(found, index);
            case 'p' -> CloudKeys.databricks(found, index);
            case '~' -> CloudKeys.azure(found, index);
            default -> false;
        };
    }

    /** Whose it is, such as {@code GitHub token}. */
    public String provider() {
        return found.provider();
    }

    /** Whether it is a secret, and not just a prefix. */
    public boolean isWhole() {
        return found.isWhole();
    }

    /** The index after the last token seen, a placeholder's included. */
    public int end() {
        return found.end();
    }

    /** How many bytes were looked at so far. */
    long steps() {
        return bytes.steps();
    }

    private boolean underscore(int index) {
        return switch (bytes.at(index - 1)) {
            case 'p', 'o', 'u', 's', 'r' ->
                    bytes.is(index - 3, "gh")
                            ? RegistryTokens.gitHub(found, index)
                            : CloudKeys.digitalOcean(found, index);
            case 'b' -> RegistryTokens.gitHubFineGrained(found, index);
            case 'c' -> ServiceKeys.stripeHook(found, index);
            case 'k' -> ServiceKeys.stripe(found, index);
            case 'f' -> ModelKeys.huggingFace(found, index);
            case 'g' -> ModelKeys.huggingFaceOrganisation(found, index);
            case 'm' -> RegistryTokens.npm(found, index);
            default -> false;
        };
    }

    private boolean dash(int index) {
        return switch (bytes.at(index - 1)) {
            case 'k' -> ModelKeys.service(found, index);
            case 't', 's', 'r' -> GitLabTokens.token(found, index);
            case 'p' -> SlackTokens.app(found, index);
            case 'i' -> RegistryTokens.pyPi(found, index);
            case 'X' -> CloudKeys.googleClient(found, index);
            default -> false;
        };
    }

    private boolean upperCase(int index) {
        return switch (bytes.at(index + 1)) {
            case 'K', 'S', 'B', 'C', '3' -> CloudKeys.aws(found, index);
            case 'I' -> CloudKeys.google(found, index);
            case 'G' ->
                    bytes.is(index, "AGE-SECRET-KEY-1")
                            && found.exactly(
                                    "age key", index, index + 16, SecretBytes.BECH32, 58, 0);
            default -> false;
        };
    }

    private boolean privateKey(int index) {
        int body = SecretKeyBlock.begin(bytes, index);
        int last = body < 0 ? -1 : SecretKeyBlock.end(bytes, body);
        return last >= 0 && found.block("private key", body, last);
    }
}
