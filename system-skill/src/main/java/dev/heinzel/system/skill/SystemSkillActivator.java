package dev.heinzel.system.skill;

import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/** Publishes the services. */
public final class SystemSkillActivator implements BundleActivator {
    @Override
    public void start(BundleContext context) {}

    @Override
    public void stop(BundleContext context) {}
}
