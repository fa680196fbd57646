package org.rondo.bot.search;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;

/**
 * Monte-Carlo tree search: for any game, with moves in turn or at once, with chance or without.
 *
 * <p>Each iteration follows the tree by moves that have done well or are hardly known, adds a
 * position to it, plays the game out from there and tells the result to every position on the way.
 * There is nothing but the rules in it; playouts by a better bot, a scoring and a horizon bring in
 * what is known of a game. The budget is asked between iterations, and between the turns of
 * playouts by bots, so that a search is late by an iteration at most. A tree of a million positions
 * and moves grows no further; what lies beyond is played out.
 *
 * <p>This is a builder of bots; what is not set has a default that plays any game. A bot made
 * before is not changed by setting more.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class MonteCarloSearch<S extends State, M extends Move> {

  /** The iterations of a search that is given no budget. */
  public static final int DEFAULT_ITERATIONS = 2_000;

  /** The weight of what is hardly known that is used where none is set. */
  public static final double DEFAULT_EXPLORATION = 0.7;

  /** How many moves of a position are looked at where nothing else is set. */
  public static final int DEFAULT_WIDTH = 64;

  /** How many turns a playout has at most where nothing else is set. */
  public static final int DEFAULT_HORIZON = 500;

  /** The most branches of chance that may be enumerated. */
  public static final int MOST_BRANCHES = 10_000;

  private final Game<S, M> game;
  private Budget budget = Budget.steps(DEFAULT_ITERATIONS);
  private Selection selection = Selection.UCT;
  private double exploration = DEFAULT_EXPLORATION;
  private LeafEvaluator<S> values;
  private @Nullable Supplier<? extends Bot<S, M>> playouts;
  private int horizon = DEFAULT_HORIZON;
  private int width = DEFAULT_WIDTH;
  private boolean byParts;
  private int branches;

  private MonteCarloSearch(Game<S, M> game) {
    this.game = Objects.requireNonNull(game, "game");
    this.values = LeafEvaluator.byResult(game);
  }

  /**
   * {@return the search for a game, with every default}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the game to play
   */
  public static <S extends State, M extends Move> MonteCarloSearch<S, M> of(Game<S, M> game) {
    return new MonteCarloSearch<>(game);
  }

  /**
   * Sets what may be spent on a decision; by default {@value #DEFAULT_ITERATIONS} iterations.
   *
   * @param budget a step of it is an iteration
   * @return this search
   */
  public MonteCarloSearch<S, M> budget(Budget budget) {
    this.budget = Objects.requireNonNull(budget, "budget");
    return this;
  }

  /**
   * Sets how moves are chosen; by default by {@link Selection#UCT}.
   *
   * @param selection the way to choose
   * @return this search
   */
  public MonteCarloSearch<S, M> selection(Selection selection) {
    this.selection = Objects.requireNonNull(selection, "selection");
    return this;
  }

  /**
   * Sets how much weight moves have that are hardly known; by default {@value
   * #DEFAULT_EXPLORATION}.
   *
   * @param exploration the constant before the root of the confidence bound, in units of the
   *     difference between the highest and the lowest value seen; at least 0. Regret matching does
   *     without it
   * @return this search
   * @throws IllegalArgumentException if the number is not finite or below 0
   */
  public MonteCarloSearch<S, M> exploration(double exploration) {
    if (!(exploration >= 0 && exploration < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "exploration " + exploration + " is not a finite number from 0 up");
    }
    this.exploration = exploration;
    return this;
  }

  /**
   * Sets what a position at the end of a playout is worth; by default the {@link Scoring#result
   * result}.
   *
   * @param scoring asked for every seat, of finished positions and those at the horizon; it must
   *     give finite numbers, or the search throws an {@link IllegalStateException}
   * @return this search
   */
  public MonteCarloSearch<S, M> scoring(Scoring<? super S> scoring) {
    this.values = LeafEvaluator.by(Objects.requireNonNull(scoring, "scoring"), game.seatCount());
    return this;
  }

  /**
   * Sets who plays the game out from a new position; by default moves are drawn uniformly.
   *
   * <p>They are told positions alone: each of their decisions is one of turn 0 without turns before
   * it and without a clock. What they may not play is left to the game's stand-in, or drawn.
   *
   * @param bots gives a bot for each seat of each playout, which is closed at its end
   * @return this search
   */
  public MonteCarloSearch<S, M> playouts(Supplier<? extends Bot<S, M>> bots) {
    this.playouts = Objects.requireNonNull(bots, "bots");
    return this;
  }

  /**
   * Sets how many turns a playout has at most; by default {@value #DEFAULT_HORIZON}.
   *
   * @param turns at least 0; with 0, new positions are scored as they are; what stands at the
   *     horizon is scored like an end
   * @return this search
   * @throws IllegalArgumentException if the number is below 0
   */
  public MonteCarloSearch<S, M> horizon(int turns) {
    if (turns < 0) {
      throw new IllegalArgumentException("horizon of " + turns + " turns is below 0");
    }
    this.horizon = turns;
    return this;
  }

  /**
   * Sets how many moves of a position are looked at; by default {@value #DEFAULT_WIDTH}.
   *
   * <p>Where there are more, {@link MoveSpace#candidates} says which, and one is added only when
   * those before have been looked at a little more: progressive widening, with twice the root of
   * the visits (R. Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007, among
   * others).
   *
   * @param width from 1 to {@link MoveSpace#LIST_LIMIT}
   * @return this search
   * @throws IllegalArgumentException if the number is outside its range
   */
  public MonteCarloSearch<S, M> width(int width) {
    if (width < 1 || width > MoveSpace.LIST_LIMIT) {
      throw new IllegalArgumentException(
          "width " + width + " is not in 1.." + MoveSpace.LIST_LIMIT);
    }
    this.width = width;
    return this;
  }

  /**
   * Has further moves put together from parts that have done well, once the candidates of a
   * position are used up: for spaces far larger than the {@link #width}. Every fourth iteration
   * there tries a new one; the others of UCT then take the best known, without a bonus for what is
   * hardly known.
   *
   * <p>It has no effect where a move is one part. It is naïve sampling (S. Ontañón, "The
   * combinatorial multi-armed bandit problem and its application to real-time strategy games",
   * AIIDE 2013): each part is judged by the mean of the moves so made that had it, as if the parts
   * did not depend on each other.
   *
   * @return this search
   */
  public MonteCarloSearch<S, M> byParts() {
    this.byParts = true;
    return this;
  }

  /**
   * Sets up to how many branches of a turn's chance are enumerated, and then visited in proportion
   * to their exact probabilities; by default 0: chance is sampled anew at each visit.
   *
   * <p>Enumerating costs a run of the rules for each branch when a joint move is first tried. Where
   * there are more branches, chance is sampled.
   *
   * @param branches from 0 to 10,000
   * @return this search
   * @throws IllegalArgumentException if the number is outside its range
   */
  public MonteCarloSearch<S, M> branches(int branches) {
    if (branches < 0 || branches > MOST_BRANCHES) {
      throw new IllegalArgumentException(
          "branches " + branches + " are not in 0.." + MOST_BRANCHES);
    }
    this.branches = branches;
    return this;
  }

  /** {@return the bot that searches so at each of its decisions} */
  public Bot<S, M> bot() {
    TreeSettings<S> settings = settings();
    return decision -> analysis(settings, decision).draw(decision.rng());
  }

  /**
   * {@return what the search finds out about a decision}
   *
   * @param decision where the game stands; its random numbers are used
   */
  public Analysis<M> analyse(Decision<S, M> decision) {
    return analysis(settings(), decision);
  }

  private static <S extends State, M extends Move> Analysis<M> analysis(
      TreeSettings<S> settings, Decision<S, M> decision) {
    BudgetTracker spending = settings.budget().begin(decision);
    SearchTree<S, M> tree = new SearchTree<>(settings, decision);
    long iterations = tree.grow(spending);
    return tree.analysis(decision.seat(), iterations);
  }

  private TreeSettings<S> settings() {
    Playouts<S> simulation =
        playouts == null
            ? Playouts.atRandom(game, horizon)
            : Playouts.byBots(game, playouts, horizon);
    return new TreeSettings<>(
        budget, selection, exploration, values, simulation, width, byParts, branches);
  }
}
