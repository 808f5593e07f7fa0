package dev.heinzel.launcher;

import dev.heinzel.skill.Digest;
import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.Layer;
import dev.heinzel.skill.Stack;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.BundleWiring;
import org.osgi.framework.wiring.FrameworkWiring;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A plugin in this process's framework, or why it is not there.
 *
 * @param status all but what only the framework knows
 * @param bundle null if it could not be installed
 */
record InstalledPlugin(PluginStatus status, @Nullable Bundle bundle) {

    private static final Logger LOG = LoggerFactory.getLogger(InstalledPlugin.class);

    /** Installs a plugin of the store, unless it is damaged; its layer is the operator's (L5). */
    static InstalledPlugin of(PluginJar jar, FrameworkHost host, Stack stack) {
        Layer layer = stack.place(jar.plugin().symbolicName(), false);
        Finding damage = jar.damage();
        if (damage != null) {
            PluginStatus.State state =
                    jar.missing() ? PluginStatus.State.MISSING : PluginStatus.State.REFUSED;
            return new InstalledPlugin(status(jar, layer, state, List.of(damage)), null);
        }
        try {
            Bundle bundle = host.install(FrameworkHost.location(jar.file()));
            return new InstalledPlugin(
                    status(jar, layer, PluginStatus.State.UNRESOLVED, List.of()), bundle);
        } catch (BundleException | RuntimeException e) {
            // whatever a framework stumbles over in one manifest is that plugin's trouble alone
            Finding refusal =
                    new Finding(
                            jar.plugin().label(),
                            JarFile.MANIFEST_NAME,
                            0,
                            FindingCode.JAR_MALFORMED,
                            "the framework does not take the jar: " + Causes.of(e),
                            "mend the manifest, or build it with bnd");
            return new InstalledPlugin(
                    status(jar, layer, PluginStatus.State.REFUSED, List.of(refusal)), null);
        }
    }

    private static PluginStatus status(
            PluginJar jar, Layer layer, PluginStatus.State state, List<Finding> findings) {
        StoredPlugin plugin = jar.plugin();
        return new PluginStatus(
                plugin.symbolicName(),
                plugin.version(),
                layer,
                state,
                plugin.origin(),
                plugin.hasCode(),
                List.of(),
                plugin.sha256(),
                findings,
                null);
    }

    /** Installs one of the distribution's own. */
    static InstalledPlugin of(HostBundle core, FrameworkHost host) throws IOException {
        Digest sha256 = Files.isRegularFile(core.place()) ? JarCopy.digestOf(core.place()) : null;
        PluginStatus status =
                new PluginStatus(
                        Printable.escape(core.symbolicName()),
                        core.version(),
                        Layer.CORE,
                        PluginStatus.State.UNRESOLVED,
                        "distribution",
                        core.loader() != null,
                        List.of(),
                        sha256,
                        List.of(),
                        null);
        try {
            return new InstalledPlugin(status, host.install(core.location()));
        } catch (BundleException e) {
            ProblemException problem =
                    new ProblemException(
                            "RUNTIME",
                            core.place() + " cannot be installed: " + Causes.of(e),
                            "the distribution may be damaged; put it there anew");
            problem.initCause(e);
            throw problem;
        }
    }

    /**
     * How it stands now.
     *
     * @param findings the kernel's, of this bundle
     * @param skills the names that are served from it, sorted
     */
    PluginStatus now(List<Finding> findings, List<String> skills, FrameworkWiring wiring) {
        if (bundle == null) {
            return status;
        }
        if (!findings.isEmpty()) {
            return with(PluginStatus.State.REFUSED, List.of(), findings, null);
        }
        return switch (bundle.getState()) {
            case Bundle.STARTING, Bundle.ACTIVE ->
                    with(PluginStatus.State.ACTIVE, skills, findings, null);
            case Bundle.RESOLVED, Bundle.STOPPING ->
                    with(PluginStatus.State.RESOLVED, skills, findings, status.reason());
            default ->
                    with(
                            PluginStatus.State.UNRESOLVED,
                            skills,
                            findings,
                            UnmetRequirements.of(bundle, wiring));
        };
    }

    private PluginStatus with(
            PluginStatus.State state,
            List<String> skills,
            List<Finding> findings,
            @Nullable String reason) {
        return new PluginStatus(
                status.symbolicName(),
                status.version(),
                status.layer(),
                state,
                status.origin(),
                status.hasCode(),
                skills,
                status.sha256(),
                findings,
                reason);
    }

    /** Started, on the calling thread; or not, with a reason, which is logged. */
    InstalledPlugin started() {
        if (bundle == null || !isStartable(bundle)) {
            return this;
        }
        try {
            bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY);
            return this;
        } catch (BundleException | RuntimeException e) {
            // of run time: another plugin's code took it away, or its manifest holds a surprise
            String reason = "it does not start: " + Causes.of(e);
            LOG.warn("plugin {}: {}", status.symbolicName(), reason);
            LOG.debug("the cause", Causes.stackOf(e));
            return new InstalledPlugin(
                    with(status.state(), status.skills(), status.findings(), reason), bundle);
        }
    }

    // resolved, and no fragment
    private static boolean isStartable(Bundle bundle) {
        BundleRevision revision = bundle.adapt(BundleRevision.class);
        return revision != null
                && revision.getWiring() != null
                && (revision.getTypes() & BundleRevision.TYPE_FRAGMENT) == 0;
    }

    /** Whether this one, resolved, uses something of the other. */
    boolean needs(InstalledPlugin other) {
        BundleWiring wiring = bundle == null ? null : bundle.adapt(BundleWiring.class);
        return wiring != null
                && other.bundle != null
                && !other.bundle.equals(bundle)
                && wiring.getRequiredWires(null).stream()
                        .anyMatch(wire -> other.bundle.equals(wire.getProvider().getBundle()));
    }
}
