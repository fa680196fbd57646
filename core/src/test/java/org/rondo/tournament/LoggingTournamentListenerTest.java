package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.match.KeptLog;

class LoggingTournamentListenerTest {
  @RegisterExtension final KeptLog log = new KeptLog("org.rondo.tournament");

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
    assertThat(log.messagesWithLevels())
        .containsExactly(
            "WARNING game 1.1.1" + fault + "the game is forfeited",
            "WARNING lesson on round 1: good, it threw java.lang.IllegalStateException: no chalk",
            "WARNING game 2.1.1" + fault + "the game is forfeited");
  }
}
