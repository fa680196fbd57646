/**
 * What decides: bots, where they are found, and those that work for any game.
 *
 * <p>A {@link org.rondo.bot.Bot} is one method, so a lambda is a bot: it is given a {@link
 * org.rondo.bot.Decision} and returns a move. An {@link org.rondo.bot.Entrant} is a name with a
 * supply of bots, a fresh one for each game. {@link org.rondo.bot.Bots} makes the bots that play
 * any game; the {@link org.rondo.bot.BotCatalog} finds those on the class path by name. {@link
 * org.rondo.bot.Playout} is the loop under sampling searches: a game played out at random, as fast
 * as the rules go.
 *
 * <p>This package imports nothing but the JDK and the packages below it.
 */
@NullMarked
package org.rondo.bot;

import org.jspecify.annotations.NullMarked;
