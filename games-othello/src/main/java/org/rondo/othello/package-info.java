/**
 * Othello on the standard 8×8 board: the rules, and the competitions that are played with it.
 *
 * <h2>The rules</h2>
 *
 * <p>Two players, dark (seat 0) and light (seat 1), place discs on 64 squares. Squares are a1 to
 * h8: the letter is the column from the left, the number the row from the top. Dark starts with
 * discs on d5 and e4, light on d4 and e5, and dark moves first.
 *
 * <p>A disc is placed on an empty square so that it turns at least one disc of the other colour. In
 * each of the eight directions, an unbroken line of the other colour's discs between the new disc
 * and another disc of the mover's colour is turned. All lines are turned, and only lines that start
 * at the new disc. A player without such a square passes; the pass is a move, {@code pass}, and
 * legal only then. The game ends when neither player can place a disc, which may leave squares
 * empty. Who has more discs has won.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>The score is the number of discs. The outcome's tournament score also gives the empty
 *       squares to the winner, half of them to each in a draw, so that the two always sum to 64.
 *   <li>An illegal move, a pass with a move at hand and a move with only the pass at hand are
 *       technical losses: there is no stand-in.
 *   <li>The source's coordinates, (2;4) for instance, are row and column from 0 with row 0 at the
 *       bottom of the board. They belong to the protocol of the server described there; the board
 *       here is named as players and their records name it.
 *   <li>A position in text is its 64 squares in the order a1, b1, ..., h8, {@code X} dark, {@code
 *       O} light, {@code -} empty, then a blank and who is to move, {@code -} when the game is
 *       over.
 * </ul>
 *
 * <h2>The competition {@code pug-2017}</h2>
 *
 * <p>{@link org.rondo.othello.Pug2017} is the knockout of that challenge, as {@link
 * org.rondo.format.standard.Knockout} plays it, with a full score of 64: a technical loss gives no
 * discs to the loser and 64 to the winner, a win that leaves no disc of the opponent's is worth a
 * point more. Discs are counted as they lie on the board. There is no clock. A restart, which is a
 * game that the director has had played again on a player's account, takes a point from it.
 *
 * <p>Programs that speak the Go Text Protocol play it, and our bots serve controllers that speak
 * it: see {@link org.rondo.othello.remote.gtp}. The bots are in {@link org.rondo.othello.bot}.
 *
 * <p>Source: the rules of the US PUG Challenge 2017; the notation and the convention for empty
 * squares are those of the World Othello Federation.
 *
 * <h2>How it is fast</h2>
 *
 * <p>A board is two 64-bit masks and the mask of legal squares; moves are 65 objects made once; a
 * move space is its board under another name. Playing a move allocates the new board, and the
 * virtual machine removes the rest.
 */
@NullMarked
package org.rondo.othello;

import org.jspecify.annotations.NullMarked;
