package dev.heinzel.launcher;

import static dev.heinzel.launcher.PluginFixture.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Allowlist;
import dev.heinzel.skill.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Manifests that frameworks stumble over: each plugin's trouble is its own. */
class HostileManifestTest {

    @TempDir Path directory;
    private PluginJar good;

    @BeforeEach
    void aGoodPlugin() throws IOException {
        good = stored(aPlugin("acme.good").skill("good", "Is fine"), "acme.good");
    }

    private PluginJar stored(PluginFixture plugin, String name) throws IOException {
        Path jar = plugin.at(directory.resolve(name + ".jar"));
        return PluginJar.checked(
                new StoredPlugin(name, "1.0.0", JarCopy.digestOf(jar), jar.toString(), false), jar);
    }

    private static PluginStatus status(Heinzel heinzel, String name) {
        return heinzel.plugins().stream()
                .filter(plugin -> plugin.symbolicName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Heinzel open(PluginJar... jars) throws IOException {
        return Heinzel.open(
                List.of(jars),
                ConfigurationFixture.configured().read(),
                SourceMemory.unchanging(new StoreFiles(directory.resolve("state"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Provide-Capability     | x;v:Version=abc
                    Provide-Capability     | x;v:Long=abc
                    Provide-Capability     | x;v:List<Foo>=abc
                    Provide-Capability     | ;;;
                    Require-Capability     | x;filter:="((("
                    Require-Capability     | x;filter:="(a=b"
                    Require-Capability     | osgi.ee;filter:="(&(osgi.ee=JavaSE)(version=abc))"
                    Require-Capability     | osgi.native;filter:="(osgi.native.osversion~=abc)"
                    Export-Package         | a;version=abc
                    Export-Package         | a;uses:="b;;c"
                    Import-Package         | a;version="[1,"
                    Import-Package         | a;version="[2,1]"
                    Import-Package         | java.lang
                    DynamicImport-Package  | a.*.b
                    Require-Bundle         | acme.good;bundle-version=abc
                    Bundle-NativeCode      | a.so;osversion=abc;osname=Linux
                    Bundle-NativeCode      | a.so;selection-filter="((("
                    Bundle-NativeCode      | a.so;osname
                    Bundle-ManifestVersion | abc
                    Bundle-ManifestVersion | 3
                    Bundle-ManifestVersion | 99999999999
                    Bundle-RequiredExecutionEnvironment | a/b,;
                    Bundle-ActivationPolicy | nonsense;include:="a"
                    Bundle-Icon            | ;;;
                    Bundle-ClassPath       | ../../x,,;
                    Bundle-Localization    | ../../x
                    Bundle-SymbolicName    | acme.bad;singleton:=maybe;fragment-attachment:=no
                    """)
    @DisplayName("H1: a manifest that the framework does not take keeps nobody else from it")
    void servesTheOthers(String header, String value) throws IOException {
        PluginJar bad =
                stored(aPlugin("acme.bad").skill("bad", "x").header(header, value), "acme.bad");

        try (Heinzel heinzel = open(bad, good).started()) {
            assertThat(heinzel.skills().load("good", Allowlist.all()))
                    .isInstanceOf(Answer.Found.class);
            assertThat(status(heinzel, "acme.bad").symbolicName()).isEqualTo("acme.bad");
        }
    }

    @Test
    @DisplayName("H1: a filter too deep for the framework's parser is that plugin's trouble alone")
    void servesTheOthersOfADeepFilter() throws IOException {
        String deep = "(&".repeat(20_000) + "(a=b)" + ")".repeat(20_000);
        PluginJar bad =
                stored(
                        aPlugin("acme.bad")
                                .skill("bad", "x")
                                .header("Require-Capability", "x;filter:=\"" + deep + '"'),
                        "acme.bad");

        try (Heinzel heinzel = open(bad, good).started()) {
            assertThat(heinzel.skills().load("good", Allowlist.all()))
                    .isInstanceOf(Answer.Found.class);
            assertThat(status(heinzel, "acme.bad").skills()).isEmpty();
            assertThat(status(heinzel, "acme.bad").toString()).hasSizeLessThan(2_000);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Export-Package", "Import-Package"})
    @DisplayName("F11, F13: what the framework quotes of a manifest is cut, and never a secret")
    void quotesNoSecret(String header) throws IOException {
        String secret = CausesTest.aSecret();
        PluginJar telling =
                stored(
                        aPlugin("acme.telling")
                                .skill("telling", "x")
                                .header(header, "a;version=\"" + secret + '"'),
                        "acme.telling");
        PluginJar long1 =
                stored(
                        aPlugin("acme.long")
                                .skill("long", "x")
                                .header(header, "a;version=\"" + "x".repeat(5_000) + '"'),
                        "acme.long");
        PluginJar missing =
                stored(
                        aPlugin("acme.missing")
                                .skill("missing", "x")
                                .header("Import-Package", secret + ',' + "x".repeat(5_000)),
                        "acme.missing");

        try (Heinzel heinzel = open(telling, long1, missing)) {
            assertThat(status(heinzel, "acme.telling").state())
                    .isEqualTo(PluginStatus.State.REFUSED);
            assertThat(heinzel.plugins().toString()).doesNotContain(secret);
            assertThat(status(heinzel, "acme.long").findings())
                    .singleElement()
                    .satisfies(finding -> assertThat(finding.message()).hasSizeLessThan(1_200));
            assertThat(status(heinzel, "acme.missing").reason()).hasSizeLessThan(300);
        }
    }
}
