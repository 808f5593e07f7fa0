package dev.heinzel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.heinzel.launcher.PluginChange;
import dev.heinzel.launcher.PluginStatus;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.SkillFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The shapes are compared as whole text, so that keys, their order and nulls all count. */
@DisplayName("K5 to K7: the shapes for machines")
class JsonTest {

    private static final Digest DIGEST = Digest.of(new byte[32]);
    private static final String ZEROS = "0".repeat(64);
    private static final String SKILL =
            "'name':'notes','description':'Writes \\u0022notes\\u0022.'";
    private static final String FILES =
            "'files':[{'path':'SKILL.md','kind':'skill','size':10,'sha256':'" + ZEROS + "'}]";
    private static final String FINDING =
            "{'plugin':'a.jar','path':'','line':null,'code':'JAR_MALFORMED','message':'is wrong',"
                    + "'remedy':'mend it'}";

    @Test
    @DisplayName("K5: check")
    void writesWhatWasChecked() throws IOException {
        assertThat(text(Json.checked(List.of(skill(Map.of())), List.of(), List.of(finding()))))
                .isEqualTo(
                        json(
                                "{'skills':[{"
                                        + SKILL
                                        + ",'fingerprint':'"
                                        + ZEROS
                                        + "','skill_md_sha256':'"
                                        + ZEROS
                                        + "','hints':{},"
                                        + FILES
                                        + "}],'findings':[],'advice':["
                                        + FINDING
                                        + "]}"));
    }

    @Test
    @DisplayName("F6: hints keep their types and order")
    void writesHintsAsTheyAre() throws IOException {
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put("z", null);
        metadata.put("a", List.of(1L, 1.5, new BigInteger("123456789012345678901234567890"), true));
        Map<String, Object> hints = new LinkedHashMap<>();
        hints.put("model", "x");
        hints.put("metadata", metadata);

        assertThat(text(Json.checked(List.of(skill(hints)), List.of(), List.of())))
                .contains(
                        json(
                                "'hints':{'model':'x','metadata':{'z':null,'a':[1,1.5,"
                                        + "123456789012345678901234567890,true]}}"));
    }

    @Test
    @DisplayName("K6: list")
    void writesAListing() throws IOException {
        Catalogue.Entry entry =
                new Catalogue.Entry(skill(Map.of()), "acme.notes", Layer.OUTSIDE, false, "acme.a");
        Catalogue.Listing listing =
                new Catalogue.Listing(
                        List.of(entry),
                        List.of(new Catalogue.Conflict("notes", List.of("a", "b"))),
                        List.of(finding()));

        assertThat(text(Json.listing(listing)))
                .isEqualTo(
                        json(
                                "{'skills':[{"
                                        + SKILL
                                        + ",'source':'acme.notes','layer':'outside','fingerprint':'"
                                        + ZEROS
                                        + "','offered':false,'hidden_by':'acme.a'}],"
                                        + "'conflicts':[{'name':'notes','sources':['a','b']}],"
                                        + "'problems':["
                                        + FINDING
                                        + "]}"));
    }

    @Test
    @DisplayName("K6: show")
    void writesOneSkillWithItsBody() throws IOException {
        Catalogue.Entry entry =
                new Catalogue.Entry(skill(Map.of()), "acme.notes", Layer.CORE, true, null);

        assertThat(text(Json.detail(new Catalogue.Detail(entry, "\n# Notes\n"))))
                .isEqualTo(
                        json(
                                "{"
                                        + SKILL
                                        + ",'source':'acme.notes','layer':'core','fingerprint':'"
                                        + ZEROS
                                        + "','offered':true,'hidden_by':null,"
                                        + "'body':'\\n# Notes\\n','hints':{},"
                                        + FILES
                                        + "}"));
    }

    @Test
    @DisplayName("K7: plugin list")
    void writesAPlugin() throws IOException {
        PluginStatus plugin =
                new PluginStatus(
                        "acme.notes",
                        "1.2.0",
                        Layer.OUTSIDE,
                        PluginStatus.State.REFUSED,
                        "/tmp/a\u202e.jar",
                        true,
                        List.of("notes"),
                        null,
                        List.of(finding()),
                        null);

        assertThat(text(Json.plugin(plugin)))
                .isEqualTo(
                        json(
                                "{'symbolic_name':'acme.notes','version':'1.2.0','layer':'outside',"
                                        + "'state':'refused','origin':'/tmp/aU+202E.jar',"
                                        + "'has_code':true,'skills':['notes'],'sha256':null,"
                                        + "'findings':["
                                        + FINDING
                                        + "]}"));
    }

    @Test
    @DisplayName("K7: add, update, remove")
    void writesAChange() throws IOException {
        PluginChange change =
                new PluginChange(
                        "acme.notes",
                        "1.2.0",
                        PluginChange.Result.ADDED,
                        List.of(
                                new PluginChange.SkillChange(
                                        "notes",
                                        PluginChange.Kind.NEW,
                                        DIGEST,
                                        null,
                                        List.of("acme.b"),
                                        List.of("mcp"),
                                        List.of())),
                        List.of(),
                        List.of(),
                        false,
                        null);

        assertThat(text(Json.change(change)))
                .isEqualTo(
                        json(
                                "{'symbolic_name':'acme.notes','version':'1.2.0','result':'added',"
                                        + "'skills':[{'name':'notes','change':'new','fingerprint':'"
                                        + ZEROS
                                        + "','old_fingerprint':null,'hides':['acme.b'],"
                                        + "'visible_to':['mcp']}],'findings':[],'advice':[]}"));
    }

    @Test
    @DisplayName("K3: one document, valid UTF-8, whatever a string holds")
    void writesAnUnpairedSurrogateAsAQuestionMark() throws IOException {
        assertThat(text(Json.object("a", "x\ud800y\u0000\u2028")))
                .startsWith("{\"a\":\"x?y\\u0000");
    }

    private static Skill skill(Map<String, Object> hints) {
        return new Skill(
                "notes",
                "Writes \"notes\".",
                hints,
                List.of(SkillFile.of("SKILL.md", 10, DIGEST)),
                DIGEST);
    }

    private static Finding finding() {
        return new Finding("a.jar", "", 0, FindingCode.JAR_MALFORMED, "is wrong", "mend it");
    }

    private static String json(String withSingleQuotes) {
        return withSingleQuotes.replace('\'', '"').replace("\\u0022", "\\\"");
    }

    private static String text(Map<String, ?> document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Output output =
                new Output(out, new ByteArrayOutputStream(), true, Style.PLAIN, Style.PLAIN);
        output.document(document);
        output.flush();
        String text = out.toString(StandardCharsets.UTF_8);
        assertThat(JSON.std.mapFrom(text)).isNotEmpty();
        assertThat(text).endsWith("}\n");
        return text.strip();
    }
}
