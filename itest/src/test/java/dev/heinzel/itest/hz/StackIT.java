package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.OneName.bodyOf;
import static dev.heinzel.itest.hz.OneName.hidden;
import static dev.heinzel.itest.hz.OneName.offered;
import static dev.heinzel.itest.hz.OneName.side;
import static dev.heinzel.itest.hz.PluginJar.aPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("L1 to L5: one name of many sources, through bin/hz")
class StackIT {

    // the distribution ships the one, and does not ship the other
    private static final String SHIPPED = "writing-a-skill";
    private static final String LETTERS = "letters";

    private static final String CORE = "dev.heinzel.core";

    @TempDir private Path scratch;
    private Hz hz;

    @BeforeEach
    void stack() throws IOException {
        hz = Hz.in(scratch);
        // the peers' names are in another order than their layers
        hz.configure(
                "[stack]",
                "project = ['acme.p1', 'acme.p2']",
                "team = ['acme.team']",
                "org = ['acme.y']",
                "site = ['acme.x']");
    }

    @Test
    @DisplayName("L1 to L4, K6: as sources are taken away, the next one shows, everywhere alike")
    void showsTheNextOneAsSourcesGo() throws Exception {
        OneName shipped = new OneName(hz, SHIPPED);
        OneName letters = new OneName(hz, LETTERS);
        hz.personal(SHIPPED, bodyOf("personal"));
        hz.personal(LETTERS, bodyOf("personal"));
        add("team", "acme.team");
        add("org", "acme.y");
        add("site", "acme.x");
        hz.run("system", "plugin", "add", jar("acme.a"), jar("acme.B")).exits(0);

        shipped.isOfferedAs(
                offered("personal", "personal"),
                hidden("acme.team", "team", "personal"),
                hidden("acme.x", "site", "personal"),
                hidden("acme.y", "org", "personal"),
                hidden(CORE, "core", "personal"),
                hidden("acme.B", "outside", "personal"),
                hidden("acme.a", "outside", "personal"));
        shipped.showsEach(
                offered("personal", "personal"),
                hidden("acme.team", "team", "personal"),
                hidden("acme.x", "site", "personal"),
                hidden("acme.y", "org", "personal"),
                hidden(CORE, "core", "personal"),
                hidden("acme.B", "outside", "personal"),
                hidden("acme.a", "outside", "personal"));

        delete(hz.config().resolve("skills"));

        shipped.isOfferedAs(
                offered("acme.team", "team"),
                hidden("acme.x", "site", "acme.team"),
                hidden("acme.y", "org", "acme.team"),
                hidden(CORE, "core", "acme.team"),
                hidden("acme.B", "outside", "acme.team"),
                hidden("acme.a", "outside", "acme.team"));

        remove("acme.team");

        shipped.isInConflict(
                List.of("acme.x", "acme.y"),
                side("acme.x", "site"),
                side("acme.y", "org"),
                hidden(CORE, "core", "acme.x"),
                hidden("acme.B", "outside", "acme.x"),
                hidden("acme.a", "outside", "acme.x"));

        remove("acme.x");

        shipped.isOfferedAs(
                offered("acme.y", "org"),
                hidden(CORE, "core", "acme.y"),
                hidden("acme.B", "outside", "acme.y"),
                hidden("acme.a", "outside", "acme.y"));

        remove("acme.y");

        shipped.isOfferedAs(
                offered(CORE, "core"),
                hidden("acme.B", "outside", CORE),
                hidden("acme.a", "outside", CORE));
        letters.isOfferedAs(offered("acme.B", "outside"), hidden("acme.a", "outside", "acme.B"));

        remove("acme.B");

        letters.isOfferedAs(offered("acme.a", "outside"));
    }

    @Test
    @DisplayName("L3, O4: two plugins of one layer conflict, and add says so")
    void twoPluginsOfOneLayerConflict() throws Exception {
        Map<String, Object> alone = add("project", "acme.p1");
        Map<String, Object> peer = add("project", "acme.p2");

        assertThat(Hz.list(alone, "advice")).isEmpty();
        assertThat(Hz.list(alone, "skills"))
                .filteredOn(skill -> skill.get("name").equals(SHIPPED))
                .singleElement()
                .satisfies(
                        skill -> assertThat(skill).containsEntry("hides", List.of(CORE)),
                        skill ->
                                assertThat(skill)
                                        .extractingByKey("visible_to")
                                        .isEqualTo(List.of("mcp")));
        assertThat(peer).containsEntry("result", "added");
        assertThat(Hz.list(peer, "advice")).extracting("code").containsOnly("LAYER_CONFLICT");
        assertThat(Hz.list(peer, "skills")).extracting("visible_to").containsOnly(List.of());
        new OneName(hz, LETTERS)
                .isInConflict(
                        List.of("acme.p1", "acme.p2"),
                        side("acme.p1", "project"),
                        side("acme.p2", "project"));
        assertThat(hz.run("system", "skill", "list").exits(0).out())
                .contains("acme.p1", "acme.p2", "conflict");
    }

    @Test
    @DisplayName("L5: it is the operator's stack that places a plugin, also one that is there")
    void followsTheStack() throws Exception {
        OneName shipped = new OneName(hz, SHIPPED);
        hz.run("system", "plugin", "add", jar("acme.a")).exits(0);
        shipped.isOfferedAs(offered(CORE, "core"), hidden("acme.a", "outside", CORE));

        hz.configure("[stack]", "team = ['acme.a']");
        shipped.isOfferedAs(offered("acme.a", "team"), hidden(CORE, "core", "acme.a"));

        hz.configure("[stack]", "team = ['acme.A', 'acme', 'dev.heinzel.core']");
        shipped.isOfferedAs(offered(CORE, "core"), hidden("acme.a", "outside", CORE));
    }

    /** Adds a plugin of that name with both skills. */
    private Map<String, Object> add(String layer, String name) throws Exception {
        return only(
                hz.run("system", "plugin", "add", "--json", "--layer", layer, jar(name)).exits(0));
    }

    private String jar(String name) throws IOException {
        return aPlugin(name)
                .skill(SHIPPED, bodyOf(name))
                .skill(LETTERS, bodyOf(name))
                .in(scratch, name + ".jar")
                .toString();
    }

    private void remove(String name) throws Exception {
        hz.run("system", "plugin", "remove", name).exits(0);
    }

    private static Map<String, Object> only(Hz.Ran ran) throws IOException {
        List<Map<String, Object>> plugins = ran.list("plugins");
        assertThat(plugins).hasSize(1);
        return plugins.get(0);
    }

    private static void delete(Path tree) throws IOException {
        try (Stream<Path> all = Files.walk(tree)) {
            for (Path path : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
