/**
 * Benchmarks, each beside a yardstick: the same work done without the library's interfaces.
 *
 * <p>A ratio of the two can be read from one run, whatever the machine. {@code examples/docs} tells
 * how to run them and what they gave.
 */
@NullMarked
package org.rondo.benchmarks;

import org.jspecify.annotations.NullMarked;
