package org.rondo.bot;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * The toy of simultaneous moves and chance: everybody says a number, then a die is thrown.
 *
 * <p>Near guesses score more. The number that lies on the table may not be said, so what is legal
 * depends on the dice thrown before, the first of them at the start. A state's text tells the last
 * guesses: no two joint moves lead to the same state. Tests change single rules by subclasses.
 */
public class Dice implements Game<Dice.Table, Dice.Guess> {
  private final int seats;
  private final int rounds;

  public Dice(int seats, int rounds) {
    this.seats = seats;
    this.rounds = rounds;
  }

  public record Guess(int number) implements Move {
    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  public record Table(int left, int die, List<Integer> guesses, List<Integer> scores)
      implements State {
    public Table {
      guesses = List.copyOf(guesses);
      scores = List.copyOf(scores);
    }

    @Override
    public Seats toMove() {
      return left == 0 ? Seats.none() : Seats.all(scores.size());
    }

    @Override
    public double score(int seat) {
      return scores.get(seat);
    }

    @Override
    public String text() {
      return left + " left, die " + die + ", guessed " + guesses + ", scores " + scores;
    }
  }

  @Override
  public String id() {
    return "toy-dice:seats=" + seats + ",rounds=" + rounds;
  }

  @Override
  public int seatCount() {
    return seats;
  }

  @Override
  public Traits traits() {
    return seats == 1 ? Traits.of(Trait.CHANCE) : Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE);
  }

  @Override
  public Table start(Rng rng) {
    return new Table(rounds, roll(rng), List.of(), Collections.nCopies(seats, 0));
  }

  private static int roll(Rng rng) {
    return 1 + rng.below(6);
  }

  @Override
  public MoveSpace<Guess> moves(Table table, int seat) {
    if (!table.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    return MoveSpace.of(
        IntStream.rangeClosed(1, 6).filter(n -> n != table.die()).mapToObj(Guess::new).toList(),
        "only 1 to 6 may be said, and not " + table.die() + ", which lies there");
  }

  @Override
  public Table next(Table table, JointMove<Guess> joint, Rng rng) {
    joint.requireSeats(table.toMove());
    for (int seat : joint.seats()) {
      moves(table, seat)
          .objection(joint.move(seat))
          .ifPresent(
              reason -> {
                throw new IllegalMoveException(seat, joint.move(seat).text(), reason);
              });
    }
    int die = roll(rng);
    List<Integer> guesses = joint.seats().stream().mapToObj(s -> joint.move(s).number()).toList();
    List<Integer> scores =
        IntStream.range(0, seats)
            .mapToObj(seat -> table.scores().get(seat) + 5 - Math.abs(guesses.get(seat) - die))
            .toList();
    return new Table(table.left() - 1, die, guesses, scores);
  }

  @Override
  public Guess parse(String text) {
    if (!text.strip().matches("\\d")) {
      throw new UnreadableMoveException(text, "a move is a digit");
    }
    return new Guess(Integer.parseInt(text.strip()));
  }

  @Override
  public String show(Table table) {
    return table.text() + "\n";
  }
}
