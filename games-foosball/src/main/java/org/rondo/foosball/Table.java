package org.rondo.foosball;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.rondo.game.Seats;
import org.rondo.game.State;

/**
 * A position: the score, the round, the ball, and where every player stands and how tired he is.
 *
 * <p>It is the array of 108 numbers that the competition's engine sent to HOME, and nothing else:
 *
 * <table>
 *   <caption>The numbers</caption>
 *   <tr><th>index</th><th>what</th></tr>
 *   <tr><td>0, 1</td><td>goals of HOME and of AWAY</td></tr>
 *   <tr><td>2</td><td>rounds played, 0 to 800</td></tr>
 *   <tr><td>3</td><td>row of the ball, −4 to 4</td></tr>
 *   <tr><td>4 to 29</td><td>where HOME's players 0 to 25 stand</td></tr>
 *   <tr><td>30 to 55</td><td>how tired HOME's players are</td></tr>
 *   <tr><td>56 to 81</td><td>where AWAY's players stand</td></tr>
 *   <tr><td>82 to 107</td><td>how tired AWAY's players are</td></tr>
 * </table>
 *
 * <p>All rows are HOME's, which attacks towards row 5: a number of AWAY's roster stands here with
 * the other sign, on the bench too. {@link #seenBy} gives the table in a team's own frame.
 */
public final class Table implements State {

  /** How many rounds a game has. */
  public static final int ROUNDS = 800;

  /** How many rounds a quarter has. */
  public static final int QUARTER = 200;

  /** The table before round 0: everybody fresh and on the bench. */
  static final Table START = new Table(Roster.EMPTY, Roster.EMPTY, Fatigue.none(), 0, 0, 0, 0);

  private static final Seats BOTH = Seats.all(2);

  /**
   * The row in which the ball scores for HOME; that in which it scores for AWAY is its negative.
   */
  private static final int GOAL = Roster.LAST_ROW + 1;

  /** HOME's roster, in HOME's frame. */
  private final Roster home;

  /** AWAY's roster, in AWAY's frame. */
  private final Roster away;

  /** As {@link Fatigue} has it. */
  private final short[] fatigue;

  private final short homeGoals;
  private final short awayGoals;
  private final short round;
  private final byte ball;

  /** Makes a table of what was checked; takes the array over. */
  Table(
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
   * {@return the table of these numbers}
   *
   * @param numbers the 108 numbers in HOME's frame
   * @throws IllegalArgumentException if no game comes to them: there are not 108 of them or one is
   *     out of its range, a team has neither 22 players on the field nor none, there are more goals
   *     than so many rounds can bring, or a quarter begins and the ball is not at midfield
   */
  public static Table of(List<Integer> numbers) {
    return FoosballText.table(numbers);
  }

  /**
   * {@return the table of a text}
   *
   * @param text the 108 numbers in HOME's frame, with blanks between them
   * @throws IllegalArgumentException if the text is not whole numbers, or no game comes to them
   */
  public static Table parse(String text) {
    return FoosballText.table(text);
  }

  /** {@return the table after a round in which the ball was kicked forward, back or nowhere} */
  Table after(Roster newHome, Roster newAway, short[] newFatigue, int kick) {
    int row = ball + kick;
    boolean isInGoal = row == GOAL || row == -GOAL;
    boolean endsQuarter = (round + 1) % QUARTER == 0;
    return new Table(
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

  /** {@return how many rounds have been played, from 0 to 800} */
  public int round() {
    return round;
  }

  /** {@return whether any roster may be submitted now, since the next round begins a quarter} */
  public boolean startsQuarter() {
    return round % QUARTER == 0 && round < ROUNDS;
  }

  /** {@return the row of the ball in HOME's frame, from −4 to 4} */
  public int ball() {
    return ball;
  }

  /**
   * {@return the roster that a team has, in the team's own frame}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @throws IndexOutOfBoundsException if the seat is neither
   */
  public Roster roster(int seat) {
    return isHome(seat) ? home : away;
  }

  /**
   * {@return how tired a player is: the number of contests since he was last rested}
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
   * {@return where a player stands: a row of HOME's frame, or another number for the bench}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @param player from 0 to 25
   * @throws IndexOutOfBoundsException if there is no such seat or player
   */
  public int number(int seat, int player) {
    Objects.checkIndex(player, Roster.SIZE);
    return isHome(seat) ? home.number(player) : -away.number(player);
  }

  /** {@return how tired everybody is, not to be written to} */
  short[] fatigue() {
    return fatigue;
  }

  /** {@return a team's players on a row of HOME's frame, a bit each} */
  int on(int seat, int row) {
    return isHome(seat) ? home.on(row) : away.on(-row);
  }

  /**
   * {@return what a player counts for in a contest: 0.99 to the power of his fatigue, from above 0
   * to 1}
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @param player from 0 to 25, on the field or not
   * @throws IndexOutOfBoundsException if there is no such seat or player
   */
  public double playerStrength(int seat, int player) {
    return Fatigue.strength(fatigue(seat, player));
  }

  /**
   * {@return what a team's players on a row count for in a contest: the sum of 0.99 to the power of
   * their fatigues}
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

  /** {@return who contests the ball with these rosters, a bit each, numbered as in Fatigue} */
  long contestants(Roster homeRoster, Roster awayRoster) {
    return homeRoster.on(ball) | (long) awayRoster.on(-ball) << Roster.SIZE;
  }

  /**
   * {@return the table as a team sees it: with itself as HOME}
   *
   * <p>Teams, goals and all rows change sides for AWAY, and nothing does for HOME. Its numbers are
   * what the team is to be sent; of a table that a team has seen, {@code seenBy} the same seat
   * gives back the table.
   *
   * @param seat 0 for HOME, 1 for AWAY
   * @throws IndexOutOfBoundsException if the seat is neither
   */
  public Table seenBy(int seat) {
    if (isHome(seat)) {
      return this;
    }
    return new Table(away, home, Fatigue.exchanged(fatigue), awayGoals, homeGoals, round, -ball);
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
    return other instanceof Table that
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
