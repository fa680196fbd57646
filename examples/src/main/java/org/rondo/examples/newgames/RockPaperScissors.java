package org.rondo.examples.newgames;

import java.util.List;
import java.util.Locale;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.Joint;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * Rock, paper, scissors, so many rounds in a row: both seats show a hand at once.
 *
 * <p>A round that is won counts one point for its winner.
 */
public final class RockPaperScissors
    implements Game<RockPaperScissors.Tally, RockPaperScissors.Hand> {
  private static final Seats BOTH = Seats.all(2);
  private static final MoveSpace<Hand> HANDS = MoveSpace.of(List.of(Hand.values()));

  private final int rounds;

  /**
   * Creates the game.
   *
   * @param rounds how many rounds are played, at least 1
   * @throws IllegalArgumentException if there are fewer
   */
  public RockPaperScissors(int rounds) {
    if (rounds < 1) {
      throw new IllegalArgumentException("rounds " + rounds + " are fewer than 1");
    }
    this.rounds = rounds;
  }

  /** What is shown; each beats the one before it, and rock beats scissors. */
  public enum Hand implements Move {
    /** Beats scissors. */
    ROCK,
    /** Beats rock. */
    PAPER,
    /** Beats paper. */
    SCISSORS;

    boolean beats(Hand other) {
      return ordinal() == (other.ordinal() + 1) % 3;
    }

    @Override
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * How the rounds have gone.
   *
   * @param left how many rounds are still to come
   * @param first the rounds that seat 0 has won
   * @param second the rounds that seat 1 has won
   */
  public record Tally(int left, int first, int second) implements State {

    /**
     * Describes how the rounds have gone.
     *
     * @param left how many rounds are still to come
     * @param first the rounds that seat 0 has won
     * @param second the rounds that seat 1 has won
     * @throws IllegalArgumentException if a number is negative
     */
    public Tally {
      if (left < 0 || first < 0 || second < 0) {
        throw new IllegalArgumentException(
            String.format("tally %d-%d, %d to come: none may be negative", first, second, left));
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
  public Tally start(Rng rng) {
    return new Tally(rounds, 0, 0);
  }

  @Override
  public MoveSpace<Hand> moves(Tally tally, int seat) {
    return tally.toMove().contains(seat) ? HANDS : MoveSpace.empty();
  }

  @Override
  public Tally next(Tally tally, Joint<Hand> joint, Rng rng) {
    joint.requireSeats(tally.toMove());
    Hand first = joint.move(0);
    Hand second = joint.move(1);
    return new Tally(
        tally.left() - 1,
        tally.first() + (first.beats(second) ? 1 : 0),
        tally.second() + (second.beats(first) ? 1 : 0));
  }

  @Override
  public Hand parse(String text) {
    for (Hand hand : Hand.values()) {
      if (hand.text().equals(text.strip())) {
        return hand;
      }
    }
    throw new UnreadableMoveException(text, "a move is rock, paper or scissors");
  }

  @Override
  public String show(Tally tally) {
    return tally.text() + "\n";
  }

  /** Makes the game for the catalogue. */
  public static final class Factory implements GameFactory {

    /** Creates the factory. */
    public Factory() {}

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
      return new RockPaperScissors(options.integer("rounds", 100, 1, 100_000));
    }
  }
}
