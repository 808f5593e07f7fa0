package dev.heinzel.kernel;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Where a bundle lies that the framework leaves in its place, by its location. A location says
 * where the content of the installation was, and nothing of what came by an update since.
 */
final class BundlePlace {

    private static final String IN_PLACE = "reference:file:";

    private BundlePlace() {}

    /**
     * The jar or the directory; null if the framework has a copy of its own, if nothing is there,
     * or if the location can be read in two ways.
     */
    static @Nullable File of(String location) {
        if (!location.startsWith(IN_PLACE)) {
            return null;
        }
        String path = location.substring(IN_PLACE.length());
        File written = new File(path);
        String decoded = decode(path);
        if (decoded == null || decoded.equals(path)) {
            return written.exists() ? written : null;
        }
        // Felix decodes, others need not: whose names are these, if there are both
        File meant = new File(decoded);
        return meant.exists() && !written.exists() ? meant : null;
    }

    // percent sequences alone, as Felix does: a plus is a plus
    private static @Nullable String decode(String path) {
        if (path.indexOf('%') < 0) {
            return path;
        }
        byte[] encoded = path.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream decoded = new ByteArrayOutputStream(encoded.length);
        for (int i = 0; i < encoded.length; i++) {
            if (encoded[i] != '%') {
                decoded.write(encoded[i]);
                continue;
            }
            int high = i + 2 < encoded.length ? Character.digit(encoded[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(encoded[i + 2], 16);
            if (low < 0) {
                return null;
            }
            decoded.write(high * 16 + low);
            i += 2;
        }
        return decoded.toString(StandardCharsets.UTF_8);
    }
}
