package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {

    private static final FakeSecrets FAKE = new FakeSecrets(20_260_101);
    private static final String GITHUB = "gh" + "p_";

    static Stream<Arguments> tokens() {
        return Stream.of(1L, 2L, 3L, 4L, 5L)
                .flatMap(
                        seed ->
                                new FakeSecrets(seed)
                                        .ofEachProvider().entrySet().stream()
                                                .map(
                                                        e ->
                                                                Arguments.of(
                                                                        e.getValue(),
                                                                        seed,
                                                                        e.getKey())));
    }

    @Test
    @DisplayName("F11: what follows a token with a dot does not hide it")
    void findsTokensBeforeADot() {
        FAKE.ofEachProvider()
                .forEach(
                        (token, owner) -> {
                            if (owner.startsWith("SendGrid") || owner.startsWith("Azure")) {
                                assertThat(Secrets.providerIn(token + ".md")).isEqualTo(owner);
                                assertThat(Secrets.providerIn(token + ".Then")).isEqualTo(owner);
                            }
                        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "- ", "-- ", "+", "# ", "> ", "    "})
    @DisplayName("F11: a private key is one whatever stands before each of its lines")
    void findsDecoratedPrivateKeys(String before) {
        String key = before + FAKE.privateKey("\n").replace("\n", "\n" + before);

        assertThat(Secrets.providerIn("text\n" + key)).isEqualTo("private key");
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("tokens")
    @DisplayName("F11: a token in its full shape is a secret, wherever it stands")
    void findsTokens(String provider, long seed, String token) {
        assertThat(Secrets.providerIn(token)).isEqualTo(provider);
        for (String after :
                new String[] {
                    ")", ".", ",", "<", "\"", "'", "`", " ", "\n", ";", "\\n", "\u4E2D"
                }) {
            assertThat(Secrets.providerIn("x=" + token + after))
                    .as("before %s", after)
                    .isEqualTo(provider);
        }
        for (String before :
                new String[] {
                    "(",
                    "\"",
                    "`",
                    " ",
                    "\n",
                    "=",
                    ":",
                    "/",
                    "\\n",
                    "\u4E2D",
                    "-",
                    "%3D",
                    "%3d",
                    "\\u003d",
                    "\\U0000003D",
                    "\\x3D",
                    "\\075",
                    "\\0",
                    "\\t",
                    "\\b"
                }) {
            assertThat(Secrets.providerIn(before + token))
                    .as("after %s", before)
                    .isEqualTo(provider);
        }
        assertThat(Secrets.providerIn("# example, a placeholder: " + token)).isEqualTo(provider);
        assertThat(Secrets.prefixIn(token)).isNull();
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("tokens")
    @DisplayName("F11: half a token is none")
    void keepsCutTokens(String provider, long seed, String token) {
        String half = token.substring(0, Math.min(17, token.length() - 4));

        assertThat(Secrets.providerIn(half)).isNull();
        assertThat(Secrets.providerIn("x" + half + " " + half)).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "9", "xn", "n3D", "3D", "u003d", "x3d"})
    @DisplayName("F11: a token inside a longer word is none")
    void keepsLongerWords(String more) {
        String token = FAKE.gitHubToken();

        assertThat(Secrets.providerIn(more + token)).isNull();
        assertThat(Secrets.providerIn(token + more)).isNull();
        assertThat(Secrets.providerIn(token)).isEqualTo("GitHub token");
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("tokens")
    @DisplayName(
            "F11: a name that ends in an underscore does not hide a token, unless it is a word")
    void findsTokensAfterUnderscores(String provider, long seed, String token) {
        boolean word = token.matches("(?s)(AS|AB|AC|A3|S" + "G|da" + "pi).*");

        assertThat(Secrets.providerIn("TOKEN_" + token)).isEqualTo(word ? null : provider);
        assertThat(Secrets.providerIn(FAKE.gitHubToken() + "_")).isNull();
        assertThat(Secrets.prefixIn("TOKEN_" + GITHUB)).isNull();
        assertThat(Secrets.providerIn("SOUTH_AS" + "IAPACIFICSOUTHEAST")).isNull();
    }

    @Test
    @DisplayName("F11: a placeholder's word does not hide a real key")
    void findsTokensWithWordsInThem() {
        String stripe = "sk" + "_live_";

        for (String word : new String[] {"sample", "yourkey", "example", "xxxxxxxx", "12345678"}) {
            assertThat(Secrets.providerIn(stripe + FAKE.alnum(20) + word + FAKE.alnum(20)))
                    .as(word)
                    .isEqualTo("Stripe live key");
            assertThat(Secrets.providerIn(stripe + word + FAKE.alnum(24)))
                    .as(word)
                    .isEqualTo("Stripe live key");
            assertThat(Secrets.providerIn(stripe + (word + word).repeat(2))).as(word).isNull();
        }
        assertThat(Secrets.providerIn(GITHUB + "yourtoken" + FAKE.alnum(27)))
                .isEqualTo("GitHub token");
        assertThat(Secrets.providerIn(GITHUB + FAKE.alnum(27) + "0".repeat(9)))
                .isEqualTo("GitHub token");
    }

    @Test
    @DisplayName("F11: what a token is made of may stand at its start and its end")
    void findsTokensWithDashes() {
        String body = FAKE.base64(18).replace('+', 'x').replace('/', 'y');

        assertThat(Secrets.providerIn("gl" + "pat--" + body + "-")).isEqualTo("GitLab token");
        assertThat(Secrets.providerIn("gl" + "pat--" + body)).isNull();
    }

    static Stream<String> placeholders() {
        String anthropic = "sk" + "-ant-api03-";
        return Stream.of(
                "AKIA" + "IOSFODNN7" + "EXAMPLE",
                GITHUB + "x".repeat(36),
                GITHUB + "X".repeat(36),
                GITHUB + "abcdefghijklmnopqrstuvwxyz0123456789",
                GITHUB + "1234567890".repeat(3) + "123456",
                GITHUB + "ab12".repeat(9),
                GITHUB + "yourtokenhere" + "placeholder" + "x".repeat(12),
                "sk" + "_live_" + "yourSecretKeyHere123",
                GITHUB + "k7Qz2Wm9Xc4Vb8Nn5Lp3Rt6Ys1DEfEXAMPLE",
                anthropic + "<your key>",
                anthropic + "x".repeat(93) + "AA",
                "${GITHUB_TOKEN}",
                GITHUB + "${TOKEN}",
                "hooks.slack" + ".com/services/T00000000/B00000000/" + "X".repeat(24),
                "sk" + "_live_" + "x".repeat(24),
                "da" + "pi" + "0123456789abcdef".repeat(2));
    }

    @ParameterizedTest
    @MethodSource("placeholders")
    @DisplayName("F11: a placeholder is told by the token alone")
    void keepsPlaceholders(String text) {
        assertThat(Secrets.providerIn(text)).isNull();
        assertThat(Secrets.providerIn("token: " + text + "\n")).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TODAYINASIAASACKOFRICE",
                "ASIAPACIFIC",
                "3b18e512dba79e4c8300dd08aeb37f8e728b8dad",
                "123e4567-e89b-12d3-a456-426614174000",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
                "pip install sk-learn scikit-learn",
                "the SG. And so on",
                "a well-known B-tree, api.dapi, dapi_client",
                "postgres://user" + ":pass@localhost/db",
                "eyJhbGciOiJIUzI1NiJ9" + ".eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl",
                "password=hunter2",
                "risk-ant-colony task-proj-plan"
            })
    @DisplayName("F11: words, digests, ids and images are no secrets")
    void keepsLookAlikes(String text) {
        assertThat(Secrets.providerIn(text)).isNull();
        assertThat(Secrets.prefixIn(text)).isNull();
    }

    static Stream<Arguments> prefixes() {
        return Stream.of(
                Arguments.of("set npm_config_registry", "npm token"),
                Arguments.of("from hf_hub_download", "Hugging Face token"),
                Arguments.of("starts with " + GITHUB, "GitHub token"),
                Arguments.of(GITHUB + "xxxx", "GitHub token"),
                Arguments.of("github" + "_pat_", "GitHub token"),
                Arguments.of("gl" + "pat-...", "GitLab token"),
                Arguments.of("sk" + "-ant-...", "Anthropic key"),
                Arguments.of("sk" + "-proj-...", "OpenAI key"),
                Arguments.of("xo" + "xb-", "Slack token"),
                Arguments.of("sk" + "_live_", "Stripe live key"),
                Arguments.of("AI" + "za...", "Google key"),
                Arguments.of("AK" + "IA", "AWS access key"),
                Arguments.of("py" + "pi-AgEI", "PyPI token"),
                Arguments.of("do" + "p_v1_", "DigitalOcean token"),
                Arguments.of("AGE-SECRET" + "-KEY-1", "age key"));
    }

    @ParameterizedTest
    @MethodSource("prefixes")
    @DisplayName("F15: a bare prefix is advice")
    void tellsBarePrefixes(String text, String provider) {
        assertThat(Secrets.providerIn(text)).isNull();
        assertThat(Secrets.prefixIn(text)).isEqualTo(provider);
        assertThat(Secrets.prefixIn("x" + text.substring(text.lastIndexOf(' ') + 1))).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\n",
                "\r\n",
                "\n    ",
                "\n> ",
                "\n# ",
                "\n// ",
                "\\n",
                "\\n\" +\n  \"",
                " ",
                "\n\n",
                "\"\n\""
            })
    @DisplayName("F11: a private key is found in a file, a quote and a string")
    void findsPrivateKeys(String lineEnd) {
        assertThat(Secrets.providerIn("key: " + FAKE.privateKey(lineEnd))).isEqualTo("private key");
    }

    @Test
    @DisplayName("F11: a private key has a body of at least 64 base64 characters")
    void boundsTheBodyOfKeys() {
        String begin = FakeSecrets.beginPrivateKey();
        String end = FakeSecrets.endPrivateKey();

        assertThat(Secrets.providerIn(begin + "\n" + FAKE.base64(64) + "\n" + end))
                .isEqualTo("private key");
        assertThat(Secrets.providerIn(begin + "\n" + FAKE.base64(63) + "\n" + end)).isNull();
        assertThat(Secrets.providerIn(begin + "\n" + FAKE.base64(64).replaceAll(".{8}", "$0\n")))
                .isEqualTo("private key");
        assertThat(Secrets.providerIn(begin + "\n" + FAKE.base64(64))).isEqualTo("private key");
        assertThat(Secrets.providerIn(begin + FAKE.base64(64) + end)).isEqualTo("private key");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "OPENSSH PRIVATE KEY",
                "PRIVATE KEY",
                "EC PRIVATE KEY",
                "ENCRYPTED PRIVATE KEY",
                "PGP PRIVATE KEY BLOCK"
            })
    @DisplayName("F11: every kind of private key block counts, with header lines too")
    void findsEveryKindOfKey(String label) {
        String begin = "-----BEGIN " + label + "-----\n";
        String headers = "Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0123456789ABCDEF\n\n";

        assertThat(Secrets.providerIn(begin + FAKE.base64(70))).isEqualTo("private key");
        assertThat(Secrets.providerIn(begin + headers + FAKE.base64(70))).isEqualTo("private key");
    }

    @Test
    @DisplayName("F11: a BEGIN line in prose, a template and a public key are no secrets")
    void keepsKeysWithoutABody() {
        String begin = FakeSecrets.beginPrivateKey();
        String prose =
                "is how the file of a key starts and nobody should ever commit such a file to it";

        assertThat(Secrets.providerIn(begin)).isNull();
        assertThat(Secrets.providerIn("`" + begin + "` " + prose)).isNull();
        assertThat(Secrets.providerIn(begin + "\n" + prose + "\n" + prose)).isNull();
        assertThat(Secrets.providerIn(begin + "\n<the key>\n" + FakeSecrets.endPrivateKey()))
                .isNull();
        assertThat(Secrets.providerIn(begin + "\nMIIEow...\n" + FakeSecrets.endPrivateKey()))
                .isNull();
        assertThat(Secrets.providerIn(begin + "\n" + "x".repeat(128))).isNull();
        assertThat(Secrets.providerIn("-----BEGIN PUBLIC KEY-----\n" + FAKE.base64(128))).isNull();
        assertThat(Secrets.providerIn("-----BEGIN CERTIFICATE-----\n" + FAKE.base64(128))).isNull();
    }

    @Test
    @DisplayName("F11: a token split by another character is none; F12 refuses the hidden ones")
    void keepsSplitTokens() {
        String token = FAKE.gitHubToken();
        String split = token.substring(0, 10) + "\u200B" + token.substring(10);

        assertThat(Secrets.providerIn(split)).isNull();
        assertThat(HiddenCharacters.find(split, 0)).isEqualTo(10);
        assertThat(Secrets.providerIn(HiddenCharacters.strip(split))).isEqualTo("GitHub token");
    }

    @Test
    @DisplayName("F13: a path part that holds a secret is shown as [secret]")
    void redactsPaths() {
        String token = FAKE.gitHubToken();
        String hook = "hooks.slack" + ".com/services/" + FAKE.base64(43).replace('/', 'x');

        assertThat(Secrets.redactPath("a/b.md")).isEqualTo("a/b.md");
        assertThat(Secrets.redactPath("a/" + token + ".md/c")).isEqualTo("a/[secret]/c");
        assertThat(Secrets.redactPath(token)).isEqualTo("[secret]");
        assertThat(Secrets.redactPath("/" + token + "/")).isEqualTo("/[secret]/");
        assertThat(Secrets.redactPath("a/" + hook)).isEqualTo("[secret]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-----BEGIN A",
                "-----BEGIN PRIVATE" + " KEY-----",
                "-----BEGIN PRIVATE" + " KEY-----\n",
                "-",
                "- ",
                "sk-",
                "sk-ant-",
                "sk-proj-",
                "sk-ant-api03-",
                "glpat-",
                "xoxb-",
                "xapp-1-",
                "xoxb-0123456789-",
                "pypi-AgEIcHlwaS5vcmc",
                "xpypi-AgEIcHlwaS5vcmc",
                "eyJa.eyJa.",
                "AKIA",
                "AIza",
                "AGE-SECRET-KEY-1",
                "A",
                "_",
                "ghp_",
                "ghs_",
                "whsec_",
                "glrt-t3_",
                "xox",
                "xoxa-2-",
                "GR1348941",
                "\\0000000",
                "npm_",
                "sk_live_",
                "dapi",
                "SG.",
                "hooks.slack.com/services/",
                "aaa1Q~",
                ".",
                "p",
                "~",
                "-----BEGIN PRIVATE" + " KEY-----\nA: b\n",
                "-----BEGIN PRIVATE" + " KEY-----\nAAAAAAAAAAAAAAAAAAAA\n"
            })
    @DisplayName("F11: hostile text is matched in linear work")
    void worksLinearly(String repeated) {
        long once = steps(repeated.repeat(20_000 / repeated.length()));
        long twice = steps(repeated.repeat(40_000 / repeated.length()));

        assertThat(twice).isLessThanOrEqualTo(2 * once + once / 5 + 1_000);
        assertThat(twice).isLessThanOrEqualTo(100 * 40_000);
    }

    private static long steps(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        SecretMatcher matcher = new SecretMatcher(bytes, 0, bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            if (i >= matcher.end() && SecretMatcher.isTrigger(bytes[i])) {
                matcher.matchAt(i);
            }
        }
        return matcher.steps();
    }
}
