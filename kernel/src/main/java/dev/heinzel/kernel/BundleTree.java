package dev.heinzel.kernel;

import dev.heinzel.skill.check.DirectoryTree;
import dev.heinzel.skill.check.SkillTree;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;

/**
 * A bundle's own content, as its framework gives it, resolved or not. Nothing of a fragment is in
 * here, and looking does not resolve the bundle (P3). A framework that trips over a bundle which
 * changes meanwhile is I/O trouble, like any other.
 */
final class BundleTree implements SkillTree {

    private final Bundle bundle;
    private volatile @Nullable JarNames names;
    private final @Nullable DirectoryTree exploded;
    private final @Nullable LinksOnDisk links;

    private BundleTree(
            Bundle bundle,
            @Nullable JarNames names,
            @Nullable DirectoryTree exploded,
            @Nullable LinksOnDisk links) {
        this.bundle = bundle;
        this.names = names;
        this.exploded = exploded;
        this.links = links;
    }

    /**
     * A tree for a check, which lists every directory once.
     *
     * @param asInstalled whether the bundle's content is known to be what its location says
     */
    static BundleTree of(Bundle bundle, boolean asInstalled) throws IOException {
        File place = BundlePlace.of(bundle.getLocation());
        if (place == null) {
            return new BundleTree(bundle, null, null, null);
        }
        if (place.isDirectory()) {
            // a framework follows links, and does not tell them (F9)
            DirectoryTree disk = DirectoryTree.of(place.toPath());
            return asInstalled
                    ? new BundleTree(bundle, null, disk, null)
                    : new BundleTree(bundle, null, null, new LinksOnDisk(disk));
        }
        return new BundleTree(bundle, asInstalled ? JarNames.of(place) : null, null, null);
    }

    /** Lets go of what only listing needs: the tree lives on in what is served from it (V3). */
    void checked() {
        names = null;
    }

    // getEntryPaths and getEntry, never findEntries: that one resolves the bundle and mixes in its
    // fragments (P3)

    @Override
    public @Nullable List<Entry> list(String directory) throws IOException {
        JarNames collected = names;
        if (collected != null) {
            return collected.list(directory);
        }
        if (exploded != null) {
            return exploded.list(directory);
        }
        List<Entry> entries = listed(directory);
        return links == null || entries == null ? entries : links.mark(directory, entries);
    }

    private @Nullable List<Entry> listed(String directory) throws IOException {
        String prefix = directory.isEmpty() ? "" : directory + '/';
        try {
            Enumeration<String> paths = bundle.getEntryPaths(prefix.isEmpty() ? "/" : prefix);
            if (paths == null) {
                return prefix.isEmpty() || bundle.getEntry(prefix) != null ? List.of() : null;
            }
            List<Entry> entries = new ArrayList<>();
            while (paths.hasMoreElements()) {
                entries.add(entry(prefix, paths.nextElement()));
            }
            return entries;
        } catch (RuntimeException changed) {
            throw new IOException("the bundle changed while it was listed", changed);
        }
    }

    private static Entry entry(String prefix, String path) throws IOException {
        if (!path.startsWith(prefix)) {
            throw new IOException("the framework lists what is not in the directory");
        }
        return path.endsWith("/")
                ? new Entry(path.substring(prefix.length(), path.length() - 1), Type.DIRECTORY)
                : new Entry(path.substring(prefix.length()), Type.FILE);
    }

    @Override
    public int read(String path, byte[] buffer) throws IOException {
        if (exploded != null) {
            return exploded.read(path, buffer);
        }
        try {
            URL entry = bundle.getEntry(path);
            if (entry == null) {
                throw new NoSuchFileException(path);
            }
            try (InputStream in = entry.openStream()) {
                return in.readNBytes(buffer, 0, buffer.length);
            }
        } catch (RuntimeException changed) {
            throw new IOException("the bundle changed while it was read", changed);
        }
    }
}
