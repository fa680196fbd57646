/**
 * Othello over the Go Text Protocol, version 2, in both directions.
 *
 * <p>Programs that speak the protocol take part as the bot {@code gtp}, for instance {@code
 * gtp:command='/usr/games/gtp-rhino -l 1'}. {@link org.rondo.othello.remote.gtp.GtpEngine} serves
 * bots to controllers of the protocol. The page {@code games-othello/docs/gtp.md} describes what an
 * engine and a controller need. Decisions on points that the protocol leaves open are in {@code
 * docs/decisions.md}.
 */
@NullMarked
package org.rondo.othello.remote.gtp;

import org.jspecify.annotations.NullMarked;
