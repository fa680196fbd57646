package org.rondo.foosball.bot;

import org.jspecify.annotations.Nullable;
import org.rondo.bot.BudgetTracker;
import org.rondo.foosball.FoosballRuleset;

/**
 * Searches for a team's best step. The search covers all sequences of the team's next steps and all
 * movements of the ball. A {@link RowEvaluation} values the position at the end of each sequence.
 * The opponent has its expected strengths in all rounds; in later rounds, it has a little more
 * strength in the ball's row.
 *
 * <p>The search is repeated, each time one round deeper, as long as the budget allows. A position
 * at the end of a sequence is one node. In the last rounds of a quarter, a position counts more
 * nodes: the number of rounds left, plus 1.
 */
final class StepExpectimax {

  /** The maximum depth in rounds. */
  private static final int DEEPEST = 6;

  /** The assumed strength that the opponent adds to the ball's row after the first round. */
  private static final double REINFORCEMENT = 0.5;

  /** A smaller difference between two values is a rounding error. */
  private static final double ROUNDING = 1e-12;

  /** The number of nodes between two checks of the budget. */
  private static final int CHECK_INTERVAL = 256;

  private final SearchFormation own;
  private final double[] rival;
  private final RowEvaluation evaluation;
  private final QuarterEndEvaluation quarterEnd;
  private final FoosballRuleset ruleset;
  private final int left;
  private final double[] features = RowEvaluation.features();
  private final int[][] steps = new int[DEEPEST + 1][SearchFormation.MAX_STEPS];

  private @Nullable BudgetTracker spending;
  private int count;
  private long nodes;
  private long nextCheck;
  private boolean isOutOfBudget;
  private double value;
  private int searched;

  /**
   * Creates a search.
   *
   * @param own the team; all rows are in the frame of this team
   * @param rival the expected strength of the opponent in each row
   * @param evaluation the evaluation for the rounds from the current round
   * @param left the number of rounds left in the quarter, including the current round
   * @param ruleset the ruleset, which says when players tire
   */
  StepExpectimax(
      SearchFormation own,
      double[] rival,
      RowEvaluation evaluation,
      int left,
      FoosballRuleset ruleset) {
    this.own = own;
    this.rival = rival;
    this.evaluation = evaluation;
    this.quarterEnd = new QuarterEndEvaluation(evaluation);
    this.left = left;
    this.ruleset = ruleset;
    for (int index = 0; index < NextGoal.ROWS; index++) {
      look(index);
    }
  }

  private void look(int place) {
    evaluation.look(features, place, own.in(place), rival[place]);
  }

  /**
   * {@return the best step found by a search of one round or more}
   *
   * @param ball the place of the ball
   * @param spending the budget that ends the search
   */
  int best(int ball, BudgetTracker spending) {
    best(ball);
    this.spending = spending;
    for (int depth = 2; depth <= Math.min(DEEPEST, left) && spending.allows(nodes); depth++) {
      rank(ball, depth);
    }
    return steps[0][0];
  }

  /**
   * {@return the best step found by a search of one round}
   *
   * @param ball the place of the ball
   */
  int best(int ball) {
    count = own.steps(steps[0]);
    rank(ball, 1);
    return steps[0][0];
  }

  /**
   * Moves the best step that is found within the budget to the front of the list. The next search
   * begins with this step.
   */
  private void rank(int ball, int depth) {
    int[] ordered = steps[0];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int step = ordered[i];
      double worth = after(step, ball, 0, depth);
      if (isOutOfBudget) {
        return;
      }
      if (worth > most + ROUNDING) {
        most = worth;
        System.arraycopy(ordered, 0, ordered, 1, i);
        ordered[0] = step;
      }
    }
    value = most;
    searched = depth;
  }

  /** {@return the value of the best step, in goals, by the deepest search that was completed} */
  double value() {
    return value;
  }

  /** {@return the depth of the deepest search that was completed, in rounds} */
  int depth() {
    return searched;
  }

  /** {@return the number of nodes of all searches} */
  long nodes() {
    return nodes;
  }

  /** {@return the value of the position after {@code ahead} rounds} */
  private double worth(int ball, int ahead, int depth) {
    if (ahead == depth) {
      return horizon(ball, left - ahead);
    }
    int[] choices = steps[ahead];
    int found = own.steps(choices);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < found && !isOutOfBudget; i++) {
      most = Math.max(most, after(choices[i], ball, ahead, depth));
    }
    return most;
  }

  /**
   * {@return the value of the position at the end of a sequence, with {@code rounds} rounds left}
   */
  private double horizon(int ball, int rounds) {
    boolean isQuarterEnd = rounds <= QuarterEndEvaluation.ROUNDS;
    nodes += isQuarterEnd ? rounds + 1 : 1;
    if (nodes >= nextCheck && spending != null) {
      nextCheck = nodes + CHECK_INTERVAL;
      isOutOfBudget = !spending.allows(nodes);
    }
    return isQuarterEnd
        ? quarterEnd.worth(own, rival, ball, rounds)
        : evaluation.worth(ball, features);
  }

  /** {@return the value of a round in which the team takes a step} */
  private double after(int step, int ball, int ahead, int depth) {
    double standing = evaluation.cost(own.in(ball), rival[ball]);
    if (step == SearchFormation.STAY) {
      return contest(ball, ahead, depth, standing);
    }
    int from = own.from(step);
    int to = from + SearchFormation.direction(step);
    double before = own.in(from);
    double reached = own.in(to);
    own.move(step);
    look(from);
    look(to);
    double worth = contest(ball, ahead, depth, standing);
    own.takeBack(step, before, reached);
    look(from);
    look(to);
    return worth;
  }

  private double contest(int ball, int ahead, int depth, double standing) {
    double strength = own.in(ball);
    double opposed = rival[ball] + (ahead == 0 ? 0 : REINFORCEMENT);
    double chance = strength + opposed > 0 ? strength / (strength + opposed) : 0.5;
    // The organisers' engine charges the players in the row before it applies the new rosters.
    double cost =
        ruleset == FoosballRuleset.ENGINE_2013 ? standing : evaluation.cost(strength, rival[ball]);
    double forward =
        ball == NextGoal.ROWS - 1
            ? 1 + worth(RowEvaluation.MIDFIELD, ahead + 1, depth)
            : worth(ball + 1, ahead + 1, depth);
    double back =
        ball == 0
            ? -1 + worth(RowEvaluation.MIDFIELD, ahead + 1, depth)
            : worth(ball - 1, ahead + 1, depth);
    return chance * forward + (1 - chance) * back - cost;
  }
}
