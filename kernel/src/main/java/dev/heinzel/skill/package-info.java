/**
 * The words of the product: what a skill is, what a caller may see, what an answer looks like.
 * Values are immutable; nothing in here does I/O.
 */
@Version("1.0.0")
@NullMarked
package dev.heinzel.skill;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
