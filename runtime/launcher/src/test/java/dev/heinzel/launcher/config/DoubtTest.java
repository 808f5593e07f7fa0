package dev.heinzel.launcher.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Allowlist;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("L5, A2: what was perhaps meant narrows")
class DoubtTest {

    @TempDir Path home;
    private Written written;

    @BeforeEach
    void aHome() {
        written = new Written(home);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[stack]\nteem = ['acme.notes']",
                "[stack]\nzebra = [{ x = 'acme.notes' }]",
                "[stack]\n'acme.notes' = 'team'",
                "[stak]\nteam = ['acme.notes']",
                "[[stack]]\nteam = ['acme.notes']",
                "[stack]\nteam = ['acme.notes', 5]",
                "[stack]\nteam = [\"acme\\u002enotes\", 5]"
            })
    @DisplayName("L5: what was perhaps meant for the stack may name what stands in it, and no more")
    void doubtsASlip(String toml) throws IOException {
        Configuration configuration = written.read(toml + "\n[system.skill]\nchat = ['a.b:c']\n");

        assertThat(configuration.stack().layerOf("acme.notes")).isNull();
        assertThat(configuration.mayName("acme.notes")).isTrue();
        assertThat(configuration.mayName("a.b")).isFalse();
    }

    @Test
    @DisplayName("L5: a file of which nothing can be made out may name any plugin")
    void doubtsWhatCannotBeRead() throws Exception {
        Files.createDirectories(written.file().getParent());
        Files.createSymbolicLink(written.file(), Path.of("nowhere"));
        assertThat(written.read().mayName("acme.notes")).isTrue();
        Files.delete(written.file());
        assertThat(written.read().mayName("acme.notes")).isFalse();

        Files.writeString(written.file(), "[stack]\nteam = [\"acme\\u002enotes\"\n");
        assertThat(written.read().mayName("acme.notes")).isTrue();
        Files.writeString(written.file(), "[stack]\nteam = [\"acme.notes\"\n");
        assertThat(written.read().mayName("acme.notes")).isTrue();
        assertThat(written.read().mayName("acme.other")).isFalse();
        Files.writeString(written.file(), "#".repeat(FileText.BYTES + 1));
        assertThat(written.read().mayName("acme.notes")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[system.skill]\nmcps = ['a']",
                "[system.skil]\nmcp = ['a']",
                "[sytem.skill]\nmcp = ['a']"
            })
    @DisplayName("A2: a slip of the pen widens nothing: what was perhaps a list allows nothing")
    void widensNothing(String toml) throws IOException {
        assertThat(written.read(toml).mcp()).isEqualTo(new Permitted.Malformed());
        assertThat(written.read("[system.skill]\ncolour = 1\n").mcp())
                .isEqualTo(new Permitted.ByDefault());
        assertThat(written.read("[system.skill]\nmcp = ['a']\nmcps = ['b']\n").mcp().allowlist())
                .isEqualTo(Allowlist.of("a"));
    }
}
