/**
 * The rules of Parallel Football: four teams on one grid.
 *
 * <h2>The rules</h2>
 *
 * <p>The field is a grid of 32 rows and 32 columns. Row 0 is at the top, and column 0 is at the
 * left. Each of the four corners is the home of a team. In the form row,column, seat 0 has 0,0,
 * seat 1 has 0,31, seat 2 has 31,31, and seat 3 has 31,0. At the start, one ball lies on every
 * other cell, so there are 1020 balls. Each team tries to bring as many balls as possible to its
 * home.
 *
 * <p>A team has p players, 25 by default (option {@code p}). First, all teams place their players
 * at the same time. They may choose any cells, even homes, and place several players on one cell.
 * Then the teams play turns. In a turn, every player of every team receives one order, and all
 * orders are carried out at the same time. An order tells the player
 *
 * <ul>
 *   <li>to stay; or
 *   <li>to step to one of the 8 neighbouring cells; or
 *   <li>to kick one ball from its cell to a target cell. The distance between the centres of the
 *       two cells is at most k, 8 by default (option {@code k}). The target may be the player's own
 *       cell. The player stays on its cell.
 * </ul>
 *
 * <p>A kick needs a ball that lay on the player's cell when the turn began. A ball that arrives
 * during a turn can be kicked in the next turn. Players may share cells and do not hinder each
 * other, with one exception. If more players kick from a cell than there are balls on it, one
 * player for each ball is drawn at random. Every choice of players is equally likely. The players
 * that are not drawn stay.
 *
 * <p>A kicked ball stays on its target cell. A cell can have any number of balls. A ball that lands
 * on a home scores for the team of that home, even if another team kicked it, and leaves the field.
 * The match ends when no ball is left, or after a maximum number of turns (option {@code turns}).
 * The teams are ranked by the number of balls that they have scored.
 *
 * <p>Decisions on rules that the source leaves open, and the reasons, are in {@code
 * docs/decisions.md} of this module.
 *
 * <h2>The tournament {@code w4444}</h2>
 *
 * <p>In the source's tournament, each entrant plays many matches against different opponents, and
 * the entrants are ranked by their average scores. There is a sub-tournament for each of several
 * combinations of p and k. {@link org.rondo.parallelfootball.W4444} uses the format {@link
 * org.rondo.format.standard.ScoreAverage}. It has a table over all matches, and a table for each
 * combination. Each entrant plays 8 matches (option {@code games}) in each combination: p=3 k=3,
 * p=10 k=10, p=30 k=3 and p=30 k=20. The option {@code combinations} chooses other combinations,
 * for instance {@code combinations=3x3+30x20}. The option {@code turns} is the maximum number of
 * turns of a match. There is no clock.
 *
 * <h2>Texts</h2>
 *
 * <p>A placement is the word {@code place} and a cell for each player: {@code place 4,17 0,0}.
 * Orders are a word for each player. The word {@code .} means to stay. The words {@code n}, {@code
 * ne}, {@code e}, {@code se}, {@code s}, {@code sw}, {@code w} and {@code nw} mean to step, where
 * north is up. The word {@code k4,17} means to kick to row 4, column 17. The orders of a team of
 * three players are, for instance, {@code . ne k4,17}.
 *
 * <p>A position consists of the turn, the four scores, the balls, and the players of the four
 * teams. Commas separate the scores, and slashes separate the rows of balls. The balls of a cell
 * are a dot for no ball, a digit for up to nine balls, and a number in brackets for more balls. The
 * players of a team are their cells, separated by semicolons, or {@code -} before the placement. At
 * the end of the match, the word {@code over} follows.
 *
 * <p>The source is the programming project "Parallel Football", W4444, Columbia University, 2006.
 *
 * <h2>How it is fast</h2>
 *
 * <p>A position has one array for the balls and the players, and one for the scores. A turn copies
 * the first array (2 kilobytes for the balls), and the second one only if a ball scores. The rest
 * of the time of a turn is proportional to the number of players. Drawn orders store the position
 * for which they were drawn, and are not checked again in that position. A table of the orders that
 * are possible on each cell is computed once for a game. It takes a few kilobytes for small k, and
 * 2 megabytes for the largest k.
 *
 * <p>Random matches are played in place, with the same random numbers; see {@link
 * org.rondo.game.Scratch}.
 */
@NullMarked
package org.rondo.parallelfootball;

import org.jspecify.annotations.NullMarked;
