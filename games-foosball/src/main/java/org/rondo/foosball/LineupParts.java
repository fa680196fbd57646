package org.rondo.foosball;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Parts;
import org.rondo.random.Rng;

/** The rosters at the start of a quarter, which are chosen player by player. */
final class LineupParts implements Parts<Roster, Integer> {

  /** The number of players on the bench. */
  static final int BENCHED = Roster.SIZE - Roster.FIELDED;

  static final int ROWS = 2 * Roster.LAST_ROW + 1;

  private static final List<Integer> ONLY_BENCH = List.of(Roster.BENCH);
  private static final List<Integer> ONLY_ROWS =
      IntStream.rangeClosed(-Roster.LAST_ROW, Roster.LAST_ROW).boxed().toList();
  private static final List<Integer> ROWS_AND_BENCH = rowsAndBench();

  /**
   * The number of rosters. There are 14,950 ways to choose 22 of 26 players, and each of the 22
   * players is in one of nine rows.
   */
  static final BigInteger COUNT =
      BigInteger.valueOf(ROWS).pow(Roster.FIELDED).multiply(BigInteger.valueOf(14_950));

  private static List<Integer> rowsAndBench() {
    List<Integer> numbers = new ArrayList<>(ONLY_ROWS);
    numbers.add(Roster.BENCH);
    return List.copyOf(numbers);
  }

  /** {@return a random roster; all rosters are equally likely} */
  static Roster sample(Rng rng) {
    return sample(drawBench(rng), rng);
  }

  /**
   * {@return a random roster with the given players on the bench; all such rosters are equally
   * likely}
   *
   * @param benched the players on the bench, one bit for each player
   */
  static Roster sample(int benched, Rng rng) {
    int[] numbers = new int[Roster.SIZE];
    for (int player = 0; player < numbers.length; player++) {
      boolean isBenched = (benched >> player & 1) != 0;
      numbers[player] = isBenched ? Roster.BENCH : drawRow(rng) - Roster.LAST_ROW;
    }
    return Roster.of(numbers);
  }

  /** {@return random players for the bench, one bit for each player} */
  static int drawBench(Rng rng) {
    return (int) rng.choose(Roster.SIZE, BENCHED).toLongArray()[0];
  }

  /** {@return the index of a random row, from 0 to 8} */
  static int drawRow(Rng rng) {
    return rng.below(ROWS);
  }

  @Override
  public int count() {
    return Roster.SIZE;
  }

  @Override
  public List<Integer> choices(List<Integer> chosen) {
    long benched = chosen.stream().filter(number -> !Roster.isRow(number)).count();
    if (benched == BENCHED) {
      return ONLY_ROWS;
    }
    return chosen.size() - benched == Roster.FIELDED ? ONLY_BENCH : ROWS_AND_BENCH;
  }

  @Override
  public Roster join(List<Integer> chosen) {
    return Roster.of(chosen);
  }
}
