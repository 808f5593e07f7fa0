package dev.heinzel.skill.check;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import dev.heinzel.skill.text.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * F13: the first findings of each file and of the whole, in report order, however many are handed
 * in. Holds a bounded number of them at any time, so that a hostile plugin cannot fill the heap
 * with what is wrong with it. For one thread.
 */
public final class BoundedFindings {

    /** Each path has a finding at least, so no path beyond these can be among the first. */
    private static final int PATHS = Limits.FINDINGS_PER_PLUGIN + 1;

    private final String plugin;
    private final TreeMap<String, OneFile> files = new TreeMap<>(Paths.BY_UTF8);
    private long total;
    private long dropped;
    private @Nullable Finding firstDropped;

    /**
     * @param plugin how the entries that count the rest name it
     */
    public BoundedFindings(String plugin) {
        this.plugin = plugin;
    }

    /** Takes one, in any order; it is kept while it is among the first. */
    public void add(Finding finding) {
        total++;
        OneFile file = files.get(finding.path());
        if (file != null) {
            file.add(finding);
            return;
        }
        if (files.size() == PATHS && Paths.BY_UTF8.compare(files.lastKey(), finding.path()) < 0) {
            drop(finding, 1);
            return;
        }
        file = new OneFile();
        file.add(finding);
        files.put(finding.path(), file);
        if (files.size() > PATHS) {
            OneFile last = files.pollLastEntry().getValue();
            drop(last.first(), last.count);
        }
    }

    private void drop(Finding first, long count) {
        dropped += count;
        if (firstDropped == null || Finding.REPORT_ORDER.compare(first, firstDropped) < 0) {
            firstDropped = first;
        }
    }

    /** How many were handed in. */
    public long total() {
        return total;
    }

    /**
     * The first of them in report order. What is left out is counted by one entry at the place of
     * the first that is missing, so that the list stays in order.
     */
    public List<Finding> list() {
        List<Entry> entries = new ArrayList<>();
        for (OneFile file : files.values()) {
            file.appendTo(entries);
        }
        List<Finding> shown = new ArrayList<>();
        long rest = dropped;
        Finding firstLeftOut = firstDropped;
        for (int i = entries.size() - 1; i >= Limits.FINDINGS_PER_PLUGIN; i--) {
            rest += entries.get(i).count();
            firstLeftOut = entries.get(i).finding();
        }
        for (int i = 0; i < Math.min(entries.size(), Limits.FINDINGS_PER_PLUGIN); i++) {
            shown.add(entries.get(i).finding());
        }
        if (firstLeftOut != null) {
            shown.add(more(firstLeftOut, rest));
        }
        return shown;
    }

    private Finding more(Finding firstLeftOut, long count) {
        return new Finding(
                plugin,
                firstLeftOut.path(),
                firstLeftOut.line(),
                FindingCode.MORE,
                count + (count == 1 ? " more is" : " more are") + " not shown, from here on",
                "mend those above and check again");
    }

    /** What is shown, and how many findings it stands for. */
    private record Entry(Finding finding, long count) {}

    private final class OneFile {
        private final PriorityQueue<Finding> kept =
                new PriorityQueue<>(Finding.REPORT_ORDER.reversed());
        private long count;
        private @Nullable Finding firstLeftOut;

        void add(Finding finding) {
            count++;
            kept.add(finding);
            if (kept.size() > Limits.FINDINGS_PER_FILE) {
                Finding last = kept.remove();
                if (firstLeftOut == null || Finding.REPORT_ORDER.compare(last, firstLeftOut) < 0) {
                    firstLeftOut = last;
                }
            }
        }

        Finding first() {
            return kept.stream().min(Finding.REPORT_ORDER).orElseThrow();
        }

        void appendTo(List<Entry> entries) {
            kept.stream()
                    .sorted(Finding.REPORT_ORDER)
                    .forEach(finding -> entries.add(new Entry(finding, 1)));
            if (firstLeftOut != null) {
                long rest = count - kept.size();
                entries.add(new Entry(more(firstLeftOut, rest), rest));
            }
        }
    }
}
