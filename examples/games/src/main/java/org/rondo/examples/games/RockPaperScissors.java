package org.rondo.examples.games;

import java.util.List;
import java.util.Locale;
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
 * Rock, paper, scissors over several rounds. In each round, both seats show a hand at the same
 * time.
 *
 * <p>The winner of a round scores one point.
 */
public final class RockPaperScissors
    implements Game<RockPaperScissors.Standing, RockPaperScissors.Hand> {
  private static final Seats BOTH = Seats.all(2);
  private static final MoveSpace<Hand> HANDS =
      MoveSpace.of(List.of(new Hand(0), new Hand(1), new Hand(2)));

  private final int rounds;

  /**
   * Creates the game.
   *
   * @param rounds the number of rounds, at least 1
   * @throws IllegalArgumentException if the number is below 1
   */
  public RockPaperScissors(int rounds) {
    if (rounds < 1) {
      throw new IllegalArgumentException("rounds " + rounds + " are fewer than 1");
    }
    this.rounds = rounds;
  }

  /**
   * A hand that a seat shows. Each hand beats the hand before it, and the first beats the last.
   *
   * @param number 0 for rock, 1 for paper, 2 for scissors
   */
  public record Hand(int number) implements Move {
    private static final List<String> NAMES = List.of("rock", "paper", "scissors");

    /**
     * Creates a hand.
     *
     * @throws IllegalArgumentException if there is no such hand
     */
    public Hand {
      if (number < 0 || number >= NAMES.size()) {
        throw new IllegalArgumentException("hand " + number + " is not in 0..2");
      }
    }

    boolean beats(Hand other) {
      return number == (other.number + 1) % NAMES.size();
    }

    @Override
    public String text() {
      return NAMES.get(number);
    }
  }

  /**
   * A position: the results of the rounds that have been played.
   *
   * @param left the number of rounds that are left
   * @param first the number of rounds that seat 0 has won
   * @param second the number of rounds that seat 1 has won
   */
  public record Standing(int left, int first, int second) implements State {

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if a number is negative
     */
    public Standing {
      if (left < 0 || first < 0 || second < 0) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "standing %d-%d, %d to come: none may be negative",
                first,
                second,
                left));
      }
    }

    @Override
    public Seats toMove() {
      return left == 0 ? Seats.none() : BOTH;
    }

    @Override
    public double score(int seat) {
      return seat == 0 ? first : second;
    }

    @Override
    public String text() {
      return first + "-" + second + ", " + left + " to come";
    }
  }

  @Override
  public String id() {
    return "rock-paper-scissors:rounds=" + rounds;
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.SIMULTANEOUS).withMostTurns(rounds);
  }

  @Override
  public Standing start(Rng rng) {
    return new Standing(rounds, 0, 0);
  }

  @Override
  public MoveSpace<Hand> moves(Standing standing, int seat) {
    return standing.toMove().contains(seat) ? HANDS : MoveSpace.empty();
  }

  @Override
  public Standing next(Standing standing, JointMove<Hand> joint, Rng rng) {
    joint.requireSeats(standing.toMove());
    Hand first = joint.move(0);
    Hand second = joint.move(1);
    return new Standing(
        standing.left() - 1,
        standing.first() + (first.beats(second) ? 1 : 0),
        standing.second() + (second.beats(first) ? 1 : 0));
  }

  @Override
  public Hand parse(String text) {
    int number = Hand.NAMES.indexOf(text.strip());
    if (number < 0) {
      throw new UnreadableMoveException(text, "a move is rock, paper or scissors");
    }
    return new Hand(number);
  }

  @Override
  public String show(Standing standing) {
    return standing.text() + "\n";
  }

  @Override
  public ConsoleNotation<Standing, Hand> console() {
    return ConsoleNotation.of(
        this,
        """
          In each round both sides show a hand at the same time. Rock beats scissors,
          scissors beat paper, and paper beats rock. The winner of a round scores one
          point.
          To show a hand, write: rock, paper or scissors
          """,
        "first",
        "second");
  }

  /** Creates the game for the catalogue. */
  public static final class RockPaperScissorsFactory implements GameFactory {

    public RockPaperScissorsFactory() {}

    @Override
    public String name() {
      return "rock-paper-scissors";
    }

    @Override
    public String summary() {
      return "both show a hand at once; an example of simultaneous moves";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new RockPaperScissors(
          options.about("The number of rounds of a match.").integer("rounds", 100, 1, 100_000));
    }
  }
}
