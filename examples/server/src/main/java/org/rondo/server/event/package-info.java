/**
 * An event and its organisers: the draw of numbers, a tournament among the players that are logged
 * in, decisions, rulings and the journal. The tournament is that of the library, and its
 * {@linkplain org.rondo.series.place.MatchPlace place} waits for clients. The same code runs the
 * knockout of the contest of 2017 and an event of any game of two seats; {@code EventRules} says
 * what is played, and {@code EventGames} where.
 *
 * <p>This package depends on {@code contest} and {@code live}.
 */
@NullMarked
package org.rondo.server.event;

import org.jspecify.annotations.NullMarked;
