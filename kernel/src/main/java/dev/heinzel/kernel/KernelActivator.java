package dev.heinzel.kernel;

import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/** Starts the gate. */
public final class KernelActivator implements BundleActivator {
    @Override
    public void start(BundleContext context) {}

    @Override
    public void stop(BundleContext context) {}
}
