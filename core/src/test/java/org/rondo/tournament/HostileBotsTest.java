package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.match.Fault;
import org.rondo.match.HangingTime;
import org.rondo.match.clock.TimeControl;

/** Bots and executors that would stop a tournament. */
class HostileBotsTest {

  @TempDir private Path folder;

  private final List<String> faults = Collections.synchronizedList(new ArrayList<>());

  private Tournament<Pile.Stones, Pile.Take> tournament(
      String time, Supplier<Bot<Pile.Stones, Pile.Take>> hostile) {
    return Tournament.of(
            Competition.of(new Pile(2, 12), new RoundRobin(4, Points.PER_MATCH))
                .withTime(TimeControl.parse(time)))
        .entrant("hostile", hostile)
        .entrant("ada", Bots::random)
        .entrant("ben", Bots::random)
        .folder(folder)
        .listener(
            new TournamentListener() {
              @Override
              public void faulted(MatchId match, String entrant, Fault fault) {
                faults.add(entrant + ": " + fault.detail());
              }
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aLackOfMemoryOfABotCostsItTheMatch(String time) throws Exception {
    TournamentResult result =
        tournament(
                time,
                () ->
                    decision -> {
                      throw new OutOfMemoryError("by hand");
                    })
            .play();
    assertThat(faults)
        .hasSize(8)
        .containsOnly("hostile: the bot threw java.lang.OutOfMemoryError: by hand");
    assertThat(result.results().tally(0).losses()).isEqualTo(8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aMissingBotIsTheSameFaultWithAndWithoutAClock(String time) throws Exception {
    tournament(time, () -> null).play();
    assertThat(faults)
        .hasSize(8)
        .containsOnly(
            "hostile: the bot threw java.lang.IllegalStateException: there is no bot:"
                + " java.lang.NullPointerException: the entrant supplied null, not a bot");
  }

  @Test
  void aBotThatHangsWhileItClosesCostsOneThread() throws Exception {
    HangingTime time = new HangingTime();
    TournamentResult result =
        tournament(
                "move:1m",
                () ->
                    new Bot<>() {
                      @Override
                      public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
                        return decision.moves().list().get(0);
                      }

                      @Override
                      public void close() {
                        time.hang(1);
                      }
                    })
            .timeSource(time)
            .play();
    time.release();
    assertThat(time.hung()).isEqualTo(1);
    assertThat(faults)
        .hasSize(7)
        .containsOnly(
            "hostile: the entrant gets no further bot: a bot that it supplied before has not"
                + " returned");
    assertThat(result.results().tally(0).matches()).isEqualTo(8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aBotThatInterruptsItsGroupOfThreadsHarmsNoOtherMatch(String time) throws Exception {
    TournamentResult result =
        tournament(
                time,
                () -> {
                  Bot<Pile.Stones, Pile.Take> random = Bots.random();
                  return decision -> {
                    Thread.currentThread().getThreadGroup().interrupt();
                    return random.choose(decision);
                  };
                })
            .threads(2)
            .play();
    assertThat(faults).allMatch(fault -> fault.startsWith("hostile: "));
    assertThat(result.results().tally(0).matches()).isEqualTo(8);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void aBotThatInterruptsItsThreadHarmsNoOtherMatch() throws Exception {
    TournamentResult expected = tournament("none", Bots::random).play();
    String games = Files.readString(folder.resolve("games.jsonl"));
    Files.walk(folder).filter(Files::isRegularFile).forEach(file -> file.toFile().delete());
    TournamentResult result =
        tournament(
                "none",
                () -> {
                  Bot<Pile.Stones, Pile.Take> random = Bots.random();
                  return decision -> {
                    Thread.currentThread().interrupt();
                    return random.choose(decision);
                  };
                })
            .play();
    assertThat(result).isEqualTo(expected);
    assertThat(Files.readString(folder.resolve("games.jsonl"))).isEqualTo(games);
  }
}
