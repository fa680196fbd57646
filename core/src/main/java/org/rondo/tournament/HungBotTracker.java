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
 * Which entrants have bots that never came back from a match that is over.
 *
 * <p>Such a bot takes a core from everybody else, and another one in the next match would take
 * another. So an entrant gets no further bot until those of earlier matches have come back.
 */
final class HungBotTracker {
  private final Map<String, Set<WatchedBot<?, ?>>> lost = new ConcurrentHashMap<>();

  /** A bot of which it is known whether it is choosing. */
  static final class WatchedBot<S extends State, M extends Move> {
    private final Entrant<S, M> entrant;
    private volatile boolean isChoosing;

    WatchedBot(Entrant<S, M> entrant) {
      this.entrant = entrant;
    }

    /** {@return the entrant, bringing a bot that is watched} */
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

  /** {@return the entrant for a match; one who brings no bot if an earlier one is missing} */
  <S extends State, M extends Move> WatchedBot<S, M> watch(Entrant<S, M> entrant) {
    Set<WatchedBot<?, ?>> missing =
        lost.computeIfAbsent(entrant.name(), name -> ConcurrentHashMap.newKeySet());
    missing.removeIf(bot -> !bot.isChoosing);
    return missing.isEmpty() ? new WatchedBot<>(entrant) : new WatchedBot<>(withoutBot(entrant));
  }

  private static <S extends State, M extends Move> Entrant<S, M> withoutBot(Entrant<S, M> entrant) {
    return new Entrant<>(
        entrant.name(),
        () -> {
          throw new IllegalStateException("it is still choosing a move of a game that is over");
        });
  }

  /** Notes who has not come back when a match is over. */
  void release(WatchedBot<?, ?> bot) {
    if (bot.isChoosing) {
      lost.get(bot.entrant.name()).add(bot);
    }
  }
}
