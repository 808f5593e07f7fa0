package dev.heinzel.launcher;

import dev.heinzel.launcher.PluginChange.Result;
import dev.heinzel.launcher.config.Configuration;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.Skill;
import dev.heinzel.skill.text.Printable;
import dev.heinzel.skill.text.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Puts a jar into the store: it is copied, the copy is checked, a runtime is asked what it would
 * mean, and only then is it stored (O1, O4). Whatever is refused leaves everything as it was.
 */
record PutPlugin(
        StoreFiles files, HostBundles own, Supplier<Configuration> operator, JarRequest request) {

    PluginChange run() throws IOException {
        // before the lock, so that a mistyped name or path touches nothing
        Optional<Finding> problem = problemOfName(files.read());
        if (problem.isEmpty()) {
            problem = Admission.problemOf(request.jar(), size());
        }
        return problem.isPresent()
                ? PluginChange.refused(asked(), List.of(problem.get()))
                : files.write(this::copyAndPut);
    }

    private Optional<Finding> problemOfName(StoreManifest now) {
        String updated = request.updated();
        return updated == null
                ? Optional.empty()
                : new Admission(updated, now, own).problemOfName(updated, "updated");
    }

    private long size() throws IOException {
        try {
            return Files.size(request.jar());
        } catch (NoSuchFileException e) {
            ProblemException problem =
                    new ProblemException(
                            "NO_SUCH_PATH",
                            "there is no file " + request.jar(),
                            "give the path of a jar");
            problem.initCause(e);
            throw problem;
        }
    }

    /** How to call a plugin whose jar does not say its name. */
    private String asked() {
        String updated = request.updated();
        return Printable.escape(updated == null ? request.jar().toString() : updated);
    }

    private PluginChange copyAndPut(StoreManifest now) throws IOException {
        // again, as another writer may have been faster
        Optional<Finding> problem = problemOfName(now);
        if (problem.isPresent()) {
            return PluginChange.refused(asked(), List.of(problem.get()));
        }
        Path copy = files.newTemporary(".jar");
        try {
            return put(now, JarCopy.of(request.jar(), copy, Admission.JAR_BYTES));
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private PluginChange put(StoreManifest now, JarCopy copy) throws IOException {
        String label = request.jar().toString();
        // while nobody else writes: what the operator wrote while this waited binds too (L5)
        Configuration configuration = operator.get();
        Admission admission = new Admission(label, now, own);
        JarReport report = JarCheck.check(label, copy.file());
        List<Finding> findings = admission.findings(report, copy, request, configuration);
        if (!findings.isEmpty()) {
            return refused(report, findings);
        }
        Optional<StoredPlugin> named = StoredPlugin.of(report, copy.sha256(), request.jar());
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

        Review review =
                Review.of(
                        jars,
                        plugin,
                        before,
                        report.skills(),
                        configuration,
                        SourceMemory.unchanging(files));
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
        // what a person was shown just now is what the lists mean from here on (A2, O4)
        SourceMemory.kept(files).keepAsWriter(review.lists()::remembered);
        return new PluginChange(
                plugin.symbolicName(),
                plugin.version(),
                unchanged ? Result.UNCHANGED : old.isPresent() ? Result.UPDATED : Result.ADDED,
                review.skills(),
                List.of(),
                Stream.concat(report.advice().stream(), review.conflicts(label).stream()).toList(),
                report.hasCode(),
                review.reason());
    }

    private PluginChange refused(JarReport report, List<Finding> findings) {
        return new PluginChange(
                report.symbolicName().isEmpty()
                        ? asked()
                        : Secrets.redactPath(report.symbolicName()),
                report.version(),
                Result.REFUSED,
                List.of(),
                findings,
                report.advice(),
                report.hasCode(),
                null);
    }
}
