package dev.heinzel.skill.text;

/** F11: the keys of services that pay and send: Stripe, SendGrid. */
final class ServiceKeys {

    private static final String STRIPE = "Stripe live key";
    private static final String[] STRIPE_MODES = {"_live_", "_prod_", "_org_live_"};

    private ServiceKeys() {}

    /** {@code sk_live_} and its kin, from the first underscore. */
    static boolean stripe(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        int from = index - 2;
        if (!bytes.is(from, "sk_") && !bytes.is(from, "rk_")) {
            return false;
        }
        for (String mode : STRIPE_MODES) {
            if (bytes.is(index, mode)) {
                return found.atLeast(STRIPE, from, index + mode.length(), SecretBytes.ALNUM, 10, 2);
            }
        }
        return false;
    }

    /** What signs the calls of a webhook. */
    static boolean stripeHook(SecretFound found, int index) {
        int kinds = SecretBytes.BASE64 | SecretBytes.EQUALS;
        return found.bytes.is(index - 5, "whsec_")
                && found.atLeast("webhook secret", index - 5, index + 1, kinds, 32, 3);
    }

    static boolean sendGrid(SecretFound found, int index) {
        SecretBytes bytes = found.bytes;
        if (!bytes.is(index - 2, "SG.")) {
            return false;
        }
        int body = index + 1;
        // the usual parts first: a sentence or a file's ending may follow with another dot
        if (bytes.run(body, SecretBytes.WORD_DASH, 23) == 22
                && bytes.at(body + 22) == '.'
                && bytes.run(body + 23, SecretBytes.WORD_DASH, 44) == 43) {
            return found.wordToken("SendGrid key", index - 2, body, body + 66, 2);
        }
        int kinds = SecretBytes.WORD_DASH | SecretBytes.DOT | SecretBytes.EQUALS;
        int length = found.sentence(body, bytes.run(body, kinds, 80), 66);
        return length == 66 && found.wordToken("SendGrid key", index - 2, body, body + 66, 2);
    }
}
