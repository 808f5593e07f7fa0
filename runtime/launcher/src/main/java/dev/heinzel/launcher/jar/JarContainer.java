package dev.heinzel.launcher.jar;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A jar that every reader reads the same way: the check of F18, F17 and F9, and what it lets
 * through.
 */
public final class JarContainer {

    private final JarTree tree;
    private final List<JarEntry> entries;

    private JarContainer(JarTree tree, List<JarEntry> entries) {
        this.tree = tree;
        this.entries = entries;
    }

    /**
     * Checks headers, names and the bytes of every entry, in that order, as far as the jar can be
     * understood.
     *
     * @return null if there is a finding
     * @throws IOException if the file cannot be read, or became shorter meanwhile
     */
    public static @Nullable JarContainer check(JarBytes bytes, JarFindings findings)
            throws IOException {
        EndOfArchive end = EndOfArchive.find(bytes, findings);
        if (end == null) {
            return null;
        }
        Window window = new Window(bytes);
        List<CentralRecord> records = new CentralDirectory(window, findings).read(end);
        if (records == null) {
            return null;
        }
        EntryNames.check(records, findings);
        List<JarEntry> entries =
                new LocalHeaders(window, findings).walk(records, end.directoryOffset());
        try (Inflation inflation = new Inflation(window, findings)) {
            inflation.check(entries);
        }
        if (!findings.isEmpty()) {
            return null;
        }
        return new JarContainer(new JarTree(bytes, entries), entries);
    }

    /** Its files. */
    public JarTree tree() {
        return tree;
    }

    /** How many entries it has. */
    public int size() {
        return entries.size();
    }

    /** Whether an entry is code or holds some: classes, native libraries, archives of its own. */
    public boolean holdsCode() {
        return entries.stream().anyMatch(entry -> CodeNames.isCode(entry.name()));
    }

    /** The main attributes of its manifest; null, with a finding, if it has no usable one. */
    public @Nullable JarManifest manifest(JarFindings findings) throws IOException {
        return JarManifest.read(tree, findings);
    }
}
