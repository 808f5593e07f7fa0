/**
 * Starts the runtime inside any Java program ({@link dev.heinzel.launcher.Heinzel}) and keeps the
 * plugins that it runs with ({@link dev.heinzel.launcher.PluginStore}).
 */
@NullMarked
package dev.heinzel.launcher;

import org.jspecify.annotations.NullMarked;
