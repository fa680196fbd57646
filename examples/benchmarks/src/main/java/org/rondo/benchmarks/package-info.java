/**
 * Benchmarks, each next to a yardstick: the same work done without the library's interfaces.
 *
 * <p>The ratio of the two can be read from one run on any machine. The pages in {@code
 * examples/docs} describe how to run the benchmarks, and their results.
 */
@NullMarked
package org.rondo.benchmarks;

import org.jspecify.annotations.NullMarked;
