package org.rondo.bot.search;

import java.util.Objects;
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
 * Maximin over joint moves: looks one turn ahead and plays the move whose worst case is best.
 *
 * <p>For each of its moves it scores the position after every answer of the others, all being
 * revealed together, and counts the lowest score; chance is averaged, exactly for up to {@value
 * Successors#BRANCHES} branches and by a sample otherwise. A move is given up as soon as its worst
 * case is behind the best so far. Where the others are not to move it plays for the score alone.
 *
 * <p>Of large spaces {@link MoveSpace#candidates} says what is looked at. This is a builder of
 * bots; a bot made before is not changed by setting more.
 *
 * <p>Source: the competition's reading of a greedy team, "assume that the opponent plays optimally
 * and keep the worst of the scores" (Algoritmos III, 2018).
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class MaximinSearch<S extends State, M extends Move> {

  /** The joint moves that are looked at where no budget is given. */
  public static final int DEFAULT_NODES = 10_000;

  /** How many moves, and how many answers, are looked at where nothing else is set. */
  public static final int DEFAULT_WIDTH = 100;

  private Budget budget = Budget.steps(DEFAULT_NODES);
  private Scoring<? super S> scoring;
  private int width = DEFAULT_WIDTH;

  private MaximinSearch(Game<S, M> game) {
    this.scoring = Scoring.decisive(game, Scoring.lead(game.seatCount()));
  }

  /**
   * {@return the search for a game, with every default}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the game to play
   */
  public static <S extends State, M extends Move> MaximinSearch<S, M> of(Game<S, M> game) {
    return new MaximinSearch<>(game);
  }

  /**
   * Sets what may be spent on a decision; by default {@value #DEFAULT_NODES} nodes.
   *
   * <p>When it is used up, the moves looked at so far have to do.
   *
   * @param budget a step of it is a joint move
   * @return this search
   */
  public MaximinSearch<S, M> budget(Budget budget) {
    this.budget = Objects.requireNonNull(budget, "budget");
    return this;
  }

  /**
   * Sets what is to be high; by default the lead in score, a finished game being {@linkplain
   * Scoring#decisive decisive}.
   *
   * @param scoring asked for the seat that decides; the others are taken to want it low. It must
   *     give finite numbers, or the search throws an {@link IllegalStateException}
   * @return this search
   */
  public MaximinSearch<S, M> scoring(Scoring<? super S> scoring) {
    this.scoring = Objects.requireNonNull(scoring, "scoring");
    return this;
  }

  /**
   * Sets how many moves are looked at; by default {@value #DEFAULT_WIDTH}.
   *
   * <p>So many of the seat's own, and so many joint answers of the others, who share them out
   * evenly among themselves.
   *
   * @param width from 1 to {@link MoveSpace#LIST_LIMIT}
   * @return this search
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

  /** {@return the bot that searches so at each of its decisions; of equals it plays any} */
  public Bot<S, M> bot() {
    Budget spent = budget;
    Scoring<? super S> judge = scoring;
    int most = width;
    return decision -> best(decision, judge, most, spent).move();
  }

  /**
   * {@return what the search finds out about a decision}
   *
   * @param decision where the game stands; its random numbers are used
   */
  public Assessment<M> analyse(Decision<S, M> decision) {
    return best(decision, scoring, width, budget);
  }

  private static <S extends State, M extends Move> Assessment<M> best(
      Decision<S, M> decision, Scoring<? super S> scoring, int width, Budget budget) {
    BudgetTracker spending = budget.begin(decision);
    return new Maximin<>(decision, scoring, width).best(spending);
  }
}
