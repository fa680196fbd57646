/**
 * Benchmarks. A yardstick does the same work as its benchmark, but without the library's
 * interfaces.
 *
 * <p>Both are measured in one run, and the ratio of the two shows the cost of the interfaces. The
 * page {@code examples/docs/benchmarks.md} describes how to run the benchmarks, and their results.
 */
@NullMarked
package org.rondo.benchmarks;

import org.jspecify.annotations.NullMarked;
