package dev.heinzel.system.skill;

import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.SkillChecker;
import dev.heinzel.skill.check.SkillTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.osgi.framework.Version;

/** A plugin in memory, checked by the one checker; what it holds can be changed afterwards. */
final class Plugin implements SkillTree {

    private final String name;
    private final Map<String, byte[]> files = new TreeMap<>();
    private boolean unreadable;

    private Plugin(String name) {
        this.name = name;
    }

    static Plugin aPlugin(String name) {
        return new Plugin(name);
    }

    Plugin skill(String skill) {
        return skill(skill, "Do it well.\n");
    }

    Plugin skill(String skill, String body) {
        return file(
                "skills/" + skill + "/SKILL.md",
                "---\nname: " + skill + "\ndescription: How to do " + skill + "\n---\n" + body);
    }

    Plugin file(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    void remove(String path) {
        files.remove(path);
    }

    void breakDown() {
        unreadable = true;
    }

    /** As the distribution ships it. */
    Source core() {
        return core("1.0.0", 1);
    }

    Source core(String version, long bundleId) {
        return source(version, true, bundleId);
    }

    /** As somebody adds it: outside, unless a stack says otherwise. */
    Source added() {
        return added("1.0.0", 1);
    }

    Source added(String version, long bundleId) {
        return source(version, false, bundleId);
    }

    /** Puts it on the shelf and gives the plugin back, to be changed. */
    Plugin addedTo(Shelf shelf) {
        shelf.add(added());
        return this;
    }

    private Source source(String version, boolean core, long bundleId) {
        try {
            CheckResult result =
                    SkillChecker.checkPlugin(
                            name,
                            new LinkedHashMap<>(
                                    Map.of(
                                            "Bundle-ManifestVersion",
                                            "2",
                                            "Bundle-SymbolicName",
                                            name,
                                            "Bundle-Version",
                                            version,
                                            "SkillLet",
                                            "skills/")),
                            this,
                            SkillChecker.Origin.OURS);
            return new Source(
                    name,
                    new Version(version),
                    core,
                    bundleId,
                    result.skillLet()
                            .orElseThrow(() -> new AssertionError(result.findings().toString())));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public List<Entry> list(String directory) {
        String prefix = directory.isEmpty() ? "" : directory + '/';
        Map<String, Entry> entries = new TreeMap<>();
        for (String path : files.keySet()) {
            if (path.startsWith(prefix)) {
                String rest = path.substring(prefix.length());
                int slash = rest.indexOf('/');
                String entry = slash < 0 ? rest : rest.substring(0, slash);
                entries.put(entry, new Entry(entry, slash < 0 ? Type.FILE : Type.DIRECTORY));
            }
        }
        return entries.isEmpty() ? null : new ArrayList<>(entries.values());
    }

    @Override
    public int read(String path, byte[] buffer) throws IOException {
        if (unreadable) {
            throw new IOException("out of order");
        }
        byte[] bytes = files.get(path);
        if (bytes == null) {
            throw new NoSuchFileException(path);
        }
        int length = Math.min(bytes.length, buffer.length);
        System.arraycopy(bytes, 0, buffer, 0, length);
        return length;
    }
}
