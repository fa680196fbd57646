/**
 * Solves small games with hidden information or moves at once, by counterfactual regret
 * minimisation, and measures how good a policy is.
 *
 * <p>A {@link org.rondo.bot.regret.Policy} gives the probabilities of a seat's moves for each of
 * its observations. {@link org.rondo.bot.regret.RegretSolver} computes policies that come near an
 * equilibrium: CFR+ walks all positions of a small game in each iteration, and external sampling
 * walks a part of a larger game. {@link org.rondo.bot.regret.GameTree} holds all positions of a
 * small game. It computes the exact value of a policy, best responses against it, and its {@link
 * org.rondo.bot.regret.PolicyValue exploitability}.
 *
 * <p>These classes play games of two seats. The value of a match for a seat is the seat's score
 * less the mean score of both seats, so the values of the seats add up to 0. In a zero-sum game it
 * is the score.
 *
 * <p>An <em>information set</em> holds the positions that look the same to a seat that is to move:
 * positions with the same text of the seat's {@linkplain org.rondo.game.Game#observation
 * observation}. A seat must have perfect recall: the observation holds what the seat has seen and
 * done, as far as the positions of the set differ. {@code GameTree} refuses games that break this.
 *
 * <p>All computations run in one thread and are the same on every machine. The bots have the names
 * {@code cfr} and {@code mccfr} in the catalogue.
 *
 * <p>This package imports only the JDK and the packages below it.
 */
@NullMarked
package org.rondo.bot.regret;

import org.jspecify.annotations.NullMarked;
