package dev.heinzel.launcher.config;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.Secrets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/**
 * What is wrong with one configuration file (F13). Messages name keys, and never a value: nobody
 * knows what a person pasted there.
 */
final class Report {

    /** The first of them, the last of these in front. */
    private final PriorityQueue<Finding> kept =
            new PriorityQueue<>(Finding.REPORT_ORDER.reversed());

    private final String path;
    private int leftOut;
    private int lineLeftOut = Integer.MAX_VALUE;

    Report(Path file) {
        path = pathOf(file);
    }

    /** How findings name a file. */
    static String pathOf(Path file) {
        return Printable.escape(Secrets.redactPath(file.toString()));
    }

    /** A key as a message may show it. */
    static String quoted(String key) {
        return '"'
                + (Secrets.providerIn(key) == null ? Printable.quote(key) : Secrets.REDACTED)
                + '"';
    }

    /** A value that cannot be right. */
    void value(int line, String message, String remedy) {
        add(line, FindingCode.CONFIG_VALUE, message, remedy);
    }

    /**
     * @param line 1-based, or 0 for none
     */
    void add(int line, FindingCode code, String message, String remedy) {
        kept.add(new Finding(Configuration.FINDINGS, path, line, code, message, remedy));
        if (kept.size() > Limits.FINDINGS_PER_FILE) {
            lineLeftOut = Math.min(lineLeftOut, kept.remove().line());
            leftOut++;
        }
    }

    /** The first of them in report order, and how many more there are. */
    List<Finding> list() {
        List<Finding> list = new ArrayList<>(kept);
        list.sort(Finding.REPORT_ORDER);
        if (leftOut > 0) {
            list.add(
                    new Finding(
                            Configuration.FINDINGS,
                            path,
                            lineLeftOut,
                            FindingCode.MORE,
                            leftOut
                                    + (leftOut == 1 ? " more is" : " more are")
                                    + " not shown, from here on",
                            "mend those above and look again"));
        }
        return list;
    }
}
