package acme.toolbox;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;

/**
 * The code of a plugin that also ships skills: offers {@link SkillName} as a service. It runs only
 * where somebody starts plugins; the skills are served without it.
 */
public final class ToolboxActivator implements BundleActivator {

    @Override
    public void start(BundleContext context) {
        context.registerService(
                UnaryOperator.class,
                new SkillName(),
                FrameworkUtil.asDictionary(Map.of("tool", "skill-name")));
    }

    @Override
    public void stop(BundleContext context) {
        // the framework takes the service back
    }
}
