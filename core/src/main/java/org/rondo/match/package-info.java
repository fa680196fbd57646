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
 *   <li>A forfeit ends the match. Seats that forfeit come last, level with each other, so that two
 *       at fault in one turn of a two-seat game draw. Everybody keeps the score of the last
 *       position.
 *   <li>All seats that are to move are asked before any fault is acted on: nobody is blamed for
 *       having been asked first.
 *   <li>A record holds the moves that were played, stand-ins included; what was offered instead
 *       stands in the fault.
 * </ul>
 */
package org.rondo.match;
