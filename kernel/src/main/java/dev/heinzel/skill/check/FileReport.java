package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is said of one path. Remembers which lines a code was reported on: text is looked at as
 * bytes first and as YAML values then, and says each thing once.
 */
final class FileReport {

    private final Report report;
    private final String path;
    // most files have nothing to report, and there are many files
    private @Nullable Map<FindingCode, BitSet> lines;

    FileReport(Report report, String path) {
        this.report = report;
        this.path = path;
    }

    void finding(FindingCode code, String message, String remedy) {
        finding(0, code, message, remedy);
    }

    void finding(int line, FindingCode code, String message, String remedy) {
        remember(code, line);
        report.finding(path, line, code, message, remedy);
    }

    void advice(int line, FindingCode code, String message, String remedy) {
        remember(code, line);
        report.advice(path, line, code, message, remedy);
    }

    /** Whether this code was reported on one of these lines, both included. */
    boolean hasOn(FindingCode code, int from, int to) {
        BitSet on = lines == null ? null : lines.get(code);
        int next = on == null ? -1 : on.nextSetBit(from);
        return next >= 0 && next <= to;
    }

    boolean has(FindingCode code) {
        return lines != null && lines.containsKey(code);
    }

    private void remember(FindingCode code, int line) {
        if (lines == null) {
            lines = new EnumMap<>(FindingCode.class);
        }
        lines.computeIfAbsent(code, c -> new BitSet()).set(line);
    }
}
