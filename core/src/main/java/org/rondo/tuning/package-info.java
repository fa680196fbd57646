/**
 * Searches for good parameters of bots, or of anything else that samples can measure.
 *
 * <p>A {@link org.rondo.tuning.ParameterSpace} defines the parameters, listed one by one or taken
 * from the options of a bot. An {@link org.rondo.tuning.Objective} defines the value to maximise; a
 * {@link org.rondo.tuning.GameObjective} measures it in matches. A {@link org.rondo.tuning.Method}
 * searches for the best setting. A {@link org.rondo.tuning.Tuning} manages the budget, the log and
 * the threads, or sends the matches to a {@link org.rondo.series.place.MatchPlace}.
 *
 * <h2>Methods</h2>
 *
 * <table>
 * <caption>The methods by name</caption>
 * <tr><th>name</th><th>search</th></tr>
 * <tr><td>{@code random}</td><td>settings drawn uniformly; the baseline for the other
 *     methods</td></tr>
 * <tr><td>{@code local-search}</td><td>moves on a grid from neighbour to better neighbour; the
 *     grid is made finer when no neighbour is better; restarts from random settings</td></tr>
 * <tr><td>{@code grasp}</td><td>builds a setting on a grid, one parameter after another; draws
 *     each value from the best values; then improves the setting by local search</td></tr>
 * <tr><td>{@code genetic}</td><td>breeds a population, with the genetics types of Commons Math;
 *     the selection is tournament, rank or roulette; the crossover is blend, uniform or one point;
 *     the mutation is gaussian or reset</td></tr>
 * <tr><td>{@code cma-es}</td><td>covariance matrix adaptation, with restarts; tries a whole
 *     generation together</td></tr>
 * <tr><td>{@code spsa}</td><td>simultaneous perturbation: changes all parameters at once, forwards
 *     and backwards, and moves to the better side; in games of two seats the two settings play
 *     against each other</td></tr>
 * <tr><td>{@code ntbea}</td><td>a bandit on a grid: a model of levels and of their pairs says which
 *     neighbour is tried next</td></tr>
 * </table>
 *
 * <p>The decisions behind the budget, the choice of the best setting and the methods are in {@code
 * docs/decisions.md} of this module.
 */
@NullMarked
package org.rondo.tuning;

import org.jspecify.annotations.NullMarked;
