/**
 * comFoosball, the table football of the ComputeFest challenge of 2013: the rules and the
 * competition.
 *
 * <h2>The rules</h2>
 *
 * <p>Two teams, HOME (seat 0) and AWAY (seat 1), have 26 players each, numbered from 0. The field
 * has nine rows, −4 to 4; row 0 is midfield. HOME attacks towards row 5 and AWAY towards row −5:
 * these two rows are the goals. A match has 800 rounds, in four quarters of 200. The team with more
 * goals wins.
 *
 * <p>In every round both teams submit a whole roster at the same time. A roster is one number for
 * each player. A number from −4 to 4 puts the player into that row, and any other number puts him
 * onto the bench. Exactly 22 players must be on the field. A team's numbers are in its own frame,
 * in which it attacks towards row 5: row 3 of AWAY is row −3 of the field. Before rounds 0, 200,
 * 400 and 600 there is no other condition. Before any other round, a team may move at most one
 * player, and only to an adjacent row.
 *
 * <p>Then the teams contest the ball. All players in the ball's row take part. A player with
 * fatigue e has the strength 0.99 to the power e. HOME's chance is the sum of the strengths of
 * HOME's players in the row, divided by the sum of the strengths of both teams' players in the row;
 * without any player in the row it is one half. A number U is drawn uniformly from 0 to 1. If U is
 * below HOME's chance, the ball moves one row towards row 5; if U is above it, the ball moves one
 * row towards row −5; if the two are equal, the ball stays. In row 5 the ball is a goal for HOME,
 * in row −5 a goal for AWAY, and the ball returns to midfield. The contest then raises the fatigue
 * of each of its players by 1.
 *
 * <p>All players start with fatigue 0. A player recovers only on the bench: when the rosters of a
 * new quarter have been applied, the fatigue of every player on the bench becomes 0.
 *
 * <p>Source: the rules of the 2013 World Cup comFoosball Competition, ComputeFest, Institute for
 * Applied Computational Science, Harvard. Decisions on points that the source leaves open are in
 * {@code docs/decisions.md}.
 *
 * <p>With the option {@code ruleset=engine-2013} the game follows the organisers' engine, which
 * differs from the text in one rule. A round then begins with the charge: it raises the fatigue of
 * every player in the ball's row by 1, before the new rosters are applied, before the bench
 * recovers and before the contest. The contest itself costs nothing. A player that steps into the
 * row is therefore not charged for that contest, a player that steps out of the row is charged, and
 * no player is charged in round 0. The default is {@code ruleset=document}.
 *
 * <h2>Texts</h2>
 *
 * <p>The text of a roster is its numbers with blanks between them, player 0 first:
 *
 * <pre>{@code
 * -4 -4 3 3 100 4 -3 -3 -2 -2 -2 -1 -1 -1 0 2 2 0 1 1 1 1 100 100 4 100
 * }</pre>
 *
 * <p>The text of a table is 108 numbers with blanks between them, in HOME's frame: HOME's goals,
 * AWAY's goals, rounds played, the ball's row, HOME's 26 rows, HOME's 26 fatigues, AWAY's 26 rows,
 * AWAY's 26 fatigues. Before round 0 the text is
 *
 * <pre>{@code
 * 0 0 0 0 100 ... 100 0 ... 0 -100 ... -100 0 ... 0
 * }</pre>
 *
 * <p>The text to send to AWAY's program is {@code table.seenBy(1).text()}. The call {@code
 * FoosballTable.parse(text).seenBy(1)} returns the table of such a text.
 *
 * <h2>The competition {@code computefest-2013}</h2>
 *
 * <p>{@link org.rondo.foosball.ComputeFest2013} is the competition for which the game was made: a
 * round robin of pairings over 5 matches, tie-breaks, and a final of 9 matches, then 3 more and
 * sudden death, as {@link org.rondo.format.standard.LeagueFinal} plays it. Each team has one minute
 * for a match. A team that needs more loses; if both do, the match is a tie. The ruleset is {@code
 * document}, as the contestants were promised, unless the option {@code ruleset} is {@code
 * engine-2013}, as the organisers' engine played.
 *
 * <p>Programs play over TCP at a host: see {@link org.rondo.foosball.remote}. The bots are in
 * {@link org.rondo.foosball.bot}.
 *
 * <h2>The arithmetic</h2>
 *
 * <p>Each power of 0.99 is 0.99 times the power before it. A contest adds up the strengths by the
 * players' numbers: HOME's players first, then AWAY's on top of them. HOME's chance is the sum
 * after HOME's players divided by the sum after all players. So the chance is the same double on
 * every machine.
 */
@NullMarked
package org.rondo.foosball;

import org.jspecify.annotations.NullMarked;
