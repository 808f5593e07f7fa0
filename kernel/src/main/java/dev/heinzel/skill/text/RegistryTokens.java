package dev.heinzel.skill.text;

/** F11: the tokens of those who keep code and packages: GitHub, npm, PyPI. */
final class RegistryTokens {

    private static final String GITHUB = "GitHub token";
    private static final String PYPI = "PyPI token";
    private static final String[] PYPI_HOSTS = {"AgEIcHlwaS5vcmc", "AgENdGVzdC5weXBpLm9yZ"};

    private RegistryTokens() {}

    /** {@code ghp_} and its kin, from the underscore. */
    static boolean gitHub(SecretFound found, int index) {
        int body = index + 1;
        if (found.bytes.at(index - 1) == 's') {
            int end = statelessEnd(found.bytes, body);
            if (end > 0) {
                return found.token(GITHUB, index - 3, body, end, 3);
            }
        }
        return found.exactly(GITHUB, index - 3, body, SecretBytes.ALNUM, 36, 3);
    }

    static boolean gitHubFineGrained(SecretFound found, int index) {
        return found.bytes.is(index - 6, "github_pat_")
                && found.exactly(GITHUB, index - 6, index + 5, SecretBytes.WORD, 82, 3);
    }

    static boolean npm(SecretFound found, int index) {
        return found.bytes.is(index - 3, "npm_")
                && found.exactly("npm token", index - 3, index + 1, SecretBytes.ALNUM, 36, 2);
    }

    /** Of pypi.org and of test.pypi.org, whose names a token starts with. */
    static boolean pyPi(SecretFound found, int index) {
        int from = index - 4;
        int body = index + 1;
        if (!found.bytes.is(from, "pypi-")) {
            return false;
        }
        for (String host : PYPI_HOSTS) {
            if (found.bytes.is(body, host)) {
                int key = body + host.length();
                return found.atLeast(PYPI, from, key, SecretBytes.WORD_DASH, 50, 3);
            }
        }
        return found.bytes.is(body, "AgE") && found.prefix(PYPI, from, body + 3);
    }

    /** The end of an installation's token that is a JWT: three long parts; 0 if it is none. */
    private static int statelessEnd(SecretBytes bytes, int body) {
        int at = body;
        for (int part = 0; part < 3; part++) {
            // the first is short: it is looked at wherever a prefix stands
            int most = part == 0 ? 128 : 1_024;
            int length = bytes.run(at, SecretBytes.WORD_DASH, most + 1);
            if (length < 16 || length > most || (part < 2 && bytes.at(at + length) != '.')) {
                return 0;
            }
            at += length + 1;
        }
        return at - 1;
    }
}
