/**
 * Duels, which test whether one bot is stronger than another. Two bots play pairs of matches with
 * swapped seats until a sequential test decides. The matches are played in threads, or by a
 * {@linkplain org.rondo.series.place.MatchPlace task runner} on other machines.
 *
 * <p>Matches that repeat each other are evidence once. Two matches are {@linkplain
 * org.rondo.match.MatchFingerprint the same} if the game, the entrants by seat, all states and the
 * ending are the same. As long as two pairs with the same opening are always the same, the test
 * counts one pair for each opening, and the duel ends when it has played every opening at least
 * twice, and at least 10 pairs. As soon as two pairs with the same opening differ, the bots or the
 * rules draw random numbers: each pair is then a new sample, and all pairs count. The counts of
 * wins, draws and losses always have every match.
 */
@NullMarked
package org.rondo.duel;

import org.jspecify.annotations.NullMarked;
