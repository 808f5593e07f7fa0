package dev.heinzel.system.skill;

import dev.heinzel.skill.Catalogue;
import dev.heinzel.skill.Skills;
import dev.heinzel.skill.Skills.Subscription;
import java.util.Dictionary;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;

/**
 * Publishes {@link Skills} and {@link Catalogue}. What the kernel has published by then is on the
 * shelf before anybody can ask.
 */
public final class SystemSkillActivator implements BundleActivator {

    private @Nullable SkillLetTracker skillLets;
    private @Nullable DiagnosticsTracker diagnostics;
    private @Nullable Subscription counting;

    @Override
    public void start(BundleContext context) {
        KernelServices kernel = new KernelServices(context);
        Shelf shelf = new Shelf();
        SkillLetTracker tracked =
                new SkillLetTracker(context, kernel, Layers.coreAndOutside(), shelf);
        DiagnosticsTracker refused = new DiagnosticsTracker(context, kernel);
        skillLets = tracked;
        diagnostics = refused;
        tracked.open();
        refused.open();

        SkillsService skills = new SkillsService(shelf);
        ServiceRegistration<Skills> registration =
                context.registerService(Skills.class, skills, count(skills));
        counting = shelf.onChange(() -> registration.setProperties(count(skills)));
        shelf.tell(); // of what changed between registering and listening
        context.registerService(
                Catalogue.class, new CatalogueService(shelf, refused::refused), null);
    }

    private static Dictionary<String, Object> count(Skills skills) {
        return FrameworkUtil.asDictionary(
                Map.of(Constants.SERVICE_CHANGECOUNT, skills.changeCount()));
    }

    @Override
    public void stop(BundleContext context) {
        if (counting != null) {
            counting.close();
        }
        if (skillLets != null) {
            skillLets.close();
        }
        if (diagnostics != null) {
            diagnostics.close();
        }
    }
}
