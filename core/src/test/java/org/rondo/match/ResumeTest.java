package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Pile;
import org.rondo.input.DamagedFileException;
import org.rondo.match.clock.TimeControl;

class ResumeTest {
  private final Pile pile = new Pile(2, 12);

  private static Bot<Pile.Stones, Pile.Take> taking(int count) {
    return decision -> new Pile.Take(Math.min(count, decision.state().left()));
  }

  private Match<Pile.Stones, Pile.Take> match(int one, int two) {
    return Match.of(pile)
        .seat("one", taking(one))
        .seat("two", taking(two))
        .listener(new Transcript<>());
  }

  private final MatchRecord record =
      match(1, 2)
          .seed(5)
          .opening(new Opening(List.of(List.of("take 3"), List.of("take 1"))))
          .play();

  @Test
  void otherBotsGoOnFromTheTurn() {
    MatchRecord resumed =
        Match.of(pile).seat("three", taking(3)).seat("two", taking(2)).resume(record, 4).play();
    assertThat(resumed.seed()).isEqualTo(record.seed());
    assertThat(resumed.opening()).isEqualTo(record.opening());
    assertThat(resumed.entrants()).containsExactly("three", "two");
    assertThat(resumed.turns())
        .containsExactly(
            List.of("take 1"), List.of("take 2"), List.of("take 3"), List.of("take 2"));
    assertThat(resumed.replay(pile)).hasSize(7);
  }

  @Test
  void theListenerReceivesEveryTurn() {
    Transcript<Pile.Stones, Pile.Take> transcript = new Transcript<>();
    match(1, 2).resume(record, 4).listener(transcript).play();
    assertThat(transcript.states).isEqualTo(record.replay(pile));
  }

  @Test
  void aMatchThatIsOverStaysAsItIs() {
    Bot<Pile.Stones, Pile.Take> never =
        decision -> {
          throw new AssertionError("nobody is to be asked");
        };
    assertThat(
            Match.of(pile)
                .seat("one", never)
                .seat("two", never)
                .resume(record, record.turnCount())
                .play())
        .isEqualTo(record);
  }

  @Test
  void faultsBeforeTheTurnAreKeptAndTheOneThatEndedTheMatchIsNot() {
    MatchRecord forfeited =
        Match.of(pile)
            .seat("one", taking(1))
            .seat("two", decision -> decision.turn() == 3 ? null : new Pile.Take(1))
            .listener(new Transcript<>())
            .play();
    assertThat(forfeited.faults()).hasSize(1);
    MatchRecord resumed = match(3, 3).resume(forfeited, 3).play();
    assertThat(resumed.faults()).isEmpty();
    assertThat(resumed.outcome().scores()).containsExactly(5.0, 7.0);
    assertThat(resumed.replay(pile)).hasSize(resumed.turnCount() + 1);
  }

  @Test
  void aHaltedMatchGoesOn() {
    MatchRecord halted = match(1, 2).turnLimit(3).play();
    assertThat(match(1, 2).resume(halted, 3).play()).isEqualTo(match(1, 2).play());
    assertThat(match(1, 2).resume(halted, 3).turnLimit(3).play()).isEqualTo(halted);
  }

  @Test
  void withoutReadingsTheClocksAreAsAtTheStart() {
    List<Duration> told = new ArrayList<>();
    Bot<Pile.Stones, Pile.Take> noting =
        decision -> {
          told.add(decision.timeLeft().orElseThrow());
          return new Pile.Take(1);
        };
    ClockReadings readings =
        new ClockReadings(List.of(List.of(Duration.ofSeconds(7)), List.of(Duration.ofSeconds(8))));
    Match<Pile.Stones, Pile.Take> match =
        Match.of(pile)
            .seat("one", noting)
            .seat("two", noting)
            .time(TimeControl.parse("total:1m"))
            .timeSource(new ManualTime())
            .turnLimit(6);
    match.resume(record, 4).play();
    assertThat(told).containsOnly(Duration.ofSeconds(60));
    told.clear();
    match.resume(record, 4, readings).play();
    assertThat(told).containsExactly(Duration.ofSeconds(53), Duration.ofSeconds(52));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 99})
  void aTurnOutsideTheRecordOrInItsOpeningIsRefused(int turn) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match(1, 2).resume(record, turn))
        .withMessage(
            "a match of 8 turns, 2 of them its opening, cannot be resumed after "
                + turn
                + " turns; give 2..8");
  }

  @Test
  void readingsOfAnotherMatchAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match(1, 2).resume(record, 4, new ClockReadings(List.of(List.of()))))
        .withMessage(
            "clock readings of 1 turns do not cover the 2 turns that are kept after the opening");
    ClockReadings wide =
        new ClockReadings(List.of(List.of(Duration.ZERO), List.of(Duration.ZERO, Duration.ZERO)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match(1, 2).resume(record, 4, wide))
        .withMessage(
            "clock readings [PT0S, PT0S] do not belong to the moves [take 2]; give those of the"
                + " same match");
  }

  @Test
  void aRecordThatDoesNotAgreeWithTheRulesIsRefused() {
    assertThatThrownBy(() -> Match.of(new Pile(2, 13)).resume(record, 4))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("cannot be replayed as");
    MatchRecord damaged = GoldenMatch.edited(record.json().replace("take 3", "take 2"));
    assertThatThrownBy(() -> match(1, 2).resume(damaged, 4))
        .isInstanceOf(DamagedFileException.class);
  }
}
