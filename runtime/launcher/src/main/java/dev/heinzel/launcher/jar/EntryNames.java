package dev.heinzel.launcher.jar;

import dev.heinzel.skill.FindingCode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What the names of a jar's entries say of each other: each path is one thing, once (F18). */
final class EntryNames {

    private static final String MANIFEST_FOLDED = JarManifest.PATH.toLowerCase(Locale.ROOT);
    private static final String ONCE =
            "build the jar again with a tool that writes each entry once";

    private EntryNames() {}

    /** Adds a finding for every path that several entries have, or that is a file and not one. */
    static void check(List<CentralRecord> records, JarFindings findings) {
        String[] paths = new String[records.size()];
        for (int i = 0; i < paths.length; i++) {
            CentralRecord entry = records.get(i);
            paths[i] = entry.isDirectory() ? withoutSlash(entry.name()) : entry.name();
        }
        Arrays.sort(paths);
        for (int i = 1; i < paths.length; i++) {
            boolean first = i < 2 || !paths[i].equals(paths[i - 2]);
            if (paths[i].equals(paths[i - 1]) && first) {
                duplicate(paths[i], "several entries have this name", findings);
            }
        }
        for (CentralRecord entry : records) {
            if (!entry.isDirectory() && isAbove(paths, entry.name())) {
                duplicate(entry.name(), "this name is a file and a directory", findings);
            }
            if (entry.name().toLowerCase(Locale.ROOT).equals(MANIFEST_FOLDED)
                    && !entry.name().equals(JarManifest.PATH)) {
                duplicate(
                        entry.name(),
                        "some readers take this for the manifest, " + JarManifest.PATH,
                        findings);
            }
        }
    }

    private static void duplicate(String path, String message, JarFindings findings) {
        findings.add(path, FindingCode.JAR_DUPLICATE_ENTRY, message, ONCE);
    }

    private static String withoutSlash(String name) {
        return name.substring(0, name.length() - 1);
    }

    /** Whether a sorted path lies below this one. */
    private static boolean isAbove(String[] paths, String path) {
        String below = path + "/";
        int at = Arrays.binarySearch(paths, below);
        int next = at < 0 ? -at - 1 : at;
        return next < paths.length && paths[next].startsWith(below);
    }
}
