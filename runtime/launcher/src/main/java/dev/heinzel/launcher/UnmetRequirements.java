package dev.heinzel.launcher;

import dev.heinzel.skill.text.Printable;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.namespace.ExecutionEnvironmentNamespace;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.FrameworkWiring;

/** Why a bundle does not resolve, in an operator's words. */
final class UnmetRequirements {

    private static final int SHOWN = 5;

    private UnmetRequirements() {}

    /** One line: what it requires that nobody offers, escaped. */
    static String of(Bundle bundle, FrameworkWiring wiring) {
        BundleRevision revision = bundle.adapt(BundleRevision.class);
        if (revision == null) {
            return "it is being replaced";
        }
        Set<String> unmet = new LinkedHashSet<>();
        for (BundleRequirement requirement : revision.getDeclaredRequirements(null)) {
            String problem = isMandatory(requirement) ? problem(requirement, bundle, wiring) : null;
            if (problem != null) {
                unmet.add(Printable.escape(problem));
            }
        }
        if (unmet.isEmpty()) {
            return "what it requires is there, but not in versions that fit together";
        }
        String shown = unmet.stream().limit(SHOWN).collect(Collectors.joining(", "));
        int rest = unmet.size() - SHOWN;
        return rest > 0 ? shown + ", and " + rest + " more" : shown;
    }

    private static boolean isMandatory(BundleRequirement requirement) {
        String resolution = requirement.getDirectives().get(Constants.RESOLUTION_DIRECTIVE);
        String effective = requirement.getDirectives().get(Constants.EFFECTIVE_DIRECTIVE);
        return (resolution == null || resolution.equals(Constants.RESOLUTION_MANDATORY))
                && (effective == null || effective.equals(Constants.EFFECTIVE_RESOLVE));
    }

    private static @Nullable String problem(
            BundleRequirement requirement, Bundle bundle, FrameworkWiring wiring) {
        Collection<BundleCapability> providers = wiring.findProviders(requirement);
        if (providers.isEmpty()) {
            return "requires " + what(requirement) + ", which nobody offers";
        }
        for (BundleCapability provider : providers) {
            Bundle other = provider.getRevision().getBundle();
            if (other.equals(bundle) || other.getState() != Bundle.INSTALLED) {
                return null;
            }
        }
        String names =
                providers.stream()
                        .map(provider -> provider.getRevision().getSymbolicName())
                        .distinct()
                        .sorted()
                        .map(Causes::quote)
                        .collect(Collectors.joining(" and "));
        return "requires " + what(requirement) + " from " + names + ", which does not resolve";
    }

    private static String what(BundleRequirement requirement) {
        String namespace = requirement.getNamespace();
        String filter = requirement.getDirectives().getOrDefault("filter", "");
        String name = value(filter, Pattern.quote(namespace) + "=");
        String least = value(filter, "(?<!!\\()version>=");
        String noun =
                switch (namespace) {
                    case PackageNamespace.PACKAGE_NAMESPACE -> "the package";
                    case BundleNamespace.BUNDLE_NAMESPACE, HostNamespace.HOST_NAMESPACE ->
                            "the bundle";
                    case ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE ->
                            "the Java platform";
                    case "heinzel.skill" -> "the skill";
                    default -> null;
                };
        if (noun == null || name.isEmpty()) {
            return "the capability " + Causes.quote(namespace) + ' ' + Causes.quote(filter);
        }
        String exact = value(filter, "\\(version=");
        String most = value(filter, "!\\(version>=");
        return noun
                + ' '
                + Causes.quote(name)
                + (exact.isEmpty() ? "" : " " + Causes.quote(exact))
                + (least.isEmpty() ? "" : " from version " + Causes.quote(least))
                + (most.isEmpty() ? "" : " and before " + Causes.quote(most));
    }

    private static String value(String filter, String before) {
        Matcher matcher = Pattern.compile(before + "([^)]*)").matcher(filter);
        return matcher.find() ? matcher.group(1) : "";
    }
}
