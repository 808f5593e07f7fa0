package dev.heinzel.launcher;

import dev.heinzel.skill.SkillPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.felix.framework.FrameworkFactory;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.wiring.FrameworkWiring;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One framework, in which our own bundles run with the host's classes. It keeps its files in a
 * scratch directory and sets nothing of the JVM's, so that several may run at once.
 */
final class FrameworkHost implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(FrameworkHost.class);
    private static final long CLOSE_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final ScratchDirectory scratch;
    private final Framework framework;
    private @Nullable Bundle kernel;
    private @Nullable Bundle systemSkill;

    private FrameworkHost(ScratchDirectory scratch, Framework framework) {
        this.scratch = scratch;
        this.framework = framework;
    }

    /**
     * Starts the framework and in it the kernel, then {@code system.skill}. If that fails, nothing
     * of it is left.
     *
     * @param policy what {@code system.skill} serves by; a service of the system bundle, which is
     *     the operator's voice
     */
    static FrameworkHost start(HostBundles bundles, SkillPolicy policy) throws IOException {
        ScratchDirectory scratch = ScratchDirectory.create();
        FrameworkHost host = null;
        boolean started = false;
        try {
            Framework framework =
                    new FrameworkFactory()
                            .newFramework(
                                    configuration(scratch.path(), bundles),
                                    new HostConnector(bundles));
            host = new FrameworkHost(scratch, framework);
            host.start0(bundles, policy);
            started = true;
            return host;
        } catch (BundleException | RuntimeException e) {
            ProblemException problem =
                    new ProblemException(
                            "RUNTIME",
                            "the runtime does not start: " + Causes.of(e),
                            "the distribution may be damaged; put it there anew");
            problem.initCause(e);
            throw problem;
        } finally {
            // an error, such as a class that is missing, leaves nothing either
            if (!started && host != null) {
                host.close();
            } else if (!started) {
                scratch.close();
            }
        }
    }

    @SuppressWarnings("unchecked") // Felix takes its logger as a value of this map of strings
    private static Map<String, String> configuration(Path storage, HostBundles bundles) {
        Map<String, Object> configuration = new HashMap<>();
        configuration.put(Constants.FRAMEWORK_STORAGE, storage.resolve("framework").toString());
        configuration.put(
                Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA,
                "org.slf4j;org.slf4j.event;org.slf4j.helpers;org.slf4j.spi;version="
                        + bundles.logVersion());
        configuration.put("dev.heinzel.own", bundles.locations());
        configuration.put("felix.log.logger", new FrameworkLog());
        configuration.put("felix.log.level", "2");
        // the factories of URL handlers are the JVM's, and the host's to set
        configuration.put("felix.service.urlhandlers", "false");
        // with more it keeps a pool of threads for a minute after the end
        configuration.put("felix.resolver.parallelism", "1");
        // nobody else knows the directory
        configuration.put("felix.cache.locking", "false");
        return (Map<String, String>) (Map<?, ?>) configuration;
    }

    private void start0(HostBundles bundles, SkillPolicy policy) throws BundleException {
        framework.init();
        BundleContext context = framework.getBundleContext();
        context.installBundle(bundles.yaml().location());
        Bundle theKernel = context.installBundle(bundles.kernel().location());
        Bundle theSystemSkill = context.installBundle(bundles.systemSkill().location());
        framework.start();
        // before any plugin is installed: what resolves has then passed the gate (P3)
        theKernel.start();
        context.registerService(SkillPolicy.class, policy, null);
        theSystemSkill.start();
        kernel = theKernel;
        systemSkill = theSystemSkill;
    }

    /**
     * Installs a plugin's jar from where it lies, or one of the distribution's own by its location.
     */
    Bundle install(String location) throws BundleException {
        return framework.getBundleContext().installBundle(location);
    }

    /** How the framework calls a jar that it is to leave where it lies. */
    static String location(Path jar) {
        return "reference:" + jar.toUri();
    }

    /**
     * Resolves whatever can be, without starting anything. One that cannot be keeps no other from
     * it (P2): a framework may give the whole operation up because of one refused bundle, so what
     * is left over is asked for again, each on its own.
     */
    void resolve(Collection<Bundle> bundles) {
        if (resolveTogether(bundles)) {
            return;
        }
        for (Bundle bundle : bundles) {
            if (bundle.getState() == Bundle.INSTALLED && !resolveTogether(List.of(bundle))) {
                LOG.debug("bundle {} does not resolve", bundle.getBundleId());
            }
        }
    }

    private boolean resolveTogether(Collection<Bundle> bundles) {
        try {
            return wiring().resolveBundles(bundles);
        } catch (RuntimeException e) {
            // a manifest that the framework took, and now stumbles over
            LOG.warn("the framework cannot resolve: {}", Causes.of(e));
            return false;
        }
    }

    FrameworkWiring wiring() {
        return framework.adapt(FrameworkWiring.class);
    }

    /**
     * A service of the kernel's own, or null. Only its own counts: any plugin that runs could
     * register another (P8).
     */
    <T> @Nullable T kernelService(Class<T> type) {
        return service(kernel, type);
    }

    /** A service of {@code system.skill}'s own, or null. */
    <T> @Nullable T systemSkillService(Class<T> type) {
        return service(systemSkill, type);
    }

    private <T> @Nullable T service(@Nullable Bundle provider, Class<T> type) {
        ServiceReference<?>[] references =
                provider == null ? null : provider.getRegisteredServices();
        if (references == null) {
            return null;
        }
        for (ServiceReference<?> reference : references) {
            String[] names = (String[]) reference.getProperty(Constants.OBJECTCLASS);
            Object service =
                    List.of(names).contains(type.getName())
                            ? framework.getBundleContext().getService(reference)
                            : null;
            if (type.isInstance(service)) {
                return type.cast(service);
            }
        }
        return null;
    }

    /** Stops everything and deletes the scratch directory. Closing twice does nothing. */
    @Override
    public void close() {
        boolean interrupted = false;
        try {
            framework.stop();
            long deadline = System.nanoTime() + CLOSE_NANOS;
            boolean waiting = true;
            while (waiting) {
                long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
                if (left <= 0) {
                    LOG.warn("a plugin does not stop; the runtime is left behind");
                    break;
                }
                try {
                    framework.waitForStop(left);
                    waiting = framework.getState() == Bundle.STOPPING;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (BundleException e) {
            LOG.warn("the runtime does not stop: {}", Causes.of(e));
        } finally {
            scratch.close();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
