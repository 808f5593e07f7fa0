package dev.heinzel.skill.check;

import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.check.SkillChecker.Origin;
import dev.heinzel.skill.text.Secrets;
import java.util.Set;

/** P3 and P9: what a bundle may call itself, offer and attach to. */
final class PluginRules {

    private static final String OURS = "dev.heinzel";
    private static final String YAML = "org.snakeyaml.engine";

    /** What the skills of the personal directory are called by (L6). */
    private static final String PERSONAL = "personal";

    private static final String EXTENDER = "heinzel.skill";
    private static final Set<String> FRAMEWORKS =
            Set.of(
                    "system.bundle",
                    "org.apache.felix.framework",
                    "org.eclipse.osgi",
                    "org.knopflerfish.framework");

    private PluginRules() {}

    static void check(PluginHeaders headers, Origin origin, FileReport on) {
        if (headers.declaresSkills()) {
            checkIdentity(headers, on);
        } else if (origin == Origin.OTHERS) {
            checkReadableIdentity(headers, on);
        }
        checkFragment(headers, origin, on);
        if (origin == Origin.OTHERS) {
            checkReserved(headers, on);
        }
    }

    private static void checkIdentity(PluginHeaders headers, FileReport on) {
        if (headers.symbolicName() == null) {
            on.finding(
                    FindingCode.PLUGIN_NAME,
                    headers.header("Bundle-SymbolicName") == null
                            ? "there is no Bundle-SymbolicName"
                            : "Bundle-SymbolicName is not letters, digits, _ and - joined by dots",
                    "use a name such as acme.notes");
        } else if (PERSONAL.equals(headers.symbolicName())) {
            on.finding(
                    FindingCode.PLUGIN_RESERVED,
                    "the symbolic name "
                            + Quoted.of(PERSONAL)
                            + " stands for the operator's personal directory",
                    "use a name of your own, such as acme.notes");
        }
        checkVersion(headers, on);
        checkSecret(headers, on);
    }

    /** A name is told everywhere, so it must not be a secret (F11). */
    private static void checkSecret(PluginHeaders headers, FileReport on) {
        String name = headers.symbolicName();
        String provider = name == null ? null : Secrets.providerIn(name);
        if (provider != null) {
            on.finding(
                    FindingCode.SECRET,
                    "Bundle-SymbolicName holds a secret (" + provider + ")",
                    "use a name such as acme.notes");
        }
    }

    private static void checkVersion(PluginHeaders headers, FileReport on) {
        if (headers.version() == null) {
            on.finding(
                    FindingCode.PLUGIN_NAME,
                    "Bundle-Version is not a version",
                    "write numbers joined by dots, such as 1.2.0");
        }
    }

    /** A bundle without skills may lack a name, and may not have one that is not certain. */
    private static void checkReadableIdentity(PluginHeaders headers, FileReport on) {
        if (headers.isUnreadable("Bundle-SymbolicName")) {
            on.finding(
                    FindingCode.PLUGIN_NAME,
                    "Bundle-SymbolicName cannot be read",
                    "write it like acme.notes;singleton:=true");
        }
        checkVersion(headers, on);
    }

    private static void checkFragment(PluginHeaders headers, Origin origin, FileReport on) {
        String host = headers.fragmentHost();
        if (host == null) {
            return;
        }
        if (headers.declaresSkills()) {
            on.finding(
                    FindingCode.PLUGIN_FRAGMENT,
                    "a fragment cannot declare skills",
                    "remove Fragment-Host, or the SkillLet header");
        }
        if (origin == Origin.OURS) {
            return;
        }
        if (host.isEmpty()) {
            on.finding(
                    FindingCode.PLUGIN_FRAGMENT,
                    "Fragment-Host cannot be read",
                    "write one host, like acme.host;bundle-version=\"[1,2)\"");
        } else if (headers.isExtension() || FRAMEWORKS.contains(host)) {
            on.finding(
                    FindingCode.PLUGIN_FRAGMENT,
                    "a fragment cannot attach to the framework",
                    "make it a bundle of its own");
        } else if (isOurs(host) || host.equals(YAML)) {
            on.finding(
                    FindingCode.PLUGIN_FRAGMENT,
                    "a fragment cannot attach to " + Quoted.of(host) + ", which is Heinzel's own",
                    "make it a bundle of its own");
        }
    }

    private static void checkReserved(PluginHeaders headers, FileReport on) {
        String name = headers.rawSymbolicName();
        if (name != null && isOurs(name)) {
            on.finding(
                    FindingCode.PLUGIN_RESERVED,
                    "the symbolic name " + Quoted.of(name) + " is Heinzel's own",
                    "use a name of your own, such as acme.notes");
        }
        checkReadable("Export-Package", "acme.notes;version=\"1.0.0\"", headers, on);
        checkReadable(
                "Provide-Capability", "acme.notes;acme.notes=x;version:Version=1", headers, on);
        for (String exported : headers.exportedPackages()) {
            if (isOurs(exported)) {
                on.finding(
                        FindingCode.PLUGIN_RESERVED,
                        "the exported package " + Quoted.of(exported) + " is Heinzel's own",
                        "import it, or export a package of your own");
            }
        }
        if (headers.providesExtender(EXTENDER)) {
            on.finding(
                    FindingCode.PLUGIN_RESERVED,
                    "the extender " + EXTENDER + " is Heinzel's own",
                    "require it instead of providing it");
        }
    }

    /** What cannot be read may name what is ours, so it is refused like that. */
    private static void checkReadable(
            String header, String example, PluginHeaders headers, FileReport on) {
        if (headers.isUnreadable(header)) {
            on.finding(
                    FindingCode.PLUGIN_RESERVED,
                    header + " cannot be read, so it may name what is Heinzel's own",
                    "write clauses joined by single commas, like " + example);
        }
    }

    private static boolean isOurs(String name) {
        return name.equals(OURS) || name.startsWith(OURS + ".");
    }
}
