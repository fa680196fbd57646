package org.rondo.laws;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.TooManyMovesException;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * A toy with too many moves to list: both seats give each of 24 soldiers a step of at most 3, then
 * 1, then 0. A step too long, in place of a legal one, is shortened; no move at all stands still.
 */
class Parade implements Game<Parade.Square, Parade.Steps> {
  static final int SOLDIERS = 24;
  private static final List<Integer> LONGEST = List.of(3, 1, 0);

  record Square(int turn, int first, int second) implements State {
    @Override
    public Seats toMove() {
      return turn == LONGEST.size() ? Seats.none() : Seats.all(2);
    }

    @Override
    public double score(int seat) {
      return seat == 0 ? first : second;
    }

    @Override
    public String text() {
      return turn + " " + first + " " + second;
    }
  }

  record Steps(List<Integer> each) implements Move {
    @Override
    public String text() {
      return each.stream().map(String::valueOf).collect(Collectors.joining());
    }

    int sum() {
      return each.stream().mapToInt(step -> step).sum();
    }

    Steps shortened(int longest) {
      return new Steps(each.stream().map(step -> Math.min(step, longest)).toList());
    }
  }

  /** All steps up to the longest, one part for each soldier. */
  record Space(int longest) implements MoveSpace<Steps> {
    @Override
    public Optional<String> objection(Steps steps) {
      return steps.each().stream().allMatch(step -> step <= longest)
          ? Optional.empty()
          : Optional.of("a step is longer than " + longest);
    }

    @Override
    public BigInteger count() {
      return BigInteger.valueOf(longest + 1).pow(SOLDIERS);
    }

    @Override
    public Steps sample(Rng rng) {
      return new Steps(
          IntStream.range(0, SOLDIERS).mapToObj(soldier -> rng.below(longest + 1)).toList());
    }

    @Override
    public List<Steps> list() {
      if (longest > 0) {
        throw new TooManyMovesException(count());
      }
      return List.of(new Steps(Collections.nCopies(SOLDIERS, 0)));
    }

    @Override
    public Parts<Steps, ?> parts() {
      return new Soldiers(longest);
    }
  }

  record Soldiers(int longest) implements Parts<Steps, Integer> {
    @Override
    public int count() {
      return SOLDIERS;
    }

    @Override
    public List<Integer> choices(List<Integer> chosen) {
      return IntStream.rangeClosed(0, longest).boxed().toList();
    }

    @Override
    public Steps join(List<Integer> chosen) {
      return new Steps(List.copyOf(chosen));
    }
  }

  @Override
  public String id() {
    return "parade";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.SIMULTANEOUS);
  }

  @Override
  public Square start(Rng rng) {
    return new Square(0, 0, 0);
  }

  @Override
  public MoveSpace<Steps> moves(Square square, int seat) {
    return square.toMove().contains(seat)
        ? new Space(LONGEST.get(square.turn()))
        : MoveSpace.empty();
  }

  @Override
  public Square next(Square square, JointMove<Steps> joint, Rng rng) {
    joint.requireSeats(square.toMove());
    for (int seat : joint.seats()) {
      Steps steps = joint.move(seat);
      moves(square, seat)
          .objection(steps)
          .ifPresent(
              objection -> {
                throw new IllegalMoveException(seat, steps.text(), objection);
              });
    }
    return new Square(
        square.turn() + 1,
        square.first() + joint.move(0).sum(),
        square.second() + joint.move(1).sum());
  }

  @Override
  public Steps parse(String text) {
    if (!text.strip().matches("[0-9]{" + SOLDIERS + "}")) {
      throw new UnreadableMoveException(text, "a move is " + SOLDIERS + " digits");
    }
    return new Steps(text.strip().chars().mapToObj(digit -> digit - '0').toList());
  }

  @Override
  public String show(Square square) {
    return square.text() + "\n";
  }

  @Override
  public Optional<Steps> standIn(Square square, int seat, Optional<Steps> offered) {
    int longest = LONGEST.get(square.turn());
    return offered
        .map(steps -> steps.shortened(longest))
        .or(() -> Optional.of(new Steps(Collections.nCopies(SOLDIERS, 0))));
  }
}
