package dev.heinzel.itest.host;

import java.io.File;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a host needs on its path to use the launcher, and nothing else: the modules that the
 * launcher requires, taken from this test's own class path.
 */
final class HostPath {

    private final Map<String, Path> modules;

    private HostPath(Map<String, Path> modules) {
        this.modules = modules;
    }

    static HostPath ofTheLauncher() {
        Map<String, ModuleReference> known = known();
        Map<String, Path> needed = new LinkedHashMap<>();
        Deque<String> asked = new ArrayDeque<>();
        asked.add("dev.heinzel.launcher");
        while (!asked.isEmpty()) {
            ModuleReference module = known.get(asked.remove());
            if (module == null
                    || needed.putIfAbsent(
                                    module.descriptor().name(),
                                    Path.of(module.location().orElseThrow()))
                            != null) {
                continue;
            }
            for (Requires requires : module.descriptor().requires()) {
                if (!requires.modifiers().contains(Requires.Modifier.STATIC)) {
                    asked.add(requires.name());
                }
            }
        }
        return new HostPath(needed);
    }

    private static Map<String, ModuleReference> known() {
        Map<String, ModuleReference> known = new HashMap<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(entry);
            if (!Files.exists(path)) {
                continue;
            }
            for (ModuleReference module : modules(path)) {
                // a real module rather than a jar that is called the same
                known.merge(
                        module.descriptor().name(),
                        module,
                        (one, other) -> isReal(one.descriptor()) ? one : other);
            }
        }
        return known;
    }

    // some of what the tests need has a name that is no module's, so no module requires it
    private static Set<ModuleReference> modules(Path path) {
        try {
            return ModuleFinder.of(path).findAll();
        } catch (FindException noModule) {
            return Set.of();
        }
    }

    private static boolean isReal(ModuleDescriptor descriptor) {
        return !descriptor.isAutomatic();
    }

    /** As {@code -cp} or {@code -p} takes it. */
    @Override
    public String toString() {
        return modules.values().stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
