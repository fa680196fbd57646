/**
 * Studies of games by playing matches: the programs behind the tables of a game's own pages, to run
 * again and to change.
 *
 * <p>{@link org.rondo.benchmarks.study.ParallelFootballStudy} answers the questions of Parallel
 * Football's source. It plays bots of the catalogue against each other and varies only their
 * options. Like the benchmarks, it is a measurement that runs from the sources, so it is in no
 * published jar.
 */
@NullMarked
package org.rondo.benchmarks.study;

import org.jspecify.annotations.NullMarked;
