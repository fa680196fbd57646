package org.rondo.tournament;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/**
 * Tracks the bots that are still choosing a move although their match is over.
 *
 * <p>Such a bot occupies a processor core that the other entrants need, and a second hung bot would
 * occupy a second core. So an entrant gets no further bot until its bots of earlier matches have
 * returned.
 */
final class HungBotTracker {
  private final Map<String, Set<WatchedBot<?, ?>>> hungBots = new ConcurrentHashMap<>();

  /** A bot that records whether it is choosing a move. */
  static final class WatchedBot<S extends State, M extends Move> {
    private final Entrant<S, M> entrant;
    private volatile boolean isChoosing;

    WatchedBot(Entrant<S, M> entrant) {
      this.entrant = entrant;
    }

    /** {@return the entrant, which supplies a watched bot} */
    Entrant<S, M> entrant() {
      return new Entrant<>(entrant.name(), () -> watched(entrant.newBot()));
    }

    private Bot<S, M> watched(Bot<S, M> bot) {
      return new Bot<>() {
        @Override
        public M choose(Decision<S, M> decision) {
          isChoosing = true;
          try {
            return bot.choose(decision);
          } finally {
            isChoosing = false;
          }
        }

        @Override
        public void finished(S state, Outcome outcome) {
          bot.finished(state, outcome);
        }

        @Override
        public void close() {
          bot.close();
        }
      };
    }
  }

  /** {@return the entrant for a match; it fails to supply a bot if an earlier bot still hangs} */
  <S extends State, M extends Move> WatchedBot<S, M> watch(Entrant<S, M> entrant) {
    Set<WatchedBot<?, ?>> hung =
        hungBots.computeIfAbsent(entrant.name(), name -> ConcurrentHashMap.newKeySet());
    hung.removeIf(bot -> !bot.isChoosing);
    return hung.isEmpty() ? new WatchedBot<>(entrant) : new WatchedBot<>(withoutBot(entrant));
  }

  private static <S extends State, M extends Move> Entrant<S, M> withoutBot(Entrant<S, M> entrant) {
    return new Entrant<>(
        entrant.name(),
        () -> {
          throw new IllegalStateException(
              "an earlier bot of this entrant is still choosing a move for a match that is over");
        });
  }

  /** Records a bot that is still choosing a move when its match is over. */
  void release(WatchedBot<?, ?> bot) {
    if (bot.isChoosing) {
      hungBots.get(bot.entrant.name()).add(bot);
    }
  }
}
