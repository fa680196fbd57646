/**
 * Experiments on the methods of {@link org.rondo.tuning}: what their options do, what they cost,
 * and how they compare. They tune the team {@code greedy-team} of grid soccer.
 *
 * <p>{@link org.rondo.benchmarks.study.tuning.TuningStudy} runs them from a command line and writes
 * tables and pictures. Apart from measured times, all results follow from the seeds.
 */
@NullMarked
package org.rondo.benchmarks.study.tuning;

import org.jspecify.annotations.NullMarked;
