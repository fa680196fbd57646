/**
 * Questions about games, answered by playing: what is behind the tables of a game's own pages, to
 * be run again and changed.
 *
 * <p>{@link org.rondo.examples.studies.ParallelFootballStudy} asks what Parallel Football's source
 * asks. It plays bots of the catalogue against each other and varies nothing but their options.
 */
package org.rondo.examples.studies;
