package org.rondo.bot.search;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Scoring;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.game.Trait;

/**
 * Monte-Carlo tree search for any game, with moves in turn or at once, with or without chance.
 *
 * <p>Each iteration follows the tree along moves that have high values or few visits. It adds one
 * position, plays the match to its end from there, and adds the result to the statistics of every
 * position on the way. By default the search uses only the rules. Playouts by a better bot, a
 * scoring and a horizon add knowledge of a game. The search checks the budget between iterations,
 * and between the turns of playouts by bots. So it stops at most one iteration too late. A tree of
 * a million positions and moves, or of as many as {@link #positions} says, does not grow any more:
 * the search then chooses moves and learns in the positions that it knows, and plays matches out
 * from its leaves. If no number is set, a tree under a budget of time also stops growing when it
 * fills about a quarter of the memory of the virtual machine.
 *
 * <p>This class is a builder of bots. Every setting has a default that suits any game. Later
 * settings do not change bots that were built before.
 */
public final class MonteCarloSearch<S extends State, M extends Move> {

  /** The number of iterations if no budget is set. */
  public static final int DEFAULT_ITERATIONS = 2_000;

  /** The default weight of moves with few visits. */
  public static final double DEFAULT_EXPLORATION = 0.7;

  /** The default maximum number of searched moves of a position. */
  public static final int DEFAULT_WIDTH = 64;

  /** The default maximum number of turns of a playout. */
  public static final int DEFAULT_HORIZON = 500;

  /** The maximum number of branches of chance that may be enumerated. */
  public static final int MAX_BRANCHES = 10_000;

  /** The maximum number of positions and moves of a tree if none is set. */
  public static final int DEFAULT_POSITIONS = 1 << 20;

  /** The largest maximum number of positions and moves of a tree. */
  public static final int MAX_POSITIONS = 100_000_000;

  /** The maximum number of workers, and of threads. */
  public static final int MAX_WORKERS = 256;

  private final Game<S, M> game;
  private Budget budget = Budget.steps(DEFAULT_ITERATIONS);
  private Selection selection = Selection.UCT;
  private double exploration = DEFAULT_EXPLORATION;
  private LeafEvaluator<S> values;
  private ScoreUnit unit;
  private @Nullable Supplier<? extends Bot<S, M>> playouts;
  private int horizon = DEFAULT_HORIZON;
  private int width = DEFAULT_WIDTH;
  private boolean byParts;
  private int branches;
  private boolean overInformationSets;

  /** The maximum number of positions and moves that is set; 0 if none is set. */
  private int positions;

  private int workers = 1;
  private int threads = 1;

  private MonteCarloSearch(Game<S, M> game) {
    this.game = Objects.requireNonNull(game, "game");
    this.values = LeafEvaluator.byResult(game);
    this.unit = game.seatCount() > 1 ? ScoreUnit.RESULT : ScoreUnit.LEAD;
  }

  /** {@return a search for a game, with all defaults} */
  public static <S extends State, M extends Move> MonteCarloSearch<S, M> of(Game<S, M> game) {
    return new MonteCarloSearch<>(game);
  }

  /**
   * Sets the budget for a decision; by default {@value #DEFAULT_ITERATIONS} iterations.
   *
   * @param budget the budget; a step is one iteration
   */
  public MonteCarloSearch<S, M> budget(Budget budget) {
    this.budget = Objects.requireNonNull(budget, "budget");
    return this;
  }

  /**
   * Sets the rule by which the search chooses moves; by default {@link Selection#UCT}.
   *
   * @param selection the selection rule
   */
  public MonteCarloSearch<S, M> selection(Selection selection) {
    this.selection = Objects.requireNonNull(selection, "selection");
    return this;
  }

  /**
   * Sets the weight of moves with few visits; by default {@value #DEFAULT_EXPLORATION}.
   *
   * @param exploration the factor of the square root in the confidence bound, in units of the
   *     difference between the highest and the lowest value seen; at least 0. Regret matching does
   *     not use it
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
   * Sets the scoring of the position at the end of a playout; by default the {@link Scoring#result
   * result}.
   *
   * @param scoring the scoring, which is called for every seat, for final positions and positions
   *     at the horizon; it must return finite numbers, or the search throws an {@link
   *     IllegalStateException}
   */
  public MonteCarloSearch<S, M> scoring(Scoring<? super S> scoring) {
    this.values = LeafEvaluator.by(Objects.requireNonNull(scoring, "scoring"), game.seatCount());
    this.unit = ScoreUnit.VALUE;
    return this;
  }

  /** Sets the scoring to the lead in score. */
  MonteCarloSearch<S, M> byLead() {
    scoring(Scoring.lead(game.seatCount()));
    this.unit = ScoreUnit.LEAD;
    return this;
  }

  /**
   * Sets the bots that play the match out from a new position; by default moves are drawn
   * uniformly.
   *
   * <p>The bots receive only the current position: each of their decisions is at turn 0, without
   * earlier turns and without a clock. An illegal move is replaced by the game's stand-in or, if
   * there is none, by a random move.
   *
   * @param bots the supplier of a bot for each seat of each playout; the bot is closed at the end
   *     of the playout
   */
  public MonteCarloSearch<S, M> playouts(Supplier<? extends Bot<S, M>> bots) {
    this.playouts = Objects.requireNonNull(bots, "bots");
    return this;
  }

  /**
   * Sets the maximum number of turns of a playout; by default {@value #DEFAULT_HORIZON}.
   *
   * @param turns at least 0; a position at the horizon is scored like a final position. With 0
   *     turns, new positions are scored without a playout
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
   * Sets the maximum number of searched moves of a position; by default {@value #DEFAULT_WIDTH}.
   *
   * <p>In larger spaces, {@link MoveSpace#candidates} chooses the moves. The search adds them one
   * by one as the number of visits grows. This is called progressive widening. The number of moves
   * is twice the square root of the number of visits (R. Coulom, "Computing Elo ratings of move
   * patterns in the game of Go", 2007, among others).
   *
   * @param width from 1 to {@link MoveSpace#LIST_LIMIT}
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
   * Composes further moves from parts with high values when the candidates of a position are used
   * up. This is for spaces far larger than the {@link #width}. Every fourth iteration in such a
   * position tries a newly composed move. With UCT, the other iterations then take the best known
   * move, without a bonus for moves with few visits.
   *
   * <p>This setting has no effect if a move has one part. The method is called naïve sampling (S.
   * Ontañón, "The combinatorial multi-armed bandit problem and its application to real-time
   * strategy games", AIIDE 2013): each part is rated by the mean value of the composed moves that
   * contain it. The method assumes that the parts do not depend on each other.
   */
  public MonteCarloSearch<S, M> byParts() {
    this.byParts = true;
    return this;
  }

  /**
   * Sets the maximum number of branches of chance in a turn that the search enumerates. The search
   * visits enumerated branches in proportion to their exact probabilities. The default is 0: chance
   * is sampled at each visit.
   *
   * <p>Enumeration costs one run of the rules for each branch when a joint move is tried for the
   * first time. If there are more branches, chance is sampled.
   *
   * @param branches from 0 to 10,000
   * @throws IllegalArgumentException if the number is outside its range
   */
  public MonteCarloSearch<S, M> branches(int branches) {
    if (branches < 0 || branches > MAX_BRANCHES) {
      throw new IllegalArgumentException("branches " + branches + " are not in 0.." + MAX_BRANCHES);
    }
    this.branches = branches;
    return this;
  }

  /**
   * Searches information sets in place of positions, for games in which something is {@linkplain
   * org.rondo.game.Trait#HIDDEN hidden}. This is information set Monte-Carlo tree search (P. I.
   * Cowling, E. J. Powley, D. Whitehouse, "Information set Monte Carlo tree search", 2012).
   *
   * <p>Each iteration plays on from a position that looks like the observation of the seat that
   * decides, drawn by {@link Game#resample}. In the tree, each seat chooses by the text of its own
   * observation. If nothing is hidden and different moves lead to different positions, the search
   * chooses as it does over positions. The search does not find out that a seat should mix its
   * moves, and it does not learn from the earlier moves of other seats what they may hold. Chance
   * is drawn; if several seats move at once, each chooses for itself, as over positions.
   */
  public MonteCarloSearch<S, M> overInformationSets() {
    this.overInformationSets = true;
    return this;
  }

  /**
   * Sets the maximum number of positions and moves that the search keeps for a decision. The
   * workers have equal parts of it. The default is {@value #DEFAULT_POSITIONS}, or, under a budget
   * of time in a small virtual machine, one for each 8 KiB of its memory. What a position needs
   * depends on the game: with its moves, 200 to 1,000 bytes in most games.
   *
   * @param positions from 1 to {@value #MAX_POSITIONS}
   * @throws IllegalArgumentException if the number is outside its range
   */
  public MonteCarloSearch<S, M> positions(int positions) {
    this.positions = inRange("positions", positions, MAX_POSITIONS);
    return this;
  }

  /**
   * Sets the number of workers; by default 1. Each worker grows a tree of its own with its own
   * random numbers, and an equal part of the iterations. At the end, the statistics of their moves
   * are added up, and probabilities are averaged. This is called root parallelism.
   *
   * <p>With a budget of steps, the result depends on the number of workers, and not on the threads
   * that run them.
   *
   * @param workers from 1 to {@value #MAX_WORKERS}; fewer work if there are fewer iterations
   * @throws IllegalArgumentException if the number is outside its range
   */
  public MonteCarloSearch<S, M> workers(int workers) {
    this.workers = inRange("workers", workers, MAX_WORKERS);
    return this;
  }

  /**
   * Sets the number of threads that run the workers; by default 1, the thread of the decision. No
   * more threads than workers are used. The other threads begin and end with each decision.
   *
   * <p>With more than one thread, several threads at once call the rules, the scoring, the supplier
   * of the bots of playouts, and the time source of the budget. An interrupt of the thread of the
   * decision is passed on to all threads.
   *
   * @param threads from 1 to {@value #MAX_WORKERS}
   * @throws IllegalArgumentException if the number is outside its range
   */
  public MonteCarloSearch<S, M> threads(int threads) {
    this.threads = inRange("threads", threads, MAX_WORKERS);
    return this;
  }

  private static int inRange(String name, int number, int most) {
    if (number < 1 || number > most) {
      throw new IllegalArgumentException(name + "=" + number + " is not in 1.." + most);
    }
    return number;
  }

  /**
   * {@return a bot that runs this search for each decision}
   *
   * <p>The bot {@linkplain Bot#thought says} the mean value of its move, the number of iterations,
   * and the moves with the most visits. With the default scoring, the score is from −1 (the match
   * is lost) to 1 (it is won), in the unit {@code result}.
   *
   * @throws IllegalStateException if the game hides something and the search is not {@linkplain
   *     #overInformationSets over information sets}, or if it is, and its selection is regret
   *     matching or chance is to be enumerated
   */
  public Bot<S, M> bot() {
    TreeSettings<S> settings = settings();
    return new ThinkingBot<>(decision -> choice(settings, decision));
  }

  /**
   * {@return the result of the search for a decision}
   *
   * @param decision the decision; the search uses its random numbers
   * @throws IllegalStateException in the same cases as {@link #bot}
   */
  public Analysis<M> analyse(Decision<S, M> decision) {
    TreeSettings<S> settings = settings();
    return SearchGuard.run(decision, () -> DecisionTrees.grow(settings, decision).analysis());
  }

  private static <S extends State, M extends Move> ThinkingBot.Choice<M> choice(
      TreeSettings<S> settings, Decision<S, M> decision) {
    DecisionTrees<M> trees = DecisionTrees.grow(settings, decision);
    Analysis<M> analysis = trees.analysis();
    M move = analysis.draw(decision.rng());
    return new ThinkingBot.Choice<>(
        move,
        () ->
            analysis
                .value(move)
                .map(settings.unit()::thought)
                .orElseGet(Thought::none)
                .withNodes(analysis.iterations())
                .withLine(trees.line(move).stream().map(Move::text).toList()));
  }

  private TreeSettings<S> settings() {
    requireKnownPositions();
    Playouts<S> simulation = (from, rng, mayGoOn) -> Optional.of(from);
    if (horizon > 0) {
      simulation =
          playouts == null
              ? Playouts.atRandom(game, horizon)
              : Playouts.byBots(game, playouts, horizon);
    }
    return new TreeSettings<>(
        budget,
        selection,
        exploration,
        values,
        unit,
        simulation,
        width,
        byParts,
        branches,
        overInformationSets,
        positions,
        workers,
        threads);
  }

  private void requireKnownPositions() {
    if (!overInformationSets) {
      if (game.traits().has(Trait.HIDDEN)) {
        throw new IllegalStateException(
            HiddenPositions.sentence(game) + " (MonteCarloSearch.overInformationSets)");
      }
    } else if (selection != Selection.UCT || branches > 0) {
      throw new IllegalStateException(
          "a search over information sets selects by UCT and draws chance; set "
              + (branches > 0 ? "no branches" : "Selection.UCT"));
    }
  }
}
