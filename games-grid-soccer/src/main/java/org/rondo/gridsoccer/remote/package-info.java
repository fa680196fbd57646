/**
 * Programs outside this virtual machine as teams of grid soccer.
 *
 * <p>They play by the protocol of the course's judge, on their standard input and output: as bots,
 * {@code program:command='…'} in the catalogue and {@link
 * org.rondo.gridsoccer.remote.GridSoccerPrograms} in Java. The page {@code
 * games-grid-soccer/docs/protocol.md} is enough to write a program from.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>The assignment and its judge say things differently, so there are two {@linkplain
 *       org.rondo.gridsoccer.remote.Dialect dialects}; either goes with either ruleset.
 *   <li>The assignment has an answer on three lines, one a player; its judge took one line. By both
 *       dialects a line may hold one player's entry or more, in any order.
 *   <li>After the last step only the result is said, not the position: so did the judge.
 *   <li>A team that forfeits is told that it has lost, if its program is still there.
 *   <li>Where a match begins with an opening, as in duels, a program is asked for its formation all
 *       the same, and plays the one of the opening, which the first position shows.
 * </ul>
 */
@NullMarked
package org.rondo.gridsoccer.remote;

import org.jspecify.annotations.NullMarked;
