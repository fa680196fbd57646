/**
 * Plays competitions: rounds of matches, their journal, a director's rulings, and lessons between
 * rounds.
 *
 * <p>A {@link org.rondo.tournament.Tournament} plays a {@link org.rondo.tournament.Competition}:
 * games, a {@linkplain org.rondo.format.Format format} and a time control.
 *
 * <ul>
 *   <li>The matches of a round run at the same time, as far as there are threads; the rounds run
 *       one after another. "First" and "before" refer to the order of the schedule, never to the
 *       time at which matches run.
 *   <li>Every match is written into the journal when it ends. The module's {@code docs/journal.md}
 *       describes the journal's lines. A resumed tournament plays again only the matches that were
 *       cut off.
 *   <li>A {@link org.rondo.tournament.Director} may change the matches of a round until the next
 *       round begins, and the entrants of rounds that have not begun.
 *   <li>Between two rounds, an entrant's {@link org.rondo.tournament.Learner} may change how its
 *       bots play.
 * </ul>
 *
 * <p>The decisions behind these rules, each with its reason, are in the module's {@code
 * docs/decisions.md}.
 */
@NullMarked
package org.rondo.tournament;

import org.jspecify.annotations.NullMarked;
