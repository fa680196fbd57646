/**
 * One game between bots, and its record.
 *
 * <p>A {@link org.rondo.match.Match} plays a game and returns a {@link
 * org.rondo.match.MatchRecord}: one line of JSON that says what was played, by whom, from which
 * seed, with which faults and to which end, and that can be {@linkplain
 * org.rondo.match.MatchRecord#replay() replayed} and checked for ever.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>The rules draw from the child {@code rules} of the match's seed, seat n's bot from the
 *       child {@code seat:n}. What a bot draws never moves what the rules draw.
 *   <li>A bot that throws anything but an error of the virtual machine itself, returns null, a move
 *       outside its space or a text that is no move has committed a fault. The game's stand-in is
 *       played instead; where the game has none, the seat forfeits.
 *   <li>An entrant whose supply fails to bring a bot has committed a fault at its first move.
 *   <li>A bot that says that nobody is there any more to decide ({@link
 *       org.rondo.bot.DisconnectedException}), or that whoever it asks does not answer ({@link
 *       org.rondo.bot.StalledException}), forfeits, whatever stand-in the game has: there is nobody
 *       to go on with.
 *   <li>When the game is over its bots are {@linkplain org.rondo.bot.Bot#finished told} how it
 *       ended and then {@linkplain org.rondo.bot.Bot#close let go}, each in the thread in which it
 *       chose. A bot that was left behind hears of it when it comes back. The match waits ten
 *       seconds for a bot to give back what it holds, and then goes its way.
 *   <li>Seats that forfeit come last, level with each other, whenever they did, so that two at
 *       fault in one turn of a two-seat game draw. Everybody keeps the score of the last position.
 *   <li>A forfeit ends the match when at most one seat is left that has not forfeited. While there
 *       are two, the match goes on: who has forfeited is not asked any more and stands still by the
 *       game's stand-in for a missing move. Where the game has none for it, the match ends.
 *   <li>All seats that are to move are asked before any fault is acted on: nobody is blamed for
 *       having been asked first.
 *   <li>The time control {@link org.rondo.match.clock.TimeControl} runs where the match is played.
 *       Seats that move together are asked one after another, and only the clock of the one that is
 *       asked runs: from the question to the answer, the look at the move included. An entrant has
 *       a minute, which is on no clock, for bringing its bot, at its first move.
 *   <li>Exactly the limit is in time. A move that comes later is not used, however good it is.
 *   <li>{@code move:50ms}: the game's stand-in is played for a late move, and without one the seat
 *       forfeits. Under {@code total:1m} and in Arimaa's form the time of the game, the reserve or
 *       the most for one move is used up, and that loses the game whatever stand-in there is.
 *   <li>{@linkplain org.rondo.game.Game#isSetup Setting up} has a minute and the reserve, and adds
 *       nothing to it, where a move has less; under {@code move:} it has a minute, too. Arimaa's
 *       limit for one move, T, leaves a setup its minute.
 *   <li>When the time of the whole game, G, is over, the game is halted at once, even while a bot
 *       chooses: that turn is not played, and nobody is at fault. Only the time that bots take
 *       counts. As turns a seat, G halts the game when a seat that has had its turns is to move
 *       again. The turns of an opening and those kept of an earlier match count.
 *   <li>A limit of turns and whoever may {@linkplain org.rondo.match.Match#haltWhen halt} the game
 *       from outside do so between turns, and only where it would go on.
 *   <li>A halted game is decided as it stands, and its record says that it was halted. A forfeit
 *       that ends the match in the same turn goes before.
 *   <li>Under a clock a bot has a thread of its own. When its limit has passed it is interrupted,
 *       and if it is not back a quarter of a second later, left behind: it is not asked again, and
 *       each of its later turns is the same fault at once. Its thread does not keep the virtual
 *       machine from ending, but has its memory and, if it computes, a processor until the bot
 *       ends. Nothing that it does changes the record. Bots that nobody vouches for need a process
 *       of their own.
 *   <li>Without a clock bots choose in the playing thread, and one that hangs hangs its match.
 *   <li>What a fault says of a timeout has no measured time in it. Clock readings differ from run
 *       to run and are kept apart, as {@link org.rondo.match.ClockReadings}.
 *   <li>A match {@linkplain org.rondo.match.Match#resume(MatchRecord, int) resumed} from a turn of
 *       a record has the record's seed, opening, turns and faults before that turn, and the rules
 *       go on drawing where they stood. Its bots are fresh, and draw from the child {@code
 *       resumed:TURN} of the seed, so that they do not draw again what was drawn before.
 *   <li>A record holds the moves that were played, stand-ins included; what was offered instead
 *       stands in the fault.
 * </ul>
 */
@NullMarked
package org.rondo.match;

import org.jspecify.annotations.NullMarked;
