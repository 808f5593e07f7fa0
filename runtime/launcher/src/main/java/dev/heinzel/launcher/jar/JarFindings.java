package dev.heinzel.launcher.jar;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * What is wrong with a jar, collected in bounded space however much that is: the first of a report
 * are kept, the rest is counted (F13). For one thread.
 */
public final class JarFindings {

    private final String plugin;
    private final TreeSet<Finding> kept = new TreeSet<>(Finding.REPORT_ORDER);
    private final Map<String, Integer> perFile = new HashMap<>();
    private final Map<String, Integer> cut = new HashMap<>();
    private int left;

    public JarFindings(String plugin) {
        this.plugin = plugin;
    }

    /** Something wrong with the jar as a whole. */
    public void add(FindingCode code, String message, String remedy) {
        add(new Finding(plugin, "", 0, code, message, remedy));
    }

    /** Something wrong with one entry. */
    public void add(String entry, int line, FindingCode code, String message, String remedy) {
        add(new Finding(plugin, EntryName.shown(entry), line, code, message, remedy));
    }

    private void add(Finding finding) {
        if (kept.contains(finding)) {
            return;
        }
        if (perFile.getOrDefault(finding.path(), 0) == Limits.FINDINGS_PER_FILE) {
            cut.merge(finding.path(), 1, Integer::sum);
            return;
        }
        kept.add(finding);
        perFile.merge(finding.path(), 1, Integer::sum);
        if (kept.size() > Limits.FINDINGS_PER_PLUGIN) {
            Finding last = kept.last();
            kept.remove(last);
            perFile.computeIfPresent(last.path(), (path, count) -> count == 1 ? null : count - 1);
            left += 1;
        }
    }

    /** Whether the jar may go on to the next step. */
    public boolean isEmpty() {
        return kept.isEmpty();
    }

    /** In report order, with a further entry for what was left out of a file or of the whole. */
    public List<Finding> list() {
        List<Finding> all = new ArrayList<>(kept);
        cut.forEach((path, count) -> all.add(more(path, count, "this file")));
        all.sort(Finding.REPORT_ORDER);
        if (left > 0) {
            all.add(more("", left, "this jar"));
        }
        return all;
    }

    private Finding more(String path, int count, String where) {
        return new Finding(
                plugin,
                path,
                0,
                FindingCode.MORE,
                count + " further findings in " + where,
                "mend the ones shown and check again");
    }
}
