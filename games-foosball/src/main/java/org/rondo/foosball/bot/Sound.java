package org.rondo.foosball.bot;

import java.util.Arrays;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;

/**
 * A bot that plays for the next goal. In each round, it takes the step with the highest chance of
 * the next goal. It assumes that no player moves afterwards.
 *
 * <p>At the start of a quarter, it fields its freshest players, beginning with the freshest. It
 * first places one player in each row. It then places each other player in the row in which the
 * chance rises most. As the opponent's strength in each row, it expects the mean of the current
 * strength and the strength of the beginner's line-up.
 */
final class Sound implements Bot<FoosballTable, Roster> {

  /** A smaller difference between two chances is a rounding error. */
  private static final double ROUNDING = 1e-12;

  @Override
  public Roster choose(Decision<FoosballTable, Roster> decision) {
    FoosballTable table = decision.state().seenBy(decision.seat());
    return table.startsQuarter() ? lineUp(table) : step(table);
  }

  private static Roster step(FoosballTable table) {
    double[] own = NextGoal.strengths(table, 0);
    double[] opponent = NextGoal.strengths(table, 1);
    Roster current = table.roster(0);
    Roster best = current;
    double bestChance = NextGoal.chance(own, opponent, table.ball());
    int[] rows = rows(current);
    for (int direction = -1; direction <= 1; direction += 2) {
      for (int player = 0; player < Roster.SIZE; player++) {
        int row = rows[player];
        if (Roster.isRow(row) && Roster.isRow(row + direction)) {
          double[] stepped = after(own, row, direction, table.playerStrength(0, player));
          double chance = NextGoal.chance(stepped, opponent, table.ball());
          if (chance > bestChance + ROUNDING) {
            bestChance = chance;
            best = current.withStep(player, direction);
          }
        }
      }
    }
    return best;
  }

  private static int[] rows(Roster roster) {
    int[] rows = new int[Roster.SIZE];
    for (int player = 0; player < Roster.SIZE; player++) {
      rows[player] = roster.number(player);
    }
    return rows;
  }

  /**
   * {@return the team's strengths after a player with the given strength has left a row by a step}
   */
  private static double[] after(double[] own, int row, int direction, double strength) {
    int from = row + Roster.LAST_ROW;
    double[] after = own.clone();
    after[from] = Math.max(0, after[from] - strength);
    after[from + direction] += strength;
    return after;
  }

  private static Roster lineUp(FoosballTable table) {
    double[] opponent = expected(table);
    double[] own = new double[NextGoal.ROWS];
    int[] numbers = new int[Roster.SIZE];
    Arrays.fill(numbers, Roster.BENCH);
    int[] freshest = LineupPlanner.freshest(table, 0);
    for (int i = 0; i < Roster.FIELDED; i++) {
      int player = freshest[i];
      double strength = table.playerStrength(0, player);
      int row = i < NextGoal.ROWS ? midfieldFirst(i) : bestRow(own, opponent, strength);
      own[row] += strength;
      numbers[player] = row - Roster.LAST_ROW;
    }
    return Roster.of(numbers);
  }

  private static double[] expected(FoosballTable table) {
    double[] expected = NextGoal.strengths(table, 1);
    int[] inLineUp = new int[expected.length];
    Beginner.LINEUP.numbers().stream()
        .filter(Roster::isRow)
        .forEach(row -> inLineUp[Roster.LAST_ROW - row]++);
    for (int i = 0; i < expected.length; i++) {
      expected[i] = (expected[i] + inLineUp[i]) / 2;
    }
    return expected;
  }

  /** {@return the place of the i-th row in the order 0, 1, −1, 2, −2, and so on} */
  private static int midfieldFirst(int i) {
    return Roster.LAST_ROW + (i % 2 == 0 ? -i / 2 : (i + 1) / 2);
  }

  private static int bestRow(double[] own, double[] opponent, double strength) {
    int best = 0;
    double bestChance = 0;
    for (int row = 0; row < NextGoal.ROWS; row++) {
      double[] after = own.clone();
      after[row] += strength;
      double chance = NextGoal.chance(after, opponent, 0);
      if (chance > bestChance) {
        bestChance = chance;
        best = row;
      }
    }
    return best;
  }
}
