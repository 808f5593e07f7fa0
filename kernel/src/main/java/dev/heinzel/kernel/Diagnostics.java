package dev.heinzel.kernel;

import dev.heinzel.skill.SkillDiagnostics;
import java.util.List;

/** What the gate refused, and why. */
final class Diagnostics implements SkillDiagnostics {

    private final Verdicts verdicts;

    Diagnostics(Verdicts verdicts) {
        this.verdicts = verdicts;
    }

    @Override
    public List<RefusedPlugin> refused() {
        return verdicts.refused();
    }
}
