package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Fault.Kind;
import org.rondo.match.clock.TimeControl;

/** Games that are halted and decided as they stand. */
class HaltedMatchTest {
  private final ManualTime time = new ManualTime();
  private final Pile pile = new Pile(2, 30);

  private Bot<Pile.Stones, Pile.Take> taking(int stones, int seconds) {
    return decision -> {
      time.pass(Duration.ofSeconds(seconds));
      return new Pile.Take(stones);
    };
  }

  private Match<Pile.Stones, Pile.Take> match(int secondsOfOne, int secondsOfTwo) {
    return Match.of(pile)
        .seat("one", taking(1, secondsOfOne))
        .seat("two", taking(2, secondsOfTwo))
        .timeSource(time)
        .listener(new Transcript<>());
  }

  private MatchRecord play(String control, int secondsOfOne, int secondsOfTwo) {
    return match(secondsOfOne, secondsOfTwo).time(TimeControl.parse(control)).play();
  }

  private void isHaltedAfter(MatchRecord record, int turns) {
    assertThat(record.halted()).isTrue();
    assertThat(record.turnCount()).isEqualTo(turns);
    assertThat(record.faults()).isEmpty();
    assertThat(record.outcome().scores())
        .containsExactly((double) ((turns + 1) / 2), turns / 2 * 2.0);
    assertThat(record.json()).contains(",\"faults\":[],\"halted\":true,\"outcome\":");
    assertThat(MatchRecord.parse(record.json())).isEqualTo(record);
    assertThat(record.replay(pile)).hasSize(turns + 1);
  }

  @Test
  void aLimitOfTurnsHaltsTheGame() {
    isHaltedAfter(match(0, 0).turnLimit(5).play(), 5);
  }

  @Test
  void theTurnsOfTheOpeningCount() {
    Opening opening = new Opening(List.of(List.of("take 1"), List.of("take 2"), List.of("take 1")));
    isHaltedAfter(match(0, 0).opening(opening).turnLimit(4).play(), 4);
    isHaltedAfter(match(0, 0).opening(opening).turnLimit(2).play(), 3);
  }

  @Test
  void aGameThatEndsWithTheLimitIsNotHalted() {
    MatchRecord record = match(0, 0).turnLimit(20).play();
    assertThat(record.turnCount()).isEqualTo(20);
    assertThat(record.halted()).isFalse();
    assertThat(record.json()).doesNotContain("halted");
  }

  @Test
  void theTimeOfTheGameHaltsIt() {
    isHaltedAfter(play("1m/1m/100/0/100s", 20, 30), 4);
  }

  @Test
  void theTimeOfTheGameHaltsItWhileABotChooses() {
    List<Duration> told = new ArrayList<>();
    Bot<Pile.Stones, Pile.Take> slow =
        decision -> {
          told.add(decision.timeLeft().orElseThrow());
          time.pass(Duration.ofSeconds(30));
          return new Pile.Take(2);
        };
    MatchRecord record =
        Match.of(pile)
            .seat("one", taking(1, 20))
            .seat("two", slow)
            .timeSource(time)
            .time(TimeControl.parse("1m/1m/100/0/90s"))
            .listener(new Transcript<>())
            .play();
    isHaltedAfter(record, 3);
    assertThat(told).containsExactly(Duration.ofSeconds(70), Duration.ofSeconds(20));
  }

  @Test
  void anEntrantThatExceedsItsOwnTimeBeforeTheGamesTimeLoses() {
    MatchRecord record = play("10s/5s/0/0/1m", 10, 16);
    assertThat(record.halted()).isFalse();
    assertThat(record.faults()).extracting(Fault::kind).containsExactly(Kind.TIMEOUT);
    assertThat(record.outcome().ranks()).containsExactly(1, 2);
  }

  @Test
  void aHangWithinTheTimeOfTheGameIsNoFault() {
    MatchRecord record =
        Match.of(pile)
            .seat("one", taking(1, 20))
            .seat("two", decision -> time.hang())
            .timeSource(time)
            .time(TimeControl.parse("1m/1m/100/0/90s"))
            .listener(new Transcript<>())
            .play();
    isHaltedAfter(record, 1);
  }

  @Test
  void turnsASeatHaltTheGame() {
    isHaltedAfter(play("1m/1m/100/0/2t", 1, 1), 4);
    isHaltedAfter(play("1m/1m/100/0/1t", 1, 1), 2);
  }

  @Test
  void whereAllMoveTogetherATurnIsATurnOfEach() {
    Dice dice = new Dice(2, 9);
    MatchRecord record =
        Match.of(dice)
            .seat("one", ToyMatches.first())
            .seat("two", ToyMatches.first())
            .timeSource(time)
            .time(TimeControl.parse("1m/1m/100/0/3t"))
            .play();
    assertThat(record.halted()).isTrue();
    assertThat(record.turnCount()).isEqualTo(3);
    assertThat(record.replay(dice)).hasSize(4);
  }

  @Test
  void aForfeitInTheLastMomentCounts() {
    Dice dice = new Dice(2, 9);
    MatchRecord record =
        Match.of(dice)
            .seat("bad", decision -> null)
            .seat("slow", decision -> time.hang())
            .timeSource(time)
            .time(TimeControl.parse("1m/1m/100/0/30s"))
            .listener(new Transcript<>())
            .play();
    assertThat(record.halted()).isFalse();
    assertThat(record.outcome().ranks()).containsExactly(2, 1);
    assertThat(record.replay(dice)).hasSize(1);
  }

  @Test
  void aHaltThatIsTakenOutOrPutInIsFound() {
    MatchRecord halted = match(0, 0).turnLimit(5).play();
    MatchRecord silenced = GoldenMatch.edited(halted.json().replace("\"halted\":true,", ""));
    assertThatThrownBy(() -> silenced.replay(pile))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContainingAll("the record ends after 5 turns", "game is not over");
    MatchRecord full = match(0, 0).play();
    MatchRecord claimed =
        GoldenMatch.edited(full.json().replace("\"outcome\"", "\"halted\":true,\"outcome\""));
    assertThatThrownBy(() -> claimed.replay(pile))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(
            "the record says that the game was halted after 20 turns, but it ended there without a halt");
  }

  @Test
  void aHaltIsAFlag() {
    String json = match(0, 0).turnLimit(5).play().json();
    assertThat(GoldenMatch.edited(json.replace("\"halted\":true", "\"halted\":false")).halted())
        .isFalse();
    assertThatThrownBy(() -> GoldenMatch.edited(json.replace("\"halted\":true", "\"halted\":1")))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContainingAll("wrong value", "1 is not a flag");
  }

  @Test
  void aMatchIsHaltedBeforeATurn() {
    isHaltedAfter(match(0, 0).haltWhen(turn -> turn == 5).play(), 5);
    isHaltedAfter(match(0, 0).haltWhen(turn -> true).play(), 0);
    isHaltedAfter(match(0, 0).haltWhen(turn -> turn == 5).turnLimit(3).play(), 3);
    isHaltedAfter(
        match(9, 9).time(TimeControl.parse("total:1h")).haltWhen(turn -> turn == 4).play(), 4);
  }

  @Test
  void aHaltIsAskedForOnceBeforeEachTurnThatBotsPlay() {
    List<Integer> asked = new ArrayList<>();
    MatchRecord whole =
        match(0, 0)
            .opening(new Opening(List.of(List.of("take 3"), List.of("take 3"))))
            .haltWhen(turn -> !asked.add(turn))
            .play();
    assertThat(whole.halted()).isFalse();
    assertThat(asked).isEqualTo(IntStream.range(2, whole.turnCount()).boxed().toList());
    asked.clear();
    match(0, 0).resume(whole, 7).haltWhen(turn -> !asked.add(turn)).play();
    assertThat(asked).isEqualTo(IntStream.range(7, whole.turnCount()).boxed().toList());
  }

  @Test
  void aGameThatIsForfeitedIsNotHalted() {
    List<Integer> asked = new ArrayList<>();
    MatchRecord record =
        Match.of(pile)
            .seat("bad", decision -> null)
            .seat("two", taking(1, 0))
            .listener(new Transcript<>())
            .haltWhen(turn -> !asked.add(turn))
            .play();
    assertThat(record.halted()).isFalse();
    assertThat(asked).containsExactly(0);
  }

  @Test
  void aHaltedMatchIsResumedFromAnyOfItsTurns() {
    MatchRecord halted = match(0, 0).haltWhen(turn -> turn == 5).play();
    MatchRecord whole = match(0, 0).play();
    for (int turn = 0; turn <= 5; turn++) {
      assertThat(match(0, 0).resume(halted, turn).play()).isEqualTo(whole);
    }
  }

  @Test
  void whatGoesWrongWithAHaltComesOutOfTheMatch() {
    IllegalStateException wrong = new IllegalStateException("asked too often");
    Match<Pile.Stones, Pile.Take> match =
        match(0, 0)
            .haltWhen(
                turn -> {
                  throw wrong;
                });
    assertThatThrownBy(match::play).isSameAs(wrong);
  }

  @Test
  void aLimitBelowOneTurnIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Match.of(pile).turnLimit(0))
        .withMessage("turn limit 0 is below 1");
  }
}
