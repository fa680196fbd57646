package org.rondo.foosball;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.rondo.game.Seats;
import org.rondo.game.State;

/**
 * A position: the score, the round, the ball, and the place and the fatigue of every player.
 *
 * <p>It is the array of 108 numbers that the competition's engine sent to HOME, and nothing else:
 *
 * <table>
 *   <caption>The numbers</caption>
 *   <tr><th>index</th><th>meaning</th></tr>
 *   <tr><td>0, 1</td><td>goals of HOME and of AWAY</td></tr>
 *   <tr><td>2</td><td>rounds played, 0 to 800</td></tr>
 *   <tr><td>3</td><td>row of the ball, −4 to 4</td></tr>
 *   <tr><td>4 to 29</td><td>rows of HOME's players 0 to 25</td></tr>
 *   <tr><td>30 to 55</td><td>fatigues of HOME's players</td></tr>
 *   <tr><td>56 to 81</td><td>rows of AWAY's players</td></tr>
 *   <tr><td>82 to 107</td><td>fatigues of AWAY's players</td></tr>
 * </table>
 *
 * <p>All rows are in the frame of HOME, which attacks towards row 5. A number of AWAY's roster is
 * therefore negated in a table, also on the bench. {@link #seenBy} returns the table in a team's
 * own frame.
 */
public final class FoosballTable implements State {

  /** The number of rounds of a match. */
  public static final int ROUNDS = 800;

  /** The number of rounds of a quarter. */
  public static final int QUARTER = 200;

  /** The table before round 0: all players are fresh and on the bench. */
  static final FoosballTable START =
      new FoosballTable(Roster.EMPTY, Roster.EMPTY, Fatigue.none(), 0, 0, 0, 0);

  private static final Seats BOTH = Seats.all(2);

  /** The row of HOME's goals; its negative is the row of AWAY's goals. */
  private static final int GOAL = Roster.LAST_ROW + 1;

  /** HOME's roster, in HOME's frame. */
  private final Roster home;

  /** AWAY's roster, in AWAY's frame. */
  private final Roster away;

  /** The levels of all players, as {@link Fatigue} numbers them. */
  private final short[] fatigue;

  private final short homeGoals;
  private final short awayGoals;
  private final short round;
  private final byte ball;

  /** Creates a table from checked values; keeps the array without a copy. */
  FoosballTable(
      Roster home,
      Roster away,
      short[] fatigue,
      int homeGoals,
      int awayGoals,
      int round,
      int ball) {
    this.home = home;
    this.away = away;
    this.fatigue = fatigue;
    this.homeGoals = (short) homeGoals;
    this.awayGoals = (short) awayGoals;
    this.round = (short) round;
    this.ball = (byte) ball;
  }

  /**
   * {@return the table of 108 numbers}
   *
   * @param numbers the 108 numbers in HOME's frame
   * @throws IllegalArgumentException if no match can reach them: there are not 108 numbers, a
   *     number is out of its range, a team has neither 22 nor 0 players on the field, there are
   *     more goals than the rounds played allow, or a quarter begins and the ball is not at
   *     midfield
   */
  public static FoosballTable of(List<Integer> numbers) {
    return FoosballText.table(numbers);
  }

  /**
   * {@return the table of a text}
   *
   * @param text the 108 numbers in HOME's frame, with blanks between them
   * @throws IllegalArgumentException if the text is not whole numbers, or no match can reach them
   */
  public static FoosballTable parse(String text) {
    return FoosballText.table(text);
  }

  /** {@return the table after a round in which the ball moved forward (1), back (−1) or not (0)} */
  FoosballTable after(Roster newHome, Roster newAway, short[] newFatigue, int kick) {
    int row = ball + kick;
    boolean isInGoal = row == GOAL || row == -GOAL;
    boolean endsQuarter = (round + 1) % QUARTER == 0;
    return new FoosballTable(
        newHome,
        newAway,
        newFatigue,
        homeGoals + (row == GOAL ? 1 : 0),
        awayGoals + (row == -GOAL ? 1 : 0),
        round + 1,
        isInGoal || endsQuarter ? 0 : row);
  }

  @Override
  public Seats toMove() {
    return isOver() ? Seats.none() : BOTH;
  }

  @Override
  public boolean isOver() {
    return round == ROUNDS;
  }

  /**
   * {@return a team's goals}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @throws IndexOutOfBoundsException if the seat is neither
   */
  @Override
  public double score(int seat) {
    return isHome(seat) ? homeGoals : awayGoals;
  }

  private static boolean isHome(int seat) {
    if (seat != 0 && seat != 1) {
      throw new IndexOutOfBoundsException("seat " + seat + " is neither 0, HOME, nor 1, AWAY");
    }
    return seat == 0;
  }

  /** {@return the number of rounds played, from 0 to 800} */
  public int round() {
    return round;
  }

  /**
   * {@return whether the next round begins a quarter, so that any complete roster may be submitted}
   */
  public boolean startsQuarter() {
    return round % QUARTER == 0 && round < ROUNDS;
  }

  /** {@return the row of the ball in HOME's frame, from −4 to 4} */
  public int ball() {
    return ball;
  }

  /**
   * {@return the current roster of a team, in the team's own frame}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @throws IndexOutOfBoundsException if the seat is neither
   */
  public Roster roster(int seat) {
    return isHome(seat) ? home : away;
  }

  /**
   * {@return the fatigue of a player: the number of charges since his last rest}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @param player from 0 to 25
   * @throws IndexOutOfBoundsException if there is no such seat or player
   */
  public int fatigue(int seat, int player) {
    Objects.checkIndex(player, Roster.SIZE);
    return fatigue[isHome(seat) ? player : Roster.SIZE + player];
  }

  /**
   * {@return the place of a player: a row of HOME's frame, or another number for the bench}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @param player from 0 to 25
   * @throws IndexOutOfBoundsException if there is no such seat or player
   */
  public int number(int seat, int player) {
    Objects.checkIndex(player, Roster.SIZE);
    return isHome(seat) ? home.number(player) : -away.number(player);
  }

  /** {@return the fatigues of all players; callers must not write to the array} */
  short[] fatigue() {
    return fatigue;
  }

  /** {@return a team's players on a row of HOME's frame, one bit for each} */
  int on(int seat, int row) {
    return isHome(seat) ? home.on(row) : away.on(-row);
  }

  /**
   * {@return the strength of a player in a contest: 0.99 to the power of his fatigue, above 0 and
   * at most 1}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @param player from 0 to 25, on the field or not
   * @throws IndexOutOfBoundsException if there is no such seat or player
   */
  public double playerStrength(int seat, int player) {
    return Fatigue.strength(fatigue(seat, player));
  }

  /**
   * {@return the strength of a team on a row: the sum of 0.99 to the power of its players'
   * fatigues}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @param row a row of HOME's frame, from −4 to 4
   * @throws IndexOutOfBoundsException if there is no such seat or row
   */
  public double strength(int seat, int row) {
    Objects.checkIndex(row + Roster.LAST_ROW, 2 * Roster.LAST_ROW + 1);
    double strength = 0;
    for (int left = on(seat, row); left != 0; left &= left - 1) {
      strength += playerStrength(seat, Integer.numberOfTrailingZeros(left));
    }
    return strength;
  }

  /**
   * {@return the contestants for the ball with these rosters, one bit for each, numbered as in
   * {@link Fatigue}}
   */
  long contestants(Roster homeRoster, Roster awayRoster) {
    return homeRoster.on(ball) | (long) awayRoster.on(-ball) << Roster.SIZE;
  }

  /**
   * {@return the table in a team's own frame: the team is HOME}
   *
   * <p>For AWAY, teams, goals and all rows change sides; for HOME, nothing changes. The numbers of
   * the result are the numbers to send to the team. Calling {@code seenBy} twice with the same seat
   * returns an equal table.
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @throws IndexOutOfBoundsException if the seat is neither
   */
  public FoosballTable seenBy(int seat) {
    if (isHome(seat)) {
      return this;
    }
    return new FoosballTable(
        away, home, Fatigue.exchanged(fatigue), awayGoals, homeGoals, round, -ball);
  }

  /** {@return the 108 numbers in HOME's frame} */
  public List<Integer> numbers() {
    return FoosballText.numbers(this).boxed().toList();
  }

  /** {@return the 108 numbers in HOME's frame, with blanks between them} */
  @Override
  public String text() {
    return FoosballText.of(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FoosballTable that
        && homeGoals == that.homeGoals
        && awayGoals == that.awayGoals
        && round == that.round
        && ball == that.ball
        && home.equals(that.home)
        && away.equals(that.away)
        && Arrays.equals(fatigue, that.fatigue);
  }

  @Override
  public int hashCode() {
    return Objects.hash(homeGoals, awayGoals, round, ball, home, away, Arrays.hashCode(fatigue));
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
