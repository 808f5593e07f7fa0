/** What the operator wrote in {@code hz.toml} (A1, A2). Knows the words, and no other room. */
@NullMarked
package dev.heinzel.launcher.config;

import org.jspecify.annotations.NullMarked;
