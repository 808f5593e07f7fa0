package dev.heinzel.skill;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Why plugins are refused: OSGi's own veto gives no reason, so the kernel keeps them here (P2).
 * Thread-safe; a call gives the state of that moment and asks no lock of the framework.
 */
@ProviderType
public interface SkillDiagnostics {

    /** Every installed bundle that the kernel refuses, by bundle id, with all its findings. */
    List<RefusedPlugin> refused();

    /**
     * One refused bundle.
     *
     * @param bundleId the framework's id
     * @param symbolicName escaped, for showing
     * @param version the bundle's version, as the framework gives it
     * @param location escaped, for showing
     * @param findings in report order, never empty
     */
    record RefusedPlugin(
            long bundleId,
            String symbolicName,
            String version,
            String location,
            List<Finding> findings) {
        /** Copies the list. */
        public RefusedPlugin {
            findings = List.copyOf(findings);
        }
    }
}
