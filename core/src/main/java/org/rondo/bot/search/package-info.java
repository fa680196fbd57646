/**
 * The searchers that work for any game.
 *
 * <p>{@link org.rondo.bot.search.MonteCarloSearch} grows a tree by playouts: for games whose seats
 * move in turn by UCT, for those whose seats move at once by decoupled UCT or regret matching.
 * {@link org.rondo.bot.search.AlphaBetaSearch} looks ahead in games of two seats that move in turn.
 * {@link org.rondo.bot.search.MaximinSearch} looks one turn ahead, prepared for the worst that the
 * others can do at the same time. Each makes bots, and says of a decision what it has found.
 *
 * <p>A search spends a {@link org.rondo.bot.Budget}. With one of steps, the same decision and the
 * same random numbers give the same move on every machine: nothing but exactly defined arithmetic
 * decides. What a search has learnt is forgotten with its decision, so that memory grows with the
 * budget and not with the game, and two bots share nothing.
 *
 * <p>In the catalogue they are {@code mcts}, {@code duct}, {@code regret-matching}, {@code minimax}
 * and {@code maximin}; each refuses the games that it cannot play.
 *
 * <p>This package imports nothing but the JDK and the packages below it.
 */
@NullMarked
package org.rondo.bot.search;

import org.jspecify.annotations.NullMarked;
