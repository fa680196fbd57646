package org.rondo.laws;

import static org.rondo.laws.Law.SCRATCH_PLAYS_THE_SAME;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.rondo.game.Game;
import org.rondo.game.Scratch;
import org.rondo.laws.Boxed.Box;
import org.rondo.laws.Rally.Court;
import org.rondo.laws.Rally.Shot;
import org.rondo.random.Rng;

/** Games whose play in place differs from their rules. */
final class BrokenScratches {
  private BrokenScratches() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(
        play("a serve fails more often", court -> court.failure = 0.5),
        play("a serve draws one number more", court -> court.extraDraws = 1),
        play("one turn more is played", court -> court.extraTurns = 1),
        play("it plays on after the end", court -> court.rallies++),
        flaw("points are lost when a position is loaded", BrokenScratches::losing),
        flaw("all playouts share one board", sharing()),
        flaw("every second position is loaded", everySecond()),
        flaw("playing fails", (game, from) -> Optional.of(failing())),
        flaw("there is no answer", (game, from) -> null),
        new Flaw<>(SCRATCH_PLAYS_THE_SAME, "a state that was given plays on", new LiveRally()));
  }

  private interface Change {
    void apply(RallyScratch scratch);
  }

  private static Flaw<Court, Shot> play(String name, Change change) {
    return flaw(
        name,
        (game, from) -> {
          RallyScratch scratch = new RallyScratch(from);
          change.apply(scratch);
          return Optional.of(scratch);
        });
  }

  private static Flaw<Court, Shot> flaw(
      String name, BiFunction<Game<Court, Shot>, Court, Optional<Scratch<Court>>> scratch) {
    return new Flaw<>(
        SCRATCH_PLAYS_THE_SAME,
        name,
        new Variation<>(new Rally()) {
          @Override
          public Optional<Scratch<Court>> scratch(Court from) {
            return scratch.apply(this, from);
          }
        });
  }

  private static Optional<Scratch<Court>> losing(Game<Court, Shot> game, Court from) {
    return Optional.of(
        new RallyScratch(new Court(from.rally(), from.isServed(), from.homePoints(), 0)));
  }

  private static BiFunction<Game<Court, Shot>, Court, Optional<Scratch<Court>>> sharing() {
    RallyScratch one = new RallyScratch(new Rally().start());
    return (game, from) -> {
      one.load(from);
      return Optional.of(one);
    };
  }

  private static BiFunction<Game<Court, Shot>, Court, Optional<Scratch<Court>>> everySecond() {
    AtomicBoolean isLoaded = new AtomicBoolean();
    return (game, from) -> {
      isLoaded.set(!isLoaded.get());
      return isLoaded.get() ? Optional.of(new RallyScratch(from)) : Optional.empty();
    };
  }

  private static Scratch<Court> failing() {
    return new Scratch<>() {
      @Override
      public void play(int turns, Rng rng) {
        throw new UnsupportedOperationException("not yet");
      }

      @Override
      public Court state() {
        throw new AssertionError("nothing was played");
      }
    };
  }

  /** Gives one box again and again, and changes its content. */
  private static final class LiveRally extends Boxed<Court, Shot> {
    LiveRally() {
      super(new Rally());
    }

    @Override
    public Optional<Scratch<Box<Court>>> scratch(Box<Court> from) {
      RallyScratch scratch = new RallyScratch(from.content);
      Box<Court> live = box(from.content);
      return Optional.of(
          new Scratch<>() {
            @Override
            public void play(int turns, Rng rng) {
              scratch.play(turns, rng);
              live.content = scratch.state();
            }

            @Override
            public Box<Court> state() {
              return live;
            }
          });
    }
  }
}
