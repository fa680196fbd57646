package org.rondo.foosball.bot;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;

/**
 * Builds a line-up for the start of a quarter. The most tired players rest. The other players are
 * placed one by one, beginning with the freshest. Each player gets the row that is best by the
 * team's {@link RowEvaluation}. Then players change rows one by one as long as a change improves
 * the evaluation.
 */
final class LineupPlanner {

  /** The maximum number of passes in which all players are tried in other rows. */
  private static final int PASSES = 20;

  /** A smaller difference between two evaluations is a rounding error. */
  private static final double ROUNDING = 1e-9;

  private static final int NOWHERE = -1;

  private final RowEvaluation evaluation;
  private final double[] rival;
  private final double[] own = new double[NextGoal.ROWS];
  private final double[] features = RowEvaluation.features();

  /**
   * Creates the planner of a line-up.
   *
   * @param evaluation the evaluation for the rounds from the first round of the quarter
   * @param rival the expected strength of the opponent in each row, in the team's frame
   */
  LineupPlanner(RowEvaluation evaluation, double[] rival) {
    this.evaluation = evaluation;
    this.rival = rival.clone();
    for (int index = 0; index < NextGoal.ROWS; index++) {
      evaluation.look(features, index, 0, rival[index]);
    }
  }

  /**
   * {@return a team's players, sorted by strength; the strongest is first}
   *
   * @param table the position
   * @param seat the team
   */
  static int[] freshest(FoosballTable table, int seat) {
    return IntStream.range(0, Roster.SIZE)
        .boxed()
        .sorted(Comparator.comparingInt(player -> table.fatigue(seat, player)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /**
   * {@return the total strength of the freshest players of a team, as many as may be on the field}
   *
   * @param table the position
   * @param seat the team
   */
  static double strength(FoosballTable table, int seat) {
    double strength = 0;
    int[] freshest = freshest(table, seat);
    for (int i = 0; i < Roster.FIELDED; i++) {
      strength += table.playerStrength(seat, freshest[i]);
    }
    return strength;
  }

  /**
   * {@return the line-up for HOME}
   *
   * @param table the position
   */
  Roster plan(FoosballTable table) {
    int[] freshest = Arrays.copyOf(freshest(table, 0), Roster.FIELDED);
    int[] numbers = new int[Roster.SIZE];
    Arrays.fill(numbers, Roster.BENCH);
    for (int player : freshest) {
      double strength = table.playerStrength(0, player);
      int place = best(strength, NOWHERE);
      change(place, strength);
      numbers[player] = place - Roster.LAST_ROW;
    }
    boolean isBetter = true;
    for (int pass = 0; isBetter && pass < PASSES; pass++) {
      isBetter = improve(table, freshest, numbers);
    }
    return Roster.of(numbers);
  }

  private boolean improve(FoosballTable table, int[] players, int[] numbers) {
    boolean isBetter = false;
    for (int player : players) {
      double strength = table.playerStrength(0, player);
      int from = numbers[player] + Roster.LAST_ROW;
      change(from, -strength);
      int to = best(strength, from);
      change(to, strength);
      numbers[player] = to - Roster.LAST_ROW;
      isBetter |= to != from;
    }
    return isBetter;
  }

  /** {@return the best row for a player; {@code from} if no other row is better} */
  private int best(double strength, int from) {
    int best = from;
    double most = from == NOWHERE ? Double.NEGATIVE_INFINITY : with(from, strength) + ROUNDING;
    for (int index = 0; index < NextGoal.ROWS; index++) {
      double worth = with(index, strength);
      if (worth > most) {
        most = worth;
        best = index;
      }
    }
    return best;
  }

  private double with(int place, double strength) {
    evaluation.look(features, place, own[place] + strength, rival[place]);
    double worth = evaluation.worth(RowEvaluation.MIDFIELD, features);
    evaluation.look(features, place, own[place], rival[place]);
    return worth;
  }

  private void change(int place, double strength) {
    own[place] = Math.max(0, own[place] + strength);
    evaluation.look(features, place, own[place], rival[place]);
  }
}
