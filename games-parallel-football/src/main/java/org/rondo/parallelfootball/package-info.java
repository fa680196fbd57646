/**
 * The rules of Parallel Football: four teams on one grid.
 *
 * <h2>The rules</h2>
 *
 * <p>The field is a grid of 32 rows and 32 columns; row 0 is at the top, column 0 at the left. Each
 * of the four corners is the home of a team: seat 0 has the corner 0,0 (row, column), seat 1 0,31,
 * seat 2 31,31, seat 3 31,0. At the start one ball lies on every other cell, 1020 in all. A team
 * wants as many balls as it can get at its home.
 *
 * <p>A team has p players, 25 unless the option {@code p} says otherwise. First all teams say, at
 * once, where each of their players stands: on any cell, homes included, as many on one cell as
 * they like. Then turns are played, in which every player of every team is told, at once, to do one
 * of three things:
 *
 * <ul>
 *   <li>stay;
 *   <li>step to one of the 8 neighbouring cells;
 *   <li>kick one ball from its cell to any cell whose centre is at most k away from that of its
 *       own, its own cell included; k is 8 unless the option {@code k} says otherwise. The player
 *       stays where it is.
 * </ul>
 *
 * <p>A kick needs a ball that lay on the player's cell when the turn began: one that arrives during
 * the turn can be kicked in the next. Players may share cells and do not hinder each other, except
 * for this: where more players kick than there are balls on their cell, as many of them as there
 * are balls are drawn, every choice equally likely, and the others just stay.
 *
 * <p>A kicked ball lies still where it lands, and a cell holds any number of balls. A ball that
 * lands on a home leaves play and scores for that home's team, whoever kicked it. The match ends
 * when no ball is left, or after a number of turns. Who has scored more comes before who has scored
 * less.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>An order that breaks a rule becomes "stay" for that player alone; so does a word that is no
 *       order, and an order that is not there. The other players' orders stand. It is a fault all
 *       the same, and the record keeps it. Without a single order from a team, all its players
 *       stay.
 *   <li>A placement that is missing or cannot be read puts the team's players on its home; of one
 *       with too few cells the rest start there, and of one with too many the first count.
 *   <li>A team may score for another one. The source does not forbid it, and a ball knows no owner.
 *   <li>k is from 1 to 46, as the source has it. It asks why 46: the centres of opposite corners
 *       are 31·√2, about 43.8, apart, so that a kick of 44 reaches everywhere; 46 is the first
 *       whole number above 32·√2, the diagonal of the whole field. p is from 1 to 1024.
 *   <li>The source stops a match after "a large number" of turns: here it is 5000 unless the option
 *       {@code turns} says otherwise. The placement is not counted.
 *   <li>Chance is drawn only for cells with too few balls, in the order of the first kicker on each
 *       (by seat, then by player).
 * </ul>
 *
 * <h2>The tournament {@code w4444}</h2>
 *
 * <p>The source accumulates scores over many matches against a variety of opponents, ranks by the
 * average, and runs a sub-tournament for each of several combinations of p and k, which it leaves
 * open. {@link org.rondo.parallelfootball.W4444} plays 8 matches a team (option {@code games}) with
 * each of p=3 k=3, p=10 k=10, p=30 k=3 and p=30 k=20: few and many players, kicks that need relays
 * and kicks that cross half the field. The option {@code combinations} has others, {@code
 * combinations=3x3+30x20}; {@code turns} is that of the game. There is no clock. The plan is that
 * of {@link org.rondo.format.standard.ScoreAverage}, with a table over all matches and one for each
 * combination.
 *
 * <h2>Texts</h2>
 *
 * <p>A placement is the word {@code place} and a cell for each player: {@code place 4,17 0,0}.
 * Orders are a word for each player: {@code .} to stay; {@code n}, {@code ne}, {@code e}, {@code
 * se}, {@code s}, {@code sw}, {@code w} or {@code nw} to step, north being up; {@code k4,17} to
 * kick to row 4, column 17. For a team of three: {@code . ne k4,17}.
 *
 * <p>A position is the turn; the four scores between commas; the balls, row by row between slashes,
 * a dot for none, a digit for up to nine, more in brackets; and four times the cells of a team's
 * players between semicolons, {@code -} before they are placed. At the end of the match {@code
 * over} follows.
 *
 * <p>Source: the programming project "Parallel Football", W4444, Columbia University, 2006.
 *
 * <h2>How it is fast</h2>
 *
 * <p>A position is three small arrays, two of which a turn copies. Orders that a space draws
 * remember where they were drawn and are not checked again there. What a player may do on each cell
 * is tabulated once for a game: a few kilobytes for small k, 2 megabytes for the largest. A turn
 * copies the balls of all cells, 2 kilobytes, and otherwise takes time proportional to the players.
 */
@NullMarked
package org.rondo.parallelfootball;

import org.jspecify.annotations.NullMarked;
