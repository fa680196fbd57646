package org.rondo.bot.search;

import java.util.Objects;
import java.util.function.Function;
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
 * Maximin over joint moves: the search looks one turn ahead and chooses the move with the best
 * worst case.
 *
 * <p>The other seats answer in the same turn, without knowing the move. For each move of the
 * deciding seat, the search scores the position after every joint answer of the other seats. The
 * lowest score is the worst case of the move. If chance decides, the mean score counts: the exact
 * mean for up to {@value Successors#BRANCHES} branches, else the mean of a sample. The search drops
 * a move as soon as its worst case is not better than the best worst case so far. If no other seat
 * is to move, the search maximises the score.
 *
 * <p>In large spaces, {@link MoveSpace#candidates} chooses the moves to search. This class is a
 * builder of bots. Later settings do not change bots that were built before.
 *
 * <p>Source: the definition of a greedy team in the competition of Algoritmos III (2018), "assume
 * that the opponent plays optimally and keep the worst of the scores".
 */
public final class MaximinSearch<S extends State, M extends Move> {

  /** The number of joint moves if no budget is set. */
  public static final int DEFAULT_NODES = 10_000;

  /** The default number of searched moves, and of searched answers. */
  public static final int DEFAULT_WIDTH = 100;

  private Budget budget = Budget.steps(DEFAULT_NODES);
  private Scoring<? super S> scoring;
  private ScoreUnit unit = ScoreUnit.DECISIVE_LEAD;
  private int width = DEFAULT_WIDTH;

  private MaximinSearch(Game<S, M> game) {
    this.scoring = Scoring.decisive(game, Scoring.lead(game.seatCount()));
  }

  /**
   * {@return a search for a game, with all defaults}
   *
   * @throws IllegalArgumentException if the game hides something from a seat
   */
  public static <S extends State, M extends Move> MaximinSearch<S, M> of(Game<S, M> game) {
    HiddenPositions.refuse(game);
    return new MaximinSearch<>(game);
  }

  /**
   * Sets the budget for a decision; by default {@value #DEFAULT_NODES} nodes.
   *
   * <p>When the budget is used up, the search chooses among the moves searched so far.
   *
   * @param budget the budget; a step is one joint move
   */
  public MaximinSearch<S, M> budget(Budget budget) {
    this.budget = Objects.requireNonNull(budget, "budget");
    return this;
  }

  /**
   * Sets the scoring to maximise; by default the lead in score, with {@linkplain Scoring#decisive
   * decisive} results of finished matches.
   *
   * @param scoring the scoring, which is called for the seat that decides; the search assumes that
   *     the other seats minimise it. It must return finite numbers, or the search throws an {@link
   *     IllegalStateException}
   */
  public MaximinSearch<S, M> scoring(Scoring<? super S> scoring) {
    this.scoring = Objects.requireNonNull(scoring, "scoring");
    this.unit = ScoreUnit.VALUE;
    return this;
  }

  /**
   * Sets the number of searched moves; by default {@value #DEFAULT_WIDTH}.
   *
   * <p>The number limits the moves of the deciding seat. It also limits the joint answers of the
   * other seats, in which each of these seats has the same number of moves.
   *
   * @param width from 1 to {@link MoveSpace#LIST_LIMIT}
   * @throws IllegalArgumentException if the number is outside its range
   */
  public MaximinSearch<S, M> width(int width) {
    if (width < 1 || width > MoveSpace.LIST_LIMIT) {
      throw new IllegalArgumentException(
          "width " + width + " is not in 1.." + MoveSpace.LIST_LIMIT);
    }
    this.width = width;
    return this;
  }

  /**
   * {@return a bot that runs this search for each decision; among equal moves it plays a random
   * one}
   *
   * <p>The bot {@linkplain Bot#thought says} the worst case of its move and the number of nodes,
   * unless the budget ended its search.
   */
  public Bot<S, M> bot() {
    return ThinkingBot.of(search(), unit);
  }

  /**
   * {@return the result of the search for a decision}
   *
   * @param decision the decision; the search uses its random numbers
   */
  public Assessment<M> analyse(Decision<S, M> decision) {
    return SearchGuard.run(decision, () -> search().apply(decision));
  }

  /** {@return the search with the present settings} */
  private Function<Decision<S, M>, Assessment<M>> search() {
    Budget spent = budget;
    Scoring<? super S> judge = scoring;
    int most = width;
    return decision -> {
      BudgetTracker spending = spent.begin(decision);
      return new Maximin<>(decision, judge, most).best(spending);
    };
  }
}
