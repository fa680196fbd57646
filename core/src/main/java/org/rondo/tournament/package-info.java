/**
 * Who meets whom, who is where, and the record of it all.
 *
 * <p>A {@link org.rondo.tournament.Format} is a pure function from the {@linkplain
 * org.rondo.tournament.EntryList entrants} and the {@linkplain org.rondo.tournament.Results
 * results} so far to the next {@linkplain org.rondo.tournament.Round round}, and to the {@linkplain
 * org.rondo.tournament.Standings standings}.
 *
 * <h2>Formats</h2>
 *
 * <p>Formats know what was played by the rounds' titles and encounters, so a director may put
 * another round in the place of one, under its title. Everything that comes one after the other is
 * rounds: extra games, sudden death, tie-break matches, the games of a qualifier. All of them have
 * a cap, 20 unless told otherwise, after which a lot is drawn from the seed and noted among the
 * remarks. {@link org.rondo.tournament.FormatCatalog} has them by name:
 *
 * <table>
 * <caption>The formats</caption>
 * <tr><th>name</th><th>class</th><th>from</th></tr>
 * <tr><td>{@code round-robin}</td><td>{@link org.rondo.tournament.RoundRobin}</td><td>the circle
 *     method, in the table of ComputeFest 2013</td></tr>
 * <tr><td>{@code league-final}</td><td>{@link org.rondo.tournament.LeagueFinal}</td><td>ComputeFest
 *     2013</td></tr>
 * <tr><td>{@code score-average}</td><td>{@link org.rondo.tournament.ScoreAverage}</td><td>W4444,
 *     Columbia University, 2006</td></tr>
 * <tr><td>{@code knockout}</td><td>{@link org.rondo.tournament.Knockout}</td><td>the US PUG Challenge
 *     2017</td></tr>
 * <tr><td>{@code qualifier}</td><td>{@link org.rondo.tournament.Qualifier}</td><td>the Arimaa World
 *     Computer Championship 2014</td></tr>
 * <tr><td>{@code floating-elimination}</td><td>{@link
 *     org.rondo.tournament.FloatingElimination}</td><td>the finals of the same
 *     championship</td></tr>
 * <tr><td>{@code championship}</td><td>{@link org.rondo.tournament.Championship}</td><td>its
 *     qualifier and its finals</td></tr>
 * <tr><td>{@code swiss}</td><td>{@link org.rondo.tournament.Swiss}</td><td>common practice, after
 *     FIDE's Swiss rules, simplified</td></tr>
 * <tr><td>{@code gauntlet}</td><td>{@link org.rondo.tournament.Gauntlet}</td><td>engine
 *     testing</td></tr>
 * </table>
 *
 * <p>What the sources leave open, and how it is here:
 *
 * <ul>
 *   <li>In a round robin, whose numbers (from 1) sum up to something odd, the lower has seat 0 in
 *       the first game, otherwise the higher. That leaves seats balanced when encounters have an
 *       odd number of games.
 *   <li>A league's places in the final are decided by points alone: ties are played out among those
 *       who tie, and score differences do not count. A tie for first and second place ahead of the
 *       rest needs no tie-break.
 *   <li>The final's extra games and sudden death go on exchanging seats where the games before them
 *       stopped.
 *   <li>A knockout pairs those who are left by number in every round, and the lowest number has the
 *       bye in every odd field. Since neighbours in number meet, that is the order of the bracket.
 *       Bonus points and scores by convention need to know what a full score is; other games than
 *       Othello go without.
 *   <li>In a knockout a game that both forfeit is drawn: a point each and no score.
 *   <li>In a qualifier all losses count against who won nothing, as the source's worst score of
 *       &minus;120 has it. The candidate begins in seat 0.
 *   <li>In a floating elimination seat 0 is gold. The rules name no draws: a drawn game is half a
 *       game each for the rating, costs no life, and is played again with seats exchanged before
 *       the round closes. One pairing is one meeting, however often it is drawn; every game counts
 *       for the seats. A game that both forfeit is a draw as everywhere here, but is not rated.
 *   <li>An annulled game of a floating elimination costs no life and is no meeting; both go on in
 *       the next round.
 *   <li>As long as the games decide, a tie for first or second cannot come about: a round leaves at
 *       least as many as it puts out. It does where others withdraw, and is broken by one more life
 *       each. Those who tie play among themselves; who is first already waits.
 *   <li>Among those who are neither first nor second nobody's games are weighed but by wins: who
 *       was out earlier may be third.
 *   <li>Where several pairings are alike by all ten rules, one of them is played, the same on every
 *       machine.
 *   <li>A round of a Swiss tournament is one exact matching of the whole field, not the pairing of
 *       one score group after the other: rematches first, then differences of score, then seats,
 *       then ranks. A bye is worth a match point and adds nothing to sums over opponents.
 *   <li>What the withdrawn played before stays in the tables, but no honour goes to who has
 *       withdrawn, be it after the last game: the title is for the best of those still there.
 * </ul>
 *
 * <p>Ratings in standings are maximum likelihood estimates, for two seats in the model of Bradley
 * and Terry and for more in that of Plackett and Luce, from the games of their table, with a
 * virtual draw of half a game's weight for everybody so that they always exist. Their error is 1.96
 * standard errors.
 *
 * <h2>Playing</h2>
 *
 * <p>A {@link org.rondo.tournament.Tournament} plays a {@link org.rondo.tournament.Competition}:
 * games, a format and a time control. A {@link org.rondo.tournament.Duel} asks which of two bots is
 * stronger.
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
package org.rondo.tournament;
