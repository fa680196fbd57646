package org.rondo.bot;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.GameFailureException;
import org.rondo.game.GuardedGame;
import org.rondo.game.Move;
import org.rondo.game.RulesTrace;
import org.rondo.game.Scratch;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * Plays a match to its end with random moves, as {@link org.rondo.game.MoveSpace#quickSample} draws
 * them: uniformly in most games. Sampling searches use it as their inner loop.
 *
 * <p>If the game offers a {@link Scratch}, the match is played in it. The result and the random
 * numbers are the same.
 *
 * <p>Safe to share between threads.
 */
public final class Playout<S extends State, M extends Move> {

  /**
   * The constructors of the loops. Each Java class that implements a game has a loop of its own.
   *
   * <p>The virtual machine compiles a loop for the types that it has seen in the loop. If all games
   * shared one loop, every game would become slower as soon as a second game is played in the same
   * JVM. Each copy of the loop is a hidden class and handles one game only.
   */
  private static final ClassValue<MethodHandle> LOOPS =
      new ClassValue<>() {
        @Override
        protected MethodHandle computeValue(Class<?> game) {
          return defineLoop();
        }
      };

  /**
   * The fewest turns that are played in a {@link Scratch}. For fewer turns, loading a position and
   * making a state of it would take longer than the turns themselves.
   */
  private static final int LONG_ENOUGH = 10;

  private final Game<S, M> game;
  private final MethodHandle loop;

  private Playout(Game<S, M> game) {
    // The loop itself is guarded, and not each of its calls.
    this.game = GuardedGame.rulesOf(game);
    this.loop = LOOPS.get(this.game.getClass());
  }

  /**
   * {@return the playouts of a game}
   *
   * @param game a game whose matches always end
   */
  public static <S extends State, M extends Move> Playout<S, M> of(Game<S, M> game) {
    return new Playout<>(game);
  }

  /**
   * {@return the final state after random moves}
   *
   * @param from the first state
   * @param rng the source of the moves and of the rules' chance
   */
  public S run(S from, Rng rng) {
    return run(from, Integer.MAX_VALUE, rng);
  }

  /**
   * {@return the state after {@code turns} turns of random moves, or the final state if the match
   * ends earlier}
   *
   * @param from the first state
   * @param turns the maximum number of turns; no turn is played if it is 0 or less
   * @param rng the source of the moves and of the rules' chance
   * @throws GameFailureException if the rules throw something
   */
  @SuppressWarnings("unchecked") // the loop returns a state of the same game
  public S run(S from, int turns, Rng rng) {
    requireNonNull(from);
    requireNonNull(rng);
    try {
      Optional<Scratch<S>> scratch = turns < LONG_ENOUGH ? Optional.empty() : game.scratch(from);
      return scratch.isPresent()
          ? inPlace(scratch.get(), turns, rng)
          : ((PlayoutLoop<S>) newLoop(from, rng)).run(turns);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw GameFailureException.of(game, RulesTrace.method(e, game).orElse("a random turn"), e);
    }
  }

  private static <S extends State> S inPlace(Scratch<S> scratch, int turns, Rng rng) {
    scratch.play(turns, rng);
    return requireNonNull(scratch.state(), "it returned null");
  }

  private PlayoutLoop<?> newLoop(S from, Rng rng) {
    try {
      return (PlayoutLoop<?>) loop.invokeExact((Game<?, ?>) game, (State) from, rng);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("the playout loop cannot be created", e);
    }
  }

  private static MethodHandle defineLoop() {
    try (InputStream code = Playout.class.getResourceAsStream("RandomPlayoutLoop.class")) {
      MethodHandles.Lookup loop =
          MethodHandles.lookup().defineHiddenClass(code.readAllBytes(), true);
      MethodType arguments = MethodType.methodType(void.class, Game.class, State.class, Rng.class);
      return loop.findConstructor(loop.lookupClass(), arguments)
          .asType(arguments.changeReturnType(PlayoutLoop.class));
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("the playout loop cannot be created", e);
    }
  }
}
