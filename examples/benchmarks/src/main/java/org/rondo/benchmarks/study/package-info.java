/**
 * Questions about games, answered by playing: the programs behind the tables of a game's own pages,
 * to be run again and changed.
 *
 * <p>{@link org.rondo.benchmarks.study.ParallelFootballStudy} asks the questions of Parallel
 * Football's source. It plays bots of the catalogue against each other and varies nothing but their
 * options. Like the benchmarks it is a measurement that is run from the sources, so it is in no jar
 * that is published.
 */
@NullMarked
package org.rondo.benchmarks.study;

import org.jspecify.annotations.NullMarked;
