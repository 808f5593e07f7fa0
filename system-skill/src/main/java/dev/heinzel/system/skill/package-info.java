/** The catalogue, its layers, and the services that answer from it. Private. */
@NullMarked
package dev.heinzel.system.skill;

import org.jspecify.annotations.NullMarked;
