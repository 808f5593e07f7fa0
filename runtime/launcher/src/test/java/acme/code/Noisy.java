package acme.code;

import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/** An activator for plugins of the tests: it leaves a trace, and fails if it is told to. */
public final class Noisy implements BundleActivator {

    @Override
    public void start(BundleContext context) {
        System.setProperty(context.getBundle().getSymbolicName() + ".started", "yes");
        if ("true".equals(context.getBundle().getHeaders("").get("Fail"))) {
            throw new IllegalStateException("told to fail");
        }
    }

    @Override
    public void stop(BundleContext context) {
        System.clearProperty(context.getBundle().getSymbolicName() + ".started");
    }
}
