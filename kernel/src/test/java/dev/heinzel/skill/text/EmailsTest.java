package dev.heinzel.skill.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EmailsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "jane@example.com|[e-mail]",
                "Jane.Doe+tag_1%x-y@mail.example-host.co.uk|[e-mail]",
                "<jane@example.com>|<[e-mail]>",
                "mailto:jane@example.com?x|mailto:[e-mail]?x",
                "Ask jane@example.com.|Ask [e-mail].",
                "Ask jane@example.com, or joe@example.org!|Ask [e-mail], or [e-mail]!",
                "jane@example.com: she knows|[e-mail]: she knows",
                "**jane@example.com**|**[e-mail]**",
                "_jane@example.com_|_[e-mail]_",
                "j\u00F6rg@m\u00FCller.de|[e-mail]",
                "a@163.com|[e-mail]",
                "\u8054\u7CFBjane@example.com\u3002|\u8054\u7CFB[e-mail]\u3002",
                "a@b@c.de|a@[e-mail]",
                "jane@example.com-x|[e-mail]-x",
                "jane@example.com:please|[e-mail]:please",
                "jane@example.com:8080|[e-mail]:8080",
                "deploy@host.example.org:/srv/app|[e-mail]:/srv/app",
                "//jane@example.com|//[e-mail]",
                "x ://jane@example.com|x ://[e-mail]",
                "legit@example.com:a|[e-mail]:a",
                "git@example.com now|[e-mail] now",
                "a@2x.com|[e-mail]",
                "a@x2.png|[e-mail]",
            })
    @DisplayName("S3: an e-mail address becomes [e-mail]")
    void redactsAddresses(String text, String redacted) {
        assertThat(Emails.redact(text)).isEqualTo(redacted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no sign",
                "@",
                "@mention and @scope/pkg.name",
                "git@github.com:team/repo.git",
                "git@github.com:<team>/<repo>",
                "use `git@github.com:` here",
                "ssh://git@example.org/team/repo.git",
                "https://user@example.org/",
                "icon@2x.png",
                "img/AppIcon60x60@3x.PNG",
                "name@1.2.3",
                "name@1.2.3-rc.next",
                "name@v1.2.3",
                "pkg@10.0.0-beta.alpha",
                "user@localhost",
                "user@localhost:8080",
                "user@10.0.0.1",
                "a@b.c",
                "a.@b.de",
                "a@.de",
                "a@-b.de",
                "a@b..de",
                "a @b.de",
                "actions/checkout@v4"
            })
    @DisplayName("S3: what only looks like an address stays")
    void keepsOthers(String text) {
        assertThat(Emails.redact(text)).isEqualTo(text);
    }

    @Test
    @DisplayName("S3: hostile text is cleaned in linear time")
    void cleansHostileText() {
        assertThat(Emails.redact("a@".repeat(500_000))).hasSize(1_000_000);
        assertThat(Emails.redact("a.".repeat(500_000) + "@")).hasSize(1_000_001);
        assertThat(Emails.redact("a@" + "b.".repeat(500_000))).hasSize(1_000_002);
        assertThat(Emails.redact("a@b.cd ".repeat(100_000))).hasSize(900_000);
    }
}
