/**
 * The bots of Othello, from the beginner to the champion: {@link org.rondo.othello.bot.OthelloBots}
 * has them all.
 *
 * <h2>The champion</h2>
 *
 * <p>{@code champion} looks ahead with a principal-variation search, one move deeper each time, and
 * leaves out what a shallower search makes unlikely to matter. It judges positions by what stands
 * in 46 groups of squares (edges with the squares diagonal to the corners, corners of 3×3 and 2×5
 * squares, rows, diagonals of four squares and more) and by both players' numbers of moves. Near
 * the end it is told by a solver who wins, and by how much. {@code alphabeta} uses the same solver.
 *
 * <p>The weights, in {@code patterns.weights}, are bytes in eighths of a disc, nine stages of the
 * game one after another, deflated. They were found by ridge regression (stochastic gradient
 * descent, 40 observations' worth of pull towards zero) on 3.3 million positions of games that
 * earlier versions played against themselves after 6 to 30 random moves, with the last 11 to 13
 * squares played exactly. The value to be met was the final difference in discs. Three generations
 * of games were used: 1.3 million positions of {@code alphabeta} with 4,000 nodes (seed 77), 1.7
 * million of a search three moves deep with weights learned from those (seed 11), and 0.3 million,
 * counted three times, of one five moves deep with weights learned from both (seed 21). Contents
 * seen fewer than twelve times have no weight.
 *
 * <p>How strong it is, and how fast the solver, is told in {@code docs/strength.md}.
 */
@NullMarked
package org.rondo.othello.bot;

import org.jspecify.annotations.NullMarked;
