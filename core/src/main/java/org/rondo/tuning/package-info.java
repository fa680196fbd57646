/**
 * The search for good parameters of bots, and of anything else that can be sampled.
 *
 * <p>A {@link org.rondo.tuning.ParameterSpace} says what may be changed, by hand or from the
 * options of a bot; an {@link org.rondo.tuning.Objective} says what is to be high, a {@link
 * org.rondo.tuning.GameObjective} by playing; a {@link org.rondo.tuning.Method} looks for it; and a
 * {@link org.rondo.tuning.Tuning} keeps the budget, the log and the threads.
 *
 * <h2>Methods</h2>
 *
 * <table>
 * <caption>The methods by name</caption>
 * <tr><th>name</th><th>how it goes</th></tr>
 * <tr><td>{@code random}</td><td>settings drawn uniformly; what others are measured by</td></tr>
 * <tr><td>{@code local-search}</td><td>a grid, walked from neighbour to better neighbour, made finer
 *     where none is better; begun again from random settings</td></tr>
 * <tr><td>{@code grasp}</td><td>settings of a grid, built parameter by parameter of values drawn from
 *     the best ones, and then improved by local search</td></tr>
 * <tr><td>{@code genetic}</td><td>a population on the genetics types of Commons Math; selection by
 *     tournament, rank or roulette, crossover by blend, uniform or one point, mutation gaussian or by
 *     reset</td></tr>
 * <tr><td>{@code cma-es}</td><td>covariance matrix adaptation, of Commons Math, with restarts</td></tr>
 * </table>
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>The budget counts evaluations: a setting that is tried, with so many samples. A sample of
 *       games is one on each seat against everybody of the panel: otherwise settings that were
 *       tried more often would have met others.
 *   <li>Every method tries the defaults first, so that what is found can be compared with them.
 *   <li>Sample k has one seed for all settings. A setting that is tried again has new samples,
 *       which are added to those before.
 *   <li>The best setting so far is the one whose mean less its standard error is highest; the
 *       deviation of samples is taken as one for all settings, so samples should be of one size: a
 *       penalty far out hides the rest. A part of the budget, a fifth unless told otherwise, is
 *       kept for the end, when the settings that may be the best, by their mean plus their error,
 *       are tried again one at a time.
 *   <li>A step of local search is taken only if it still seems one up after both settings have been
 *       tried again. The elite of a population is tried again in every generation.
 *   <li>The first of a grid's settings are the defaults themselves, on the grid or not.
 *   <li>A parameter without a step has six digits at most, so that what is found can be written
 *       down.
 *   <li>A generation is what a method tries before it looks at the results; for CMA-ES its own
 *       generation, though the library asks for one setting at a time, so that no more threads are
 *       busy than an evaluation has samples.
 *   <li>A forfeit counts as the fitness says, never better than an honest loss. Faults are not said
 *       aloud, since settings that fail are part of a search.
 *   <li>The log is enough to go on: methods depend on their seed and what they were told, so they
 *       search anew, and what the log has is not played again. A log that does not fit is refused.
 *   <li>The library's own genetic algorithm draws from one static generator. Ours draws from the
 *       tuning's seed, its operators too.
 * </ul>
 */
@NullMarked
package org.rondo.tuning;

import org.jspecify.annotations.NullMarked;
