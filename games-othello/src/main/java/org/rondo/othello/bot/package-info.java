/**
 * The bots of Othello, from the beginner to the champion. {@link org.rondo.othello.bot.OthelloBots}
 * lists them.
 *
 * <h2>The champion</h2>
 *
 * <p>{@code champion} uses a principal-variation search and repeats it, each time one move deeper.
 * It skips the deeper search of a position if a shallower search shows that the position is
 * unlikely to matter. It evaluates positions by the contents of 46 groups of squares and by both
 * players' numbers of moves. The groups are edges with the squares diagonal to the corners, corners
 * of 3×3 and 2×5 squares, rows, columns, and diagonals of at least four squares. Near the end of
 * the match, a solver finds the winner and then the exact difference. {@code alphabeta} uses the
 * same solver.
 *
 * <p>The weights are in {@code patterns.weights}, a deflated file. Each weight is one byte, in
 * eighths of a disc. The nine stages of the match follow one after another. The weights were found
 * by ridge regression: stochastic gradient descent, with a pull towards zero as strong as 40
 * observations. The data were 3.3 million positions from matches that earlier versions played
 * against themselves. Each match began with 6 to 30 random moves, and its last 11 to 13 squares
 * were played exactly. The target was the final difference in discs. There were three generations
 * of matches. The first generation has 1.3 million positions, played by {@code alphabeta} with
 * 4,000 nodes (seed 77). The second has 1.7 million positions, played by a search three moves deep
 * with weights learned from the first generation (seed 11). The third has 0.3 million positions,
 * played by a search five moves deep with weights learned from the first two (seed 21); these
 * positions count three times. Contents that occur fewer than twelve times have no weight.
 *
 * <p>The strength of the champion and the speed of the solver are in {@code docs/strength.md}.
 */
@NullMarked
package org.rondo.othello.bot;

import org.jspecify.annotations.NullMarked;
