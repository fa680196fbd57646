package org.rondo.bot.search;

import java.util.Objects;
import java.util.function.Function;
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
 * <p>The search is repeated, each time one turn deeper, until its budget is used up or every line
 * ends in a final position. It stores positions in a table, because they may occur again. At each
 * position it tries the best move of the previous search first, then the moves that caused the most
 * cutoffs (D. Knuth, R. Moore, "An analysis of alpha-beta pruning", Artificial Intelligence 6,
 * 1975; A. Zobrist's table and J. Schaeffer's history heuristic, 1989). Where chance decides, it
 * takes the mean: the exact mean for up to {@value Successors#BRANCHES} branches, else the mean of
 * a sample.
 *
 * <p>This class is a builder of bots. Every setting has a default that suits any such game. Later
 * settings do not change bots that were built before.
 */
public final class AlphaBetaSearch<S extends State, M extends Move> {

  /** The number of nodes if no budget is set. */
  public static final int DEFAULT_NODES = 20_000;

  /** The maximum depth of a search, in turns. */
  public static final int MAX_DEPTH = 200;

  private Budget budget = Budget.steps(DEFAULT_NODES);
  private Scoring<? super S> scoring;
  private ScoreUnit unit = ScoreUnit.DECISIVE_LEAD;
  private int depth = MAX_DEPTH;

  private AlphaBetaSearch(Game<S, M> game) {
    this.scoring = Scoring.decisive(game, Scoring.lead(2));
  }

  /**
   * {@return a search for a game, with all defaults}
   *
   * @param game a game of two seats that move in turn; at a position where both seats move at once,
   *     the search stops looking ahead, and it refuses to choose a move there
   * @throws IllegalArgumentException if the game does not have two seats
   */
  public static <S extends State, M extends Move> AlphaBetaSearch<S, M> of(Game<S, M> game) {
    if (game.seatCount() != 2) {
      throw new IllegalArgumentException(
          game.id() + " has " + game.seatCount() + " seats, and alpha-beta is for two");
    }
    HiddenPositions.refuse(game);
    return new AlphaBetaSearch<>(game);
  }

  /**
   * Sets the budget for a decision; by default {@value #DEFAULT_NODES} nodes.
   *
   * @param budget the budget; a step is one searched position
   */
  public AlphaBetaSearch<S, M> budget(Budget budget) {
    this.budget = Objects.requireNonNull(budget, "budget");
    return this;
  }

  /**
   * Sets the scoring of the positions where the search ends; by default the lead in score, with
   * {@linkplain Scoring#decisive decisive} results of finished matches.
   *
   * @param scoring the scoring, which is called for the seat that decides; the search assumes that
   *     the other seat minimises it. It must return finite numbers, or the search throws an {@link
   *     IllegalStateException}
   */
  public AlphaBetaSearch<S, M> scoring(Scoring<? super S> scoring) {
    this.scoring = Objects.requireNonNull(scoring, "scoring");
    this.unit = ScoreUnit.VALUE;
    return this;
  }

  /**
   * Sets the maximum depth of the search, in turns; by default {@value #MAX_DEPTH}.
   *
   * @param depth from 1 to {@value #MAX_DEPTH}
   * @throws IllegalArgumentException if the number is outside its range
   */
  public AlphaBetaSearch<S, M> depth(int depth) {
    if (depth < 1 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("depth " + depth + " is not in 1.." + MAX_DEPTH);
    }
    this.depth = depth;
    return this;
  }

  /**
   * {@return a bot that runs this search for each decision}
   *
   * <p>If several moves are equally good at every depth, the bot plays one of them at random. It
   * throws an {@link IllegalArgumentException} if both seats move at once. It {@linkplain
   * Bot#thought says} the value, the depth, the nodes and the line of each search; the unit of the
   * default scoring is points of lead.
   */
  public Bot<S, M> bot() {
    return ThinkingBot.of(search(), unit);
  }

  /**
   * {@return the result of the search for a decision}
   *
   * @param decision the decision; the search uses its random numbers
   * @throws IllegalArgumentException if both seats move at once
   */
  public Assessment<M> analyse(Decision<S, M> decision) {
    return SearchGuard.run(decision, () -> search().apply(decision));
  }

  /** {@return the search with the present settings} */
  private Function<Decision<S, M>, Assessment<M>> search() {
    Budget spent = budget;
    Scoring<? super S> judge = scoring;
    int deepest = depth;
    return decision -> new AlphaBeta<>(decision, judge, spent).deepen(deepest);
  }
}
