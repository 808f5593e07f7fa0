package dev.heinzel.skill.check;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import java.util.List;

/** All that one check has to say, findings and advice apart, each within F13's bounds. */
final class Report {

    private final String plugin;
    private final BoundedFindings findings;
    private final BoundedFindings advice;

    Report(String plugin) {
        this.plugin = Quoted.path(plugin);
        this.findings = new BoundedFindings(this.plugin);
        this.advice = new BoundedFindings(this.plugin);
    }

    /** What is said of one file, directory or entry. */
    FileReport of(String path) {
        return new FileReport(this, path);
    }

    void finding(String path, int line, FindingCode code, String message, String remedy) {
        findings.add(new Finding(plugin, Quoted.path(path), line, code, message, remedy));
    }

    void advice(String path, int line, FindingCode code, String message, String remedy) {
        advice.add(new Finding(plugin, Quoted.path(path), line, code, message, remedy));
    }

    /** How many findings there are so far, those beyond the bounds too. */
    long findingCount() {
        return findings.total();
    }

    List<Finding> findings() {
        return findings.list();
    }

    List<Finding> advice() {
        return advice.list();
    }
}
