package dev.heinzel.itest.hz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One name of several sources, seen through every way in at once: they have to agree (L5). */
final class OneName {

    private static final String PERSONAL = "personal";

    private final Hz hz;
    private final String name;

    OneName(Hz hz, String name) {
        this.hz = hz;
        this.name = name;
    }

    /** What {@code list} says of one source's. */
    record Row(String source, String layer, boolean offered, String hiddenBy) {}

    static Row offered(String source, String layer) {
        return new Row(source, layer, true, null);
    }

    static Row hidden(String source, String layer, String by) {
        return new Row(source, layer, false, by);
    }

    /** A side of a conflict. */
    static Row side(String source, String layer) {
        return new Row(source, layer, false, null);
    }

    /** Where somebody is offered: demands exactly these rows, and that every way in says so. */
    void isOfferedAs(Row... expected) throws Exception {
        Map<String, Object> listed = listsExactly(List.of(expected));
        assertThat(Hz.list(listed, "conflicts")).extracting("name").doesNotContain(name);
        Row first = expected[0];
        assertThat(first.offered()).isTrue();

        Map<String, Object> shown =
                hz.run("system", "skill", "show", "--json", name).exits(0).document();
        assertThat(rowOf(shown)).isEqualTo(first);
        String content =
                (String)
                        hz.run("system", "skill", "show", name, "--file", "SKILL.md", "--json")
                                .exits(0)
                                .document()
                                .get("content");
        assertThat(content).endsWith("---\n" + shown.get("body"));
        assertThat(fingerprints(listed)).containsEntry(first.source(), shown.get("fingerprint"));
        if (!first.layer().equals("core")) {
            assertThat(shown.get("body")).isEqualTo(bodyOf(first.source()));
        }
    }

    /** Where nobody is offered, since these peers both have it (L3). */
    void isInConflict(List<String> sides, Row... expected) throws Exception {
        Map<String, Object> listed = listsExactly(List.of(expected));
        assertThat(Hz.list(listed, "conflicts"))
                .filteredOn(conflict -> conflict.get("name").equals(name))
                .singleElement()
                .isEqualTo(Map.of("name", name, "sources", sides));

        assertThat(hz.run("system", "skill", "show", "--json", name).exits(1).error())
                .containsEntry("code", "NOT_FOUND");
        assertThat(
                        hz.run("system", "skill", "show", name, "--file", "SKILL.md", "--json")
                                .exits(1)
                                .error())
                .containsEntry("code", "NOT_FOUND");
        showsEach(expected);
    }

    /** Demands that {@code show SOURCE:NAME} gives each of these, with its own body (K6). */
    void showsEach(Row... rows) throws Exception {
        for (Row row : rows) {
            Map<String, Object> shown =
                    hz.run("system", "skill", "show", "--json", row.source() + ':' + name)
                            .exits(0)
                            .document();
            assertThat(rowOf(shown)).isEqualTo(row);
            if (!row.layer().equals("core")) {
                assertThat(shown.get("body")).isEqualTo(bodyOf(row.source()));
            }
        }
    }

    /** The body that tells a source from the others. */
    static String bodyOf(String source) {
        return "# Of " + source + "\n";
    }

    private Map<String, Object> listsExactly(List<Row> expected) throws Exception {
        Map<String, Object> listed =
                hz.run("system", "skill", "list", "--json").exits(0).document();
        List<Row> rows = new ArrayList<>();
        for (Map<String, Object> skill : Hz.list(listed, "skills")) {
            if (skill.get("name").equals(name)) {
                rows.add(rowOf(skill));
            }
        }
        assertThat(rows).isEqualTo(expected);

        Map<Object, Object> layers = new LinkedHashMap<>();
        for (Map<String, Object> plugin :
                hz.run("system", "plugin", "list", "--json").exits(0).list("plugins")) {
            if (((List<?>) plugin.get("skills")).contains(name)) {
                layers.put(plugin.get("symbolic_name"), plugin.get("layer"));
            }
        }
        Map<Object, Object> plugins = new LinkedHashMap<>();
        for (Row row : expected) {
            if (!row.source().equals(PERSONAL)) {
                plugins.put(row.source(), row.layer());
            }
        }
        assertThat(layers).isEqualTo(plugins);
        return listed;
    }

    private Map<Object, Object> fingerprints(Map<String, Object> listed) {
        Map<Object, Object> fingerprints = new LinkedHashMap<>();
        for (Map<String, Object> skill : Hz.list(listed, "skills")) {
            if (skill.get("name").equals(name)) {
                fingerprints.put(skill.get("source"), skill.get("fingerprint"));
            }
        }
        return fingerprints;
    }

    private static Row rowOf(Map<String, Object> skill) {
        return new Row(
                (String) skill.get("source"),
                (String) skill.get("layer"),
                (boolean) skill.get("offered"),
                (String) skill.get("hidden_by"));
    }
}
