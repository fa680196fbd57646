/**
 * Bots, the catalogue of bots, and the bots that work for any game.
 *
 * <p>A {@link org.rondo.bot.Bot} must implement one method, which takes a {@link
 * org.rondo.bot.Decision} and returns a move. So a lambda expression can be a bot. An {@link
 * org.rondo.bot.Entrant} has a name and makes a new bot for each match. {@link org.rondo.bot.Bots}
 * creates the bots that play any game. The {@link org.rondo.bot.BotCatalog} finds the bots on the
 * class path by name. {@link org.rondo.bot.Playout} plays random moves to the end of a match, as
 * fast as the rules allow; sampling searches use it.
 *
 * <p>This package imports only the JDK and the packages below it.
 */
@NullMarked
package org.rondo.bot;

import org.jspecify.annotations.NullMarked;
