/**
 * A strict reader of the zip format: what it accepts, every reader reads the same way (F18). Not
 * for outsiders; {@link dev.heinzel.launcher.JarCheck} is the door.
 */
@NullMarked
package dev.heinzel.launcher.jar;

import org.jspecify.annotations.NullMarked;
