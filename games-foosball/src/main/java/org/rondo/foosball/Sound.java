package org.rondo.foosball;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;

/**
 * Plays for the next goal: in each round it takes the step after which its chance of that goal
 * would be highest if nobody moved any more.
 *
 * <p>Into a quarter it sends its freshest players, one to each row and then, the freshest first, to
 * where they add most to that chance. It expects the opponent half where it stands and half in the
 * beginner's line-up.
 */
final class Sound implements Bot<Table, Roster> {

  /** Chances that differ by less differ by rounding. */
  private static final double ROUNDING = 1e-12;

  @Override
  public Roster choose(Decision<Table, Roster> decision) {
    Table table = decision.state().seenBy(decision.seat());
    return table.startsQuarter() ? lineUp(table) : step(table);
  }

  private static Roster step(Table table) {
    double[] own = NextGoal.strengths(table, 0);
    double[] opponent = NextGoal.strengths(table, 1);
    Roster current = table.roster(0);
    Roster best = current;
    double bestChance = NextGoal.chance(own, opponent, table.ball());
    for (long left = current.steps(); left != 0; left &= left - 1) {
      int step = Long.numberOfTrailingZeros(left);
      double chance = NextGoal.chance(after(step, own, table), opponent, table.ball());
      if (chance > bestChance + ROUNDING) {
        bestChance = chance;
        best = current.after(step);
      }
    }
    return best;
  }

  /** {@return the team's strengths after a step of one of its players} */
  private static double[] after(int step, double[] own, Table table) {
    int player = Steps.player(step);
    int from = table.roster(0).number(player) + Roster.LAST_ROW;
    double strength = Fatigue.strength(table.fatigue(0, player));
    double[] after = own.clone();
    after[from] = Math.max(0, after[from] - strength);
    after[from + Steps.direction(step)] += strength;
    return after;
  }

  private static Roster lineUp(Table table) {
    double[] opponent = expected(table);
    double[] own = new double[NextGoal.ROWS];
    int[] numbers = new int[Roster.SIZE];
    Arrays.fill(numbers, Roster.BENCH);
    List<Integer> freshest = freshest(table);
    for (int i = 0; i < Roster.FIELDED; i++) {
      int player = freshest.get(i);
      double strength = Fatigue.strength(table.fatigue(0, player));
      int row = i < NextGoal.ROWS ? midfieldFirst(i) : bestRow(own, opponent, strength);
      own[row] += strength;
      numbers[player] = row - Roster.LAST_ROW;
    }
    return Roster.of(numbers);
  }

  private static double[] expected(Table table) {
    double[] expected = NextGoal.strengths(table, 1);
    for (int i = 0; i < expected.length; i++) {
      int inLineUp = Integer.bitCount(Beginner.LINEUP.on(Roster.LAST_ROW - i));
      expected[i] = (expected[i] + inLineUp) / 2;
    }
    return expected;
  }

  private static List<Integer> freshest(Table table) {
    return IntStream.range(0, Roster.SIZE)
        .boxed()
        .sorted(Comparator.comparingInt(player -> table.fatigue(0, player)))
        .toList();
  }

  /** {@return the places of the rows in the order 0, 1, −1, 2, −2, and so on} */
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
