package dev.heinzel.itest.hz;

import static dev.heinzel.itest.hz.PluginJar.aPlugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Good skills and refused ones of many kinds, each with markers wherever text can stand. */
final class MarkedSkills {

    /** What every place in a good skill is called by; {@code show} tells it. */
    static final String GOOD = "good ";

    private final Markers markers;

    MarkedSkills(Markers markers) {
        this.markers = markers;
    }

    /** A good plugin whose one skill has a file, too. */
    Path good(Path directory, String plugin, String skill, String version) throws IOException {
        return aPlugin(plugin)
                .header("Bundle-Version", version)
                .skillMd(skill, goodFrontMatter(skill), goodBody())
                .entry("skills/" + skill + "/references/style.md", goodFile())
                .in(directory, plugin + '-' + version + ".jar");
    }

    /** A good personal skill. */
    void good(Hz hz, String skill) throws IOException {
        Path directory = hz.personalMd(skill, goodFrontMatter(skill), goodBody());
        Files.writeString(directory.resolve("style.md"), goodFile());
    }

    private String goodFrontMatter(String name) {
        return "name: "
                + name
                + ("\ndescription: " + markers.in(GOOD + "description"))
                + ("\nlicense: " + markers.in(GOOD + "hint"))
                + ("\nallowed-tools: " + markers.in(GOOD + "hint"))
                + ("\nmetadata:\n  title: " + markers.in(GOOD + "hint"))
                // advice: legal, but will not travel well (F15)
                + ("\n  list:\n    - " + markers.in(GOOD + "hint"))
                + "\n";
    }

    private String goodBody() {
        return "# " + markers.in(GOOD + "body") + "\n\n" + markers.in(GOOD + "body") + "\n";
    }

    private String goodFile() {
        return markers.in(GOOD + "file") + "\n";
    }

    /** One plugin for each kind of refused skill. */
    List<Path> refused(Path directory) throws IOException {
        List<Path> jars = new ArrayList<>();
        for (Map.Entry<String, String> kind : refusedKinds("refused").entrySet()) {
            jars.add(
                    aPlugin("acme." + kind.getKey())
                            .header("SkillLet", "skills/")
                            .entry("skills/" + kind.getKey() + "/SKILL.md", kind.getValue())
                            .in(directory, kind.getKey() + ".jar"));
        }
        return jars;
    }

    /** One personal skill for each kind. */
    void refused(Hz hz) throws IOException {
        for (Map.Entry<String, String> kind : refusedKinds("personal").entrySet()) {
            Path directory = hz.config().resolve("skills").resolve(kind.getKey());
            Files.writeString(
                    Files.createDirectories(directory).resolve("SKILL.md"), kind.getValue());
        }
    }

    /**
     * By the name that a good one would have. A finding may quote a key and the name (F13), so no
     * marker is one of these.
     */
    private Map<String, String> refusedKinds(String whose) {
        Map<String, String> kinds = new LinkedHashMap<>();
        for (Map.Entry<String, String> kind : frontMatters(whose).entrySet()) {
            String name = kind.getKey();
            kinds.put(
                    name,
                    "---\nname: "
                            + name
                            + '\n'
                            + kind.getValue()
                            + "\n---\n"
                            + word(whose, name, "body")
                            + '\n');
        }
        kinds.put("unfenced", word(whose, "unfenced", "text") + "\n---\n");
        kinds.put("unclosed", "---\nname: unclosed\ndescription: " + word(whose, "unclosed", "x"));
        kinds.put("pirate", good(whose, "pirate") + "a\u202eb " + word(whose, "pirate", "line"));
        kinds.put("binary", good(whose, "binary") + word(whose, "binary", "line") + " \u0000\n");
        kinds.put(
                "leaky",
                good(whose, "leaky")
                        + word(whose, "leaky", "line")
                        + " = "
                        + markers.token(whose + " leaky token")
                        + '\n');
        return kinds;
    }

    private Map<String, String> frontMatters(String whose) {
        Map<String, String> kinds = new LinkedHashMap<>();
        kinds.put("unknown", "description: x\nversion: " + word(whose, "unknown", "value"));
        kinds.put("grants", "description: x\nhz-allow: " + word(whose, "grants", "value"));
        kinds.put("list", "description: [" + word(whose, "list", "description"));
        kinds.put("colons", "description: a: " + word(whose, "colons", "description") + ": b");
        kinds.put("anchor", "description: &" + word(whose, "anchor", "anchor") + " x");
        kinds.put("alias", "description: *" + word(whose, "alias", "alias"));
        kinds.put("tag", "description: !" + word(whose, "tag", "tag") + " x");
        kinds.put("directive", "%" + word(whose, "directive", "directive") + "\ndescription: x");
        kinds.put("quoted", "description: \"" + word(whose, "quoted", "description"));
        kinds.put("escape", "description: \"\\q" + word(whose, "escape", "description") + "\"");
        kinds.put("tab", "description: x\nlicense:\n\t" + word(whose, "tab", "hint"));
        kinds.put("twice", "description: x\ndescription: " + word(whose, "twice", "description"));
        kinds.put("nested", "description: {a: " + word(whose, "nested", "description") + "}");
        kinds.put(
                "lines",
                "description: |\n  "
                        + word(whose, "lines", "first")
                        + "\n  x\n  "
                        + word(whose, "lines", "last"));
        kinds.put("long", "description: " + word(whose, "long", "start") + "x ".repeat(600));
        kinds.put(
                "deep",
                "description: x\nmetadata: "
                        + "{a: ".repeat(9)
                        + word(whose, "deep", "hint")
                        + "}".repeat(9));
        return kinds;
    }

    private String good(String whose, String name) {
        return "---\nname: "
                + name
                + "\ndescription: "
                + word(whose, name, "description")
                + "\n---\n";
    }

    private String word(String whose, String kind, String place) {
        return markers.in(whose + ' ' + kind + ' ' + place);
    }
}
