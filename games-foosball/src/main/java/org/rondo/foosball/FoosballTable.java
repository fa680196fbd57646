package org.rondo.foosball;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rondo.game.Seats;
import org.rondo.game.State;

/**
 * A position: the score, the number of rounds played, the row of the ball, and the place and the
 * fatigue of every player.
 *
 * <p>A table consists of the 108 numbers that the competition's engine sent to HOME:
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
 * <p>All rows are in the frame of HOME, which attacks towards row 5. So a table has the negative of
 * each number in AWAY's roster, even on the bench. {@link #seenBy} returns the table in a team's
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

  /** The row in which HOME scores. AWAY scores in the negative of this row. */
  private static final int GOAL = Roster.LAST_ROW + 1;

  /** HOME's roster, in HOME's frame. */
  private final Roster home;

  /** AWAY's roster, in AWAY's frame. */
  private final Roster away;

  /** The fatigues of all players, in the order that {@link Fatigue} defines. */
  private final short[] fatigue;

  private final short homeGoals;
  private final short awayGoals;
  private final short round;
  private final byte ball;

  /** Creates a table from checked values. The table uses the given array and does not copy it. */
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
   * {@return the table that 108 numbers describe}
   *
   * @param numbers the 108 numbers in HOME's frame
   * @throws IllegalArgumentException if there are not 108 numbers, if a number is out of its range,
   *     or if no match can reach the table. Each team must have 22 or 0 players on the field. The
   *     goals must be possible in the rounds played. At the start of a quarter, the ball must be at
   *     midfield
   */
  public static FoosballTable of(List<Integer> numbers) {
    return FoosballText.table(numbers);
  }

  /**
   * {@return the table that a text describes}
   *
   * @param text the 108 numbers in HOME's frame, with blanks between them
   * @throws IllegalArgumentException if the text is not whole numbers, or if no match can reach the
   *     table
   */
  public static FoosballTable parse(String text) {
    return FoosballText.table(text);
  }

  /** {@return the table after a round in which the ball moved forward (1), back (−1) or not (0)} */
  FoosballTable after(Roster newHome, Roster newAway, short[] newFatigue, int kick) {
    int row = ball + kick;
    return new FoosballTable(
        newHome,
        newAway,
        newFatigue,
        homeGoals + goals(row),
        awayGoals + goals(-row),
        round + 1,
        ballAfter(row, round + 1));
  }

  /** {@return whether a ball that has moved to a row is in a goal} */
  static boolean isInGoal(int row) {
    return row == GOAL || row == -GOAL;
  }

  /** {@return 1 if a ball that has moved to a row is in the goal that the team attacks, or 0} */
  static int goals(int row) {
    return row == GOAL ? 1 : 0;
  }

  /**
   * {@return the row in which the next round begins} A ball in a goal returns to midfield, and so
   * does the ball at the end of a quarter.
   *
   * @param row the row to which the ball has moved, −5 to 5
   * @param played the number of rounds played, with this one
   */
  static int ballAfter(int row, int played) {
    boolean endsQuarter = played % QUARTER == 0;
    return isInGoal(row) || endsQuarter ? 0 : row;
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
   * @throws IndexOutOfBoundsException if the seat is not 0 or 1
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
   * {@return whether the next round begins a quarter; then a team may submit any complete roster}
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
   * @throws IndexOutOfBoundsException if the seat is not 0 or 1
   */
  public Roster roster(int seat) {
    return isHome(seat) ? home : away;
  }

  /**
   * {@return the fatigue of a player, which is the number of charges since the player's last rest}
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
   * {@return the place of a player, which is a row of HOME's frame or another number for the bench}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @param player from 0 to 25
   * @throws IndexOutOfBoundsException if there is no such seat or player
   */
  public int number(int seat, int player) {
    Objects.checkIndex(player, Roster.SIZE);
    return isHome(seat) ? home.number(player) : -away.number(player);
  }

  /** {@return the fatigues of all players; callers must not change the array} */
  short[] fatigue() {
    return fatigue;
  }

  /** {@return a team's players on a row of HOME's frame, one bit for each player} */
  int on(int seat, int row) {
    return isHome(seat) ? home.on(row) : away.on(-row);
  }

  /**
   * {@return the strength of a player in a contest, above 0 and at most 1} It is 0.99 to the power
   * of the player's fatigue.
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @param player from 0 to 25, on the field or not
   * @throws IndexOutOfBoundsException if there is no such seat or player
   */
  public double playerStrength(int seat, int player) {
    return Fatigue.strength(fatigue(seat, player));
  }

  /**
   * {@return the strength of a team on a row, which is the sum of the strengths of its players
   * there}
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
   * {@return the players that contest the ball with these rosters, as a bit mask of {@link
   * Fatigue}}
   */
  long contestants(Roster homeRoster, Roster awayRoster) {
    return Fatigue.players(homeRoster.on(ball), awayRoster.on(-ball));
  }

  /**
   * {@return the table in a team's own frame, in which the team is HOME}
   *
   * <p>For HOME, the result is this table. For AWAY, the teams, the goals and all rows change
   * sides. The numbers of the result are the numbers that the team receives. Two calls of {@code
   * seenBy} with the same seat, one after the other, give a table that is equal to this table.
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @throws IndexOutOfBoundsException if the seat is not 0 or 1
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
    return Arrays.stream(FoosballText.numbers(this)).boxed().toList();
  }

  /** {@return the 108 numbers in HOME's frame, with blanks between them} */
  @Override
  public String text() {
    return FoosballText.of(this);
  }

  /**
   * {@return {@link #numbers} in parts: {@code goals} of HOME and AWAY, {@code round}, {@code
   * ball}, and for the players {@code homeRows}, {@code homeFatigues}, {@code awayRows} and {@code
   * awayFatigues}}
   */
  @Override
  public Map<String, List<Integer>> data() {
    List<Integer> all = numbers();
    // Four numbers of the match stand before those of the players.
    int players = 4;
    Map<String, List<Integer>> data = new LinkedHashMap<>();
    data.put("goals", all.subList(0, 2));
    data.put("round", all.subList(2, 3));
    data.put("ball", all.subList(3, players));
    data.put("homeRows", all.subList(players, players + Roster.SIZE));
    data.put("homeFatigues", all.subList(players + Roster.SIZE, players + 2 * Roster.SIZE));
    data.put("awayRows", all.subList(players + 2 * Roster.SIZE, players + 3 * Roster.SIZE));
    data.put("awayFatigues", all.subList(players + 3 * Roster.SIZE, all.size()));
    return Collections.unmodifiableMap(data);
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
