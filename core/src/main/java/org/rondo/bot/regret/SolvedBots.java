package org.rondo.bot.regret;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * Supplies bots that play one policy, which is computed when the first bot is needed.
 *
 * <p>A game may turn out to be too large only after a long computation. So this is not tried again:
 * each later call throws the same exception.
 */
final class SolvedBots<S extends State, M extends Move> implements Supplier<Bot<S, M>> {
  private final Supplier<Policy<S, M>> solution;
  private @Nullable Policy<S, M> policy;
  private @Nullable RuntimeException failure;

  SolvedBots(Supplier<Policy<S, M>> solution) {
    this.solution = solution;
  }

  @Override
  public Bot<S, M> get() {
    return policy().bot();
  }

  private synchronized Policy<S, M> policy() {
    if (failure != null) {
      throw failure;
    }
    if (policy == null) {
      policy = computed();
    }
    return policy;
  }

  private Policy<S, M> computed() {
    try {
      return solution.get();
    } catch (RuntimeException e) {
      failure = e;
      throw e;
    } catch (OutOfMemoryError e) {
      failure =
          new IllegalStateException(
              "the game does not fit the memory of the virtual machine; give it more, or take"
                  + " another bot",
              e);
      throw failure;
    }
  }
}
