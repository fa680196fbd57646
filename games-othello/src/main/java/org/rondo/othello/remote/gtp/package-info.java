/**
 * Othello over the Go Text Protocol, version 2, both ways.
 *
 * <p>Programs that speak it take part as the bot {@code gtp}, for instance {@code
 * gtp:command='/usr/games/gtp-rhino -l 1'}; {@link org.rondo.othello.remote.gtp.GtpEngine} lends
 * bots to controllers that speak it. The page {@code games-othello/docs/gtp.md} is enough to write
 * either side.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>Dark is black and light is white; squares are named as in Othello, row 1 at the top.
 *   <li>Passes are told, and an engine may refuse to be told: it sees them on its board.
 *   <li>A resignation is a technical loss: the rules know no other.
 *   <li>A final score gives the empty squares to the winner, as other engines have it.
 *   <li>A pass that a controller leaves out is supplied. After the end of a game passes succeed and
 *       change nothing.
 * </ul>
 */
@NullMarked
package org.rondo.othello.remote.gtp;

import org.jspecify.annotations.NullMarked;
