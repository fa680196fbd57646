package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;

class LoggingMatchListenerTest {
  private final Logger logger = Logger.getLogger("org.rondo.match");
  private final List<LogRecord> logged = new ArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord entry) {
          logged.add(entry);
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
  void aFaultIsLoggedWithoutAnotherListener() {
    Match.of(new Pile(2, 9)).seat("good", Bots.random()).seat("bad {0} %s", d -> null).play();
    assertThat(logged).hasSize(1);
    assertThat(logged.get(0).getLevel()).isEqualTo(Level.WARNING);
    assertThat(logged.get(0).getMessage())
        .isEqualTo(
            "bad {0} %s, turn 2, seat 1: the bot returned no move but null; the game is forfeited");
  }

  @Test
  void aMatchWithoutFaultsLogsNothing() {
    Match.of(new Pile(2, 9)).seat("good", Bots.random()).seat("good", Bots.random()).play();
    assertThat(logged).isEmpty();
  }
}
