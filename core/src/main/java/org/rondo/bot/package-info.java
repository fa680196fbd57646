/**
 * Bots, the catalogue of bots, and the bots that work for any game.
 *
 * <p>A {@link org.rondo.bot.Bot} has one method, from a {@link org.rondo.bot.Decision} to a move,
 * so a lambda expression can be a bot. An {@link org.rondo.bot.Entrant} is a name with a supply of
 * bots, a new bot for each match. {@link org.rondo.bot.Bots} creates the bots that play any game.
 * The {@link org.rondo.bot.BotCatalog} finds the bots on the class path by name. {@link
 * org.rondo.bot.Playout} plays random moves to the end of a match, as fast as the rules allow;
 * sampling searches use it.
 *
 * <p>This package imports only the JDK and the packages below it.
 */
@NullMarked
package org.rondo.bot;

import org.jspecify.annotations.NullMarked;
