package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.MatchId;
import org.rondo.match.Fault;
import org.rondo.match.clock.TimeControl;

/** Eight play, one of them hangs, one throws and one is slow. */
class UnrulyBotsTest {

  @TempDir private Path folder;

  private final ScriptedTime time = new ScriptedTime();
  private final AtomicInteger asked = new AtomicInteger();
  private final CountDownLatch never = new CountDownLatch(1);

  private Bot<Pile.Stones, Pile.Take> hanging() {
    return decision -> {
      asked.incrementAndGet();
      // The next match waits for it once more.
      time.hangDeaf(never, 3);
      throw new AssertionError("nobody lets it go");
    };
  }

  private Bot<Pile.Stones, Pile.Take> slow() {
    Bot<Pile.Stones, Pile.Take> random = Bots.random();
    return decision -> {
      time.pass(Duration.ofSeconds(2));
      return random.choose(decision);
    };
  }

  private static Bot<Pile.Stones, Pile.Take> throwing() {
    return decision -> {
      throw new IllegalStateException("lost my way");
    };
  }

  private TournamentResult play(
      String name, Map<String, Supplier<Bot<Pile.Stones, Pile.Take>>> unruly, List<Fault> faults)
      throws IOException, InterruptedException {
    Competition<Pile.Stones, Pile.Take> competition =
        Competition.of(new Pile(2, 30), everybodyMeets())
            .withTime(TimeControl.move(Duration.ofSeconds(1)));
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(competition)
            .seed(11)
            .openings(2)
            .timeSource(time)
            .folder(folder.resolve(name))
            .listener(
                new TournamentListener() {
                  @Override
                  public void faulted(MatchId match, String entrant, Fault fault) {
                    faults.add(fault);
                  }
                });
    for (String entrant : List.of("a", "b", "hangs", "c", "throws", "d", "slow", "e")) {
      tournament.entrant(entrant, unruly.getOrDefault(entrant, Bots::random));
    }
    return tournament.play();
  }

  private static FixedRounds everybodyMeets() {
    List<Encounter> encounters = new ArrayList<>();
    for (int first = 0; first < 8; first++) {
      for (int second = first + 1; second < 8; second++) {
        encounters.add(Encounter.of(first, second).over(2));
      }
    }
    return FixedRounds.of(encounters);
  }

  private List<String> matchesOfTheOthers(String name) throws IOException {
    return Files.readAllLines(folder.resolve(name).resolve("games.jsonl")).stream()
        .filter(
            record ->
                !record.contains("\"hangs\"")
                    && !record.contains("\"throws\"")
                    && !record.contains("\"slow\""))
        .toList();
  }

  @Test
  void theOthersMatchesAreTheSameAsWithoutThem() throws Exception {
    List<Fault> none = new ArrayList<>();
    play("without", Map.of(), none);
    assertThat(none).isEmpty();

    Map<String, Supplier<Bot<Pile.Stones, Pile.Take>>> unruly = new HashMap<>();
    unruly.put("hangs", this::hanging);
    unruly.put("throws", UnrulyBotsTest::throwing);
    unruly.put("slow", this::slow);
    List<Fault> faults = new ArrayList<>();
    TournamentResult result = play("with", unruly, faults);

    assertThat(matchesOfTheOthers("with")).hasSize(20).isEqualTo(matchesOfTheOthers("without"));
    for (int unrulyOne : List.of(2, 4, 6)) {
      assertThat(result.results().tally(unrulyOne).matches()).isEqualTo(14);
    }
    for (int sound : List.of(0, 1, 3, 5, 7)) {
      assertThat(result.results().tally(sound).faults()).isZero();
      assertThat(result.results().tally(sound).forfeits()).isZero();
    }
    assertThat(faults).extracting(Fault::kind).contains(Fault.Kind.TIMEOUT, Fault.Kind.EXCEPTION);
    assertThat(faults).allMatch(Fault::forfeits);
    // Because it did not come back from its first game, it is not asked in another one.
    assertThat(asked).hasValue(1);
  }
}
