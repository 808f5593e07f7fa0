/** The only OSGi code of the kernel: the resolve gate and what publishes its verdicts. Private. */
@NullMarked
package dev.heinzel.kernel;

import org.jspecify.annotations.NullMarked;
