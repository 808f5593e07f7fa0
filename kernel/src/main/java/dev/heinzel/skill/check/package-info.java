/**
 * The one checker: bytes in, verdict out. Pure Java, no OSGi; build, resolve, import and the
 * command line call it.
 */
@Version("1.0.0")
@NullMarked
package dev.heinzel.skill.check;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
