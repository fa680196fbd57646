/**
 * Results into strengths, and how sure we are.
 *
 * <p>{@link org.rondo.rating.BradleyTerry} rates any number of players by the games of two between
 * them, {@link org.rondo.rating.PlackettLuce} by rankings of several; both give {@link
 * org.rondo.rating.Strengths} with standard errors. {@link org.rondo.rating.EloDifference} says how
 * much stronger one of two sides is, {@link org.rondo.rating.Sprt} when enough games have been
 * played to tell.
 *
 * <h2>Sources</h2>
 *
 * <ul>
 *   <li>R. A. Bradley and M. E. Terry, <i>Rank analysis of incomplete block designs I</i>,
 *       Biometrika 39 (1952); the condition for a maximum from L. R. Ford, <i>Solution of a ranking
 *       problem from binary comparisons</i>, American Mathematical Monthly 64 (1957). Standard
 *       errors follow the R package BradleyTerry2: the inverse of the information of all abilities
 *       but the reference's.
 *   <li>R. L. Plackett, <i>The analysis of permutations</i>, Applied Statistics 24 (1975); R. D.
 *       Luce, <i>Individual choice behavior</i> (1959); D. R. Hunter, <i>MM algorithms for
 *       generalized Bradley-Terry models</i>, Annals of Statistics 32 (2004).
 *   <li>E. B. Wilson, <i>Probable inference, the law of succession, and statistical inference</i>,
 *       Journal of the American Statistical Association 22 (1927).
 *   <li>A. Wald, <i>Sequential tests of statistical hypotheses</i>, Annals of Mathematical
 *       Statistics 16 (1945). The generalised ratio for three or five kinds of result, its
 *       constrained maximum likelihood and normalised Elo are from M. Van den Bergh's notes for
 *       testing Stockfish ({@code support_MLE_multinomial.pdf} and {@code
 *       normalized_elo_practical.pdf} at cantate.be/Fishtest).
 * </ul>
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>A draw is half a win for each. There is no parameter for draws, nor for moving first: where
 *       that matters, let pairs of games swap the seats.
 *   <li>Where the results have no best fit, that is an error that names who stands apart, not a
 *       very large number. A virtual draw of everybody with one outsider is the remedy; it must be
 *       asked for.
 *   <li>A tie in a ranking of several stands for every order of those who tie, in equal shares.
 *   <li>Intervals of Elo differences come from Wilson's interval of the score with the observed
 *       variance. They are bounded: a side that has won everything is rated as if one more game had
 *       been drawn.
 *   <li>A sequential test asks for twice the evidence while every result was level, for which
 *       {@link org.rondo.rating.Sprt} gives the reason. Its likelihood ratio is the published one.
 *   <li>On the normalised scale, several distributions can fulfil the condition of a hypothesis and
 *       make the counts as likely as any near by. The likeliest that is found is used, where the
 *       published iteration takes the one that it comes to first.
 *   <li>Everything is computed in one order from {@code StrictMath} and plain arithmetic, so that
 *       equal input gives equal bits everywhere.
 * </ul>
 */
@NullMarked
package org.rondo.rating;

import org.jspecify.annotations.NullMarked;
