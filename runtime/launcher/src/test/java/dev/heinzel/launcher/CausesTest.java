package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CausesTest {

    @Test
    @DisplayName("F12, K3: what exceptions say is one escaped line, each message once")
    void isOneLine() {
        Exception thrown =
                new IllegalStateException(
                        "outer: a\u001b[31m\n", new IOException("inner\u202e", new IOException()));

        assertThat(Causes.of(thrown))
                .isEqualTo("outer: aU+001B[31m: innerU+202E: java.io.IOException");
        assertThat(Causes.of(new IOException("same: x", new IOException("x"))))
                .isEqualTo("same: x");
    }

    @Test
    @DisplayName("F11: a message that holds a secret is not told")
    void dropsSecrets() {
        String secret = aSecret();

        assertThat(Causes.of(new IOException("bad header " + secret, new IOException("why"))))
                .isEqualTo("[secret]: why");
        assertThat(Causes.quote("a" + ' ' + secret)).isEqualTo("[secret]");
        assertThat(Causes.stackOf(new IOException(secret)).toString()).doesNotContain(secret);
    }

    @Test
    @DisplayName("F13: a message is cut at 500 characters, what a manifest says at 64")
    void isCut() {
        assertThat(Causes.told("x".repeat(500))).isEqualTo("x".repeat(500));
        assertThat(Causes.told("x".repeat(501))).isEqualTo("x".repeat(500) + "…");
        assertThat(Causes.quote("x".repeat(64))).isEqualTo("x".repeat(64));
        assertThat(Causes.quote("x".repeat(65))).isEqualTo("x".repeat(64) + "…");
    }

    /** In the shape of a GitHub token. */
    static String aSecret() {
        StringBuilder token = new StringBuilder("gh" + "p_");
        for (int i = 0; i < 36; i++) {
            token.append("aZ3kQ9xT7mB2wR5yN8cL".charAt(i * 7 % 20));
        }
        return token.toString();
    }
}
