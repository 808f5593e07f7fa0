/**
 * What text, names and paths may hold, wherever they come from. The lowest room: it knows no other
 * of ours.
 */
@Version("1.0.0")
@NullMarked
package dev.heinzel.skill.text;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
