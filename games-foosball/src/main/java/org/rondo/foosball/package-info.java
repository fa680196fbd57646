/**
 * comFoosball, the table football of the ComputeFest challenge of 2013: the rules, and the
 * competition that is played with it.
 *
 * <h2>The rules</h2>
 *
 * <p>Two teams, HOME (seat 0) and AWAY (seat 1), of 26 players each, numbered from 0. The field has
 * nine rows, −4 to 4; row 0 is midfield. HOME attacks towards row 5, AWAY towards row −5: those two
 * are the goals. A game has 800 rounds, in four quarters of 200, and more goals win it.
 *
 * <p>In every round both teams submit, at the same time, a whole roster: a number for each player.
 * A number from −4 to 4 puts the player into that row, any other number onto the bench. Exactly 22
 * players must be on the field. A team's numbers are in its own frame, in which it attacks towards
 * row 5: what AWAY calls row 3 is row −3 of the field. Before rounds 0, 200, 400 and 600 that is
 * all. Before any other round a roster must be the one that the team has, but for at most one
 * player, who may go to a row beside his own.
 *
 * <p>Then the ball is contested. Everybody in the ball's row takes part, and a player who is tired
 * to level e counts 0.99 to the power e. HOME's chance is what its players there count for, divided
 * by what both teams' players there count for; without any player in the row it is one half. A
 * number U is drawn uniformly from 0 to 1: if it is below HOME's chance the ball moves one row
 * towards row 5, if it is above one row towards row −5, and if the two are equal it stays. In row 5
 * it is a goal for HOME, in row −5 one for AWAY, and the ball returns to midfield. Everybody who
 * contested the ball is then tired by one level more.
 *
 * <p>All players start fresh, at level 0. Nobody recovers but on the bench: when the rosters of a
 * new quarter have been applied, whoever is on the bench is at level 0 again.
 *
 * <p>Source: the rules of the 2013 World Cup comFoosball Competition, ComputeFest, Institute for
 * Applied Computational Science, Harvard.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>Rosters are in the team's own frame because the teams' own programs wrote them so. The
 *       table is in HOME's frame; {@link org.rondo.foosball.Table#seenBy} turns it for AWAY.
 *   <li>The source numbers the array of 108 numbers so that index 81 is both the last row of an
 *       opponent and his first fatigue. Here 56 to 81 are the opponent's rows and 82 to 107 his
 *       fatigues.
 *   <li>"One player to an adjacent row" is read as the organisers' engine read it: the absolute
 *       differences between the new numbers and the current ones sum to at most 1. So a number on
 *       the bench may change by 1 too, which uses up the move, and the bench's own numbers are kept
 *       as submitted. The current roster is always legal, whatever it is.
 *   <li>Rosters that differ on the bench alone are one choice: move spaces hold any of them, but
 *       list, count and draw only one, in a quarter that with the current bench numbers and before
 *       it that with 100 for everybody on the bench.
 *   <li>A roster that may not be submitted, or cannot be read, costs a warning and nothing else:
 *       the team keeps the roster that it has. A list of more or fewer than 26 numbers is read as a
 *       roster, so that the warning can say what is wrong with it.
 *   <li>Before round 0 everybody is on the bench. A team whose first roster is wrong therefore
 *       plays the whole quarter with an empty field: 22 players can only come before the next one.
 *   <li>The ball is back at midfield after rounds 199, 399, 599 and 799, which the text leaves
 *       open: both teams read row 0 before they submit a quarter's rosters. A goal in such a round
 *       counts.
 *   <li>Numbers of a roster are from −2147483647 to 2147483647, so that every one can be mirrored.
 *   <li>The lengths are no options: a table would have to carry them, and would be more than the
 *       108 numbers that the teams' programs know.
 * </ul>
 *
 * <p>With the option {@code ruleset=engine-2013} the game is that of the organisers' engine, which
 * departs from the text in one thing. There a round begins with the charge: whoever stands in the
 * ball's row before the new rosters are applied is tired by one level, before the bench is rested
 * and before the contest. A player who steps into the row is fresh for that contest, one who steps
 * out of it has still paid, and nobody pays for the kick-off of the game. The default is {@code
 * document}.
 *
 * <h2>Texts</h2>
 *
 * <p>A roster is its numbers with blanks between them, player 0 first:
 *
 * <pre>{@code
 * -4 -4 3 3 100 4 -3 -3 -2 -2 -2 -1 -1 -1 0 2 2 0 1 1 1 1 100 100 4 100
 * }</pre>
 *
 * <p>A table is the 108 numbers, in HOME's frame, with blanks between them: HOME's goals, AWAY's
 * goals, rounds played, the ball's row, HOME's 26 rows, HOME's 26 fatigues, AWAY's 26 rows, AWAY's
 * 26 fatigues. Before round 0 that is
 *
 * <pre>{@code
 * 0 0 0 0 100 ... 100 0 ... 0 -100 ... -100 0 ... 0
 * }</pre>
 *
 * <p>What AWAY's program is to be sent is {@code table.seenBy(1).text()}, and {@code
 * Table.parse(text).seenBy(1)} is the table of such a text.
 *
 * <h2>The competition {@code computefest-2013}</h2>
 *
 * <p>{@link org.rondo.foosball.ComputeFest2013} is the competition that the game was made for: a
 * round robin of 5-game matches, tie-break matches, a final of 9 games, 3 more and sudden death, as
 * {@link org.rondo.format.standard.LeagueFinal} plays it. Each team has one minute for a game; who
 * needs more loses, and if both do the game is a tie. The ruleset is {@code document} unless the
 * option {@code ruleset} says {@code engine-2013}: what the contestants were promised, rather than
 * what was run.
 *
 * <p>Programs meet over TCP at a host: see {@link org.rondo.foosball.remote}. The bots are in
 * {@link org.rondo.foosball.bot}.
 *
 * <h2>The arithmetic</h2>
 *
 * <p>The powers of 0.99 are found by multiplying, each from the one before. In a contest they are
 * added up by the players' numbers, HOME's first and then AWAY's on top of them, and HOME's chance
 * is the sum after HOME's players divided by the sum after all. So it is the same double on every
 * machine.
 *
 * <h2>How it is fast</h2>
 *
 * <p>A roster is 26 codes of four bits, kept as four masks of players in two {@code long}s: the
 * players of a row are found by a few operations on masks, a step changes a few bits, and that one
 * roster is a step of another is seen from the bits in which they differ. The bench's numbers are
 * an array that successive rosters share, and a table takes over the rosters that were submitted.
 * Only the 52 fatigues are copied in each round.
 */
@NullMarked
package org.rondo.foosball;

import org.jspecify.annotations.NullMarked;
