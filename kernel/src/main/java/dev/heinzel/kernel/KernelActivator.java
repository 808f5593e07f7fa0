package dev.heinzel.kernel;

import dev.heinzel.skill.SkillDiagnostics;
import dev.heinzel.skill.check.SkillChecker;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.hooks.resolver.ResolverHookFactory;

/**
 * Sets up the gate, then looks at what resolved before there was one, then publishes. In this order
 * nothing slips through between two steps. It needs no other service and runs at any start level;
 * the lower, the less there is to look at again.
 */
public final class KernelActivator implements BundleActivator {

    private static final String FELIX = "org.apache.felix.framework";

    private @Nullable SkillLetPublisher publisher;

    @Override
    public void start(BundleContext context) {
        OwnBundles own = new OwnBundles(context, context.getProperty(OwnBundles.PROPERTY));
        String framework = context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).getSymbolicName();
        Verdicts verdicts =
                new Verdicts(SkillChecker::checkPlugin, own, new ParsedNames(framework));
        boolean felix = FELIX.equals(framework);
        context.registerService(ResolverHookFactory.class, new ResolveGate(verdicts, felix), null);

        SkillLetPublisher published = new SkillLetPublisher(context, verdicts, own);
        publisher = published;
        context.addBundleListener(published);
        Recheck recheck = new Recheck(context, verdicts, published::settle);
        context.addBundleListener(recheck);
        recheck.run();
        for (Bundle bundle : context.getBundles()) {
            published.settle(bundle);
        }
        context.registerService(SkillDiagnostics.class, new Diagnostics(verdicts), null);
    }

    @Override
    public void stop(BundleContext context) {
        Objects.requireNonNull(publisher, "stopped before it was started").close();
    }
}
