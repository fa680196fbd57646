/**
 * Programs that study a game by playing matches. They computed the tables on the game's pages, and
 * can be run again or changed.
 *
 * <p>{@link org.rondo.benchmarks.study.ParallelFootballStudy} answers the questions of Parallel
 * Football's source. It plays bots of the catalogue against each other and varies only their
 * options. Like the benchmarks, it runs only from the sources and is in no published jar.
 */
@NullMarked
package org.rondo.benchmarks.study;

import org.jspecify.annotations.NullMarked;
