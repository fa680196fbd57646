/**
 * The rules of grid soccer: two teams of three players on a grid. Both teams move at the same time.
 *
 * <h2>The rules</h2>
 *
 * <p>The left team (seat 0) defends the goal at the left end of the board. The right team (seat 1)
 * defends the goal at the right end. The board has an odd number of rows, 3 or more, and an even
 * number of columns, at least twice the rows; the default is 5 rows and 10 columns. For both teams,
 * rows are counted from 0 at the top and columns from 0 at the left. The goals lie outside the
 * board: one is in the column before the first column, the other in the column after the last. Each
 * goal is the three middle rows of its column. Every player has a tackle probability, 0.5 by
 * default. (Options: {@code rows}, {@code columns}, {@code steps}; {@code tackle-left0} to {@code
 * tackle-right2}; {@code ruleset} and {@code first}.)
 *
 * <p><b>Formations.</b> First both teams choose their formations at the same time. A formation is
 * the three cells of players 0, 1 and 2: three different cells of the team's own half of the board.
 * A team's kick-off cell is in the middle row, in the column of its half that touches the halfway
 * line. On 5 rows and 10 columns it is 2,4 for the left team and 2,5 for the right team. Players 1
 * and 2 may not stand on it. Then the teams line up in their formations, with one exception: player
 * 0 of the team that kicks off stands on its kick-off cell and has the ball. The left team kicks
 * off.
 *
 * <p><b>Orders.</b> Then a fixed number of steps is played, 250 by default. In each step both teams
 * give orders at the same time. An order tells one player to stay, to go to one of the eight cells
 * around it, or, if it has the ball, to pass the ball. Directions are numbered clockwise from the
 * upper left; 0 means to stay:
 *
 * <pre>{@code
 * 1 2 3
 * 8 0 4
 * 7 6 5
 * }</pre>
 *
 * <p>A pass has a direction from 1 to 8 and a strength from 1 to half the rows, rounded down. The
 * strength is the number of steps for which the ball flies; it flies two cells in each step. No
 * player may leave the board. Two players of one team may not end on the same cell, but they may
 * exchange cells. A player that passes stays on its cell. All cells of a pass must be on the board,
 * or the first cell off the board must be a goal cell.
 *
 * <p><b>A step.</b> All players move at the same time. What happens then depends on the ball:
 *
 * <ul>
 *   <li>A player has the ball, and a rival is on the same cell: the rival tackles, once in this
 *       step. Let t be the tackle probability of the tackler and c that of the player with the
 *       ball. The tackler wins the ball with probability t / (t + (1 − c)); a uniform draw equal to
 *       that number wins too. Rivals that exchange cells do not meet.
 *   <li>The ball flies, or has just been passed: a player that was on the next cell of the ball's
 *       way before the step, and stayed there, takes the ball. Otherwise the ball flies two cells.
 *       If one of them is a goal cell, the ball scores. If not, a player that is now on the second
 *       cell takes the ball. If no player is there, the ball flies on in the next step, or rests on
 *       that cell if its strength is used up.
 *   <li>The ball rests: a player that is now on its cell takes it.
 * </ul>
 *
 * <p>There is no tackle in a step in which the ball is free. If a player of each team could take a
 * free ball, the right team's player wins it with probability r / (l + r), where l and r are the
 * tackle probabilities of the left and the right team's player. It wins if a uniform draw is below
 * that number.
 *
 * <p><b>Goals.</b> A goal counts for the team that attacks that goal, own goals included. Then both
 * teams line up again, and the team that conceded kicks off. A step with a goal counts like any
 * other step. After a goal in the last step, the match ends with the teams lined up. The team with
 * more goals wins.
 *
 * <h2>Ruleset {@code elizondo}</h2>
 *
 * <p>The authors of the assignment had a judge program of their own. Its rules differed from the
 * assignment in some points. This ruleset follows the judge in all of them, and matches that the
 * judge recorded replay exactly:
 *
 * <ul>
 *   <li>The player with the ball, and no other player, may step into a goal cell, and scores.
 *   <li>A flying ball scores only if the first of its two cells is a goal cell. If the second cell
 *       is a goal cell, the ball stops on the first and has used one strength; no player takes it
 *       there in that step. With strength left it scores in the next step; without, it rests.
 *   <li>A resting ball keeps its last direction. A player that stayed on the next cell in that
 *       direction takes the ball before any player on the ball's own cell.
 *   <li>Two kinds of unusual passes are accepted: passes with direction 0, in which the ball stays
 *       on its cell, and passes with strength 0 or less, after which the ball rests at once. Passes
 *       that are too strong are refused. The move spaces do not list the unusual passes.
 *   <li>A formation need only be in the columns of the own half. It may be in any row, on or off
 *       the board, on shared cells, and on the kick-off cell. The move spaces list only the
 *       formations that the other ruleset accepts too.
 *   <li>The right team may kick off the match, by the option {@code first}.
 * </ul>
 *
 * <p>Where the source leaves a rule open, the decisions and their reasons are in {@code
 * docs/decisions.md} of this module.
 *
 * <h2>The competition {@code algo3-2018}</h2>
 *
 * <p>The source announces a competition on 5 rows and 10 columns over 250 steps. {@link
 * org.rondo.gridsoccer.Algo3Of2018} is a {@link org.rondo.format.standard.RoundRobin}: each entrant
 * plays 2 matches (option {@code games}) against each other entrant and changes sides between them.
 * A win is 1 point and a draw half a point. There is no clock. The option {@code ruleset} chooses
 * the rules; the default is {@code document}.
 *
 * <h2>Texts</h2>
 *
 * <p>A formation is the cells, row and column, of players 0, 1 and 2: {@code 2,4 1,1 3,1}. Orders
 * are three words: {@code 4 0 p4:2} sends player 0 to the right, lets player 1 stay and lets player
 * 2 pass to the right with strength 2. A position before the formations is {@code formations}. A
 * later position is, for instance,
 *
 * <pre>{@code
 * 12 1-0 2,4 1,1 3,1 2,5 1,8 3,8 left0 2,1 1,1 3,1 2,8 1,8 3,8
 * }</pre>
 *
 * <p>It means: 12 steps have been played; the left team leads 1-0; the left team's players are on
 * 2,4 and 1,1 and 3,1; the right team's players are on 2,5 and 1,8 and 3,8; player 0 of the left
 * team has the ball; the last six cells are the two formations. A free ball is {@code 2,6,4,1}:
 * row, column, direction, and the number of steps that it still flies. A resting ball is {@code
 * 2,6,0,0}; by {@code elizondo} it has its last direction instead of the first 0.
 *
 * <p>Source: the third assignment of the course Algoritmos y Estructuras de Datos III, Universidad
 * de Buenos Aires, 2018, and recorded matches of the judge that came with it.
 *
 * <h2>How it is fast</h2>
 *
 * <p>The cells of a team's players share one {@code long}, and so do their orders; one addition
 * moves a team. The 729 orders without a pass are objects that are made once. When a game is
 * created, it computes tables of the orders that each cell allows. To draw random orders, each
 * player's order is drawn alone; if two players of a team would end on one cell, all three are
 * drawn again. So every legal combination is equally likely.
 */
@NullMarked
package org.rondo.gridsoccer;

import org.jspecify.annotations.NullMarked;
