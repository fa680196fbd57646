package org.rondo.laws;

import static org.rondo.laws.Law.EVERY_SEAT_HAS_A_SCORE;
import static org.rondo.laws.Law.PICTURES_FIT_A_TERMINAL;

import java.util.function.Function;
import java.util.stream.Stream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;

/** Games that cannot be looked at, or do not say who came where. */
final class BrokenLooks {
  private BrokenLooks() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(
        picture("the picture is too wide", heap -> "|".repeat(81) + "\n"),
        picture("the picture's last line is not ended", heap -> "|".repeat(heap.left())),
        picture("the picture is empty", heap -> ""),
        picture("the picture is null", heap -> null),
        outcome("the outcome leaves a seat out", heap -> Outcome.byScore(0)),
        outcome("a score is infinite", heap -> Outcome.byScore(0, 1.0 / heap.left())),
        outcome("the outcome is null", heap -> null),
        new Flaw<>(EVERY_SEAT_HAS_A_SCORE, "a score is no number", new Walkover()));
  }

  /** A position whose outcome is sound and whose score is not. */
  private record Unscored() implements State {
    @Override
    public Seats toMove() {
      return Seats.none();
    }

    @Override
    public double score(int seat) {
      return Double.NaN;
    }

    @Override
    public String text() {
      return "over";
    }
  }

  /** A game that is over before it begins. */
  private static final class Walkover implements Game<Unscored, Take> {
    @Override
    public String id() {
      return "walkover";
    }

    @Override
    public int seatCount() {
      return 1;
    }

    @Override
    public Unscored start(Rng rng) {
      return new Unscored();
    }

    @Override
    public MoveSpace<Take> moves(Unscored state, int seat) {
      return MoveSpace.empty();
    }

    @Override
    public Unscored next(Unscored state, JointMove<Take> joint, Rng rng) {
      joint.requireSeats(state.toMove());
      return state;
    }

    @Override
    public Take parse(String text) {
      throw new UnreadableMoveException(text, "nothing can be played");
    }

    @Override
    public Outcome outcome(Unscored state) {
      return Outcome.byScore(1);
    }

    @Override
    public String show(Unscored state) {
      return "over\n";
    }
  }

  private static Flaw<?, ?> picture(String name, Function<Heap, String> picture) {
    return new Flaw<>(
        PICTURES_FIT_A_TERMINAL,
        name,
        new Variation<Heap, Take>(new Nim(12)) {
          @Override
          public String show(Heap heap) {
            return picture.apply(heap);
          }
        });
  }

  private static Flaw<?, ?> outcome(String name, Function<Heap, Outcome> outcome) {
    return new Flaw<>(
        EVERY_SEAT_HAS_A_SCORE,
        name,
        new Variation<Heap, Take>(new Nim(12)) {
          @Override
          public Outcome outcome(Heap heap) {
            return outcome.apply(heap);
          }
        });
  }
}
