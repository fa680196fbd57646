/**
 * Othello on the standard 8×8 board: the rules and the competitions.
 *
 * <h2>The rules</h2>
 *
 * <p>Two players, dark (seat 0) and light (seat 1), place discs on 64 squares. Squares are a1 to
 * h8: the letter is the column from the left, the number is the row from the top. Dark starts with
 * discs on d5 and e4, light on d4 and e5, and dark moves first.
 *
 * <p>A player places a disc on an empty square, and the disc must turn at least one disc of the
 * other colour. The new disc turns discs in each of the eight directions. It turns an unbroken line
 * of the other colour's discs that lies between the new disc and another disc of the mover's
 * colour. All such lines turn. A player that cannot turn a disc passes. The pass is a move, {@code
 * pass}, and is legal only for such a player. The match ends when neither player can place a disc,
 * so some squares may stay empty. The player with more discs wins.
 *
 * <h2>The competition {@code pug-2017}</h2>
 *
 * <p>{@link org.rondo.othello.Pug2017} is the knockout of the US PUG Challenge 2017, as {@link
 * org.rondo.format.standard.Knockout} plays it, with a full score of 64. A technical loss gives no
 * discs to the loser and 64 to the winner. A win that leaves the opponent no disc is worth one
 * point more. Only discs on the board count. There is no clock. A player may ask the director for a
 * restart. Then the match is played again, and that player loses one point.
 *
 * <p>Programs can take part over the Go Text Protocol, and Rondo's bots can serve controllers of
 * that protocol; see {@link org.rondo.othello.remote.gtp}. The bots are in {@link
 * org.rondo.othello.bot}.
 *
 * <p>The source is the rules of the US PUG Challenge 2017. The notation and the convention for
 * empty squares are those of the World Othello Federation. Decisions on points that the source
 * leaves open are in {@code docs/decisions.md}.
 */
@NullMarked
package org.rondo.othello;

import org.jspecify.annotations.NullMarked;
