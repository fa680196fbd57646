package org.rondo.examples.games;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * Pig, a game of one die. A seat rolls as often as it likes and collects what it rolls, but a 1
 * loses everything that it has collected in this go.
 *
 * <p>A go begins with a roll. Then the seat rolls again or holds. If it holds, the collected points
 * are its own for good, and the other seat has its go. After a 1 the other seat has its go too. The
 * first seat that holds with the goal or more wins. Because nothing forces a seat to hold, a match
 * also ends after a number of turns; then the seat with more points wins.
 */
public final class Pig implements Game<Pig.PigScore, Pig.PigChoice> {
  private static final PigChoice ROLL = new PigChoice("roll");
  private static final PigChoice HOLD = new PigChoice("hold");
  private static final MoveSpace<PigChoice> FIRST =
      MoveSpace.of(List.of(ROLL), "a go begins with a roll");
  private static final MoveSpace<PigChoice> LATER = MoveSpace.of(List.of(ROLL, HOLD));

  private final int goal;
  private final int faces;
  private final int turns;

  /**
   * Creates the game.
   *
   * @param goal the points that win, from 1 to 10,000
   * @param faces the number of faces of the die, from 2 to 100
   * @param turns the number of rolls and holds after which the match ends, from 1 to 100,000
   * @throws IllegalArgumentException if a number is out of its range
   */
  public Pig(int goal, int faces, int turns) {
    this.goal = requireRange("goal", goal, 1, 10_000);
    this.faces = requireRange("faces", faces, 2, 100);
    this.turns = requireRange("turns", turns, 1, 100_000);
  }

  private static int requireRange(String name, int number, int least, int most) {
    if (number < least || number > most) {
      throw new IllegalArgumentException(name + " " + number + " is not in " + least + ".." + most);
    }
    return number;
  }

  /**
   * A move.
   *
   * @param text {@code roll} or {@code hold}
   */
  public record PigChoice(String text) implements Move {

    /**
     * Creates a move.
     *
     * @throws IllegalArgumentException if there is no such move
     */
    public PigChoice {
      if (!text.equals("roll") && !text.equals("hold")) {
        throw new IllegalArgumentException("choice '" + text + "' is neither roll nor hold");
      }
    }
  }

  /**
   * A position.
   *
   * @param first the points of seat 0
   * @param second the points of seat 1
   * @param seat the seat to move; after the end, the seat that would move
   * @param collected the points that the seat to move has collected in this go
   * @param left the number of rolls and holds before the match ends; 0 when it is over
   */
  public record PigScore(int first, int second, int seat, int collected, int left)
      implements State {

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if a number is negative or there is no such seat
     */
    public PigScore {
      if (first < 0 || second < 0 || collected < 0 || left < 0 || seat < 0 || seat > 1) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "points %d, %d and %d, seat %d, %d turns left: none may be negative, and the seat"
                    + " is 0 or 1",
                first,
                second,
                collected,
                seat,
                left));
      }
    }

    @Override
    public Seats toMove() {
      return left == 0 ? Seats.none() : Seats.of(seat);
    }

    @Override
    public double score(int seat) {
      return seat == 0 ? first : second;
    }

    /** {@return the text, {@code 23-40, seat 0 has 12, 950 left}} */
    @Override
    public String text() {
      return first + "-" + second + ", seat " + seat + " has " + collected + ", " + left + " left";
    }
  }

  @Override
  public String id() {
    return "pig:goal=" + goal + ",faces=" + faces + ",turns=" + turns;
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.CHANCE).withMostTurns(turns);
  }

  @Override
  public PigScore start(Rng rng) {
    return new PigScore(0, 0, 0, 0, turns);
  }

  @Override
  public MoveSpace<PigChoice> moves(PigScore score, int seat) {
    if (!score.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    return score.collected() == 0 ? FIRST : LATER;
  }

  @Override
  public PigScore next(PigScore score, JointMove<PigChoice> joint, Rng rng) {
    joint.requireSeats(score.toMove());
    PigChoice choice = joint.only();
    int seat = score.seat();
    moves(score, seat).require(seat, choice);
    int left = score.left() - 1;
    if (choice.equals(ROLL)) {
      int rolled = 1 + rng.below(faces);
      return rolled == 1
          ? new PigScore(score.first(), score.second(), 1 - seat, 0, left)
          : new PigScore(score.first(), score.second(), seat, score.collected() + rolled, left);
    }
    int first = score.first() + (seat == 0 ? score.collected() : 0);
    int second = score.second() + (seat == 1 ? score.collected() : 0);
    return new PigScore(first, second, 1 - seat, 0, Math.max(first, second) >= goal ? 0 : left);
  }

  @Override
  public PigChoice parse(String text) {
    return switch (text.strip()) {
      case "roll" -> ROLL;
      case "hold" -> HOLD;
      default -> throw new UnreadableMoveException(text, "a move is roll or hold");
    };
  }

  private static final Pattern TEXT =
      Pattern.compile("(\\d{1,6})-(\\d{1,6}), seat ([01]) has (\\d{1,7}), (\\d{1,6}) left");

  @Override
  public PigScore parseState(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "position '" + text + "' must be of the form '23-40, seat 0 has 12, 950 left'");
    }
    int[] numbers = new int[matcher.groupCount()];
    for (int group = 0; group < numbers.length; group++) {
      numbers[group] = Integer.parseInt(matcher.group(group + 1));
    }
    return new PigScore(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
  }

  @Override
  public String show(PigScore score) {
    return String.format(
        Locale.ROOT,
        "first %d, second %d of %d; the %s has collected %d\n",
        score.first(),
        score.second(),
        goal,
        score.seat() == 0 ? "first" : "second",
        score.collected());
  }

  @Override
  public ConsoleNotation<PigScore, PigChoice> console() {
    return ConsoleNotation.of(
        this,
        String.format(
            Locale.ROOT,
            """
          A side rolls a die and collects the points, as often as it likes. With hold, the
          collected points become its own, and the other side goes on. A 1 loses what was
          collected, and the other side goes on. The first side with %d points of its own
          wins.
          To roll the die, write: roll
          To keep the collected points, write: hold
          """,
            goal),
        "first",
        "second");
  }

  /** Creates the game for the catalogue. */
  public static final class PigFactory implements GameFactory {

    public PigFactory() {}

    @Override
    public String name() {
      return "pig";
    }

    @Override
    public String summary() {
      return "roll a die again or keep the points; an example of chance";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new Pig(
          options.about("The points that win.").integer("goal", 100, 1, 10_000),
          options.about("The number of faces of the die.").integer("faces", 6, 2, 100),
          options
              .about("The number of rolls and holds after which the match ends.")
              .integer("turns", 1_000, 1, 100_000));
    }
  }
}
