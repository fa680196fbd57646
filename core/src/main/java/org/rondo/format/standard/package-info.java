/**
 * The formats that come with the library, by name in {@link
 * org.rondo.format.standard.FormatCatalog}, and how they pair.
 *
 * <p>Formats know what was played by the rounds' titles and encounters, so a director may put
 * another round in the place of one, under its title. Everything that comes one after the other is
 * rounds: extra games, sudden death, tie-break matches, the games of a qualifier. All of them have
 * a cap, 20 unless told otherwise, after which a lot is drawn from the seed and noted among the
 * remarks. {@link org.rondo.format.standard.FormatCatalog} has them by name:
 *
 * <table>
 * <caption>The formats</caption>
 * <tr><th>name</th><th>class</th><th>from</th></tr>
 * <tr><td>{@code round-robin}</td><td>{@link org.rondo.format.standard.RoundRobin}</td><td>the circle
 *     method, in the table of ComputeFest 2013</td></tr>
 * <tr><td>{@code league-final}</td><td>{@link org.rondo.format.standard.LeagueFinal}</td><td>ComputeFest
 *     2013</td></tr>
 * <tr><td>{@code score-average}</td><td>{@link org.rondo.format.standard.ScoreAverage}</td><td>W4444,
 *     Columbia University, 2006</td></tr>
 * <tr><td>{@code knockout}</td><td>{@link org.rondo.format.standard.Knockout}</td><td>the US PUG Challenge
 *     2017</td></tr>
 * <tr><td>{@code qualifier}</td><td>{@link org.rondo.format.standard.Qualifier}</td><td>the Arimaa World
 *     Computer Championship 2014</td></tr>
 * <tr><td>{@code floating-elimination}</td><td>{@link
 *     org.rondo.format.standard.FloatingElimination}</td><td>the finals of the same
 *     championship</td></tr>
 * <tr><td>{@code championship}</td><td>{@link org.rondo.format.standard.Championship}</td><td>its
 *     qualifier and its finals</td></tr>
 * <tr><td>{@code swiss}</td><td>{@link org.rondo.format.standard.Swiss}</td><td>common practice, after
 *     FIDE's Swiss rules, simplified</td></tr>
 * <tr><td>{@code gauntlet}</td><td>{@link org.rondo.format.standard.Gauntlet}</td><td>engine
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
 */
@NullMarked
package org.rondo.format.standard;

import org.jspecify.annotations.NullMarked;
