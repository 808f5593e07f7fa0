package dev.heinzel.launcher;

import dev.heinzel.launcher.PluginChange.Result;
import dev.heinzel.launcher.PluginChange.SkillChange;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Takes a plugin out of the store: first its name from the manifest, then its jar. */
record RemovePlugin(StoreFiles files, HostBundles own, String symbolicName) {

    PluginChange run() throws IOException {
        // before the lock, so that a mistyped name touches nothing
        Optional<Finding> problem = problem(files.read());
        return problem.isPresent() ? refused(problem.get()) : files.write(this::remove);
    }

    private Optional<Finding> problem(StoreManifest now) {
        return new Admission(symbolicName, now, own).problemOfName(symbolicName, "removed");
    }

    private PluginChange remove(StoreManifest now) throws IOException {
        Optional<Finding> problem = problem(now);
        if (problem.isPresent()) {
            return refused(problem.get());
        }
        StoredPlugin plugin = now.find(symbolicName).orElseThrow();
        List<SkillChange> gone = Review.gone(PluginJar.of(plugin, files).skills(), List.of());
        files.save(now.without(symbolicName));
        return new PluginChange(
                plugin.symbolicName(),
                plugin.version(),
                Result.REMOVED,
                gone,
                List.of(),
                List.of(),
                plugin.hasCode(),
                null);
    }

    private PluginChange refused(Finding finding) {
        return PluginChange.refused(Printable.escape(symbolicName), List.of(finding));
    }
}
