/**
 * Duels, which test whether one bot is stronger than another. Two bots play pairs of matches with
 * swapped seats until a sequential test decides. The matches are played in threads, or by a
 * {@linkplain org.rondo.series.place.MatchPlace task runner} on other machines.
 */
@NullMarked
package org.rondo.duel;

import org.jspecify.annotations.NullMarked;
