package org.rondo.bot.regret;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.game.Move;
import org.rondo.game.State;

/** Supplies bots that play one policy, which is computed when the first bot is needed. */
final class SolvedBots<S extends State, M extends Move> implements Supplier<Bot<S, M>> {
  private final Supplier<Policy<S, M>> solution;
  private @Nullable Policy<S, M> policy;

  SolvedBots(Supplier<Policy<S, M>> solution) {
    this.solution = solution;
  }

  @Override
  public Bot<S, M> get() {
    return policy().bot();
  }

  private synchronized Policy<S, M> policy() {
    if (policy == null) {
      policy = solution.get();
    }
    return policy;
  }
}
