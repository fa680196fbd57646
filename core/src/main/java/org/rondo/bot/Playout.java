package org.rondo.bot;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * Plays a game to its end by uniformly random moves: the loop under sampling searches.
 *
 * <p>Safe to share between threads.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class Playout<S extends State, M extends Move> {

  /**
   * The constructor of a loop of its own for each class of games.
   *
   * <p>The virtual machine compiles a loop for the types that it has seen there. One loop for all
   * games would slow every game down as soon as a second one is played in the same JVM; a copy of
   * the loop, defined as a hidden class, sees one game only.
   */
  private static final ClassValue<MethodHandle> LOOPS =
      new ClassValue<>() {
        @Override
        protected MethodHandle computeValue(Class<?> game) {
          return defineLoop();
        }
      };

  private final Game<S, M> game;
  private final MethodHandle loop;

  private Playout(Game<S, M> game) {
    this.game = game;
    this.loop = LOOPS.get(game.getClass());
  }

  /**
   * {@return the playouts of a game}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game a game that ends
   */
  public static <S extends State, M extends Move> Playout<S, M> of(Game<S, M> game) {
    return new Playout<>(game);
  }

  /**
   * {@return the final state of a game of random moves}
   *
   * @param from where to begin
   * @param rng where the moves and the rules' chance are drawn from
   */
  public S run(S from, Rng rng) {
    return run(from, Integer.MAX_VALUE, rng);
  }

  /**
   * {@return the state after so many turns of random moves, or the final one if that comes first}
   *
   * @param from where to begin
   * @param turns how many turns to play at most; none if it is not above 0
   * @param rng where the moves and the rules' chance are drawn from
   */
  @SuppressWarnings("unchecked") // the loop gives back a state of the game that it was given
  public S run(S from, int turns, Rng rng) {
    return ((PlayoutLoop<S>) newLoop(from, rng)).run(turns);
  }

  private PlayoutLoop<?> newLoop(S from, Rng rng) {
    try {
      return (PlayoutLoop<?>) loop.invokeExact((Game<?, ?>) game, (State) from, rng);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("the playout loop cannot be made", e);
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
      throw new IllegalStateException("the playout loop cannot be made", e);
    }
  }
}
