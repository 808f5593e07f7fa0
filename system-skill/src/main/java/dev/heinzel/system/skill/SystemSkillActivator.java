package dev.heinzel.system.skill;

import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Skills;
import dev.heinzel.skill.Skills.Subscription;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Dictionary;
import java.util.Map;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;
import org.osgi.util.tracker.ServiceTracker;

/**
 * Publishes {@link Skills} and {@link Catalogue}. What the operator decided and the kernel has
 * published by then is on the shelf before anybody can ask; when it stops, nothing is.
 */
public final class SystemSkillActivator implements BundleActivator {

    // each closes what was opened by it, the last first
    private final Deque<Runnable> opened = new ArrayDeque<>();

    @Override
    public void start(BundleContext context) {
        KernelServices kernel = new KernelServices(context);
        Shelf shelf = new Shelf(PersonalDirectory::read);
        // the policy first, or skills would be ranked, and conflicts told, without it
        open(new PolicyTracker(context, shelf));
        open(new SkillLetTracker(context, kernel, shelf));
        DiagnosticsTracker diagnostics = new DiagnosticsTracker(context, kernel);
        open(diagnostics);
        // before the trackers take away one source after the other
        opened.push(shelf::close);

        SkillsService skills = new SkillsService(shelf);
        ServiceRegistration<Skills> registration =
                context.registerService(Skills.class, skills, count(skills));
        Subscription counting = shelf.onChange(() -> registration.setProperties(count(skills)));
        opened.push(counting::close);
        shelf.tell(); // of what changed between registering and listening
        context.registerService(
                Catalogue.class, new CatalogueService(shelf, diagnostics::refused), null);
    }

    private void open(ServiceTracker<?, ?> tracker) {
        tracker.open();
        opened.push(tracker::close);
    }

    private static Dictionary<String, Object> count(Skills skills) {
        return FrameworkUtil.asDictionary(
                Map.of(Constants.SERVICE_CHANGECOUNT, skills.changeCount()));
    }

    @Override
    public void stop(BundleContext context) {
        while (!opened.isEmpty()) {
            opened.pop().run();
        }
    }
}
