package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.SkillDiagnostics;
import dev.heinzel.skill.SkillDiagnostics.RefusedPlugin;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.osgi.framework.Bundle;

/** Every plugin of one runtime: the distribution's own, and those of the store as it was. */
record InstalledPlugins(FrameworkHost host, List<InstalledPlugin> all) {

    /** Copies the list. */
    InstalledPlugins {
        all = List.copyOf(all);
    }

    /** Installs all of them, and resolves those that can be. */
    static InstalledPlugins of(
            List<HostBundle> core,
            List<PluginJar> jars,
            FrameworkHost host,
            Configuration configuration)
            throws IOException {
        List<InstalledPlugin> installed = new ArrayList<>();
        for (HostBundle bundle : core) {
            installed.add(InstalledPlugin.of(bundle, host));
        }
        for (PluginJar jar : jars) {
            installed.add(InstalledPlugin.of(jar, host, configuration.stack()));
        }
        host.resolve(
                installed.stream().map(InstalledPlugin::bundle).filter(Objects::nonNull).toList());
        return new InstalledPlugins(host, installed);
    }

    /**
     * How each stands now, by symbolic name.
     *
     * @param diagnostics what the kernel refuses
     * @param listing what {@code system.skill} serves
     */
    List<PluginStatus> now(SkillDiagnostics diagnostics, Catalogue.Listing listing) {
        Map<Long, List<Finding>> refused = new HashMap<>();
        for (RefusedPlugin plugin : diagnostics.refused()) {
            refused.put(plugin.bundleId(), plugin.findings());
        }
        Map<String, TreeSet<String>> served = new HashMap<>();
        for (Catalogue.Entry entry : listing.skills()) {
            served.computeIfAbsent(entry.source(), source -> new TreeSet<>())
                    .add(entry.skill().name());
        }
        List<PluginStatus> now = new ArrayList<>();
        for (InstalledPlugin plugin : all) {
            Bundle bundle = plugin.bundle();
            now.add(
                    plugin.now(
                            bundle == null
                                    ? List.of()
                                    : refused.getOrDefault(bundle.getBundleId(), List.of()),
                            List.copyOf(
                                    served.getOrDefault(
                                            plugin.status().symbolicName(), new TreeSet<>())),
                            host.wiring()));
        }
        now.sort(Comparator.comparing(PluginStatus::symbolicName));
        return now;
    }

    /** Whether each is resolved and not refused. Reads no skill. */
    boolean areResolved(SkillDiagnostics diagnostics) {
        Catalogue.Listing nothing = new Catalogue.Listing(List.of(), List.of(), List.of());
        return now(diagnostics, nothing).stream()
                .allMatch(plugin -> plugin.state() == PluginStatus.State.RESOLVED);
    }

    /** Whether another one resolves by what this one offers (O1). */
    boolean isNeeded(String symbolicName) {
        return all.stream()
                .filter(plugin -> plugin.status().symbolicName().equals(symbolicName))
                .anyMatch(needed -> all.stream().anyMatch(other -> other.needs(needed)));
    }

    /** Starts those that can be started; one that fails says why. */
    InstalledPlugins started() {
        return new InstalledPlugins(host, all.stream().map(InstalledPlugin::started).toList());
    }
}
