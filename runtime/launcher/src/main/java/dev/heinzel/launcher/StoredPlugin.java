package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.SymbolicNames;
import java.nio.file.Path;
import java.util.Optional;
import org.osgi.framework.Version;

/**
 * What the store's manifest says of one plugin.
 *
 * @param symbolicName as OSGi spells symbolic names
 * @param version as OSGi spells versions
 * @param sha256 of its jar, which is stored under that name
 * @param origin the file a person gave, escaped
 * @param hasCode whether starting it would run code (P8)
 */
record StoredPlugin(
        String symbolicName, String version, Digest sha256, String origin, boolean hasCode) {

    /**
     * Checks the names, brings the version into its full form and escapes the origin.
     *
     * @throws IllegalArgumentException if a name or version is not OSGi's
     */
    StoredPlugin {
        if (!SymbolicNames.isName(symbolicName)) {
            throw new IllegalArgumentException(
                    "has the symbolic name \"" + Printable.quote(symbolicName) + "\"");
        }
        version = Version.parseVersion(version).toString();
        origin = Printable.escape(origin);
    }

    /** What the report of a checked jar says; empty if that jar cannot be installed as a bundle. */
    static Optional<StoredPlugin> of(JarReport report, Digest sha256, Path jar) {
        try {
            return Optional.of(
                    new StoredPlugin(
                            report.symbolicName(),
                            report.version(),
                            sha256,
                            jar.toAbsolutePath().toString(),
                            report.hasCode()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** How findings name it. */
    String label() {
        return symbolicName + '_' + version;
    }

    /** Whether that jar is of the same plugin, whatever its bytes. */
    boolean isSamePlugin(PluginJar jar) {
        return jar.plugin().symbolicName().equals(symbolicName);
    }
}
