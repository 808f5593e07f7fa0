package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.launcher.config.Permitted;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Stack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What an operator wrote, without a file: each entry of a list stands in a line of its own. */
final class ConfigurationFixture {

    static final Path FILE = Path.of("/operator/hz.toml");

    private final Map<String, Layer> layers = new HashMap<>();
    private final Map<String, Permitted> agents = new HashMap<>();
    private final List<Finding> problems = new ArrayList<>();
    private String doubtful = "";
    private Path personal = Path.of("/operator/skills");
    private boolean personalChosen;
    private Permitted chat = new Permitted.ByDefault();
    private Permitted mcp = new Permitted.ByDefault();

    private ConfigurationFixture() {}

    static ConfigurationFixture configured() {
        return new ConfigurationFixture();
    }

    /** Entries in the lines after the key's. */
    static Permitted listed(int line, String... entries) {
        List<Permitted.Entry> list = new ArrayList<>();
        for (String entry : entries) {
            list.add(new Permitted.Entry(entry, line + list.size() + 1));
        }
        return new Permitted.Listed(line, list);
    }

    ConfigurationFixture stack(String symbolicName, Layer layer) {
        layers.put(symbolicName, layer);
        return this;
    }

    ConfigurationFixture doubtful(String text) {
        doubtful = text;
        return this;
    }

    ConfigurationFixture personal(Path directory) {
        personal = directory;
        personalChosen = true;
        return this;
    }

    ConfigurationFixture chat(Permitted permitted) {
        chat = permitted;
        return this;
    }

    ConfigurationFixture mcp(Permitted permitted) {
        mcp = permitted;
        return this;
    }

    ConfigurationFixture agent(String id, Permitted permitted) {
        agents.put(id, permitted);
        return this;
    }

    ConfigurationFixture problem(Path file, int line, FindingCode code, String message) {
        problems.add(
                new Finding(
                        Configuration.FINDINGS, file.toString(), line, code, message, "mend it"));
        return this;
    }

    Configuration read() {
        return new Configuration(
                FILE,
                Stack.of(layers),
                doubtful,
                personal,
                personalChosen,
                chat,
                mcp,
                agents,
                List.of(),
                Configuration.MENU,
                problems);
    }
}
