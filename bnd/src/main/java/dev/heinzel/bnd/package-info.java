/** The checker as a bnd plugin: a build with a bad skill fails (B1). */
@Version("1.0.0")
@NullMarked
package dev.heinzel.bnd;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
