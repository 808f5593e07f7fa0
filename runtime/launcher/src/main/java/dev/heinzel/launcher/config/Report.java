package dev.heinzel.launcher.config;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.BoundedFindings;
import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.Secrets;
import java.nio.file.Path;
import java.util.List;

/**
 * What is wrong with one configuration file (F13). Messages name keys, and never a value: nobody
 * knows what a person pasted there.
 */
final class Report {

    private final BoundedFindings findings = new BoundedFindings(Configuration.FINDINGS);
    private final String path;

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
        findings.add(new Finding(Configuration.FINDINGS, path, line, code, message, remedy));
    }

    /** The first of them, in report order. */
    List<Finding> list() {
        return findings.list();
    }
}
