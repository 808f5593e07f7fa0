/**
 * The command line (K1 to K7): a class per command group, one {@link dev.heinzel.cli.Output} for
 * text and JSON. Everything it knows of the product comes through {@code dev.heinzel.launcher} and
 * the words; it keeps nothing itself.
 */
@NullMarked
package dev.heinzel.cli;

import org.jspecify.annotations.NullMarked;
