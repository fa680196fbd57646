package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.clock.TimeControl;

/** Tournaments with a clock. */
class TimedTournamentTest {
  private static final int MATCHES = 6;

  @TempDir private Path folder;

  private final AtomicInteger bots = new AtomicInteger();

  private Tournament<Pile.Stones, Pile.Take> tournament(String control, Path place) {
    return Tournament.of(new Pile(2, 12), new RoundRobin(MATCHES, Points.PER_MATCH))
        .time(TimeControl.parse(control))
        .entrant(
            "counted",
            () -> {
              bots.incrementAndGet();
              return Bots.random();
            })
        .entrant("other", Bots::random)
        .listener(new PileTournaments.Silence())
        .folder(place)
        .seed(7);
  }

  @Test
  void botsAreWarmedUpOnceAndTheMatchesThatCountAreTheSame() throws Exception {
    tournament("none", folder.resolve("none")).play();
    assertThat(bots).hasValue(MATCHES);
    bots.set(0);
    tournament("total:1d", folder.resolve("timed")).threads(3).play();
    assertThat(bots).hasValue(MATCHES + 1);
    assertThat(folder.resolve("timed/games.jsonl"))
        .hasSameBinaryContentAs(folder.resolve("none/games.jsonl"));
    bots.set(0);
    tournament("total:1d", folder.resolve("timed")).resume();
    assertThat(bots).hasValue(0);
  }

  @Test
  void withATimeSourceOfATestNothingIsWarmedUp() throws Exception {
    tournament("total:1d", folder).timeSource(new ScriptedTime()).play();
    assertThat(bots).hasValue(MATCHES);
  }

  @Test
  void theLagBelongsToTheTournament() throws Exception {
    tournament("total:1d,lag:20ms", folder).untilRound(1).play();
    tournament("total:1d,lag:20ms", folder).resume();
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> tournament("total:1d", folder).resume())
        .withMessageContaining("belongs to another tournament");
  }

  @Test
  void theLastRemarkSaysThatTimeDecided() throws Exception {
    ScriptedTime time = new ScriptedTime();
    TournamentResult result =
        tournament("move:1s", folder)
            .entrant(
                "slow",
                () ->
                    decision -> {
                      time.pass(Duration.ofSeconds(2));
                      return decision.moves().list().get(0);
                    })
            .timeSource(time)
            .play();
    List<String> remarks = result.standings().remarks();
    assertThat(remarks.get(remarks.size() - 1))
        .isEqualTo(
            2 * MATCHES
                + " of "
                + 3 * MATCHES
                + " games were decided by time-outs ("
                + 2 * MATCHES
                + " of slow): this says more about the clock than about the bots");
  }
}
