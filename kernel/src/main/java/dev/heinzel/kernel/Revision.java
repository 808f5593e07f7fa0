package dev.heinzel.kernel;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleRevision;

/**
 * Which bytes of a bundle a verdict is about. The time of the last change alone does not tell: two
 * updates may fall into one tick of the clock. The revision is held weakly, as it holds the
 * plugin's class loader.
 */
final class Revision {

    private final long lastModified;
    private final WeakReference<BundleRevision> revision;

    private Revision(long lastModified, BundleRevision revision) {
        this.lastModified = lastModified;
        this.revision = new WeakReference<>(revision);
    }

    /** The bundle's revision of now, or null if it has none any more. */
    static @Nullable Revision of(Bundle bundle) {
        BundleRevision current = bundle.adapt(BundleRevision.class);
        return current == null || bundle.getState() == Bundle.UNINSTALLED
                ? null
                : new Revision(bundle.getLastModified(), current);
    }

    /** Whether this is still what the bundle consists of. */
    boolean isCurrentOf(Bundle bundle) {
        BundleRevision current = bundle.adapt(BundleRevision.class);
        return current != null
                && revision.refersTo(current)
                && bundle.getState() != Bundle.UNINSTALLED
                && bundle.getLastModified() == lastModified;
    }
}
