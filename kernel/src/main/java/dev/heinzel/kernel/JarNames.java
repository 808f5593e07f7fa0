package dev.heinzel.kernel;

import dev.heinzel.skill.Limits;
import dev.heinzel.skill.check.SkillTree;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * What lies in each directory of a jar that the framework reads where it lies, collected in one
 * pass. {@link Bundle#getEntryPaths} walks over all entries of the jar for each directory it is
 * asked for, which for thousands of skills takes minutes, under the framework's global lock.
 *
 * <p>Names alone: every byte still comes from the framework, so a name that is missing here is a
 * file that is not served, and a name too many is one that cannot be read.
 */
final class JarNames {

    private final Map<String, List<SkillTree.Entry>> directories = new HashMap<>();
    private final Set<String> seen = new HashSet<>();

    private JarNames() {
        directories.put("", new ArrayList<>());
    }

    /** The names, or null if there are more than a plugin may have. */
    static @Nullable JarNames of(File file) throws IOException {
        try (ZipFile jar = new ZipFile(file)) {
            if (jar.size() > Limits.PLUGIN_ENTRIES) {
                return null;
            }
            JarNames names = new JarNames();
            jar.stream().forEach(entry -> names.add(entry.getName()));
            return names;
        }
    }

    /** What lies directly in a directory, or null if there is no such directory. */
    @Nullable List<SkillTree.Entry> list(String directory) {
        List<SkillTree.Entry> entries = directories.get(directory);
        return entries == null ? null : List.copyOf(entries);
    }

    // many jars have no entries for their directories
    private void add(String name) {
        int from = 0;
        for (int slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', from)) {
            if (seen.add(name.substring(0, slash + 1))) {
                directories.computeIfAbsent(name.substring(0, slash), path -> new ArrayList<>());
                put(name, from, slash, SkillTree.Type.DIRECTORY);
            }
            from = slash + 1;
        }
        if (from < name.length() && seen.add(name)) {
            put(name, from, name.length(), SkillTree.Type.FILE);
        }
    }

    private void put(String name, int from, int to, SkillTree.Type type) {
        directories
                .computeIfAbsent(
                        from == 0 ? "" : name.substring(0, from - 1), path -> new ArrayList<>())
                .add(new SkillTree.Entry(name.substring(from, to), type));
    }
}
