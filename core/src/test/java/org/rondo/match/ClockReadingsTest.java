package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.input.DamagedFileException;
import org.rondo.match.clock.TimeControl;

class ClockReadingsTest {
  private static final Pile PILE = new Pile(2, 12);

  private static final ClockReadings READINGS =
      new ClockReadings(
          List.of(
              List.of(Duration.ofMillis(1), Duration.ZERO),
              List.of(Duration.ofNanos(Long.MAX_VALUE)),
              List.of()));

  private static final String JSON =
      "{\"format\":1,\"nanoseconds\":[[1000000,0],[9223372036854775807],[]]}";

  @Test
  void readingsAreALineOfJson() {
    assertThat(READINGS.json()).isEqualTo(JSON);
    assertThat(ClockReadings.parse(JSON)).isEqualTo(READINGS);
    assertThat(new ClockReadings(List.of()).json()).isEqualTo("{\"format\":1,\"nanoseconds\":[]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[] | clock readings is not one JSON object",
        "{\"format\":1 | clock readings is cut off or damaged",
        "{\"format\":2} | clock readings format 2 is not 1",
        "{\"format\":1} | clock readings has no \"nanoseconds\"",
        "{\"format\":1,\"nanoseconds\":[[-1]]} | clock readings has a wrong value",
        "{\"format\":1,\"nanoseconds\":[[\"1\"]]} | clock readings has a wrong value",
        "{\"format\":1,\"nanoseconds\":[[1.5]]} | clock readings has a wrong value",
        "{\"format\":1,\"nanoseconds\":[1]} | clock readings has a wrong value"
      })
  void whatIsNoReadingsIsRefused(String json, String sentence) {
    assertThatThrownBy(() -> ClockReadings.parse(json.strip()))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(sentence.strip());
  }

  @Test
  void aTimeThatCannotBeIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ClockReadings(List.of(List.of(Duration.ofNanos(-1)))))
        .withMessage("clock reading PT-0.000000001S is not in 0..9223372036854775807 nanoseconds");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ClockReadings(List.of(List.of(Duration.ofDays(110_000)))));
  }

  /** Writes down the times, and whether each turn was told before it was played. */
  private static final class Times implements MatchListener<Dice.Table, Dice.Guess> {
    final List<List<Duration>> all = new ArrayList<>();
    final List<String> events = new ArrayList<>();

    @Override
    public void timed(int turn, List<Duration> used) {
      events.add("timed " + turn);
      all.add(used);
    }

    @Override
    public void played(int turn, org.rondo.game.JointMove<Dice.Guess> joint, Dice.Table state) {
      events.add("played " + turn);
    }
  }

  @Test
  void theListenerReceivesTheTimeOfEachSeat() {
    ManualTime time = new ManualTime();
    Bot<Dice.Table, Dice.Guess> slow =
        decision -> {
          time.pass(Duration.ofSeconds(decision.seat() + 2L * decision.turn()));
          return decision.moves().list().get(0);
        };
    Times times = new Times();
    MatchRecord record =
        Match.of(ToyMatches.lenientDice(2, 4))
            .seat("a", slow)
            .seat("b", slow)
            .opening(new Opening(List.of(List.of("3", "4"))))
            .seed(7)
            .time(TimeControl.parse("total:10s"))
            .timeSource(time)
            .listener(times)
            .play();
    assertThat(times.all)
        .containsExactly(
            List.of(Duration.ofSeconds(2), Duration.ofSeconds(3)),
            List.of(Duration.ofSeconds(4), Duration.ofSeconds(5)),
            List.of(Duration.ofSeconds(6), Duration.ofSeconds(7)));
    assertThat(times.events)
        .containsExactly("played 0", "timed 1", "played 1", "timed 2", "played 2", "timed 3");
    assertThat(record.turns()).hasSize(2);
    assertThat(record.json()).doesNotContain("nanoseconds");
  }

  @Test
  void withoutAClockThereAreNoReadings() {
    Times times = new Times();
    Match.of(new Dice(2, 3))
        .seat("a", ToyMatches.first())
        .seat("b", ToyMatches.first())
        .listener(times)
        .play();
    assertThat(times.all).isEmpty();
  }

  /** The readings of a match of 12 stones in which every move took a second. */
  private static MatchRecord played() {
    return Match.of(PILE).seat("one", ToyMatches.first()).seat("two", ToyMatches.first()).play();
  }

  private static ClockReadings everyMove(Duration time) {
    return new ClockReadings(Collections.nCopies(12, List.of(time)));
  }

  private static void contradicts(ClockReadings readings, String control, String sentence) {
    assertThatThrownBy(() -> readings.replay(played(), PILE, TimeControl.parse(control)))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void readingsThatContradictTheRecordAreRefused() {
    everyMove(Duration.ofSeconds(1)).replay(played(), PILE, TimeControl.parse("total:6s"));
    everyMove(Duration.ofSeconds(1)).replay(played(), PILE, TimeControl.parse("move:1s"));
    everyMove(Duration.ofSeconds(1))
        .replay(played(), PILE, TimeControl.parse("total:3s,lag:500ms"));
    contradicts(
        everyMove(Duration.ofSeconds(1)),
        "total:2s,lag:500ms",
        "at turn 9: seat 0 took PT1S and had PT0.5S, but the record has no time-out");
    contradicts(
        everyMove(Duration.ofSeconds(1)),
        "total:5s",
        "at turn 11: seat 0 took PT1S and had PT0S, but the record has no time-out");
    contradicts(
        everyMove(Duration.ofMillis(1001)),
        "move:1s",
        "at turn 1: seat 0 took PT1.001S and had PT1S, but the record has no time-out");
    contradicts(
        new ClockReadings(Collections.nCopies(11, List.of(Duration.ZERO))),
        "move:1s",
        "clock readings of 11 turns do not fit a record of 12");
    contradicts(
        new ClockReadings(Collections.nCopies(14, List.of(Duration.ZERO))),
        "move:1s",
        "clock readings of 14 turns do not fit a record of 12");
    contradicts(
        new ClockReadings(Collections.nCopies(12, List.of(Duration.ZERO, Duration.ZERO))),
        "move:1s",
        "at turn 1: clock readings [PT0S, PT0S] do not fit the seats to move");
  }
}
