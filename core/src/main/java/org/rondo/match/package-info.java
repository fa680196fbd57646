/**
 * Matches between bots, and their records.
 *
 * <p>A {@link org.rondo.match.Match} plays a game once and returns a {@link
 * org.rondo.match.MatchRecord}. The record is one line of JSON. It holds the entrants, the seed,
 * the moves, the faults and the outcome, and it can be {@linkplain
 * org.rondo.match.MatchRecord#replay() replayed} and checked at any later time.
 *
 * <p>Each seat has a stream of random numbers of its own, apart from that of the rules. A bot that
 * makes a mistake commits a {@link org.rondo.match.Fault}. The game then plays a stand-in for it,
 * or the seat forfeits. A {@link org.rondo.match.clock.TimeControl} limits the time of the bots.
 *
 * <p>A {@link org.rondo.match.RecordingFormat} compares what another program recorded with the
 * library.
 *
 * <p>The decisions about faults, forfeits, clocks, halted games and resumed matches, with their
 * reasons, are in {@code docs/decisions.md}.
 */
@NullMarked
package org.rondo.match;

import org.jspecify.annotations.NullMarked;
