package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;

class LoggingTournamentListenerTest {
  private final Logger logger = Logger.getLogger("org.rondo.tournament");
  private final List<String> logged = new ArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord entry) {
          logged.add(entry.getLevel() + " " + entry.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
  }

  @AfterEach
  void stopListening() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
  }

  @Test
  void problemsAreLoggedWithoutAnotherListener() throws Exception {
    FixedRounds rounds = FixedRounds.of(List.of(Encounter.of(0, 1)), List.of(Encounter.of(0, 1)));
    Tournament.of(new Pile(2, 9), rounds)
        .entrant("bad {0} %s", () -> decision -> null)
        .entrant("good", Bots::random)
        .learner(
            "good",
            lesson -> {
              throw new IllegalStateException("no chalk");
            })
        .play();
    String fault = ": bad {0} %s, turn 1, seat 0: the bot returned no move but null; ";
    assertThat(logged)
        .containsExactly(
            "WARNING game 1.1.1" + fault + "the game is forfeited",
            "WARNING lesson on round 1: good, it threw java.lang.IllegalStateException: no chalk",
            "WARNING game 2.1.1" + fault + "the game is forfeited");
  }
}
