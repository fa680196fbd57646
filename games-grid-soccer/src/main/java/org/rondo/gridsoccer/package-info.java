/**
 * The rules of grid soccer: three against three on a grid, both teams moving at once.
 *
 * <h2>The rules</h2>
 *
 * <p>The left team (seat 0) defends the goal at the left end of the board and the right team (seat
 * 1) the one at the right end. The board has an odd number of rows, 3 or more, and an even number
 * of columns, at least twice the rows; 5 and 10 by default. Rows are counted from 0 at the top,
 * columns from 0 at the left, for both teams alike. The goals lie outside the board: each is the
 * three middle rows of the column before the first or after the last. Every player has a tackle
 * probability, 0.5 by default. (Options: {@code rows}, {@code columns}, {@code steps}; {@code
 * tackle-left0} to {@code tackle-right2}; {@code ruleset} and {@code first}.)
 *
 * <p><b>Formations.</b> First both teams, at once, choose the cells on which their players 0, 1 and
 * 2 line up: three different cells of their own half of the board. A team's kick-off cell is in the
 * middle row, in the column of its half that is at the halfway line: on 5 rows and 10 columns 2,4
 * for the left team and 2,5 for the right one. It is closed to players 1 and 2. Then the teams line
 * up, except that player 0 of the team that kicks off stands on its kick-off cell and has the ball.
 * The left team kicks off.
 *
 * <p><b>Orders.</b> Then both teams, at once and for a fixed number of steps, 250 by default, order
 * each player to stay or to go to one of the eight cells around him, or, if he has the ball, to
 * pass it. Directions are numbered clockwise from the upper left, and 0 is to stay:
 *
 * <pre>{@code
 * 1 2 3
 * 8 0 4
 * 7 6 5
 * }</pre>
 *
 * <p>A pass has a direction from 1 to 8 and a strength from 1 to half the rows, rounded down; the
 * ball flies two cells a step for so many steps. Nobody may leave the board, no two players of a
 * team may end on one cell (they may exchange cells), and a player who passes ends where he is. A
 * pass must stay on the board for all its cells, or the first cell off the board must be a goal
 * cell.
 *
 * <p><b>A step.</b> Everybody moves together. What happens then depends on the ball:
 *
 * <ul>
 *   <li>Somebody has it, and a rival is on his cell: the rival tackles, once in this step. With
 *       tackle probabilities t of the tackler and c of the player with the ball, he wins it with t
 *       / (t + (1 − c)); a uniform draw equal to that wins too. Rivals who exchange cells do not
 *       meet.
 *   <li>It flies, or has just been passed: if somebody was on the next cell of its way before the
 *       step and stayed there, he takes it. Otherwise it flies two cells. If one of them is a goal
 *       cell, that is a goal; if not, whoever is now on the second cell takes it; and if nobody is,
 *       it flies on in the next step, or rests there once its strength is spent.
 *   <li>It rests: whoever is now on its cell takes it.
 * </ul>
 *
 * <p>Nobody is tackled in a step in which the ball is free. Where a player of each team could take
 * a free ball, the right team's player wins it with r / (l + r), r and l being the two players'
 * tackle probabilities: when a uniform draw is below that.
 *
 * <p><b>Goals.</b> A goal counts for the team that attacks that goal, own goals included. Then both
 * teams line up again and the team that conceded kicks off. Such a step counts like any other;
 * after a goal in the last one the match ends with the teams lined up. Who has scored more has won.
 *
 * <h2>Ruleset {@code elizondo}</h2>
 *
 * <p>The assignment's authors had a judge of their own, which played otherwise here and there. By
 * this ruleset all that it did is done, and matches that it recorded replay exactly:
 *
 * <ul>
 *   <li>The player with the ball, and nobody else, may step into a goal cell, and scores.
 *   <li>A flying ball scores only if the first of its two cells is a goal cell. If the second is,
 *       it stops on the first, one strength spent; nobody takes it there in that step. With
 *       strength left it scores in the next step, without it rests.
 *   <li>A resting ball keeps its last direction, and somebody who stayed on the next cell in that
 *       direction takes it before anybody on its own cell.
 *   <li>Passes with direction 0, where the ball stays, and with strength 0 or less, after which it
 *       rests at once, are accepted; too strong ones are not. The move spaces do not list them.
 *   <li>Formations need only be in the columns of the own half: in any row, on or off the board, on
 *       shared cells, on the kick-off cell. The move spaces list only those that are ordinary.
 *   <li>The right team may kick off, by the option {@code first}.
 * </ul>
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>The source is told for 10 rows and 5 columns in one place, which breaks its own rule that
 *       there are twice as many columns as rows; its example has 5 rows and 10 columns, and so have
 *       we. The pass in its example, direction 1 with strength 3, is a misprint: direction 5 with
 *       strength 1 gives the position that it prints.
 *   <li>Where both denominators of a formula are 0: in a tackle the ball stays where it is and
 *       nothing is drawn, for a free ball either has it with 0.5. In all other cases one number is
 *       drawn, also where the probability is 0 or 1.
 *   <li>An illegal formation or illegal orders lose the match; there is no stand-in. If both teams
 *       are at fault in one turn, the match is drawn.
 *   <li>By {@code elizondo} the columns of a formation are those of the own half, not merely on the
 *       own side of the halfway line.
 *   <li>By {@code elizondo} a formation may put a player above or below the board. He may stay
 *       there or step onto the board, and off the board players may share a cell, so that a team
 *       always has legal orders. From there only passes that go nowhere are accepted.
 *   <li>By {@code elizondo} a pass of strength 0 or less is taken like any resting ball: first by
 *       somebody who stayed on the cell ahead, then by somebody on the passer's cell.
 * </ul>
 *
 * <h2>The competition {@code algo3-2018}</h2>
 *
 * <p>The source announces a competition on 5 rows and 10 columns over 250 steps and does not say
 * who meets whom. {@link org.rondo.gridsoccer.Algo3Of2018} lets everybody play everybody, 2 matches
 * with sides exchanged (option {@code games}), a point for a win and half a point for a draw; it is
 * a {@link org.rondo.format.standard.RoundRobin}. There is no clock. The option {@code ruleset}
 * chooses the rules, {@code document} by default.
 *
 * <h2>Texts</h2>
 *
 * <p>A formation is three cells, row and column, of players 0, 1 and 2: {@code 2,4 1,1 3,1}. Orders
 * are three words: {@code 4 0 p4:2} sends player 0 to the right, lets player 1 stay and has player
 * 2 pass to the right with strength 2. A position before the formations is {@code formations};
 * after them it is, for instance,
 *
 * <pre>{@code
 * 12 1-0 2,4 1,1 3,1 2,5 1,8 3,8 left0 2,1 1,1 3,1 2,8 1,8 3,8
 * }</pre>
 *
 * <p>that is: 12 steps have been played, the left team leads 1-0, the left team's players are on
 * 2,4 and 1,1 and 3,1, the right team's on 2,5 and 1,8 and 3,8, player 0 of the left team has the
 * ball, and the last six cells are both formations. A free ball reads {@code 2,6,4,1}: row, column,
 * direction and how many more steps it flies; at rest {@code 2,6,0,0}, or with its last direction
 * by {@code elizondo}.
 *
 * <p>Source: the third assignment of the course Algoritmos y Estructuras de Datos III, Universidad
 * de Buenos Aires, 2018, and recorded matches of the judge that came with it.
 *
 * <h2>How it is fast</h2>
 *
 * <p>The cells of a team's players share one {@code long}, and so do their orders; a team moves by
 * one addition. Orders without a pass are 729 objects made once. What each cell allows is in tables
 * that the game makes when it is made. Orders are drawn player by player and drawn again where two
 * would end on one cell, which leaves every legal combination equally likely.
 */
@NullMarked
package org.rondo.gridsoccer;

import org.jspecify.annotations.NullMarked;
