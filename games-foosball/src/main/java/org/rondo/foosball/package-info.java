/**
 * comFoosball, the table football of the ComputeFest challenge of 2013: the rules and the
 * competition.
 *
 * <h2>The rules</h2>
 *
 * <p>Two teams, HOME (seat 0) and AWAY (seat 1), have 26 players each, numbered from 0. The field
 * has nine rows, −4 to 4; row 0 is midfield. HOME attacks towards row 5, and AWAY towards row −5.
 * These two rows are the goals. A match has 800 rounds, in four quarters of 200 rounds. The team
 * with more goals wins.
 *
 * <p>In every round both teams submit a whole roster at the same time. A roster is one number for
 * each player. A number from −4 to 4 puts the player into that row. Any other number puts the
 * player onto the bench. Exactly 22 players must be on the field. A team's numbers are in its own
 * frame, in which it attacks towards row 5. So row 3 of AWAY is row −3 of the field. Before rounds
 * 0, 200, 400 and 600, there is no other condition. Before any other round, a team may move at most
 * one player, and only to an adjacent row.
 *
 * <p>Then the teams contest the ball. All players in the ball's row take part. A player with
 * fatigue e has the strength 0.99 to the power e. HOME's chance is the sum of the strengths of
 * HOME's players in the row, divided by the sum of the strengths of all players in the row. If the
 * row has no player, HOME's chance is one half. A number U is drawn uniformly from 0 to 1. If U is
 * below HOME's chance, the ball moves one row towards row 5. If U is above HOME's chance, the ball
 * moves one row towards row −5. If both are equal, the ball stays. A ball in row 5 is a goal for
 * HOME, and a ball in row −5 is a goal for AWAY. After a goal, the ball returns to midfield. The
 * contest then raises the fatigue of each of its players by 1.
 *
 * <p>All players start with fatigue 0. A player recovers only on the bench. When the rosters of a
 * new quarter have been applied, the fatigue of every player on the bench becomes 0.
 *
 * <p>The source is the rules of the 2013 World Cup comFoosball Competition, ComputeFest, Institute
 * for Applied Computational Science, Harvard. Decisions on points that the source leaves open are
 * in {@code docs/decisions.md}.
 *
 * <p>With the option {@code ruleset=engine-2013}, the game follows the organisers' engine, which
 * differs from the document in one rule. A round then begins with a charge, which raises the
 * fatigue of every player in the ball's row by 1. After that, the new rosters are applied, the
 * bench recovers, and the contest takes place. The contest itself does not raise any fatigue. So a
 * player that steps into the row is not charged for that contest, but a player that steps out of
 * the row is charged. In round 0, no player is charged. The recorded engine also shows 5 for a
 * player on the bench until its team has sent a valid roster, and this game shows 100. This number
 * has no effect on a match. The default is {@code ruleset=document}.
 *
 * <h2>Texts</h2>
 *
 * <p>The text of a roster is its numbers, separated by blanks, with player 0 first:
 *
 * <pre>{@code
 * -4 -4 3 3 100 4 -3 -3 -2 -2 -2 -1 -1 -1 0 2 2 0 1 1 1 1 100 100 4 100
 * }</pre>
 *
 * <p>The text of a table is 108 numbers in HOME's frame, separated by blanks: HOME's goals, AWAY's
 * goals, the number of rounds played, the ball's row, HOME's 26 rows, HOME's 26 fatigues, AWAY's 26
 * rows, AWAY's 26 fatigues. Before round 0 the text is
 *
 * <pre>{@code
 * 0 0 0 0 100 ... 100 0 ... 0 -100 ... -100 0 ... 0
 * }</pre>
 *
 * <p>AWAY's program receives the text {@code table.seenBy(1).text()}. The call {@code
 * FoosballTable.parse(text).seenBy(1)} turns such a text back into the table.
 *
 * <h2>The competition {@code computefest-2013}</h2>
 *
 * <p>{@link org.rondo.foosball.ComputeFest2013} is the competition for which the game was made, in
 * the format {@link org.rondo.format.standard.LeagueFinal}. It has a round robin with 5 matches
 * between each two teams, then tie-breaks, then a final of 9 matches. If the final is tied, 3 more
 * matches and then sudden death follow. Each team has one minute for a match. A team that needs
 * more time loses. If both teams do, the match is a tie. The default ruleset is {@code document},
 * which the contestants were promised. The option {@code ruleset=engine-2013} chooses the rules
 * that the organisers' engine used.
 *
 * <p>Programs can play at a host over TCP; see {@link org.rondo.foosball.remote}. The bots are in
 * {@link org.rondo.foosball.bot}.
 *
 * <h2>The arithmetic</h2>
 *
 * <p>Each power of 0.99 is computed as 0.99 times the previous power. A contest adds the strengths
 * in the order of the players' numbers, first HOME's players, then AWAY's players. HOME's chance is
 * the sum after HOME's players, divided by the sum after all players. So the chance is the same
 * {@code double} on every machine.
 *
 * <p>Random matches are played in place, with the same arithmetic and the same random numbers; see
 * {@link org.rondo.game.Scratch}.
 */
@NullMarked
package org.rondo.foosball;

import org.jspecify.annotations.NullMarked;
