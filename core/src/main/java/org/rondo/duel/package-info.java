/**
 * Duels, which test whether one bot is stronger than another, or than a panel of others. They play
 * seat-balanced sets of matches until a sequential test decides; in a game of two seats, a set is a
 * pair of matches with swapped seats. The matches are played in threads, or by a {@linkplain
 * org.rondo.series.place.MatchPlace place} on other machines.
 *
 * <p>In a game of more seats, a bot holds several seats of a match. By wins, each of its seats is
 * then compared with each seat of the other side: a set is the share of these comparisons that the
 * first bot wins, and it has one weight in the test, because its matches depend on each other. By
 * score, a set is the mean score of the first bot's seats less that of the other side's.
 *
 * <p>Matches that repeat each other are evidence once. Two matches are {@linkplain
 * org.rondo.match.MatchFingerprint the same} if the game, the entrants by seat, all states and the
 * ending are the same. As long as two sets with the same opening are always the same, the test
 * counts one set for each opening, and the duel ends when it has played every opening at least
 * twice, and at least 10 sets. As soon as two sets with the same opening differ, the bots or the
 * rules draw random numbers: each set is then a new sample, and all sets count. The counts of wins,
 * draws and losses always have every match.
 */
@NullMarked
package org.rondo.duel;

import org.jspecify.annotations.NullMarked;
