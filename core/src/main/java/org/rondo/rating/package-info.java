/**
 * Estimates strengths from results, with standard errors.
 *
 * <p>{@link org.rondo.rating.BradleyTerry} rates any number of players from games between two
 * players. {@link org.rondo.rating.PlackettLuce} rates them from rankings of several players. Both
 * return {@link org.rondo.rating.Strengths} with standard errors. {@link
 * org.rondo.rating.Crosstable} counts the results of named entrants, and {@link
 * org.rondo.rating.RatingList} ranks these entrants. {@link org.rondo.rating.EloDifference}
 * estimates how much stronger one of two sides is. {@link org.rondo.rating.Sprt} decides when
 * enough games have been played. {@link org.rondo.rating.MeanTest} does so where the size of the
 * scores counts. In this package a game means one match, as in the literature.
 *
 * <h2>Sources</h2>
 *
 * <ul>
 *   <li>R. A. Bradley and M. E. Terry, <i>Rank analysis of incomplete block designs I</i>,
 *       Biometrika 39 (1952); the condition for a maximum from L. R. Ford, <i>Solution of a ranking
 *       problem from binary comparisons</i>, American Mathematical Monthly 64 (1957). Standard
 *       errors follow the R package BradleyTerry2: they are taken from the inverse of the Fisher
 *       information of all abilities except the ability of the reference.
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
 *   <li>I. Waudby-Smith and A. Ramdas, <i>Estimating means of bounded random variables by
 *       betting</i>, Journal of the Royal Statistical Society B 86 (2024); H. Wang and A. Ramdas,
 *       <i>Anytime-valid t-tests and confidence sequences for Gaussian means with unknown
 *       variance</i> (2024); P. Hall, <i>On the removal of skewness by transformation</i>, Journal
 *       of the Royal Statistical Society B 54 (1992).
 * </ul>
 *
 * <p>The points that the sources leave open are decided in {@code docs/decisions.md} of this
 * module.
 */
@NullMarked
package org.rondo.rating;

import org.jspecify.annotations.NullMarked;
