/**
 * The formats of the library and their rules of pairing. {@link
 * org.rondo.format.standard.FormatCatalog} finds them by name.
 *
 * <p>A format knows from the titles and the encounters of earlier rounds which round comes next. So
 * a director may change the encounters of a round, but the round keeps its title. Extra matches,
 * sudden death, tie-breaks, the parts of a knockout's series and the matches of a qualifier are
 * rounds too. The number of such rounds is limited. For replays, tie-breaks and sudden death the
 * limit is 20 by default. If a limit is reached without a decision, a lot is drawn from the seed,
 * and a remark names the result.
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
 * <tr><td>{@code swiss:fide}</td><td>{@link org.rondo.format.standard.FideSwiss}</td><td>FIDE's Dutch
 *     system (Handbook C.04.3)</td></tr>
 * <tr><td>{@code gauntlet}</td><td>{@link org.rondo.format.standard.Gauntlet}</td><td>engine
 *     testing</td></tr>
 * </table>
 *
 * <p>The decisions where the sources leave a rule open are in {@code docs/decisions.md}.
 *
 * <p>Ratings in standings are maximum likelihood estimates from the matches of their table. For two
 * seats they follow the model of Bradley and Terry, for more seats the model of Plackett and Luce.
 * Every entrant also has a virtual draw of half a match's weight, so the ratings always exist. The
 * error of a rating is half the width of its 95 % interval, which is 1.96 standard errors.
 */
@NullMarked
package org.rondo.format.standard;

import org.jspecify.annotations.NullMarked;
