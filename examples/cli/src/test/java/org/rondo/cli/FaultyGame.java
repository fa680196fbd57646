package org.rondo.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/** Six stones, of which two seats take one or two in turn; one of its methods may be broken. */
public final class FaultyGame implements Game<FaultyGame.Stones, FaultyGame.Take> {
  private static final List<Take> TAKES = List.of(new Take(1), new Take(2));

  /** The method that is broken now; null if the game is mended. */
  static final AtomicReference<@Nullable Breakage> BROKEN = new AtomicReference<>();

  /** What a broken method throws. */
  enum Mistake {
    ARGUMENT(() -> new IllegalArgumentException("Illegal Capacity: -1")),
    SILENT_ARGUMENT(IllegalArgumentException::new),
    NULL(NullPointerException::new),
    OVERFLOW(StackOverflowError::new);

    private final Supplier<? extends Throwable> thrown;

    Mistake(Supplier<? extends Throwable> thrown) {
      this.thrown = thrown;
    }

    String type() {
      return thrown.get().getClass().getName();
    }

    void happen() {
      Throwable mistake = thrown.get();
      if (mistake instanceof StackOverflowError) {
        overflow(1);
      }
      throw (RuntimeException) mistake;
    }

    private static int overflow(int depth) {
      return overflow(depth + 1) + 1;
    }
  }

  /**
   * A broken method.
   *
   * @param calls the number of calls that still succeed
   */
  record Breakage(String method, Mistake mistake, AtomicInteger calls) {}

  private static void enter(String method) {
    Breakage broken = BROKEN.get();
    if (broken != null && broken.method().equals(method) && broken.calls().getAndDecrement() <= 0) {
      broken.mistake().happen();
    }
  }

  record Take(int count) implements Move {
    @Override
    public String text() {
      return "take " + count;
    }
  }

  record Stones(int left, int turns) implements State {
    @Override
    public Seats toMove() {
      return left == 0 ? Seats.none() : Seats.of(turns % 2);
    }

    @Override
    public double score(int seat) {
      return left == 0 && turns % 2 != seat ? 1 : 0;
    }

    @Override
    public String text() {
      enter("text");
      return left + " left after " + turns;
    }
  }

  @Override
  public String id() {
    return "faulty";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Stones start(Rng rng) {
    enter("start");
    return new Stones(6, 0);
  }

  @Override
  public MoveSpace<Take> moves(Stones state, int seat) {
    enter("moves");
    return MoveSpace.of(
        TAKES.stream()
            .filter(take -> state.toMove().contains(seat) && take.count() <= state.left())
            .toList());
  }

  @Override
  public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
    enter("next");
    joint.requireSeats(state.toMove());
    int seat = state.toMove().first();
    moves(state, seat).require(seat, joint.only());
    return new Stones(state.left() - joint.only().count(), state.turns() + 1);
  }

  @Override
  public Take parse(String text) {
    return TAKES.stream()
        .filter(take -> take.text().equals(text.strip()))
        .findFirst()
        .orElseThrow(() -> new UnreadableMoveException(text, "a move is take 1 or take 2"));
  }

  @Override
  public Stones parseState(String text) {
    String[] words = text.split(" left after ");
    if (words.length != 2) {
      throw new IllegalArgumentException("'" + text + "' is no position");
    }
    return new Stones(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
  }

  @Override
  public Outcome outcome(Stones state) {
    enter("outcome");
    return Game.super.outcome(state);
  }

  @Override
  public String show(Stones state) {
    return state.left() + " stones\n";
  }

  @Override
  public Optional<Take> standIn(Stones state, int seat, Optional<Take> offered) {
    return Optional.of(TAKES.get(0));
  }

  /** Finds the game in the catalogue. */
  public static final class Factory implements GameFactory {

    /** Creates the factory. */
    public Factory() {}

    @Override
    public String name() {
      return "faulty";
    }

    @Override
    public String summary() {
      return "a game with a mistake";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new FaultyGame();
    }
  }
}
