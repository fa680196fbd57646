/**
 * Plays competitions: rounds of matches, their journal, a director's rulings, and lessons between
 * rounds.
 *
 * <p>A {@link org.rondo.tournament.Tournament} plays a {@link org.rondo.tournament.Competition}:
 * games, a {@linkplain org.rondo.format.Format format} and a time control.
 *
 * <ul>
 *   <li>The games of a round are played at the same time, as far as there are threads; rounds
 *       follow each other. "First" and "before" mean the order of the schedule, never that of the
 *       clock.
 *   <li>Every game is in the journal when it has ended; the module's {@code docs/journal.md} tells
 *       its form. A tournament that goes on from its journal plays again only what was cut off:
 *       bots of unfinished games begin anew, from the same seeds.
 *   <li>The games of an encounter rotate the seats, and those of one rotation share seed and
 *       opening. Bots that draw have their streams by seat, so that two copies of one bot play such
 *       a pair of games alike.
 *   <li>Results are sums by encounter, and records wait in the journal for their turn to be
 *       published, so that the number of games costs no memory. At most 1,000 games wait for a slow
 *       one before them.
 *   <li>A bot that overruns its clock costs itself its game. One that never comes back keeps its
 *       thread, and a core if it is busy; until it does, its entrant gets no further bot, and
 *       forfeits. Without a clock, a bot that hangs holds the game's thread, and the tournament
 *       waits for it.
 *   <li>A director may change the games of a round until the next one begins, and who plays from
 *       then on. A withdrawn entrant finishes the round. A replayed game keeps its seed; its bots
 *       are fresh and draw from streams of their own.
 *   <li>A director may halt a game between two of its turns. It is decided as it stands and counts
 *       so, unless the director, after the round, annuls it or has it played again from the turn at
 *       which somebody first suffered a disadvantage: then the new game counts in its place.
 *   <li>Drawn games that a format plays again, as floating elimination does, are rounds of their
 *       own here: once replays have begun, the other games of the round before stand; who withdraws
 *       before a replay does not play it, and the opponent goes on; lessons are given and reserves
 *       come in before replays too. Whom a director pairs in a replay has the place of who drew.
 *   <li>The pairings that a director gives a round are left out together where, by what is decided
 *       or played again afterwards, somebody would meet two opponents; a remark says so.
 *   <li>A director may annul what he likes: games that are annulled again and again are the one
 *       loop without a bound.
 *   <li>Who is to have the byes of a round that a director pairs follows from the encounters: those
 *       of the format's round who are left without one.
 *   <li>Between rounds an entrant's {@link org.rondo.tournament.Learner} may change how its bots
 *       play, for four hours unless told otherwise. All learn at the same time, each in a thread of
 *       its own, so that they share the machine. Who overruns or fails plays on as it is. A reserve
 *       learns from the round before its first on, and who has withdrawn no more.
 *   <li>Lessons are not in the journal. They are given again, in order, when a tournament is
 *       resumed, and take their time again; so a learner that goes by its lessons alone comes to
 *       where it was.
 * </ul>
 */
@NullMarked
package org.rondo.tournament;

import org.jspecify.annotations.NullMarked;
