/**
 * Search bots that work for any game.
 *
 * <p>{@link org.rondo.bot.search.MonteCarloSearch} grows a tree by playouts. It uses UCT in games
 * whose seats move in turn, and decoupled UCT or regret matching in games whose seats move at once.
 * In games that hide something it searches information sets. The other searches refuse such games.
 * {@link org.rondo.bot.search.AlphaBetaSearch} looks ahead in games of two seats that move in turn.
 * {@link org.rondo.bot.search.MaximinSearch} looks one turn ahead and assumes the worst moves of
 * the other seats in the same turn. Each class builds bots, and can also return its result for a
 * single decision.
 *
 * <p>Each search has a {@link org.rondo.bot.Budget}. With a budget of steps, the same decision and
 * the same random numbers give the same move on every machine, because the searches use only
 * exactly defined arithmetic. A search keeps no data after its decision, so its memory depends on
 * the budget and not on the length of the match. Two bots share no data.
 *
 * <p>The bots have the names {@code mcts}, {@code ismcts}, {@code duct}, {@code regret-matching},
 * {@code minimax} and {@code maximin} in the catalogue. Each refuses the games that it cannot play.
 *
 * <p>This package imports only the JDK and the packages below it.
 */
@NullMarked
package org.rondo.bot.search;

import org.jspecify.annotations.NullMarked;
