package org.rondo.duel;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.TooManyMovesException;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/** A toy of one turn: all seats show a number, and the highest one wins. */
class HigherNumber implements Game<HigherNumber.Table, HigherNumber.Shown> {
  private final int seats;

  HigherNumber(int seats) {
    this.seats = seats;
  }

  /** What was shown by seat; nothing before. */
  record Table(int seats, List<Integer> shown) implements State {
    Table {
      shown = List.copyOf(shown);
    }

    @Override
    public Seats toMove() {
      return shown.isEmpty() ? Seats.all(seats) : Seats.none();
    }

    @Override
    public double score(int seat) {
      return shown.isEmpty() ? 0 : shown.get(seat);
    }

    @Override
    public String text() {
      return shown.toString();
    }
  }

  record Shown(int number) implements Move {
    private static final double MILLION = 1e6;

    /** A number to six places, up to about 2,000. */
    static Shown of(double number) {
      return new Shown((int) Math.round(number * MILLION));
    }

    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  /** Every number may be shown. */
  private record Numbers() implements MoveSpace<Shown> {
    @Override
    public Optional<String> objection(Shown move) {
      return Optional.empty();
    }

    @Override
    public BigInteger count() {
      return BigInteger.TWO.pow(Integer.SIZE);
    }

    @Override
    public Shown sample(Rng rng) {
      return new Shown((int) rng.nextLong());
    }

    @Override
    public List<Shown> list() {
      throw new TooManyMovesException(count());
    }
  }

  @Override
  public String id() {
    return "toy-higher-number:seats=" + seats;
  }

  @Override
  public int seatCount() {
    return seats;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.SIMULTANEOUS);
  }

  @Override
  public Table start(Rng rng) {
    return new Table(seats, List.of());
  }

  @Override
  public MoveSpace<Shown> moves(Table table, int seat) {
    return table.isOver() ? MoveSpace.empty() : new Numbers();
  }

  @Override
  public Table next(Table table, JointMove<Shown> joint, Rng rng) {
    joint.requireSeats(table.toMove());
    return new Table(
        seats, joint.seats().stream().mapToObj(seat -> joint.move(seat).number()).toList());
  }

  @Override
  public Shown parse(String text) {
    try {
      return new Shown(Integer.parseInt(text.strip()));
    } catch (NumberFormatException e) {
      throw new UnreadableMoveException(text, "a move is a number");
    }
  }

  @Override
  public String show(Table table) {
    return table.text() + "\n";
  }
}
