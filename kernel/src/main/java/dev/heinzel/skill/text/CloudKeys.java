package dev.heinzel.skill.text;

/** F11: the keys of clouds: AWS, Azure AD, Google, DigitalOcean, Databricks. */
final class CloudKeys {

    private static final String AWS = "AWS access key";

    private CloudKeys() {}

    static boolean aws(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        boolean access = bytes.is(index, "AKIA");
        if (!access
                && !bytes.is(index, "ASIA")
                && !bytes.is(index, "ABIA")
                && !bytes.is(index, "ACCA")
                && !bytes.is(index, "A3T")) {
            return false;
        }
        int kinds = SecretBytes.UPPER | SecretBytes.DIGIT;
        boolean full =
                bytes.run(index + 3, kinds, 18) == 17
                        && bytes.isEnd(index + 20, SecretBytes.ALNUM)
                        && bytes.isStart(index);
        if (!full) {
            // the others are words, too
            return access && found.prefix(AWS, index, index + 4);
        }
        return access
                ? found.token(AWS, index, index + 4, index + 20, 3)
                : found.wordToken(AWS, index, index + 4, index + 20, 3);
    }

    static boolean azure(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        int from = index - 5;
        if (bytes.at(index - 1) != 'Q' || bytes.run(index - 2, SecretBytes.DIGIT, 1) != 1) {
            return false;
        }
        int kinds =
                SecretBytes.ALNUM | SecretBytes.UNDERSCORE | SecretBytes.DOT | SecretBytes.TILDE;
        if (bytes.run(from, kinds, 3) != 3) {
            return false;
        }
        int body = index + 1;
        int length = found.sentence(body, bytes.run(body, kinds | SecretBytes.DASH, 48), 34);
        if (length > 34) {
            // up to a dot, after which a sentence or a file's ending may go on
            length = bytes.run(body, (kinds & ~SecretBytes.DOT) | SecretBytes.DASH, 48);
        }
        return length >= 31
                && length <= 34
                && found.token("Azure AD client secret", from, body, body + length, 3);
    }

    static boolean google(SecretFound found, int index) {
        return found.bytes.is(index, "AIza")
                && found.exactly("Google key", index, index + 4, SecretBytes.WORD_DASH, 35, 4);
    }

    /** The secret of an OAuth client. */
    static boolean googleClient(SecretFound found, int index) {
        return found.bytes.is(index - 6, "GOCSPX-")
                && found.exactly(
                        "Google client secret", index - 6, index + 1, SecretBytes.WORD_DASH, 28, 3);
    }

    static boolean digitalOcean(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        int from = index - 3;
        return (bytes.is(from, "dop_v1_") || bytes.is(from, "doo_v1_") || bytes.is(from, "dor_v1_"))
                && found.exactly("DigitalOcean token", from, index + 4, SecretBytes.HEX, 64, 3);
    }

    static boolean databricks(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        if (!bytes.is(index - 2, "dapi")) {
            return false;
        }
        int body = index + 2;
        return bytes.run(body, SecretBytes.HEX, 33) == 32
                && bytes.isEnd(body + 32, SecretBytes.ALNUM)
                && found.wordToken("Databricks token", index - 2, body, body + 32, 3);
    }
}
