package dev.heinzel.itest.framework;

import static org.ops4j.pax.exam.CoreOptions.bundle;
import static org.ops4j.pax.exam.CoreOptions.cleanCaches;
import static org.ops4j.pax.exam.CoreOptions.frameworkProperty;
import static org.ops4j.pax.exam.CoreOptions.systemPackage;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.ops4j.pax.exam.ExamSystem;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.nat.internal.NativeTestContainer;
import org.ops4j.pax.exam.spi.PaxExamRuntime;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.wiring.FrameworkWiring;

/**
 * A Pax Exam container around a Jupiter class, since Pax Exam has no driver for Jupiter: a plain
 * framework with the built bundles, nothing of our launcher. The test stands outside of it. What a
 * test installs is gone after it.
 */
final class ExamExtension
        implements BeforeAllCallback, AfterAllCallback, BeforeEachCallback, AfterEachCallback {

    private NativeTestContainer container;
    private Set<Long> before;

    @Override
    public void beforeAll(ExtensionContext test) throws Exception {
        List<Option> options = new ArrayList<>(List.of(ourBundles()));
        options.add(cleanCaches());
        // Exam raises the start level itself, but not of a framework that a test starts again
        options.add(frameworkProperty("org.osgi.framework.startlevel.beginning").value("5"));
        options.add(frameworkProperty("dev.heinzel.own").value("test:core, test:core2"));
        // no mvn: URL and no bundle of Exam's own: a server system has neither
        ExamSystem system = PaxExamRuntime.createServerSystem(options.toArray(new Option[0]));
        container = (NativeTestContainer) PaxExamRuntime.createContainer(system);
        container.start();
    }

    /**
     * What the product needs in any framework. Its logging API comes from the framework's own class
     * path: as a bundle slf4j 2 demands a service loader mediator beside it.
     */
    static Option[] ourBundles() {
        return new Option[] {
            systemPackage("org.slf4j;version=2.0.17"),
            bundle(jar("snakeyaml-engine")).startLevel(1),
            bundle(jar("kernel")).startLevel(1),
            bundle(jar("system-skill")).startLevel(2)
        };
    }

    private static String jar(String artifact) {
        return "reference:file:" + System.getProperty("heinzel.bundles") + '/' + artifact + ".jar";
    }

    @Override
    public void beforeEach(ExtensionContext test) {
        before = bundles().map(Bundle::getBundleId).collect(Collectors.toSet());
    }

    @Override
    public void afterEach(ExtensionContext test) throws BundleException, InterruptedException {
        List<Bundle> added = bundles().filter(b -> !before.contains(b.getBundleId())).toList();
        for (Bundle bundle : added) {
            bundle.uninstall();
        }
        refresh(added.stream().filter(bundle -> !isExtension(bundle)).toList());
        kernel().start();
        systemSkill().start();
    }

    // refreshing one restarts the framework
    private static boolean isExtension(Bundle bundle) {
        String host = bundle.getHeaders("").get("Fragment-Host");
        return host != null && host.contains("extension:=");
    }

    @Override
    public void afterAll(ExtensionContext test) {
        container.stop();
    }

    Framework framework() {
        return (Framework) container.getSystemBundle();
    }

    BundleContext context() {
        return framework().getBundleContext();
    }

    Served served() {
        return new Served(context());
    }

    Bundle kernel() {
        return named("dev.heinzel.kernel");
    }

    Bundle systemSkill() {
        return named("dev.heinzel.system.skill");
    }

    Bundle named(String symbolicName) {
        return bundles().filter(b -> symbolicName.equals(b.getSymbolicName())).findFirst().get();
    }

    private Stream<Bundle> bundles() {
        return Stream.of(context().getBundles());
    }

    boolean resolve(Bundle... bundles) {
        return framework().adapt(FrameworkWiring.class).resolveBundles(List.of(bundles));
    }

    boolean resolveAll() {
        return framework().adapt(FrameworkWiring.class).resolveBundles(null);
    }

    /** Refreshes and waits until it is done. */
    void refresh(List<Bundle> bundles) throws InterruptedException {
        java.util.concurrent.CountDownLatch done = new java.util.concurrent.CountDownLatch(1);
        framework().adapt(FrameworkWiring.class).refreshBundles(bundles, e -> done.countDown());
        done.await();
    }

    /** Stops the framework and starts it again on the same storage. */
    void restart() throws BundleException, InterruptedException {
        Framework framework = framework();
        framework.stop();
        framework.waitForStop(0);
        framework.start();
    }
}
