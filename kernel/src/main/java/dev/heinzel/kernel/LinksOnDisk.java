package dev.heinzel.kernel;

import dev.heinzel.skill.check.DirectoryTree;
import dev.heinzel.skill.check.SkillTree;
import dev.heinzel.skill.check.SkillTree.Entry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which entries of an exploded bundle are links, where it is not known that the bundle still is
 * what lies at its location (F9). At worst a link is seen that is not the bundle's any more.
 */
final class LinksOnDisk {

    private final DirectoryTree disk;

    LinksOnDisk(DirectoryTree disk) {
        this.disk = disk;
    }

    /** What the framework lists, each with its type on disk; null for what is behind a link. */
    @Nullable List<Entry> mark(String directory, List<Entry> entries) throws IOException {
        if (isBehindLink(directory)) {
            return null;
        }
        Map<String, SkillTree.Type> types = types(directory);
        List<Entry> marked = new ArrayList<>(entries.size());
        for (Entry entry : entries) {
            SkillTree.Type type = types.get(entry.name());
            marked.add(
                    type == SkillTree.Type.LINK
                            ? new Entry(entry.name(), SkillTree.Type.LINK)
                            : entry);
        }
        return marked;
    }

    private boolean isBehindLink(String directory) throws IOException {
        int from = 0;
        while (from < directory.length()) {
            int slash = directory.indexOf('/', from);
            int to = slash < 0 ? directory.length() : slash;
            String parent = from == 0 ? "" : directory.substring(0, from - 1);
            if (types(parent).get(directory.substring(from, to)) == SkillTree.Type.LINK) {
                return true;
            }
            from = to + 1;
        }
        return false;
    }

    private Map<String, SkillTree.Type> types(String directory) throws IOException {
        List<Entry> listed = disk.list(directory);
        Map<String, SkillTree.Type> types = new HashMap<>();
        if (listed != null) {
            listed.forEach(entry -> types.put(entry.name(), entry.type()));
        }
        return types;
    }
}
