package org.rondo.bot;

import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * The toy without chance: the seats take one to three stones in turn until none is left.
 *
 * <p>Each stone is a point, so that a test knows the score of every position. Tests change single
 * rules by subclasses.
 */
public class Pile implements Game<Pile.Stones, Pile.Take> {
  private static final Pattern NOTATION = Pattern.compile("take (\\d)");

  private final int seats;
  private final int stones;

  public Pile(int seats, int stones) {
    this.seats = seats;
    this.stones = stones;
  }

  public record Take(int count) implements Move {
    @Override
    public String text() {
      return "take " + count;
    }
  }

  public record Stones(int left, int turn, List<Integer> taken) implements State {
    public Stones {
      taken = List.copyOf(taken);
    }

    @Override
    public Seats toMove() {
      return left == 0 ? Seats.none() : Seats.of(turn % taken.size());
    }

    @Override
    public double score(int seat) {
      return taken.get(seat);
    }

    @Override
    public String text() {
      return left + " left after " + turn + " turns, taken " + taken;
    }

    private Stones after(int seat, Take take) {
      List<Integer> now =
          IntStream.range(0, taken.size())
              .mapToObj(s -> taken.get(s) + (s == seat ? take.count() : 0))
              .toList();
      return new Stones(left - take.count(), turn + 1, now);
    }
  }

  @Override
  public String id() {
    return "toy-pile:seats=" + seats + ",stones=" + stones;
  }

  @Override
  public int seatCount() {
    return seats;
  }

  @Override
  public Stones start(Rng rng) {
    return new Stones(stones, 0, Collections.nCopies(seats, 0));
  }

  @Override
  public MoveSpace<Take> moves(Stones state, int seat) {
    int most = state.toMove().contains(seat) ? Math.min(3, state.left()) : 0;
    return MoveSpace.of(
        IntStream.rangeClosed(1, most).mapToObj(Take::new).toList(),
        "1 to " + most + " stones may be taken");
  }

  @Override
  public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
    joint.requireSeats(state.toMove());
    int seat = state.toMove().only();
    Take take = joint.only();
    moves(state, seat)
        .objection(take)
        .ifPresent(
            reason -> {
              throw new IllegalMoveException(seat, take.text(), reason);
            });
    return state.after(seat, take);
  }

  @Override
  public Take parse(String text) {
    Matcher matcher = NOTATION.matcher(text.strip());
    if (!matcher.matches()) {
      throw new UnreadableMoveException(text, "a move is take and a digit");
    }
    return new Take(Integer.parseInt(matcher.group(1)));
  }

  @Override
  public Stones parseState(String text) {
    Matcher matcher =
        Pattern.compile("(\\d+) left after (\\d+) turns, taken \\[(.*)\\]").matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("no position: " + text);
    }
    return new Stones(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(matcher.group(2)),
        Pattern.compile(", ").splitAsStream(matcher.group(3)).map(Integer::valueOf).toList());
  }

  @Override
  public String show(Stones state) {
    return "*".repeat(state.left()) + "\n";
  }

  public static final class Factory implements GameFactory {
    public Factory() {}

    @Override
    public String name() {
      return "toy-pile";
    }

    @Override
    public String summary() {
      return "a toy of the tests: stones taken in turn";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new Pile(options.integer("seats", 2, 1, 8), options.integer("stones", 10, 0, 1000));
    }
  }
}
