package org.rondo.bot.search;

import java.util.Objects;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * Alpha-beta search: minimax for games of two seats that move in turn, with or without chance.
 *
 * <p>It looks one turn further ahead each time until its budget is used up or the game is seen to
 * its end, remembers positions that it meets again, and tries first what was best before or has
 * refuted other moves (D. Knuth, R. Moore, "An analysis of alpha-beta pruning", Artificial
 * Intelligence 6, 1975; A. Zobrist's table and J. Schaeffer's history heuristic, 1989). Where
 * chance decides it takes the mean: exactly for up to {@value Successors#BRANCHES} branches, of a
 * sample otherwise.
 *
 * <p>This is a builder of bots; what is not set has a default that plays any such game. A bot made
 * before is not changed by setting more.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class AlphaBetaSearch<S extends State, M extends Move> {

  /** The nodes of a search that is given no budget. */
  public static final int DEFAULT_NODES = 20_000;

  /** The most turns that a search looks ahead. */
  public static final int MOST_DEPTH = 200;

  private Budget budget = Budget.steps(DEFAULT_NODES);
  private Scoring<? super S> scoring;
  private int depth = MOST_DEPTH;

  private AlphaBetaSearch(Game<S, M> game) {
    this.scoring = Scoring.decisive(game, Scoring.lead(2));
  }

  /**
   * {@return the search for a game, with every default}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game a game of two seats that move one at a time: where both are to move at once, the
   *     search stops, and a decision is refused
   * @throws IllegalArgumentException if the game has not two seats
   */
  public static <S extends State, M extends Move> AlphaBetaSearch<S, M> of(Game<S, M> game) {
    if (game.seatCount() != 2) {
      throw new IllegalArgumentException(
          game.id() + " has " + game.seatCount() + " seats, and alpha-beta is for two");
    }
    return new AlphaBetaSearch<>(game);
  }

  /**
   * Sets what may be spent on a decision; by default {@value #DEFAULT_NODES} nodes.
   *
   * @param budget a step of it is a position looked at
   * @return this search
   */
  public AlphaBetaSearch<S, M> budget(Budget budget) {
    this.budget = Objects.requireNonNull(budget, "budget");
    return this;
  }

  /**
   * Sets what a position is worth where the search ends; by default the lead in score, a finished
   * game being {@linkplain Scoring#decisive decisive}.
   *
   * @param scoring asked for the seat that decides; the other seat wants it low. It must give
   *     finite numbers, or the search throws an {@link IllegalStateException}
   * @return this search
   */
  public AlphaBetaSearch<S, M> scoring(Scoring<? super S> scoring) {
    this.scoring = Objects.requireNonNull(scoring, "scoring");
    return this;
  }

  /**
   * Sets how many turns the search looks ahead at most; by default {@value #MOST_DEPTH}.
   *
   * @param depth from 1 to {@value #MOST_DEPTH}
   * @return this search
   * @throws IllegalArgumentException if the number is outside its range
   */
  public AlphaBetaSearch<S, M> depth(int depth) {
    if (depth < 1 || depth > MOST_DEPTH) {
      throw new IllegalArgumentException("depth " + depth + " is not in 1.." + MOST_DEPTH);
    }
    this.depth = depth;
    return this;
  }

  /**
   * {@return the bot that searches so at each of its decisions}
   *
   * <p>Of moves that look equally good from the first it plays one at random. It throws an {@link
   * IllegalArgumentException} where both seats move at once.
   */
  public Bot<S, M> bot() {
    Budget spent = budget;
    Scoring<? super S> judge = scoring;
    int deepest = depth;
    return decision -> new AlphaBeta<>(decision, judge).deepen(deepest, spent).move();
  }

  /**
   * {@return what the search finds out about a decision}
   *
   * @param decision where the game stands; its random numbers are used
   * @throws IllegalArgumentException if both seats move at once
   */
  public Assessment<M> analyse(Decision<S, M> decision) {
    return new AlphaBeta<>(decision, scoring).deepen(depth, budget);
  }
}
