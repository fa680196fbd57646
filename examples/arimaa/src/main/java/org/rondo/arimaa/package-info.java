/**
 * Arimaa: the rules, boards for searches, and the notation.
 *
 * <h2>The rules</h2>
 *
 * <p>Two players, gold (seat 0) and silver (seat 1), have sixteen pieces each: an elephant, a
 * camel, two horses, two dogs, two cats and eight rabbits, from strong to weak. Gold sets up its
 * pieces on rows 1 and 2 in any arrangement. Then silver, which has seen them, sets up its pieces
 * on rows 7 and 8. Gold makes the first turn.
 *
 * <p>A turn has one to four steps, by any pieces of the seat. A step leads to an empty square
 * beside the piece; rabbits do not step backward. A piece is frozen while a stronger piece of the
 * other side is beside it and no piece of its own side is. A frozen piece cannot step.
 *
 * <p>Two steps together can move a piece of the other side. In a push, a piece of the other side
 * moves to an empty square, and a stronger piece that was beside it takes its place. In a pull, an
 * own piece steps, and a weaker piece of the other side that was beside it takes the place that it
 * left. A turn cannot end inside a push.
 *
 * <p>The squares c3, f3, c6 and f6 are traps. After every step, a piece on a trap with no piece of
 * its own side beside it is removed.
 *
 * <p>A turn must change the board, and it must not lead to a position, a board with the seat to
 * move, that has occurred twice before at the end of a turn.
 *
 * <p>After a turn, the first of these that is true decides the match:
 *
 * <ol>
 *   <li>a rabbit of the seat that moved is on the row farthest from its own: this seat wins;
 *   <li>a rabbit of the other seat is on such a row: the other seat wins;
 *   <li>the other seat has no rabbits: the seat that moved wins;
 *   <li>the seat that moved has no rabbits: the other seat wins;
 *   <li>the other seat has no legal turn: the seat that moved wins.
 * </ol>
 *
 * <p>If the match reaches its limit of turns, the seat with more pieces wins. If the numbers are
 * equal, the seat wins that had more pieces when they last differed at the end of a turn. If they
 * never differed, silver wins.
 *
 * <p>The sources are the official rules and match rules of 2008-07-01. Decisions on points that
 * they leave open are in {@code docs/decisions.md}.
 *
 * <h2>The notation</h2>
 *
 * <p>A placement is the letter of a piece and a square, {@code Ra1}; gold's letters are in upper
 * case. A step is a placement and a direction as gold sees the board, {@code Ra1n}. A removal is
 * written after the step that causes it, {@code cf3x}. A move is the placements of a set-up, or the
 * steps of a turn, separated by blanks.
 */
@NullMarked
package org.rondo.arimaa;

import org.jspecify.annotations.NullMarked;
