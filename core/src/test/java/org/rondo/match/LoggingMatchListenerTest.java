package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;

class LoggingMatchListenerTest {
  @RegisterExtension final KeptLog log = new KeptLog("org.rondo.match");

  @Test
  void aFaultIsLoggedWithoutAnotherListener() {
    Match.of(new Pile(2, 9)).seat("good", Bots.random()).seat("bad {0} %s", d -> null).play();
    assertThat(log.messagesWithLevels())
        .containsExactly(
            "WARNING bad {0} %s, turn 2, seat 1: the bot returned no move but null;"
                + " the game is forfeited");
  }

  @Test
  void aMatchWithoutFaultsLogsNothing() {
    Match.of(new Pile(2, 9)).seat("good", Bots.random()).seat("good", Bots.random()).play();
    assertThat(log.messages()).isEmpty();
  }
}
