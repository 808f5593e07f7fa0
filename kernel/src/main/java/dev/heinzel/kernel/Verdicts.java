package dev.heinzel.kernel;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.FindingCode;
import dev.heinzel.skill.SkillDiagnostics.RefusedPlugin;
import dev.heinzel.skill.check.CheckResult;
import dev.heinzel.skill.check.SkillChecker.Origin;
import dev.heinzel.skill.text.Printable;
import java.io.IOException;
import java.util.Comparator;
import java.util.Dictionary;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The verdict on each bundle, told once per revision. A resolver asks about every unresolved bundle
 * in every operation, under the framework's global lock, so an answer that is known must cost
 * nothing. What could not be told is not kept (P8).
 *
 * <p>Thread-safe; never throws; holds no lock while it reads. Two threads may check the same
 * revision at once and come to the same verdict.
 */
final class Verdicts {

    private static final Logger LOG = LoggerFactory.getLogger(Verdicts.class);

    private final Checker checker;
    private final OwnBundles own;
    private final ParsedNames parsed;
    private final Map<Long, Told> told = new ConcurrentHashMap<>();

    /**
     * When each bundle was last modified that this kernel saw being installed, and not updated
     * since. Of all others the location says nothing: an update may have come by a stream.
     */
    private final Map<Long, Long> asInstalled = new ConcurrentHashMap<>();

    /**
     * @param label how findings name the plugin
     */
    private record Told(Revision revision, Verdict verdict, String label, RefusedPlugin shown) {}

    Verdicts(Checker checker, OwnBundles own, ParsedNames parsed) {
        this.checker = checker;
        this.own = own;
        this.parsed = parsed;
    }

    /** The verdict on what the bundle consists of now. */
    Verdict of(Bundle bundle) {
        if (bundle.getBundleId() == Constants.SYSTEM_BUNDLE_ID) {
            return new Verdict.Accepted(null);
        }
        String label = "bundle " + bundle.getBundleId();
        try {
            Revision revision = Revision.of(bundle);
            if (revision == null) {
                return undecided(label, "the bundle is gone");
            }
            Told known = told.get(bundle.getBundleId());
            if (known != null
                    && known.revision.isCurrentOf(bundle)
                    && !(known.verdict instanceof Verdict.Undecided)) {
                return known.verdict;
            }
            label = label(bundle);
            return keep(bundle, revision, label, check(bundle, label));
        } catch (RuntimeException changed) {
            // an uninstalled bundle, or one that the framework has not registered yet: a resolver
            // asks about those too, on behalf of others, and an exception would abort their
            // operation
            LOG.debug("{} cannot be told now", Printable.escape(label), changed);
            return undecided(label, "the bundle is being installed, replaced or removed");
        }
    }

    private Verdict check(Bundle bundle, String label) {
        Map<String, String> headers = headers(bundle);
        Origin origin = own.originOf(bundle, other -> of(other) instanceof Verdict.Refused);
        try {
            BundleTree tree = BundleTree.of(bundle, isAsInstalled(bundle));
            CheckResult result = checker.check(label, headers, tree, origin);
            tree.checked();
            List<Finding> findings = parsed.findings(label, bundle, origin, result);
            return findings.isEmpty()
                    ? new Verdict.Accepted(result.skillLet().orElse(null))
                    : new Verdict.Refused(findings);
        } catch (IOException unreadable) {
            LOG.debug("{} cannot be read now", Printable.escape(label), unreadable);
            return undecided(label, "the bundle cannot be read now");
        } catch (RuntimeException | StackOverflowError failure) {
            // no input may kill the thread that resolves (F3), and what was not checked must not
            // resolve. Without the message, which may hold text of a skill (C2)
            LOG.error(
                    "the check of {} failed: {} at {}",
                    Printable.escape(label),
                    failure.getClass().getName(),
                    failure.getStackTrace().length == 0 ? "?" : failure.getStackTrace()[0]);
            return undecided(label, "the check did not come to an end");
        }
    }

    private Verdict keep(Bundle bundle, Revision revision, String label, Verdict verdict) {
        Told now = new Told(revision, verdict, label, shown(bundle, verdict.findings()));
        Told before = told.put(bundle.getBundleId(), now);
        // forget() may have come before the put, and the bytes may have changed while they were
        // read
        if (!revision.isCurrentOf(bundle)) {
            told.remove(bundle.getBundleId(), now);
            return undecided(label, "the bundle changed while it was checked");
        }
        if (verdict instanceof Verdict.Refused refused
                && !(before != null
                        && before.revision.isCurrentOf(bundle)
                        && before.verdict.equals(verdict))) {
            log(refused.findings());
        }
        return verdict;
    }

    // places and codes alone: a log carries no text of a skill (C2)
    private static void log(List<Finding> findings) {
        for (Finding finding : findings) {
            LOG.warn(
                    "refused: {}: {}:{}: {}",
                    finding.plugin(),
                    finding.path(),
                    finding.line(),
                    finding.code());
        }
    }

    /** Takes note of a bundle that is being installed: its content is what its location says. */
    void installed(Bundle bundle) {
        asInstalled.put(bundle.getBundleId(), bundle.getLastModified());
    }

    private boolean isAsInstalled(Bundle bundle) {
        Long installed = asInstalled.get(bundle.getBundleId());
        return installed != null && installed == bundle.getLastModified();
    }

    /** Drops what is known of a bundle that was replaced or removed. */
    void forget(long bundleId) {
        asInstalled.remove(bundleId);
        told.remove(bundleId);
    }

    /** What does not resolve, by bundle id. */
    List<RefusedPlugin> refused() {
        return told.values().stream()
                .filter(known -> !(known.verdict instanceof Verdict.Accepted))
                .map(Told::shown)
                .sorted(Comparator.comparingLong(RefusedPlugin::bundleId))
                .toList();
    }

    private static RefusedPlugin shown(Bundle bundle, List<Finding> findings) {
        String name = bundle.getSymbolicName();
        return new RefusedPlugin(
                bundle.getBundleId(),
                name == null ? "" : Printable.escape(name),
                bundle.getVersion().toString(),
                Printable.escape(bundle.getLocation()),
                findings);
    }

    private static String label(Bundle bundle) {
        String name = bundle.getSymbolicName();
        return name == null ? bundle.getLocation() : name + '_' + bundle.getVersion();
    }

    // raw: a localised header would let a properties file choose the directories (P1)
    private static Map<String, String> headers(Bundle bundle) {
        Dictionary<String, String> raw = bundle.getHeaders("");
        Map<String, String> headers = new HashMap<>();
        Enumeration<String> keys = raw.keys();
        while (keys.hasMoreElements()) {
            String key = keys.nextElement();
            @Nullable String value = raw.get(key);
            if (value != null) {
                headers.put(key, value);
            }
        }
        return headers;
    }

    private static Verdict.Undecided undecided(String label, String what) {
        return new Verdict.Undecided(
                new Finding(
                        label,
                        "",
                        0,
                        FindingCode.PLUGIN_UNREADABLE,
                        what,
                        "it is checked again when it is next resolved"));
    }
}
