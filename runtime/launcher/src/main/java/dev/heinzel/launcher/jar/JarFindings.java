package dev.heinzel.launcher.jar;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.BoundedFindings;
import java.util.List;

/** What is wrong with one jar, however much that is (F13). For one thread. */
public final class JarFindings {

    private final String plugin;
    private final BoundedFindings findings;

    /**
     * @param plugin how findings name the jar
     */
    public JarFindings(String plugin) {
        this.plugin = plugin;
        this.findings = new BoundedFindings(plugin);
    }

    /** Something wrong with the jar as a whole. */
    public void add(FindingCode code, String message, String remedy) {
        findings.add(new Finding(plugin, "", 0, code, message, remedy));
    }

    /** Something wrong with one entry. */
    void add(String entry, FindingCode code, String message, String remedy) {
        add(entry, 0, code, message, remedy);
    }

    /** Something wrong with one line of an entry; 0 for none. */
    void add(String entry, int line, FindingCode code, String message, String remedy) {
        findings.add(new Finding(plugin, EntryName.shown(entry), line, code, message, remedy));
    }

    /** Whether nothing is wrong so far. */
    public boolean isEmpty() {
        return findings.total() == 0;
    }

    /** The first of them in report order, and entries that count the rest. */
    public List<Finding> list() {
        return findings.list();
    }
}
