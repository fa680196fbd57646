/**
 * The bots of Othello, from the beginner to the champion. {@link org.rondo.othello.bot.OthelloBots}
 * lists them.
 *
 * <h2>The champion</h2>
 *
 * <p>{@code champion} searches ahead with a principal-variation search, one move deeper each time,
 * and skips moves that a shallower search makes unlikely to matter. It evaluates positions by the
 * contents of 46 groups of squares (edges with the squares diagonal to the corners, corners of 3×3
 * and 2×5 squares, rows, diagonals of four squares and more) and by both players' numbers of moves.
 * Near the end a solver finds the winner, and then the exact difference. {@code alphabeta} uses the
 * same solver.
 *
 * <p>The weights, in {@code patterns.weights}, are bytes in eighths of a disc, nine stages of the
 * match one after another, deflated. They were found by ridge regression (stochastic gradient
 * descent, with a pull towards zero as strong as 40 observations) on 3.3 million positions of
 * matches that earlier versions played against themselves after 6 to 30 random moves, with the last
 * 11 to 13 squares played exactly. The target was the final difference in discs. Three generations
 * of matches were used: 1.3 million positions of {@code alphabeta} with 4,000 nodes (seed 77), 1.7
 * million positions of a search three moves deep with weights learned from the first generation
 * (seed 11), and 0.3 million positions, counted three times, of a search five moves deep with
 * weights learned from both (seed 21). Contents seen fewer than twelve times have no weight.
 *
 * <p>The strength of the champion and the speed of the solver are in {@code docs/strength.md}.
 */
@NullMarked
package org.rondo.othello.bot;

import org.jspecify.annotations.NullMarked;
