package org.rondo.foosball;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;

/**
 * The places of a team's players, one number for each player. The numbers are in the team's own
 * frame, in which the team attacks towards row 5.
 *
 * <p>Numbers from −4 to 4 are rows of the field. Any other number is the bench. The constructor
 * does not check the rules. So a roster may have 25 numbers or too many players on the field, but
 * such a roster is not a legal move.
 */
public final class Roster implements Move {

  /** The number of players of a team. The players are numbered from 0. */
  public static final int SIZE = 26;

  /** The number of players on the field. */
  public static final int FIELDED = 22;

  /** The number that the library gives to players on the bench. */
  public static final int BENCH = 100;

  /**
   * The last row of the field before the goal that the team attacks. The first row is its negative.
   */
  public static final int LAST_ROW = 4;

  /** All players, one bit for each. */
  static final int ALL = (1 << SIZE) - 1;

  /** The lowest bits of both halves of a {@code long}. */
  private static final long BOTH = 1L | 1L << 32;

  /** The code of a player on the bench. The code of a fielded player is the player's row plus 4. */
  private static final int BENCH_CODE = 15;

  /**
   * The array of the usual bench. Most rosters of a match share this array, so a comparison of
   * references is enough.
   */
  private static final int[] USUAL_BENCH = usualBench();

  /**
   * Masks for {@link #low}, one for each code of a row. An exclusive or with the mask sets both
   * bits of each player that has this code. {@link #HIGH_INVERTED} has the same masks for {@link
   * #high}.
   */
  private static final long[] LOW_INVERTED = inverted(0);

  private static final long[] HIGH_INVERTED = inverted(2);

  /** The roster before round 0, in which all players are on the bench. */
  static final Roster EMPTY = new Roster(pair(ALL, ALL), pair(ALL, ALL), USUAL_BENCH);

  /**
   * The first and second bits of the players' codes. The first bits are in bits 0 to 25, and player
   * 0 has bit 0. The second bits are in bits 32 to 57.
   */
  private final long low;

  /**
   * The third and fourth bits of the players' codes. The third bits begin at bit 0, and the fourth
   * bits at bit 32.
   */
  private final long high;

  /**
   * The numbers of the players on the bench. The entries of fielded players have no meaning. If the
   * roster does not have 26 numbers, this array has all its numbers, and the codes have no meaning.
   */
  private final int[] bench;

  private Roster(long low, long high, int[] bench) {
    this.low = low;
    this.high = high;
    this.bench = bench;
  }

  private static long pair(int first, int second) {
    return first & 0xFFFF_FFFFL | (long) second << 32;
  }

  private static int[] usualBench() {
    int[] bench = new int[SIZE];
    Arrays.fill(bench, BENCH);
    return bench;
  }

  private static long[] inverted(int bit) {
    return IntStream.rangeClosed(0, 2 * LAST_ROW)
        .mapToLong(code -> pair((code >> bit & 1) == 0 ? ALL : 0, (code >> bit & 2) == 0 ? ALL : 0))
        .toArray();
  }

  /**
   * {@return the roster with these numbers}
   *
   * @param numbers the place of each player, player 0 first. There must be at least one number.
   *     Each number is at least −2147483647, so that its negative is an {@code int} too
   * @throws IllegalArgumentException if there is no number, or a number is −2147483648
   */
  public static Roster of(int... numbers) {
    if (numbers.length == 0) {
      throw new IllegalArgumentException("a roster has no number; it must have at least 1");
    }
    long low = 0;
    long high = 0;
    boolean isUsual = numbers.length == SIZE;
    for (int player = 0; player < numbers.length; player++) {
      int number = numbers[player];
      requireMirror(number);
      int code = isRow(number) ? number + LAST_ROW : BENCH_CODE;
      low |= pair(code & 1, code >> 1 & 1) << player;
      high |= pair(code >> 2 & 1, code >> 3) << player;
      isUsual &= isRow(number) || number == BENCH;
    }
    return new Roster(low, high, isUsual ? USUAL_BENCH : numbers.clone());
  }

  private static void requireMirror(int number) {
    if (number == Integer.MIN_VALUE) {
      throw new IllegalArgumentException(
          "number " + number + " is below -2147483647, the least of a roster");
    }
  }

  /**
   * {@return the roster with these numbers}
   *
   * @param numbers as for {@link #of(int...)}
   * @throws IllegalArgumentException if there is no number, or a number is −2147483648
   */
  public static Roster of(List<Integer> numbers) {
    return of(numbers.stream().mapToInt(Integer::intValue).toArray());
  }

  /**
   * {@return the roster that a text describes}
   *
   * @param text whole numbers with blanks between them; blanks around them are allowed
   * @throws UnreadableMoveException if the text does not have that form
   */
  public static Roster parse(String text) {
    return FoosballText.roster(text);
  }

  /**
   * {@return whether a number is a row of the field, from −4 to 4; all other numbers are the bench}
   *
   * @param number any number of a roster
   */
  public static boolean isRow(int number) {
    return number >= -LAST_ROW && number <= LAST_ROW;
  }

  /** {@return the number of numbers, which is 26 in a legal roster} */
  public int size() {
    return bench.length;
  }

  /**
   * {@return the place of a player, which is a row from −4 to 4 or another number for the bench}
   *
   * @param player from 0 to {@link #size} − 1
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public int number(int player) {
    int benched = bench[player];
    int code = code(player);
    return code == BENCH_CODE || bench.length != SIZE ? benched : code - LAST_ROW;
  }

  private int code(int player) {
    long bits = low >>> player & BOTH | (high >>> player & BOTH) << 2;
    return (int) (bits | bits >>> 31) & BENCH_CODE;
  }

  /** {@return the place of each player, player 0 first} */
  public List<Integer> numbers() {
    return IntStream.range(0, size()).mapToObj(this::number).toList();
  }

  /**
   * {@return a roster that differs from this roster only in the place of one player}
   *
   * @param player from 0 to {@link #size} − 1
   * @param number the new place of the player
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws IllegalArgumentException if the number is −2147483648
   */
  public Roster with(int player, int number) {
    int[] numbers = IntStream.range(0, size()).map(this::number).toArray();
    numbers[player] = number;
    return of(numbers);
  }

  /**
   * {@return a roster that differs from this roster only in the step of one player to an adjacent
   * row}
   *
   * <p>The method {@link #with} gives an equal roster. This method takes only a few nanoseconds,
   * and the rules can check its result as fast.
   *
   * @param player from 0 to 25, on the field
   * @param direction 1 for a row forward, −1 for a row back
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws IllegalArgumentException if the roster does not have 26 numbers, the player is on the
   *     bench, or the player would leave the field
   */
  public Roster withStep(int player, int direction) {
    Objects.checkIndex(player, SIZE);
    if (size() != SIZE) {
      throw new IllegalArgumentException(
          "a roster of " + size() + " numbers has no steps; it must have " + SIZE);
    }
    int number = number(player);
    if (Math.abs(direction) != 1 || !isRow(number) || !isRow(number + direction)) {
      throw new IllegalArgumentException(
          "player " + player + " cannot step from " + number + " by " + direction);
    }
    return after(direction < 0 ? PlayerSteps.back(player) : PlayerSteps.forward(player));
  }

  /** {@return the players on a row, one bit for each player} */
  int on(int row) {
    long bits = (low ^ LOW_INVERTED[row + LAST_ROW]) & (high ^ HIGH_INVERTED[row + LAST_ROW]);
    return (int) (bits & bits >>> 32);
  }

  /** {@return the players on the field, one bit for each player} */
  int fielded() {
    return ~(int) (low & high >>> 32) & ALL;
  }

  /** {@return whether the roster has 26 numbers and exactly 22 players on the field} */
  boolean isComplete() {
    return bench.length == SIZE && Integer.bitCount(fielded()) == FIELDED;
  }

  /**
   * {@return the steps of fielded players to adjacent rows, as a bit mask of {@link PlayerSteps}}
   */
  long steps() {
    return PlayerSteps.of(fielded(), on(-LAST_ROW), on(LAST_ROW));
  }

  /**
   * {@return the roster with the same players on the bench, and the others on these rows}
   *
   * @param rows the players of each row, one bit for each player
   * @param first the index of row −4
   */
  Roster withRows(int[] rows, int first) {
    // The code of the bench has all four bits, so that the bits of a row's code can only be taken.
    long newLow = pair(ALL, ALL);
    long newHigh = newLow;
    for (int code = 0; code < LOW_INVERTED.length; code++) {
      int row = rows[first + code];
      long players = pair(row, row);
      newLow &= ~(players & LOW_INVERTED[code]);
      newHigh &= ~(players & HIGH_INVERTED[code]);
    }
    return new Roster(newLow, newHigh, bench);
  }

  /** {@return this roster after one of its steps} */
  Roster after(int step) {
    int player = PlayerSteps.player(step);
    int code = code(player);
    int changed = code ^ code + PlayerSteps.direction(step);
    return new Roster(
        low ^ pair(changed & 1, changed >> 1 & 1) << player,
        high ^ pair(changed >> 2 & 1, changed >> 3) << player,
        bench);
  }

  /** {@return whether the two rosters share one bench array and differ by at most one step} */
  boolean isStepOf(Roster other) {
    if (bench != other.bench) {
      return false;
    }
    long bits = low ^ other.low | high ^ other.high;
    int changed = (int) (bits | bits >>> 32);
    if ((changed & changed - 1) != 0) {
      return false;
    }
    int player = Integer.numberOfTrailingZeros(changed);
    int difference = code(player) - other.code(player);
    return changed == 0 || difference * difference == 1;
  }

  /**
   * {@return the sum of the absolute differences between the numbers of two rosters of 26 numbers}
   */
  long distance(Roster other) {
    long distance = 0;
    for (int player = 0; player < SIZE; player++) {
      distance += Math.abs((long) number(player) - other.number(player));
    }
    return distance;
  }

  /** {@return the numbers, separated by blanks} */
  @Override
  public String text() {
    return FoosballText.of(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Roster that
        && size() == that.size()
        && low == that.low
        && high == that.high
        && (bench == that.bench || hasBenchOf(that));
  }

  private boolean hasBenchOf(Roster other) {
    return IntStream.range(0, size()).allMatch(player -> number(player) == other.number(player));
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int player = 0; player < size(); player++) {
      hash = 31 * hash + number(player);
    }
    return hash;
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
