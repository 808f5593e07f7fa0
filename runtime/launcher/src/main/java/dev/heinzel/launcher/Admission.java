package dev.heinzel.launcher;

import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Limits;
import dev.heinzel.skill.text.Printable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the store itself refuses, beyond what is wrong with the jar (O1, P4, P8).
 *
 * @param label how findings name what is asked for
 */
record Admission(String label, StoreManifest now, HostBundles own) {

    /** No jar within the bounds of a plugin is larger, whatever its compression (F17). */
    static final long JAR_BYTES = 2 * Limits.PLUGIN_BYTES;

    /** What is wrong with a file before it is opened, or empty. */
    static Optional<Finding> problemOf(Path file, long size) {
        String label = file.toString();
        if (!Files.isRegularFile(file)) {
            return Optional.of(
                    finding(label, FindingCode.JAR_MALFORMED, "is not a file", "give a jar"));
        }
        if (size > JAR_BYTES) {
            return Optional.of(
                    finding(
                            label,
                            FindingCode.PLUGIN_TOO_LARGE,
                            "the jar has " + size + " bytes",
                            "a plugin has at most " + Limits.PLUGIN_BYTES + " bytes"));
        }
        return Optional.empty();
    }

    /**
     * What is wrong with naming this plugin for an update or a removal, or empty.
     *
     * @param done what is to be done with it: {@code updated}, {@code removed}
     */
    Optional<Finding> problemOfName(String symbolicName, String done) {
        if (own.own(symbolicName)) {
            return Optional.of(
                    finding(
                            FindingCode.PLUGIN_RESERVED,
                            Printable.quote(symbolicName) + " is part of the distribution",
                            "leave it: it is " + done + " with the distribution alone"));
        }
        if (now.find(symbolicName).isEmpty()) {
            return Optional.of(
                    finding(
                            FindingCode.PLUGIN_UNKNOWN,
                            "no plugin has the symbolic name " + Printable.quote(symbolicName),
                            "hz system plugin list shows those that are there"));
        }
        return Optional.empty();
    }

    /**
     * All that refuses a jar, in report order.
     *
     * @throws ProblemException as {@link LayerRule} does
     */
    List<Finding> findings(
            JarReport report, JarCopy copy, JarRequest request, Configuration configuration)
            throws ProblemException {
        List<Finding> findings = new ArrayList<>(report.findings());
        String name = report.symbolicName();
        String updated = request.updated();
        if (!name.isEmpty()) {
            if (updated == null) {
                addTaken(name, copy, request, findings);
                if (!own.own(name)) {
                    new LayerRule(label, request, configuration)
                            .problemOf(name)
                            .ifPresent(findings::add);
                }
            } else if (!updated.equals(name)) {
                findings.add(
                        finding(
                                FindingCode.PLUGIN_OTHER_NAME,
                                "the jar is of " + Printable.quote(name) + ", not of " + updated,
                                "give a jar of " + updated + ", or hz system plugin add this one"));
            }
        }
        if (request.skillsOnly() && report.hasCode()) {
            findings.add(
                    finding(
                            FindingCode.PLUGIN_HAS_CODE,
                            "the jar holds code, and only skills are wanted",
                            "leave --skills-only out if you trust its code"));
        }
        findings.sort(Finding.REPORT_ORDER);
        return findings;
    }

    private void addTaken(String name, JarCopy copy, JarRequest request, List<Finding> findings) {
        if (own.own(name)) {
            findings.add(
                    finding(
                            FindingCode.PLUGIN_RESERVED,
                            "the symbolic name " + Printable.quote(name) + " is the distribution's",
                            "give the plugin a name of its own"));
        }
        Optional<StoredPlugin> present = now.find(name);
        if (present.isPresent() && !present.get().sha256().equals(copy.sha256())) {
            findings.add(
                    finding(
                            FindingCode.PLUGIN_PRESENT,
                            present.get().label() + " is already there with other bytes",
                            JarRequest.update(name, request.jar()).command()));
        }
    }

    /** A jar that declares no skills, and that no stored plugin needs (O1). */
    Finding withoutSkills() {
        return finding(
                FindingCode.PLUGIN_WITHOUT_SKILLS,
                "the jar declares no skills, and no plugin that is there needs it",
                "add a SkillLet header, or first add the plugin that needs it");
    }

    /** A jar that declares no skills, and is no bundle that a plugin could need either. */
    Finding withoutName(JarReport report) {
        return report.symbolicName().isEmpty()
                ? finding(
                        FindingCode.PLUGIN_WITHOUT_SKILLS,
                        "the jar has no Bundle-SymbolicName, so it is no bundle, and declares no"
                                + " skills",
                        "build it with bnd, and have maven-jar-plugin take bnd's manifest:"
                                + " manifestFile")
                : finding(
                        FindingCode.PLUGIN_WITHOUT_SKILLS,
                        "the jar declares no skills, and its Bundle-SymbolicName or Bundle-Version"
                                + " is not one",
                        "use a name such as acme.notes and a version such as 1.2.0");
    }

    /** A fragment, which never ships skills (P3) and can be no plugin's on its own. */
    Finding fragment() {
        return finding(
                FindingCode.PLUGIN_FRAGMENT,
                "a fragment cannot be a plugin",
                "make it a bundle of its own");
    }

    private Finding finding(FindingCode code, String message, String remedy) {
        return finding(label, code, message, remedy);
    }

    private static Finding finding(String label, FindingCode code, String message, String remedy) {
        return new Finding(label, "", 0, code, message, remedy);
    }
}
