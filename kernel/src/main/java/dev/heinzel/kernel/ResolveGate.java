package dev.heinzel.kernel;

import dev.heinzel.skill.Finding;
import dev.heinzel.skill.text.Printable;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.osgi.framework.hooks.resolver.ResolverHook;
import org.osgi.framework.hooks.resolver.ResolverHookFactory;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.resource.Namespace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a bundle with findings from resolving (P2), and every other bundle out of it.
 *
 * <p>The plain way, taking the refused revisions out of {@code filterResolvable}, is what the
 * specification offers and what other frameworks get. Felix up to 7.0.5 builds its list of
 * permitted revisions from the unresolved ones alone, as soon as anything is taken out: every
 * capability of an already resolved bundle is dropped then, and a fragment attaches all the same.
 * So on Felix a refused revision loses its requirements and its capabilities instead; only one
 * without a mandatory requirement has to be taken out, which spoils that one operation at worst.
 *
 * <p>Where a single bundle is asked for and refused, the operation is aborted with the findings,
 * since OSGi's own veto has no reason in it. An operation for somebody else is never aborted.
 */
final class ResolveGate implements ResolverHookFactory {

    private static final Logger LOG = LoggerFactory.getLogger(ResolveGate.class);

    private final Verdicts verdicts;
    private final boolean felix;

    /**
     * @param felix whether the framework is Felix
     */
    ResolveGate(Verdicts verdicts, boolean felix) {
        this.verdicts = verdicts;
        this.felix = felix;
    }

    @Override
    public ResolverHook begin(Collection<BundleRevision> triggers) {
        return new Operation(Set.copyOf(triggers));
    }

    /** One resolve operation. Felix asks {@code filterMatches} on threads of its own. */
    private final class Operation implements ResolverHook {

        private final Set<BundleRevision> triggers;
        private volatile Set<BundleRevision> refused = Set.of();

        Operation(Set<BundleRevision> triggers) {
            this.triggers = triggers;
        }

        @Override
        public void filterResolvable(Collection<BundleRevision> candidates) {
            Set<BundleRevision> found = new HashSet<>();
            for (BundleRevision candidate : candidates) {
                Verdict verdict = verdicts.of(candidate.getBundle());
                if (verdict instanceof Verdict.Accepted) {
                    continue;
                }
                if (triggers.size() == 1 && triggers.contains(candidate)) {
                    throw new IllegalStateException(reason(candidate, verdict));
                }
                found.add(candidate);
            }
            refused = Set.copyOf(found);
            if (!felix) {
                candidates.removeAll(found);
                return;
            }
            candidates.removeIf(
                    candidate ->
                            found.contains(candidate)
                                    && triggers.contains(candidate)
                                    && !hasMandatoryRequirement(candidate));
        }

        @Override
        public void filterMatches(
                BundleRequirement requirement, Collection<BundleCapability> candidates) {
            if (refused.isEmpty()) {
                return;
            }
            // a fragment attaches through its requirement in osgi.wiring.host, so this stops it too
            if (refused.contains(requirement.getRevision())) {
                candidates.clear();
            } else {
                candidates.removeIf(candidate -> refused.contains(candidate.getRevision()));
            }
        }

        // a refused singleton of a higher version must not keep the good one of a lower from
        // resolving
        @Override
        public void filterSingletonCollisions(
                BundleCapability singleton, Collection<BundleCapability> collisions) {
            if (refused.contains(singleton.getRevision())) {
                collisions.clear();
            } else {
                collisions.removeIf(collision -> refused.contains(collision.getRevision()));
            }
        }

        @Override
        public void end() {
            refused = Set.of();
        }
    }

    private static String reason(BundleRevision revision, Verdict verdict) {
        if (verdict instanceof Verdict.Undecided undecided) {
            LOG.warn("cannot be checked now: {}", undecided.finding());
        }
        StringBuilder reason =
                new StringBuilder(Printable.escape(String.valueOf(revision.getSymbolicName())))
                        .append(" is refused:");
        for (Finding finding : verdict.findings()) {
            reason.append('\n').append(finding);
        }
        return reason.toString();
    }

    private static boolean hasMandatoryRequirement(BundleRevision revision) {
        for (BundleRequirement requirement : revision.getDeclaredRequirements(null)) {
            String resolution =
                    requirement.getDirectives().get(Namespace.REQUIREMENT_RESOLUTION_DIRECTIVE);
            String effective =
                    requirement.getDirectives().get(Namespace.REQUIREMENT_EFFECTIVE_DIRECTIVE);
            boolean needed =
                    !Namespace.RESOLUTION_OPTIONAL.equals(resolution)
                            && !PackageNamespace.RESOLUTION_DYNAMIC.equals(resolution);
            if (needed && (effective == null || effective.equals(Namespace.EFFECTIVE_RESOLVE))) {
                return true;
            }
        }
        return false;
    }
}
