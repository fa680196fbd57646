/**
 * The rules of Parallel Football: four teams on one grid.
 *
 * <h2>The rules</h2>
 *
 * <p>The field is a grid of 32 rows and 32 columns; row 0 is at the top, column 0 at the left. Each
 * of the four corners is the home of a team: 0,0 (row, column) of seat 0, 0,31 of seat 1, 31,31 of
 * seat 2, and 31,0 of seat 3. At the start one ball lies on every other cell, 1020 in all. Each
 * team tries to bring as many balls as it can to its home.
 *
 * <p>A team has p players, 25 by default (option {@code p}). First all teams place their players at
 * the same time: on any cells, homes included, and any number of players on one cell. Then turns
 * are played. In a turn every player of every team receives one order, and all orders are carried
 * out at the same time. An order tells the player
 *
 * <ul>
 *   <li>to stay; or
 *   <li>to step to one of the 8 neighbouring cells; or
 *   <li>to kick one ball from its cell to a target cell. The distance between the centres of the
 *       two cells is at most k, 8 by default (option {@code k}); the target may be the player's own
 *       cell. The player stays on its cell.
 * </ul>
 *
 * <p>A kick needs a ball that lay on the player's cell when the turn began. A ball that arrives
 * during a turn can be kicked in the next turn. Players may share cells and do not hinder each
 * other, with one exception: if more players kick from a cell than balls lie on it, the players
 * that kick are drawn at random, one for each ball. Every choice of players is equally likely. The
 * other players stay.
 *
 * <p>A kicked ball stops where it lands, and a cell holds any number of balls. A ball that lands on
 * a home scores for that home's team, whichever team kicked it, and leaves the field. The match
 * ends when no ball is left, or after a maximum number of turns (option {@code turns}). The teams
 * are ranked by their balls.
 *
 * <p>Where the source leaves a rule open, the decisions and their reasons are in {@code
 * docs/decisions.md} of this module.
 *
 * <h2>The tournament {@code w4444}</h2>
 *
 * <p>The source adds up scores over many matches against a variety of opponents and ranks the
 * entrants by their average. It plays a sub-tournament for each of several combinations of p and k.
 * {@link org.rondo.parallelfootball.W4444} does this with a {@link
 * org.rondo.format.standard.ScoreAverage}, with a table over all matches and a table for each
 * combination. Each entrant plays 8 matches (option {@code games}) in each combination: p=3 k=3,
 * p=10 k=10, p=30 k=3 and p=30 k=20. The option {@code combinations} chooses others, for instance
 * {@code combinations=3x3+30x20}. The option {@code turns} is that of the game. There is no clock.
 *
 * <h2>Texts</h2>
 *
 * <p>A placement is the word {@code place} and a cell for each player: {@code place 4,17 0,0}.
 * Orders are a word for each player: {@code .} to stay; {@code n}, {@code ne}, {@code e}, {@code
 * se}, {@code s}, {@code sw}, {@code w} or {@code nw} to step, where north is up; {@code k4,17} to
 * kick to row 4, column 17. For a team of three: {@code . ne k4,17}.
 *
 * <p>A position consists of the turn; the four scores, separated by commas; the balls, with a slash
 * between rows; and, for each of the four teams, the cells of its players, separated by semicolons,
 * or {@code -} before they are placed. The balls of a cell are a dot for none, a digit for up to
 * nine, and a number in brackets for more. At the end of the match the word {@code over} follows.
 *
 * <p>Source: the programming project "Parallel Football", W4444, Columbia University, 2006.
 *
 * <h2>How it is fast</h2>
 *
 * <p>A position is three small arrays, and a turn copies two of them. Orders that a space draws
 * store the position for which they were drawn and are not checked again there. A table of the
 * orders that each cell allows is computed once for a game; it takes a few kilobytes for small k
 * and 2 megabytes for the largest. A turn copies the balls of all cells, 2 kilobytes. The rest of
 * its time is proportional to the number of players.
 */
@NullMarked
package org.rondo.parallelfootball;

import org.jspecify.annotations.NullMarked;
