package dev.heinzel.kernel;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.PluginHeaders;
import dev.heinzel.skill.check.SkillChecker.Origin;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;

/**
 * P9 once more, on the names that the framework parsed. A framework reads headers that the checker
 * takes for none, and what counts is what it offers to others and attaches to.
 */
final class ParsedNames {

    private static final String OURS = "dev.heinzel";
    private static final String EXTENDER_NAMESPACE = "osgi.extender";
    private static final String EXTENDER = "heinzel.skill";
    private static final Pattern HOST =
            Pattern.compile(
                    "\\(\\s*" + Pattern.quote(HostNamespace.HOST_NAMESPACE) + "=([^)]*)\\)");

    private final String framework;

    /**
     * @param framework the symbolic name of the framework
     */
    ParsedNames(@Nullable String framework) {
        this.framework = String.valueOf(framework);
    }

    /** The checker's findings and, of a rule that it found kept, those of here; in report order. */
    List<Finding> findings(String label, Bundle bundle, Origin origin, CheckResult checked) {
        List<Finding> findings = new ArrayList<>(checked.findings());
        BundleRevision revision = bundle.adapt(BundleRevision.class);
        if (revision == null) {
            throw new IllegalStateException("the bundle was uninstalled");
        }
        if (isNamelessSource(bundle, checked)) {
            findings.add(
                    finding(
                            label,
                            FindingCode.PLUGIN_NAME,
                            "the framework gives the bundle no symbolic name",
                            "write Bundle-ManifestVersion: 2 and a Bundle-SymbolicName"));
        }
        if (origin == Origin.OTHERS && lacks(checked, FindingCode.PLUGIN_RESERVED)) {
            String name = reserved(bundle, revision);
            if (name != null) {
                findings.add(
                        finding(
                                label,
                                FindingCode.PLUGIN_RESERVED,
                                name + " is Heinzel's own",
                                "use a name of your own, such as acme.notes"));
            }
        }
        if (origin == Origin.OTHERS
                && lacks(checked, FindingCode.PLUGIN_FRAGMENT)
                && isOnOurs(revision)) {
            findings.add(
                    finding(
                            label,
                            FindingCode.PLUGIN_FRAGMENT,
                            "a fragment cannot attach to the framework or to Heinzel",
                            "make it a bundle of its own"));
        }
        findings.sort(Finding.REPORT_ORDER);
        return findings;
    }

    private static Finding finding(String label, FindingCode code, String message, String remedy) {
        return new Finding(label, PluginHeaders.MANIFEST, 0, code, message, remedy);
    }

    private static boolean lacks(CheckResult checked, FindingCode code) {
        return checked.findings().stream().noneMatch(finding -> finding.code() == code);
    }

    // without Bundle-ManifestVersion a framework may not read the name that is there
    private static boolean isNamelessSource(Bundle bundle, CheckResult checked) {
        return bundle.getSymbolicName() == null
                && checked.skillLet().filter(skills -> !skills.skills().isEmpty()).isPresent();
    }

    /** The first thing that is ours, or null. */
    private static @Nullable String reserved(Bundle bundle, BundleRevision revision) {
        if (isOurs(bundle.getSymbolicName())) {
            return "the symbolic name";
        }
        for (BundleCapability capability :
                revision.getDeclaredCapabilities(PackageNamespace.PACKAGE_NAMESPACE)) {
            if (isOurs(capability.getAttributes().get(PackageNamespace.PACKAGE_NAMESPACE))) {
                return "an exported package";
            }
        }
        for (BundleCapability capability : revision.getDeclaredCapabilities(EXTENDER_NAMESPACE)) {
            Object offered = capability.getAttributes().get(EXTENDER_NAMESPACE);
            if (EXTENDER.equals(offered)
                    || (offered instanceof Collection<?> several && several.contains(EXTENDER))) {
                return "the extender " + EXTENDER;
            }
        }
        return null;
    }

    private boolean isOnOurs(BundleRevision revision) {
        for (BundleRequirement requirement :
                revision.getDeclaredRequirements(HostNamespace.HOST_NAMESPACE)) {
            String filter = requirement.getDirectives().get(Constants.FILTER_DIRECTIVE);
            Matcher host = HOST.matcher(filter == null ? "" : filter);
            while (host.find()) {
                String name = host.group(1).strip();
                if (isOurs(name)
                        || name.equals(framework)
                        || name.equals(Constants.SYSTEM_BUNDLE_SYMBOLICNAME)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isOurs(@Nullable Object name) {
        return name instanceof String text && (text.equals(OURS) || text.startsWith(OURS + "."));
    }
}
