package dev.heinzel.skill.check;

import static dev.heinzel.skill.check.Checks.checkPlugin;
import static dev.heinzel.skill.check.Checks.codes;
import static dev.heinzel.skill.check.SkillFixture.aSkill;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("P1, P3, P9: what a manifest declares")
class PluginTest {

    private final MemoryTree tree =
            new MemoryTree()
                    .with(aSkill("a"), "skills/a")
                    .with(aSkill("b"), "more/b")
                    .with(aSkill("c"), "skills2/c");

    private CheckResult declaring(String skillLet, String... more) {
        Map<String, String> headers = new HashMap<>();
        headers.put("Bundle-SymbolicName", "acme.notes");
        headers.put("SkillLet", skillLet);
        for (int i = 0; i < more.length; i += 2) {
            headers.put(more[i], more[i + 1]);
        }
        return checkPlugin(headers, tree);
    }

    private CheckResult bundle(String header, String value) {
        Map<String, String> headers = new HashMap<>();
        headers.put("Bundle-SymbolicName", "acme.other");
        headers.put(header, value);
        return checkPlugin(headers, tree);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "skills | a",
                "skills/ | a",
                "skills/, more/b | a b",
                "skills ,more/ , skills2 | a b c",
                "skills/a/;more/ | a b",
                "\"skills/\" | a",
            })
    @DisplayName("P1: accepts directories of skills and skills")
    void acceptsDirectories(String header, String names) {
        CheckResult result = declaring(header);

        assertThat(result.findings()).isEmpty();
        assertThat(result.skills()).extracting(Skill::name).containsExactly(names.split(" "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ",",
                "skills/,",
                "skills/;x=1",
                "skills/;x:=1",
                "skills;\"",
                "x=1",
                "skills/;a=1;a=2"
            })
    @DisplayName("P1: refuses another syntax, attributes and directives")
    void refusesOtherSyntax(String header) {
        CheckResult result = declaring(header);

        assertThat(codes(result)).contains(FindingCode.SKILLLET_SYNTAX);
        assertThat(result.findings())
                .extracting(Finding::path)
                .containsOnly("META-INF/MANIFEST.MF");
        assertThat(result.skillLet()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                ".",
                "/skills",
                "./skills",
                "skills//",
                "../skills",
                "nowhere/",
                "META-INF",
                "meta-inf/skills",
                "skills/a/SKILL.md",
                ".hidden",
                "skills/__pycache__",
                "skills\\\\a",
            })
    @DisplayName("P1: refuses the root, META-INF, and what is no directory")
    void refusesOtherDirectories(String header) {
        assertThat(codes(declaring("\"" + header + "\"")))
                .containsExactly(FindingCode.SKILLLET_DIRECTORY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "skills, skills/",
                "skills, more, skills",
                "skills/a, skills",
                "skills, skills/a"
            })
    @DisplayName("P1: refuses repeated and overlapping clauses")
    void refusesOverlaps(String header) {
        assertThat(codes(declaring(header))).containsExactly(FindingCode.SKILLLET_OVERLAP);
    }

    @Test
    @DisplayName("P1: a name that only starts the same is apart")
    void acceptsSiblings() {
        assertThat(declaring("skills, skills2").findings()).isEmpty();
    }

    @Test
    @DisplayName("P1: header names match in any case, as in the framework")
    void readsHeadersInAnyCase() {
        CheckResult result =
                checkPlugin(
                        Map.of("bundle-symbolicname", "acme.notes", "skilllet", "skills"), tree);

        assertThat(result.skills()).extracting(Skill::name).containsExactly("a");
        assertThat(codes(bundle("FRAGMENT-HOST", "system.bundle")))
                .containsExactly(FindingCode.PLUGIN_FRAGMENT);
    }

    @Test
    @DisplayName("P1: nothing is localised")
    void doesNotLocalise() {
        assertThat(codes(declaring("%skills"))).containsExactly(FindingCode.SKILLLET_DIRECTORY);
    }

    @Test
    @DisplayName("P1: a bundle without the header has no skills and no finding")
    void leavesOtherBundlesAlone() {
        CheckResult result = checkPlugin(Map.of(), tree);

        assertThat(result.findings()).isEmpty();
        assertThat(result.skillLet().orElseThrow().skills()).isEmpty();
        assertThat(tree.reads()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "acme notes", "acme..notes", ".acme", "a\u00e9", "a/b", "acme, x"})
    @DisplayName("P1: a plugin needs a symbolic name by OSGi's grammar")
    void refusesOtherNames(String name) {
        assertThat(codes(declaring("skills", "Bundle-SymbolicName", name)))
                .containsExactly(FindingCode.PLUGIN_NAME);
    }

    @Test
    void acceptsDirectivesOfTheName() {
        assertThat(
                        declaring("skills", "Bundle-SymbolicName", "acme.no-tes_2; singleton:=true")
                                .findings())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "1,true",
        "1.2.3.q-x_1,true",
        " 1.0 ,true",
        "1.x,false",
        "1.2.3.4.5,false",
        "v1,false",
        "'',false"
    })
    @DisplayName("P1: and a version by OSGi's grammar, if it has one")
    void readsVersions(String version, boolean good) {
        assertThat(codes(declaring("skills", "Bundle-Version", version)))
                .isEqualTo(good ? List.of() : List.of(FindingCode.PLUGIN_NAME));
    }

    @Test
    @DisplayName("P3: a fragment with the header is refused")
    void refusesFragmentsWithSkills() {
        assertThat(codes(declaring("skills", "Fragment-Host", "acme.host")))
                .containsExactly(FindingCode.PLUGIN_FRAGMENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.snakeyaml.engine",
                "org.snakeyaml.engine;bundle-version=\"[2,3)\"",
                "system.bundle",
                "system.bundle;extension:=framework",
                "x;extension:=bootclasspath",
                "org.apache.felix.framework",
                "org.eclipse.osgi",
                "dev.heinzel.kernel",
                "dev.heinzel.core;bundle-version=\"[1,2)\"",
                "x; Extension := \"framework\"",
            })
    @DisplayName("P9: fragments of the framework and of ours are refused")
    void refusesFragments(String host) {
        assertThat(codes(bundle("Fragment-Host", host)))
                .containsExactly(FindingCode.PLUGIN_FRAGMENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.snakeyaml.other",
                "acme.host",
                "acme.host;bundle-version=\"[1,2)\"",
                "dev.heinzelmann.x"
            })
    @DisplayName("P9: other fragments are not ours to judge")
    void acceptsOtherFragments(String host) {
        assertThat(bundle("Fragment-Host", host).findings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Bundle-SymbolicName | dev.heinzel",
                "Bundle-SymbolicName | dev.heinzel.kernel;singleton:=true",
                "Export-Package | acme.x;version=\"1,2\",dev.heinzel.skill;version=1",
                "Export-Package | a;dev.heinzel;version=1",
                "Provide-Capability | osgi.extender;osgi.extender=heinzel.skill",
                "Provide-Capability | x, osgi.extender;osgi.extender:String=\"heinzel.skill\";version:Version=1",
                "Provide-Capability | osgi.extender;osgi.extender:List<String>=\"a, heinzel.skill\"",
            })
    @DisplayName("P9: refuses names, packages and the extender that are ours")
    void refusesWhatIsOurs(String header, String value) {
        assertThat(codes(bundle(header, value))).containsExactly(FindingCode.PLUGIN_RESERVED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Bundle-SymbolicName | dev.heinzelmann",
                "Export-Package | dev.heinzelx, acme;x=\"dev.heinzel.skill\"",
                "Provide-Capability | osgi.extender;osgi.extender=osgi.component",
                "Provide-Capability | heinzel.skill;heinzel.skill=notes",
                "Import-Package | dev.heinzel.skill",
            })
    @DisplayName("P9: accepts names that are not")
    void acceptsOtherNames(String header, String value) {
        assertThat(bundle(header, value).findings()).isEmpty();
    }

    @Test
    @DisplayName("F11, F13: a plugin whose name is a token is refused, and the token is not told")
    void refusesASecretName() {
        String token = "gh" + "p_" + "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zC5fD7";

        CheckResult result = declaring("skills", "Bundle-SymbolicName", token);

        assertThat(codes(result)).containsExactly(FindingCode.SECRET);
        assertThat(result.findings().toString()).doesNotContain(token);
        assertThat(codes(declaring("skills", "Bundle-SymbolicName", "gh" + "p_notes"))).isEmpty();
    }

    @Test
    @DisplayName("L6: the name of the personal directory is no plugin's, if it has skills")
    void refusesPersonal() {
        assertThat(codes(declaring("skills", "Bundle-SymbolicName", "personal")))
                .containsExactly(FindingCode.PLUGIN_RESERVED);
        assertThat(codes(declaring("skills", "Bundle-SymbolicName", "personal;singleton:=true")))
                .containsExactly(FindingCode.PLUGIN_RESERVED);
        for (String other : List.of("Personal", "personal.notes", "acme.personal", "personals")) {
            assertThat(codes(declaring("skills", "Bundle-SymbolicName", other))).isEmpty();
        }
        assertThat(codes(bundle("Bundle-SymbolicName", "personal"))).isEmpty();
    }

    @Test
    @DisplayName("P9: the distribution's own bundles may use its names")
    void exemptsOurs() throws IOException {
        Map<String, String> headers =
                Map.of("Bundle-SymbolicName", "dev.heinzel.core", "SkillLet", "skills");

        assertThat(
                        SkillChecker.checkPlugin("p", headers, tree, SkillChecker.Origin.OURS)
                                .findings())
                .isEmpty();
        assertThat(codes(checkPlugin(headers, tree))).containsExactly(FindingCode.PLUGIN_RESERVED);
    }

    @Test
    @DisplayName("F13: findings of headers and of skills come together")
    void tellsAllAtOnce() {
        tree.with(aSkill("d").nameYaml("x"), "skills/d");

        assertThat(codes(declaring("skills, nowhere", "Fragment-Host", "x")))
                .containsExactly(
                        FindingCode.SKILLLET_DIRECTORY,
                        FindingCode.PLUGIN_FRAGMENT,
                        FindingCode.NAME_NOT_DIRECTORY);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Bundle-SymbolicName | acme.x, | acme.x | PLUGIN_NAME",
                "Bundle-SymbolicName | acme.x; | acme.x;singleton:=true | PLUGIN_NAME",
                "Bundle-SymbolicName | acme.x;a=\"b\"c\" | acme.x;a=\"bc\" | PLUGIN_NAME",
                "Bundle-Version | 1.0-beta | 1.0.0.beta | PLUGIN_NAME",
                "Bundle-Version | 1.0, | 1.0 | PLUGIN_NAME",
                "Fragment-Host | dev.heinzel.kernel, | acme.host | PLUGIN_FRAGMENT",
                "Fragment-Host | acme.host; | acme.host | PLUGIN_FRAGMENT",
                "Fragment-Host | acme.host, dev.heinzel.kernel | acme.host | PLUGIN_FRAGMENT",
                "Fragment-Host | acme.host;dev.heinzel.kernel | acme.host | PLUGIN_FRAGMENT",
                "Fragment-Host | x;a=\"b\"c\";extension:=framework | x;a=\"b\" | PLUGIN_FRAGMENT",
                "Export-Package | dev.heinzel.skill, | acme.x | PLUGIN_RESERVED",
                "Export-Package | dev.heinzel.skill; | acme.x | PLUGIN_RESERVED",
                "Export-Package | a;x=\"b\"c\",dev.heinzel.skill | a;x=\"b,c\",d | PLUGIN_RESERVED",
                "Export-Package | a;x=b\\\",dev.heinzel.skill;y=\\\"\" | a;x=\"\\\"\" | PLUGIN_RESERVED",
                "Export-Package | \"a,dev.heinzel.skill,b\" | a,b | PLUGIN_RESERVED",
                "Export-Package | a,,dev.heinzel.skill | a,b | PLUGIN_RESERVED",
                "Provide-Capability | osgi.extender;osgi.extender=heinzel.skill, | x;y=1 | PLUGIN_RESERVED",
                "Provide-Capability | osgi.extender;osgi.extender=\"heinzel.skill\"; | x;y=1 | PLUGIN_RESERVED",
                "Provide-Capability | osgi.extender;a=\"b\"c\";osgi.extender=heinzel.skill | x | PLUGIN_RESERVED",
            })
    @DisplayName("P9: what cannot be read with certainty is refused, with or without skills")
    void refusesUnreadable(String header, String bad, String good, FindingCode code) {
        CheckResult result = bundle(header, bad);

        assertThat(codes(result)).containsExactly(code);
        assertThat(result.findings().get(0).message()).contains(header);
        assertThat(bundle(header, good).findings()).isEmpty();
        assertThat(codes(declaring("skills", header, bad))).contains(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Export-Package", "Provide-Capability"})
    @DisplayName("P9: a blank header names nothing")
    void acceptsBlank(String header) {
        assertThat(bundle(header, " ").findings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dev.heinzel.kernel,",
                "dev.heinzel.kernel;",
                "dev.heinzel.kernel, acme.x",
                "dev.heinzel.kernel;x=\"a\"b\"",
                "dev.heinzel.a b",
                " \"dev.heinzel.kernel\";",
            })
    @DisplayName("P9: a symbolic name that starts as ours does is refused, whatever follows")
    void refusesReservedNamesInAnyForm(String name) {
        assertThat(codes(bundle("Bundle-SymbolicName", name)))
                .contains(FindingCode.PLUGIN_RESERVED);
        assertThat(codes(declaring("skills", "Bundle-SymbolicName", name)))
                .contains(FindingCode.PLUGIN_RESERVED, FindingCode.PLUGIN_NAME);
        assertThat(codes(bundle("Bundle-SymbolicName", name.replace("dev.", "acme."))))
                .doesNotContain(FindingCode.PLUGIN_RESERVED);
    }
}
