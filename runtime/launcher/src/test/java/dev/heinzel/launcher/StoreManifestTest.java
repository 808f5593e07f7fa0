package dev.heinzel.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heinzel.skill.Digest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoreManifestTest {

    private static final StoredPlugin NOTES = plugin("acme.notes", "1.2.0");
    private static final StoredPlugin REVIEW = plugin("acme.review", "2.0.0.rc1");

    private static StoredPlugin plugin(String name, String version) {
        return new StoredPlugin(name, version, Digest.of(new byte[32]), "/somewhere/é.jar", true);
    }

    private static String json() throws IOException {
        return new String(new StoreManifest(List.of(NOTES)).toJson(), StandardCharsets.UTF_8);
    }

    private static void refuses(String json) {
        assertThatThrownBy(() -> StoreManifest.parse(json.getBytes(StandardCharsets.UTF_8)))
                .as(json)
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("O1: what was written is read, by symbolic name")
    void readsWhatWasWritten() throws IOException {
        StoreManifest manifest = new StoreManifest(List.of(REVIEW, NOTES));

        assertThat(StoreManifest.parse(manifest.toJson())).isEqualTo(manifest);
        assertThat(manifest.plugins()).containsExactly(NOTES, REVIEW);
        assertThat(StoreManifest.parse(StoreManifest.EMPTY.toJson()).plugins()).isEmpty();
    }

    @Test
    @DisplayName("O2: cut short at any byte it is refused, never taken for less")
    void refusesEveryCut() throws IOException {
        byte[] json = new StoreManifest(List.of(NOTES, REVIEW)).toJson();

        for (int length = 0; length < json.length; length++) {
            byte[] cut = Arrays.copyOf(json, length);
            assertThatThrownBy(() -> StoreManifest.parse(cut))
                    .as("%s bytes", length)
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(StoreManifest.parse(json).plugins()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "\"schema\" : 1|\"schema\" : 2",
                "\"schema\" : 1|\"schema\" : \"1\"",
                "\"schema\" : 1|\"schema\" : 1.5",
                "\"schema\" : 1|\"schema\" : 1, \"more\" : true",
                "\"schema\" : 1|\"schema\" : 1, \"schema\" : 1",
                "\"schema\" : 1,|",
                "\"symbolic_name\" : \"acme.notes\"|\"symbolic_name\" : \"acme/notes\"",
                "\"symbolic_name\" : \"acme.notes\"|\"symbolic_name\" : 7",
                "\"symbolic_name\" : \"acme.notes\",|",
                "1.2.0|one.two",
                "0000000000|000000000",
                "0000000000|000000000G",
                "\"has_code\" : true|\"has_code\" : \"true\"",
                "\"has_code\" : true|\"has_code\" : true, \"trusted\" : true"
            })
    @DisplayName("O2: what this version does not understand it refuses")
    void refusesWhatItDoesNotKnow(String part, String instead) throws IOException {
        String json = json();
        assertThat(json).contains(part);

        refuses(
                json.replaceFirst(
                        java.util.regex.Pattern.quote(part), instead == null ? "" : instead));
    }

    @Test
    @DisplayName("O2: garbage is refused, and so is a name that is there twice")
    void refusesGarbage() throws IOException {
        refuses("");
        refuses("\0\0\0\0");
        refuses("[]");
        refuses("null");
        refuses("{}");
        refuses("{\"schema\":1,\"plugins\":{}}");
        refuses("{\"schema\":1,\"plugins\":[null]}");
        refuses(json() + "x");
        refuses(json() + json());
        String entry = json().substring(json().indexOf("[") + 1, json().lastIndexOf("]"));
        refuses(json().replace("[" + entry, "[" + entry + "," + entry));
    }

    @Test
    @DisplayName("K3: an origin that holds control characters is escaped")
    void escapesTheOrigin() {
        StoredPlugin plugin =
                new StoredPlugin("acme.notes", "1", Digest.of(new byte[32]), "a\u001bb", false);

        assertThat(plugin.origin()).isEqualTo("aU+001Bb");
        assertThat(plugin.version()).isEqualTo("1.0.0");
    }
}
