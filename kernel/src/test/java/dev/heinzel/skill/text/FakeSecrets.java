package dev.heinzel.skill.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Tokens in the shape of known providers, made anew from a seed: nobody's, and never committed. */
public final class FakeSecrets {

    private static final String DIGIT = "0123456789";
    private static final String UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String LOWER = "abcdefghijklmnopqrstuvwxyz";
    private static final String ALNUM = DIGIT + UPPER + LOWER;
    private static final String WORD = ALNUM + "_";
    private static final String WORD_DASH = WORD + "-";
    private static final String HEX = DIGIT + "abcdef";
    private static final String BASE64 = ALNUM + "+/";

    private final Random random;

    public FakeSecrets(long seed) {
        random = new Random(seed);
    }

    /** One of every shape, and whose it is. */
    public Map<String, String> ofEachProvider() {
        Map<String, String> tokens = new LinkedHashMap<>();
        String base32 = UPPER + "234567";
        for (String start :
                new String[] {"AK" + "IA", "AS" + "IA", "AB" + "IA", "AC" + "CA", "A3" + "TX"}) {
            tokens.put(start + some(base32, 16), "AWS access key");
        }
        for (String kind : new String[] {"p", "o", "u", "s", "r"}) {
            tokens.put("gh" + kind + "_" + some(ALNUM, 36), "GitHub token");
        }
        String stateless = "_ey" + some(ALNUM, 40) + "." + some(WORD_DASH, 200);
        tokens.put(
                "gh" + "s_" + some(DIGIT, 6) + stateless + "." + some(WORD_DASH, 300),
                "GitHub token");
        tokens.put("github" + "_pat_" + some(WORD, 82), "GitHub token");
        tokens.put("gl" + "pat-" + some(WORD_DASH, 20), "GitLab token");
        tokens.put(
                "gl" + "pat-" + some(WORD_DASH, 27) + "." + some(DIGIT + LOWER, 9), "GitLab token");
        for (String kind : new String[] {"rt", "rtr", "dt", "ft", "wt", "soat", "ffct", "cbt"}) {
            tokens.put("gl" + kind + "-" + some(WORD_DASH, 20), "GitLab token");
        }
        tokens.put("gl" + "rt-t3_" + some(WORD_DASH, 20), "GitLab token");
        tokens.put("gl" + "rt-t3_" + some(WORD_DASH, 27) + ".01." + some(LOWER, 9), "GitLab token");
        tokens.put("gl" + "cbt-64_" + some(WORD_DASH, 20), "GitLab token");
        tokens.put("gl" + "imt-" + some(WORD_DASH, 25), "GitLab token");
        tokens.put("gl" + "ptt-" + some(HEX, 40), "GitLab token");
        tokens.put("gl" + "agent-" + some(WORD_DASH, 50), "GitLab token");
        tokens.put("gl" + "oas-" + some(HEX, 64), "GitLab token");
        tokens.put("GR13" + "48941" + some(WORD_DASH, 20), "GitLab token");
        for (String kind : new String[] {"api03", "admin01"}) {
            tokens.put("sk" + "-ant-" + kind + "-" + some(WORD_DASH, 93) + "AA", "Anthropic key");
        }
        String middle = "T3Blbk" + "FJ";
        for (String kind : new String[] {"proj", "svcacct", "admin"}) {
            tokens.put(
                    "sk" + "-" + kind + "-" + some(WORD_DASH, 74) + middle + some(WORD_DASH, 74),
                    "OpenAI key");
            tokens.put(
                    "sk" + "-" + kind + "-" + some(WORD_DASH, 58) + middle + some(WORD_DASH, 58),
                    "OpenAI key");
        }
        tokens.put("sk" + "-" + some(ALNUM, 20) + middle + some(ALNUM, 20), "OpenAI key");
        tokens.put(
                "xo" + "xb-" + some(DIGIT, 12) + "-" + some(DIGIT, 12) + "-" + some(ALNUM, 24),
                "Slack token");
        tokens.put(
                "xo"
                        + "xp-"
                        + some(DIGIT, 12)
                        + "-"
                        + some(DIGIT, 12)
                        + "-"
                        + some(DIGIT, 12)
                        + "-"
                        + some(HEX, 32),
                "Slack token");
        tokens.put(
                "xa" + "pp-1-" + some(UPPER, 11) + "-" + some(DIGIT, 13) + "-" + some(HEX, 64),
                "Slack token");
        String numbers = some(DIGIT, 12) + "-" + some(DIGIT, 11) + "-" + some(DIGIT, 13) + "-";
        for (String kind : new String[] {"a-2", "r-2", "s", "c", "p"}) {
            tokens.put("xo" + "x" + kind + "-" + numbers + some(HEX, 64), "Slack token");
        }
        tokens.put("xo" + "xa-2-" + some(ALNUM, 40), "Slack token");
        tokens.put("xo" + "xr-" + some(ALNUM, 40), "Slack token");
        tokens.put("xo" + "xb-" + some(DIGIT, 11) + "-" + some(ALNUM, 24), "Slack token");
        tokens.put("xo" + "xe-1-" + some(UPPER, 146), "Slack token");
        tokens.put("xo" + "xe.xo" + "xp-1-" + some(UPPER, 163), "Slack token");
        tokens.put("hooks.slack" + ".com/services/" + some(BASE64, 44), "Slack webhook");
        tokens.put("sk" + "_live_" + some(ALNUM, 24), "Stripe live key");
        tokens.put("rk" + "_live_" + some(ALNUM, 99), "Stripe live key");
        tokens.put("sk" + "_org_live_" + some(ALNUM, 24), "Stripe live key");
        tokens.put("wh" + "sec_" + some(ALNUM, 32), "webhook secret");
        tokens.put("wh" + "sec_" + some(BASE64, 43) + "=", "webhook secret");
        tokens.put("GOC" + "SPX-" + some(WORD_DASH, 28), "Google client secret");
        tokens.put("AI" + "za" + some(WORD_DASH, 35), "Google key");
        tokens.put("h" + "f_" + some(UPPER + LOWER, 34), "Hugging Face token");
        tokens.put("api" + "_org_" + some(UPPER + LOWER, 34), "Hugging Face token");
        tokens.put("np" + "m_" + some(ALNUM, 36), "npm token");
        tokens.put("py" + "pi-AgEIcHlwaS5vcmc" + some(WORD_DASH, 120), "PyPI token");
        tokens.put("py" + "pi-AgENdGVzdC5weXBpLm9yZw" + some(WORD_DASH, 120), "PyPI token");
        tokens.put("S" + "G." + some(WORD_DASH, 22) + "." + some(WORD_DASH, 43), "SendGrid key");
        tokens.put("do" + "p_v1_" + some(HEX, 64), "DigitalOcean token");
        tokens.put("do" + "o_v1_" + some(HEX, 64), "DigitalOcean token");
        tokens.put("da" + "pi" + some(HEX, 32), "Databricks token");
        tokens.put("da" + "pi" + some(HEX, 32) + "-2", "Databricks token");
        tokens.put(
                "AGE-SECRET" + "-KEY-1" + some("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", 58), "age key");
        tokens.put(some(ALNUM, 3) + "8" + "Q~" + some(ALNUM, 34), "Azure AD client secret");
        tokens.put(privateKey("\n"), "private key");
        return tokens;
    }

    /** In the classic shape: the one most people know. */
    public String gitHubToken() {
        return "gh" + "p_" + some(ALNUM, 36);
    }

    /** A whole block with lines of 64, ended as given. */
    public String privateKey(String lineEnd) {
        StringBuilder key = new StringBuilder(beginPrivateKey()).append(lineEnd);
        for (int line = 0; line < 5; line++) {
            key.append(base64(64)).append(lineEnd);
        }
        return key.append(base64(22))
                .append("==")
                .append(lineEnd)
                .append(endPrivateKey())
                .toString();
    }

    static String beginPrivateKey() {
        return "-----BEGIN" + " RSA PRIVATE KEY-----";
    }

    static String endPrivateKey() {
        return "-----END" + " RSA PRIVATE KEY-----";
    }

    String alnum(int length) {
        return some(ALNUM, length);
    }

    String base64(int length) {
        return some(BASE64, length);
    }

    private String some(String alphabet, int length) {
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }
}
