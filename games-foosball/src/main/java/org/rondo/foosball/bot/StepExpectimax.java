package org.rondo.foosball.bot;

import org.jspecify.annotations.Nullable;
import org.rondo.bot.BudgetTracker;
import org.rondo.foosball.FoosballRuleset;

/**
 * Looks for a team's best step: all sequences of its next steps, over all that the ball may do,
 * with an {@link RowEvaluation} at their ends. The opponent stays as it is expected to stand in
 * this round; later a little more of it is at the ball.
 *
 * <p>It deepens round by round for as long as it may. A position at the end of a sequence is a
 * node; one in a quarter's last rounds is as many as there are rounds left, and one more.
 */
final class StepExpectimax {

  /** More than this is never looked ahead. */
  private static final int DEEPEST = 6;

  /** What the opponent brings to the ball after the first round. */
  private static final double REINFORCEMENT = 0.5;

  /** Worths that differ by less differ by rounding. */
  private static final double ROUNDING = 1e-12;

  /** How many nodes are looked at before the budget is asked again. */
  private static final int BETWEEN = 256;

  private final SearchFormation own;
  private final double[] rival;
  private final RowEvaluation evaluation;
  private final QuarterEndEvaluation quarterEnd;
  private final FoosballRuleset ruleset;
  private final int left;
  private final double[] features = RowEvaluation.features();
  private final int[][] steps = new int[DEEPEST + 1][SearchFormation.MOST_STEPS];

  private @Nullable BudgetTracker spending;
  private int count;
  private long nodes;
  private long asked;
  private boolean isOut;

  /**
   * Prepares a search.
   *
   * @param own the team, in whose frame everything is
   * @param rival what the opponent is expected to count for in each row
   * @param evaluation from this round
   * @param left the rounds left in the quarter, this one included
   * @param ruleset when players tire
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
    for (int place = 0; place < NextGoal.ROWS; place++) {
      look(place);
    }
  }

  private void look(int place) {
    evaluation.look(features, place, own.in(place), rival[place]);
  }

  /**
   * {@return the step that looks best, with one round looked ahead at least}
   *
   * @param ball the place of the ball
   * @param spending says for how long to go on
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
   * {@return the step that looks best one round ahead}
   *
   * @param ball the place of the ball
   */
  int best(int ball) {
    count = own.steps(steps[0]);
    rank(ball, 1);
    return steps[0][0];
  }

  /** Puts the best step first, as far as the budget reaches; the first is looked at first. */
  private void rank(int ball, int depth) {
    int[] ordered = steps[0];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int step = ordered[i];
      double worth = after(step, ball, 0, depth);
      if (isOut) {
        return;
      }
      if (worth > most + ROUNDING) {
        most = worth;
        System.arraycopy(ordered, 0, ordered, 1, i);
        ordered[0] = step;
      }
    }
  }

  /** {@return what a round is worth at its start, so many rounds from now} */
  private double worth(int ball, int ahead, int depth) {
    if (ahead == depth) {
      return horizon(ball, left - ahead);
    }
    int[] choices = steps[ahead];
    int found = own.steps(choices);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < found && !isOut; i++) {
      most = Math.max(most, after(choices[i], ball, ahead, depth));
    }
    return most;
  }

  /** {@return what a position is worth at the end of a sequence, with so many rounds left} */
  private double horizon(int ball, int rounds) {
    boolean isQuarterEnd = rounds <= QuarterEndEvaluation.ROUNDS;
    nodes += isQuarterEnd ? rounds + 1 : 1;
    if (nodes >= asked && spending != null) {
      asked = nodes + BETWEEN;
      isOut = !spending.allows(nodes);
    }
    return isQuarterEnd
        ? quarterEnd.worth(own, rival, ball, rounds)
        : evaluation.worth(ball, features);
  }

  /** {@return what a round is worth with a step} */
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
    // The organisers' engine charges those who stood in the row before anybody moved.
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
