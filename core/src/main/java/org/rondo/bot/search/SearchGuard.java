package org.rondo.bot.search;

import java.util.function.Supplier;
import org.rondo.bot.Decision;
import org.rondo.game.GameFailureException;
import org.rondo.game.RulesTrace;

/**
 * Guards a whole search, so that the search can call the rules without a guard before each call,
 * which would cost it a fifth of its speed.
 */
final class SearchGuard {
  private static final String SEARCHES = SearchGuard.class.getPackageName();

  private SearchGuard() {}

  /**
   * {@return the result of a search}
   *
   * @param decision the decision that the search is for
   * @throws GameFailureException if the rules throw something. What a scoring or the bots of
   *     playouts throw is thrown as it is
   */
  static <T> T run(Decision<?, ?> decision, Supplier<T> search) {
    try {
      return search.get();
    } catch (GameFailureException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      String method = RulesTrace.calledFrom(e, decision.game(), SEARCHES).orElse("");
      if (method.isEmpty()) {
        throw e;
      }
      throw GameFailureException.of(decision.game(), method, e);
    }
  }
}
