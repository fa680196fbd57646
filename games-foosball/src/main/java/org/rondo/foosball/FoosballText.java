package org.rondo.foosball;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.rondo.game.Excerpt;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;

/** Reads and writes rosters and tables. A table can be 108 numbers or a text. */
final class FoosballText {
  private static final int HOME = 4;
  private static final int HOME_FATIGUE = HOME + Roster.SIZE;
  private static final int AWAY = HOME_FATIGUE + Roster.SIZE;
  private static final int AWAY_FATIGUE = AWAY + Roster.SIZE;
  private static final int COUNT = AWAY_FATIGUE + Roster.SIZE;

  private static final TextPattern BLANKS = TextPattern.of("\\s+");

  private static final String ROSTER =
      "a roster is 26 whole numbers with blanks between them, -4..4 a row and any other the bench";

  private FoosballText() {}

  /** {@return the roster that a text describes, as {@link Roster#parse} specifies} */
  static Roster roster(String text) {
    try {
      return Roster.of(
          Arrays.stream(BLANKS.split(text.strip())).mapToInt(Integer::parseInt).toArray());
    } catch (IllegalArgumentException e) {
      throw new UnreadableMoveException(text, ROSTER);
    }
  }

  /** {@return the text of a roster, which {@link #roster} reads} */
  static String of(Roster roster) {
    int[] numbers = new int[roster.size()];
    Arrays.setAll(numbers, roster::number);
    return joined(numbers);
  }

  /** {@return the table that a text describes, as {@link FoosballTable#parse} specifies} */
  static FoosballTable table(String text) {
    List<Integer> numbers;
    try {
      numbers = Arrays.stream(BLANKS.split(text.strip())).map(Integer::valueOf).toList();
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "table '" + Excerpt.of(text, 40) + "' is not 108 whole numbers with blanks between them",
          e);
    }
    return table(numbers);
  }

  /** {@return the table that 108 numbers describe, as {@link FoosballTable#of} specifies} */
  static FoosballTable table(List<Integer> numbers) {
    requireTable(numbers);
    return new FoosballTable(
        Roster.of(numbers.subList(HOME, HOME_FATIGUE)),
        Roster.of(numbers.subList(AWAY, AWAY_FATIGUE).stream().map(number -> -number).toList()),
        fatigue(numbers),
        numbers.get(0),
        numbers.get(1),
        numbers.get(2),
        numbers.get(3));
  }

  private static void requireTable(List<Integer> numbers) {
    if (numbers.size() != COUNT) {
      throw new IllegalArgumentException(
          "the table has " + numbers.size() + " numbers; it must have " + COUNT);
    }
    requireRange(numbers, "the rounds played", 2, 0, FoosballTable.ROUNDS);
    int round = numbers.get(2);
    requireRange(numbers, "HOME's goals", 0, 0, round);
    requireRange(numbers, "AWAY's goals", 1, 0, round);
    requireRange(numbers, "the ball's row", 3, -Roster.LAST_ROW, Roster.LAST_ROW);
    requireTime(numbers.get(0) + numbers.get(1), numbers.get(3), round);
    for (int player = 0; player < Roster.SIZE; player++) {
      requireRange(numbers, "a fatigue", HOME_FATIGUE + player, 0, round);
      requireRange(numbers, "a fatigue", AWAY_FATIGUE + player, 0, round);
    }
    requireField(numbers, "HOME", HOME, round);
    requireField(numbers, "AWAY", AWAY, round);
  }

  private static void requireRange(
      List<Integer> numbers, String what, int at, int least, int most) {
    int number = numbers.get(at);
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          "number "
              + at
              + ", "
              + what
              + ", is "
              + number
              + "; it must be in "
              + least
              + ".."
              + most);
    }
  }

  /**
   * Checks the number of rounds. A goal takes at least five rounds, and a row takes at least one.
   * At the start of a quarter, the ball must be at midfield.
   */
  private static void requireTime(int goals, int ball, int round) {
    int needed = 5 * goals + Math.abs(ball);
    if (needed > round) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%d goals and the ball in row %d take at least %d rounds, but only %d are played",
              goals,
              ball,
              needed,
              round));
    }
    if (ball != 0 && round % FoosballTable.QUARTER == 0) {
      throw new IllegalArgumentException(
          "the ball is in row "
              + ball
              + " after round "
              + round
              + "; it must be in row 0 between quarters");
    }
  }

  private static void requireField(List<Integer> numbers, String team, int from, int round) {
    long fielded = numbers.subList(from, from + Roster.SIZE).stream().filter(Roster::isRow).count();
    if (fielded != 0 && (fielded != Roster.FIELDED || round == 0)) {
      String rule = round == 0 ? "before round 0 it must have none" : "it must have 22 or none";
      throw new IllegalArgumentException(
          team + " has " + fielded + " players on the field; " + rule);
    }
  }

  private static short[] fatigue(List<Integer> numbers) {
    short[] fatigue = Fatigue.none();
    for (int player = 0; player < Roster.SIZE; player++) {
      fatigue[player] = numbers.get(HOME_FATIGUE + player).shortValue();
      fatigue[Roster.SIZE + player] = numbers.get(AWAY_FATIGUE + player).shortValue();
    }
    return fatigue;
  }

  /** {@return the 108 numbers of a table} */
  static int[] numbers(FoosballTable table) {
    int[] numbers = new int[COUNT];
    numbers[0] = (int) table.score(0);
    numbers[1] = (int) table.score(1);
    numbers[2] = table.round();
    numbers[3] = table.ball();
    for (int player = 0; player < Roster.SIZE; player++) {
      numbers[HOME + player] = table.number(0, player);
      numbers[HOME_FATIGUE + player] = table.fatigue(0, player);
      numbers[AWAY + player] = table.number(1, player);
      numbers[AWAY_FATIGUE + player] = table.fatigue(1, player);
    }
    return numbers;
  }

  /** {@return the text of a table, which {@link #table} reads} */
  static String of(FoosballTable table) {
    return joined(numbers(table));
  }

  /** {@return numbers with blanks between them} The text of each turn is made of them. */
  private static String joined(int[] numbers) {
    StringBuilder text = new StringBuilder(4 * numbers.length);
    for (int number : numbers) {
      text.append(number).append(' ');
    }
    text.setLength(text.length() - 1);
    return text.toString();
  }
}
