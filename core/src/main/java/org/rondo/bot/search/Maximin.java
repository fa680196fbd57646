package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;

/** The maximin search for one decision. */
final class Maximin<S extends State, M extends Move> {
  private final Decision<S, M> decision;
  private final Scoring<? super S> scoring;
  private final Successors<S, M> successors;

  /** The other seats that move in the same turn. */
  private final Seats others;

  /** The moves of each of the other seats. */
  private final List<List<M>> answers = new ArrayList<>();

  private final List<M> own;
  private long nodes;

  /** Whether the budget was used up before the last answer to a move was searched. */
  private boolean isOutOfBudget;

  Maximin(Decision<S, M> decision, Scoring<? super S> scoring, int width) {
    this.decision = decision;
    this.scoring = scoring;
    this.others = decision.state().toMove().minus(Seats.of(decision.seat()));
    Game<S, M> game = GuardedGame.rulesOf(decision.game());
    this.successors = new Successors<>(game, decision.rng());
    this.own = new ArrayList<>(decision.moves().candidates(width, decision.rng()));
    int answersOfEach = share(width, others.size());
    for (int seat : others) {
      answers.add(game.moves(decision.state(), seat).candidates(answersOfEach, decision.rng()));
    }
  }

  /**
   * {@return the largest number of answers for each seat that gives at most {@code jointAnswers}
   * joint answers}
   */
  private static int share(int jointAnswers, int seats) {
    int share = 1;
    while (seats > 0 && power(share + 1, seats) <= jointAnswers) {
      share++;
    }
    return share;
  }

  private static double power(int base, int exponent) {
    double power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= base;
    }
    return power;
  }

  /** {@return the move with the best worst case; among equal moves the choice is random} */
  Assessment<M> best(BudgetTracker spending) {
    decision.rng().shuffle(own);
    M best = own.get(0);
    double bestValue = Double.NEGATIVE_INFINITY;
    boolean isDone = true;
    for (M move : own) {
      boolean isFirst = bestValue == Double.NEGATIVE_INFINITY;
      double worst = worst(move, bestValue, spending);
      isDone = !isOutOfBudget;
      if (worst > bestValue && (isDone || isFirst)) {
        bestValue = worst;
        best = move;
      }
      if (!isDone) {
        break;
      }
    }
    return new Assessment<>(best, bestValue, isDone ? 1 : 0, nodes, List.of(best), false);
  }

  /**
   * {@return the lowest score after a move; the search ends early at a score that is not above
   * {@code sufficient}}
   */
  private double worst(M move, double sufficient, BudgetTracker spending) {
    int[] picks = new int[answers.size()];
    double worst = Double.POSITIVE_INFINITY;
    do {
      isOutOfBudget = nodes > 0 && !spending.allows(nodes);
      if (isOutOfBudget) {
        return worst;
      }
      double value =
          successors.mean(
              decision.state(),
              joint(move, picks),
              next -> LeafEvaluator.finite(scoring, next, decision.seat()));
      nodes++;
      worst = Math.min(worst, value);
    } while (worst > sufficient && advance(picks));
    return worst;
  }

  private JointMove<M> joint(M move, int[] picks) {
    return JointMove.of(
        decision.state().toMove(),
        seat -> {
          if (seat == decision.seat()) {
            return move;
          }
          int other = 0;
          for (int before : others) {
            other += before < seat ? 1 : 0;
          }
          return answers.get(other).get(picks[other]);
        });
  }

  /** Advances to the next combination of answers. Returns false after the last. */
  private boolean advance(int[] picks) {
    for (int other = 0; other < picks.length; other++) {
      if (++picks[other] < answers.get(other).size()) {
        return true;
      }
      picks[other] = 0;
    }
    return false;
  }
}
