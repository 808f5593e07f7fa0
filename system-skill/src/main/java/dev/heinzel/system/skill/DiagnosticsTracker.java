package dev.heinzel.system.skill;

import dev.heinzel.skill.SkillDiagnostics;
import dev.heinzel.skill.SkillDiagnostics.RefusedPlugin;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;

/** Asks the kernel what it refuses, as long as there is one. */
final class DiagnosticsTracker extends ServiceTracker<SkillDiagnostics, SkillDiagnostics> {

    private final KernelServices kernel;

    DiagnosticsTracker(BundleContext context, KernelServices kernel) {
        super(context, SkillDiagnostics.class, null);
        this.kernel = kernel;
    }

    @Override
    public @Nullable SkillDiagnostics addingService(ServiceReference<SkillDiagnostics> reference) {
        return kernel.owns(reference) ? context.getService(reference) : null;
    }

    List<RefusedPlugin> refused() {
        SkillDiagnostics diagnostics = getService();
        return diagnostics == null ? List.of() : diagnostics.refused();
    }
}
