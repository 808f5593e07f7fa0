package dev.heinzel.launcher;

import dev.heinzel.launcher.PluginChange.Result;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Puts a jar into the store: it is copied, the copy is checked, a runtime is asked what it would
 * mean, and only then is it stored (O1, O4). Whatever is refused leaves everything as it was.
 *
 * @param updated the symbolic name whose jar it is to replace; null to add it
 */
record PutPlugin(
        StoreFiles files, HostBundles own, Path jar, @Nullable String updated, boolean skillsOnly) {

    PluginChange run() throws IOException {
        // before the lock, so that a mistyped name or path touches nothing
        Optional<Finding> problem = problemOfName(files.read());
        if (problem.isEmpty()) {
            problem = Admission.problemOf(jar, size());
        }
        return problem.isPresent()
                ? PluginChange.refused(asked(), List.of(problem.get()))
                : files.write(this::copyAndPut);
    }

    private Optional<Finding> problemOfName(StoreManifest now) {
        return updated == null
                ? Optional.empty()
                : new Admission(updated, now, own).problemOfName(updated, "updated");
    }

    private long size() throws IOException {
        try {
            return Files.size(jar);
        } catch (NoSuchFileException e) {
            ProblemException problem =
                    new ProblemException(
                            "NO_SUCH_PATH", "there is no file " + jar, "give the path of a jar");
            problem.initCause(e);
            throw problem;
        }
    }

    /** How to call a plugin whose jar does not say its name. */
    private String asked() {
        return Printable.escape(updated == null ? jar.toString() : updated);
    }

    private PluginChange copyAndPut(StoreManifest now) throws IOException {
        // again, as another writer may have been faster
        Optional<Finding> problem = problemOfName(now);
        if (problem.isPresent()) {
            return PluginChange.refused(asked(), List.of(problem.get()));
        }
        Path copy = files.newTemporary(".jar");
        try {
            return put(now, JarCopy.of(jar, copy, Admission.JAR_BYTES));
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private PluginChange put(StoreManifest now, JarCopy copy) throws IOException {
        Admission admission = new Admission(jar.toString(), now, own);
        JarReport report = JarCheck.check(jar.toString(), copy.file());
        List<Finding> findings = admission.findings(report, copy, updated, skillsOnly);
        if (!findings.isEmpty()) {
            return refused(report, findings);
        }
        Optional<StoredPlugin> named = StoredPlugin.of(report, copy.sha256(), jar);
        if (named.isEmpty()) {
            // the check demands a name of whatever declares skills, so this declares none
            return refused(report, List.of(admission.withoutName(report)));
        }
        if (report.fragment()) {
            // before a framework sees it: an extension would become part of this process's own
            return refused(report, List.of(admission.fragment()));
        }
        StoredPlugin plugin = named.get();
        List<PluginJar> jars = new ArrayList<>(PluginJar.of(now, files));
        Optional<PluginJar> old = jars.stream().filter(plugin::isSamePlugin).findFirst();
        jars.removeIf(plugin::isSamePlugin);
        jars.add(PluginJar.checked(plugin, copy.file()));
        List<Skill> before = old.isPresent() ? old.get().skills() : List.of();

        Review review = Review.of(jars, plugin, before, report.skills());
        if (!review.findings().isEmpty()) {
            return refused(report, review.findings());
        }
        boolean unchanged = old.isPresent() && old.get().holds(plugin.sha256());
        if (!unchanged && !report.skillLet() && !review.needed()) {
            return refused(report, List.of(admission.withoutSkills()));
        }
        if (!unchanged) {
            files.store(copy.file(), copy.sha256());
            files.save(now.with(plugin));
        }
        return new PluginChange(
                plugin.symbolicName(),
                plugin.version(),
                unchanged ? Result.UNCHANGED : old.isPresent() ? Result.UPDATED : Result.ADDED,
                review.skills(),
                List.of(),
                report.advice(),
                report.hasCode(),
                review.reason());
    }

    private PluginChange refused(JarReport report, List<Finding> findings) {
        return new PluginChange(
                report.symbolicName().isEmpty() ? asked() : report.symbolicName(),
                report.version(),
                Result.REFUSED,
                List.of(),
                findings,
                report.advice(),
                report.hasCode(),
                null);
    }
}
