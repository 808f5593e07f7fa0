package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Skill;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A plugin's jar, whose bytes are the ones that were checked, or what is wrong with it.
 *
 * @param damage null if it may be installed
 * @param missing whether it is damaged by being gone
 */
record PluginJar(StoredPlugin plugin, Path file, @Nullable Finding damage, boolean missing) {

    /** One that was checked just now. */
    static PluginJar checked(StoredPlugin plugin, Path file) {
        return new PluginJar(plugin, file, null, false);
    }

    /**
     * Every plugin of the store. Each jar is hashed: a checked jar is believed by its digest, so
     * what has other bytes than the manifest says was never checked (O2).
     */
    static List<PluginJar> of(StoreManifest manifest, StoreFiles files) {
        return manifest.plugins().stream().map(plugin -> of(plugin, files)).toList();
    }

    /** One plugin of the store; its jar is hashed. */
    static PluginJar of(StoredPlugin plugin, StoreFiles files) {
        Path file = files.jar(plugin.sha256());
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                return damaged(plugin, file, "is not a file", false);
            }
            return JarCopy.digestOf(file).equals(plugin.sha256())
                    ? checked(plugin, file)
                    : damaged(plugin, file, "does not have the bytes that were added", false);
        } catch (NoSuchFileException e) {
            return damaged(plugin, file, "is gone", true);
        } catch (IOException e) {
            return unreadable(plugin, file, e);
        }
    }

    /** Whether it is there, whole, with these bytes. */
    boolean holds(Digest sha256) {
        return damage == null && plugin.sha256().equals(sha256);
    }

    /** The skills it ships; none if it is damaged, as then nobody can say. */
    List<Skill> skills() throws IOException {
        return damage == null ? JarCheck.check(plugin.label(), file).skills() : List.of();
    }

    private static PluginJar unreadable(StoredPlugin plugin, Path file, IOException e) {
        boolean denied = e instanceof AccessDeniedException;
        Finding finding =
                new Finding(
                        plugin.label(),
                        "",
                        0,
                        FindingCode.PLUGIN_UNREADABLE,
                        "the stored jar "
                                + file
                                + " cannot be read: "
                                + (denied ? "permission denied" : Causes.of(e)),
                        denied
                                ? "chmod u+rX its directory and file"
                                : "see to the disk it lies on");
        return new PluginJar(plugin, file, finding, false);
    }

    private static PluginJar damaged(StoredPlugin plugin, Path file, String how, boolean missing) {
        Finding damage =
                new Finding(
                        plugin.label(),
                        "",
                        0,
                        FindingCode.STORE_DAMAGED,
                        "the stored jar " + file + " " + how,
                        "add the same jar again, or hz system plugin remove "
                                + plugin.symbolicName());
        return new PluginJar(plugin, file, damage, missing);
    }
}
