/**
 * The rules of grid soccer: two teams of three players on a grid. Both teams move at the same time.
 *
 * <h2>The rules</h2>
 *
 * <p>The left team (seat 0) defends the goal at the left end of the board. The right team (seat 1)
 * defends the goal at the right end. The board has an odd number of rows, at least 3. The number of
 * columns is even and at least twice the number of rows. The default is 5 rows and 10 columns. For
 * both teams, rows are counted from 0 at the top and columns from 0 at the left. The goals are
 * outside the board. One goal is in the column before the first column, the other in the column
 * after the last. A goal is the three middle cells of its column. Every player has a tackle
 * probability, 0.5 by default. (Options: {@code rows}, {@code columns}, {@code steps}; {@code
 * tackle-left0} to {@code tackle-right2}; {@code ruleset} and {@code first}.)
 *
 * <p><b>Formations.</b> First both teams choose their formations at the same time. A formation is
 * three different cells in the team's own half of the board, for players 0, 1 and 2. A team's
 * kick-off cell is in the middle row, in the column of its half that touches the halfway line. On 5
 * rows and 10 columns it is 2,4 for the left team and 2,5 for the right team. Players 1 and 2 may
 * not stand on the kick-off cell. Then the teams line up in their formations. In the team that
 * kicks off, player 0 does not stand on its formation cell, but on the kick-off cell with the ball.
 * The left team kicks off.
 *
 * <p><b>Orders.</b> Then the teams play a fixed number of steps, 250 by default. In each step both
 * teams give orders at the same time. An order tells one player to stay, to go to one of the eight
 * cells around it, or, if it has the ball, to pass the ball. Directions are numbered clockwise from
 * the upper left; 0 means to stay:
 *
 * <pre>{@code
 * 1 2 3
 * 8 0 4
 * 7 6 5
 * }</pre>
 *
 * <p>A pass has a direction from 1 to 8 and a strength from 1 to half the rows, rounded down. The
 * strength is the number of steps for which the ball flies. It flies two cells in each step. No
 * player may leave the board. Two players of one team may not end on the same cell, but they may
 * exchange cells. A player that passes stays on its cell. All cells of a pass must be on the board,
 * or the first cell off the board must be a goal cell.
 *
 * <p><b>A step.</b> All players move at the same time. What happens then depends on the ball:
 *
 * <ul>
 *   <li>If a player has the ball and a rival is on the same cell, the rival tackles once in this
 *       step. Let t be the tackle probability of the rival, and c the tackle probability of the
 *       player with the ball. The rival wins the ball if a uniform random number from 0 to 1 is at
 *       most t / (t + (1 − c)). Rivals that exchange cells do not meet.
 *   <li>If the ball flies or has just been passed, the first cell on which it can be taken is the
 *       next cell on its way. A player that was on this cell before the step, and has stayed there,
 *       takes the ball. Otherwise the ball flies two cells. If one of them is a goal cell, the ball
 *       scores. If not, a player that is now on the second cell takes the ball. If no player is
 *       there and the ball has strength left, it flies on in the next step. Without strength it
 *       rests on the cell.
 *   <li>If the ball rests, a player that is now on its cell takes it.
 * </ul>
 *
 * <p>There is no tackle in a step in which the ball is free. If a player of each team could take a
 * free ball, the right team's player wins it with probability r / (l + r). Here l is the tackle
 * probability of the left team's player, and r that of the right team's player. The right team's
 * player wins if a uniform random number from 0 to 1 is below that quotient.
 *
 * <p><b>Goals.</b> The team that attacks a goal scores whenever the ball enters it, even if the
 * other team's player shot the ball. Then both teams line up again, and the team that conceded
 * kicks off. A step with a goal counts like any other step. After a goal in the last step, the
 * match ends with the teams lined up. The team with more goals wins.
 *
 * <h2>Ruleset {@code elizondo}</h2>
 *
 * <p>The game comes from a course assignment. The authors of the assignment used a judge program,
 * whose rules differed from the assignment in some points. This ruleset follows the judge. Matches
 * that the judge recorded can be replayed without any difference. The rules differ from the
 * assignment as follows:
 *
 * <ul>
 *   <li>The player with the ball may step into a goal cell, and then scores. No other player may do
 *       so.
 *   <li>A flying ball scores only if the first of its two cells is a goal cell. If the second cell
 *       is a goal cell, the ball stops on the first cell and has used one strength. A player that
 *       arrives on the first cell in this step does not take the ball. If the ball has strength
 *       left, it scores in the next step; otherwise it rests.
 *   <li>A resting ball keeps its last direction. A player that stayed on the next cell in that
 *       direction takes the ball before any player on the ball's own cell.
 *   <li>Two kinds of unusual passes are accepted. In a pass with direction 0, the ball stays on its
 *       cell. After a pass with strength 0 or less, the ball rests at once. Passes that are too
 *       strong are refused. The move spaces do not list the unusual passes.
 *   <li>The only condition for the cells of a formation is that their columns are in the team's own
 *       half. They may be in any row, even off the board. Players may share a cell, and any player
 *       may be on the kick-off cell. The move spaces list only the formations that the ruleset
 *       {@code document} also accepts.
 *   <li>With the option {@code first}, the right team may kick off the match.
 * </ul>
 *
 * <p>Decisions on rules that the source leaves open, and the reasons, are in {@code
 * docs/decisions.md} of this module.
 *
 * <h2>The competition {@code algo3-2018}</h2>
 *
 * <p>The assignment announces a competition on 5 rows and 10 columns over 250 steps. {@link
 * org.rondo.gridsoccer.Algo3Of2018} is a {@link org.rondo.format.standard.RoundRobin}. Each entrant
 * plays 2 matches (option {@code games}) against each other entrant and changes sides between the
 * matches. A win is 1 point and a draw half a point. There is no clock. The option {@code ruleset}
 * chooses the rules; the default is {@code document}.
 *
 * <h2>Texts</h2>
 *
 * <p>A formation is the cells of players 0, 1 and 2, each with row and column: {@code 2,4 1,1 3,1}.
 * Orders are three words. For instance, with {@code 4 0 p4:2} player 0 goes to the right, player 1
 * stays, and player 2 passes to the right with strength 2. The position before the formations is
 * {@code formations}. A later position is, for instance,
 *
 * <pre>{@code
 * 12 1-0 2,4 1,1 3,1 2,5 1,8 3,8 left0 2,1 1,1 3,1 2,8 1,8 3,8
 * }</pre>
 *
 * <p>It means that 12 steps have been played and that the left team leads 1-0. The left team's
 * players are on 2,4 and 1,1 and 3,1. The right team's players are on 2,5 and 1,8 and 3,8. Player 0
 * of the left team has the ball. The last six cells are the two formations. A free ball is {@code
 * 2,6,4,1}: row, column, direction, and the number of steps that it still flies. A resting ball is
 * {@code 2,6,0,0}. Under the ruleset {@code elizondo}, the first 0 is replaced by the ball's last
 * direction.
 *
 * <p>The source is the third assignment of the course Algoritmos y Estructuras de Datos III,
 * Universidad de Buenos Aires, 2018, and recorded matches of the judge that came with it.
 *
 * <h2>How it is fast</h2>
 *
 * <p>The cells of a team's players are in one {@code long}, and so are their orders. One addition
 * moves a team. The 729 orders without a pass are objects that are created once. The constructor of
 * the game computes tables of the orders that are possible on each cell. Random orders are drawn
 * for each player alone. If two players of a team would end on one cell, all three orders are drawn
 * again. So every legal combination is equally likely.
 *
 * <p>Random matches are played in place, with the same random numbers; see {@link
 * org.rondo.game.Scratch}.
 */
@NullMarked
package org.rondo.gridsoccer;

import org.jspecify.annotations.NullMarked;
