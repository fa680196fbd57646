package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Dice;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Fault.Kind;
import org.rondo.match.clock.TimeControl;

/** Games of four in which some forfeit and the others play on. */
class ForfeitedSeatsTest {
  private static final int ROUNDS = 6;

  private final ManualTime time = new ManualTime();
  private final Dice dice = ToyMatches.lenientDice(4, ROUNDS);

  /** The seats of a turn are asked at once, each in a thread of its own. */
  private final List<String> asked = Collections.synchronizedList(new ArrayList<>());

  /** Plays the greatest guess, and from a turn on takes too long for a game of ten seconds. */
  private Bot<Dice.Table, Dice.Guess> lateFrom(int turn) {
    return decision -> {
      asked.add(decision.turn() + "/" + decision.seat());
      time.pass(Duration.ofSeconds(decision.turn() >= turn ? 11 : 0));
      return decision.moves().list().get(4);
    };
  }

  private MatchRecord play(Dice dice, int... lateFrom) {
    Match<Dice.Table, Dice.Guess> match =
        Match.of(dice)
            .time(TimeControl.parse("total:10s"))
            .timeSource(time)
            .listener(new Transcript<>());
    for (int turn : lateFrom) {
      match.seat("late from " + turn, lateFrom(turn));
    }
    return match.play();
  }

  private static Fault late(int turn, int seat) {
    return new Fault(turn, seat, Kind.TIMEOUT, "the 10s for the whole game are used up", true);
  }

  @Test
  void theOthersContinueAndAForfeitedSeatStandsStillAndIsLast() {
    MatchRecord record = play(dice, 99, 99, 2, 99);
    assertThat(record.faults()).containsExactly(late(2, 2));
    assertThat(record.turns()).hasSize(ROUNDS);
    assertThat(asked).contains("2/2", "5/3").doesNotContain("3/2", "4/2", "5/2");
    List<Dice.Table> states = record.replay(dice);
    for (int turn = 0; turn < ROUNDS; turn++) {
      String least = states.get(turn).die() == 1 ? "2" : "1";
      String greatest = states.get(turn).die() == 6 ? "5" : "6";
      assertThat(record.turns().get(turn))
          .containsExactly(greatest, greatest, turn < 2 ? greatest : least, greatest);
    }
    assertThat(record.outcome()).isEqualTo(ranked(states.get(ROUNDS), 2));
    assertThat(record.outcome().rank(2)).isEqualTo(4);
    assertThat(MatchRecord.parse(record.json())).isEqualTo(record);
  }

  @Test
  void inAResumedMatchASeatThatForfeitedEarlierStandsStill() {
    MatchRecord record = play(dice, 99, 99, 2, 99);
    for (int turn = 0; turn <= ROUNDS; turn++) {
      Match<Dice.Table, Dice.Guess> match = Match.of(dice).listener(new Transcript<>());
      for (int seat = 0; seat < 4; seat++) {
        match.seat(record.entrants().get(seat), decision -> decision.moves().list().get(4));
      }
      MatchRecord resumed = match.resume(record, turn).play();
      assertThat(resumed.replay(dice)).hasSize(ROUNDS + 1);
      if (turn > 2) {
        assertThat(resumed).isEqualTo(record);
      } else {
        assertThat(resumed.faults()).isEmpty();
      }
    }
  }

  @Test
  void aSeatThatIsNotAskedUsesNoTime() {
    List<List<Duration>> readings = new ArrayList<>();
    Match<Dice.Table, Dice.Guess> match =
        Match.of(dice)
            .time(TimeControl.parse("total:10s"))
            .timeSource(time)
            .listener(
                new MatchListener<>() {
                  @Override
                  public void timed(int turn, List<Duration> used) {
                    readings.add(used);
                  }
                });
    for (int seat = 0; seat < 4; seat++) {
      match.seat("late from " + (seat == 2 ? 1 : 99), lateFrom(seat == 2 ? 1 : 99));
    }
    match.play();
    assertThat(readings)
        .extracting(used -> used.get(2).toSeconds())
        .containsExactly(0L, 11L, 0L, 0L, 0L, 0L);
    assertThat(readings).allMatch(used -> used.size() == 4);
  }

  private Outcome ranked(Dice.Table end, int... forfeited) {
    return dice.outcome(end).withForfeits(org.rondo.game.Seats.of(forfeited));
  }

  @Test
  void forfeitedSeatsShareTheLastPlaceWhateverTheTurn() {
    MatchRecord record = play(dice, 3, 99, 1, 99);
    assertThat(record.faults()).containsExactly(late(1, 2), late(3, 0));
    assertThat(record.turns()).hasSize(ROUNDS);
    assertThat(record.outcome()).isEqualTo(ranked(record.replay(dice).get(ROUNDS), 0, 2));
    assertThat(record.outcome().rank(0)).isEqualTo(3);
    assertThat(record.outcome().rank(2)).isEqualTo(3);
  }

  @Test
  void theMatchEndsWhenOneIsLeft() {
    MatchRecord record = play(dice, 3, 2, 1, 99);
    assertThat(record.faults()).containsExactly(late(1, 2), late(2, 1), late(3, 0));
    assertThat(record.turns()).hasSize(3);
    assertThat(record.outcome().ranks()).containsExactly(2, 2, 2, 1);
    assertThat(record.halted()).isFalse();
    assertThat(record.replay(dice)).hasSize(4);
  }

  @Test
  void theMatchEndsInADrawWhenAllForfeit() {
    MatchRecord record = play(dice, 2, 2, 2, 2);
    assertThat(record.turns()).hasSize(2);
    assertThat(record.outcome().ranks()).containsExactly(1, 1, 1, 1);
    assertThat(record.replay(dice)).hasSize(3);
  }

  @Test
  void theMatchEndsWhereTheGameKnowsNoWayToStandStill() {
    MatchRecord record = play(new Dice(4, ROUNDS), 99, 99, 2, 99);
    assertThat(record.turns()).hasSize(2);
    assertThat(record.outcome().rank(2)).isEqualTo(4);
    assertThat(record.replay(new Dice(4, ROUNDS))).hasSize(3);
  }

  /** Dice with a stand-in for a missing guess, not for a wrong one, and none in the last rounds. */
  private static final class StrictDice extends Dice {
    private final int from;

    StrictDice(int seats, int rounds, int withoutStandInFrom) {
      super(seats, rounds);
      this.from = withoutStandInFrom;
    }

    @Override
    public Optional<Guess> standIn(Table table, int seat, Optional<Guess> offered) {
      return offered.isPresent() || table.left() <= ROUNDS - from
          ? Optional.empty()
          : Optional.of(moves(table, seat).list().get(0));
    }
  }

  @Test
  void aFaultWithoutAStandInForfeitsAndTheSeatStandsStill() {
    Dice strict = new StrictDice(4, ROUNDS, 99);
    Bot<Dice.Table, Dice.Guess> wrong =
        decision -> decision.turn() == 1 ? new Dice.Guess(9) : decision.moves().list().get(1);
    MatchRecord record =
        Match.of(strict)
            .seat("wrong", wrong)
            .seat("a", ToyMatches.first())
            .seat("b", ToyMatches.first())
            .seat("c", ToyMatches.first())
            .listener(new Transcript<>())
            .play();
    assertThat(record.faults()).hasSize(1);
    assertThat(record.faults().get(0).forfeits()).isTrue();
    assertThat(record.turns()).hasSize(ROUNDS);
    assertThat(record.turns().subList(1, ROUNDS))
        .allSatisfy(turn -> assertThat(turn.get(0)).isEqualTo(turn.get(1)));
    assertThat(record.outcome().rank(0)).isEqualTo(4);
    assertThat(record.replay(strict)).hasSize(ROUNDS + 1);
  }

  @Test
  void theMatchEndsWhenStandingStillIsNoLongerPossible() {
    Dice strict = new StrictDice(4, ROUNDS, 4);
    MatchRecord record = play(strict, 99, 99, 2, 99);
    assertThat(record.turns()).hasSize(4);
    assertThat(asked).contains("3/3").doesNotContain("4/0", "4/3");
    assertThat(record.outcome().rank(2)).isEqualTo(4);
    assertThat(record.replay(strict)).hasSize(5);
  }

  private void refused(String json, String sentence) {
    assertThatThrownBy(() -> GoldenMatch.edited(json).replay(dice))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void aForfeitedSeatCannotHaveMovedOrFaulted() {
    MatchRecord record = play(dice, 99, 99, 2, 99);
    String json = record.json();
    List<String> turn = record.turns().get(4);
    String moved =
        json.replace(
            turnsText(record.turns().subList(4, 6)),
            turnsText(
                List.of(
                    List.of(turn.get(0), turn.get(1), turn.get(0), turn.get(3)),
                    record.turns().get(5))));
    assertThat(moved).isNotEqualTo(json);
    refused(
        moved,
        "at turn 5: seat 2 has forfeited, so the game plays "
            + turn.get(2)
            + " for it, but the record has "
            + turn.get(0));
    String faulted = json.replace("}],\"outcome\"", "}," + json(late(3, 2)) + "],\"outcome\"");
    refused(faulted, "an impossible fault: turn 4, seat 2");
  }

  private static String turnsText(List<List<String>> turns) {
    StringBuilder text = new StringBuilder();
    for (List<String> turn : turns) {
      text.append(text.isEmpty() ? "" : ",").append("[\"").append(String.join("\",\"", turn));
      text.append("\"]");
    }
    return text.append("]").toString();
  }

  private static String json(Fault fault) {
    return "{\"turn\":"
        + fault.turn()
        + ",\"seat\":"
        + fault.seat()
        + ",\"kind\":\"TIMEOUT\",\"detail\":\"x\",\"forfeits\":true}";
  }

  @Test
  void aMatchThatWentOnAfterItsEndIsFound() {
    String json = play(dice, 99, 99, 99, 99).json();
    String faults =
        "\"faults\":[" + json(late(1, 0)) + "," + json(late(1, 1)) + "," + json(late(2, 2)) + "]";
    refused(json.replace("\"faults\":[]", faults), "");
    Dice strict = new StrictDice(4, ROUNDS, 4);
    MatchRecord record = play(new StrictDice(4, ROUNDS, 99), 99, 99, 2, 99);
    assertThatThrownBy(() -> record.replay(strict))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage("at turn 5: seats {2} have forfeited, which ends the match, but it goes on");
  }
}
