package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;

/** Seats that a referee disqualifies from outside. */
class DisqualificationTest {
  private static final Pile PILE = new Pile(2, 30);

  private static MatchRecord played(IntFunction<Map<Integer, String>> referee) {
    return Match.of(PILE)
        .seat("one", ToyMatches.first())
        .seat("two", ToyMatches.first())
        .disqualifyWhen(referee)
        .listener(new Transcript<>())
        .play();
  }

  private static IntFunction<Map<Integer, String>> at(int turn, Map<Integer, String> reasons) {
    return now -> now == turn ? reasons : Map.of();
  }

  @Test
  void aSeatThatIsNotToMoveMayLose() {
    MatchRecord record = played(at(4, Map.of(1, "moved out of turn")));
    assertThat(record.turnCount()).isEqualTo(4);
    assertThat(record.outcome().ranks()).containsExactly(1, 2);
    assertThat(record.faults()).isEmpty();
    assertThat(record.concessions())
        .containsExactly(new Concession(4, 1, Concession.Reason.DISQUALIFIED, "moved out of turn"));
    assertThat(record.concessions().get(0).clause())
        .isEqualTo("is disqualified (moved out of turn)");
    assertThat(record.concessions().get(0))
        .hasToString("turn 5, seat 1: disqualified (moved out of turn)");
  }

  @Test
  void bothSeatsAtOnceDraw() {
    MatchRecord record = played(at(3, Map.of(1, "late", 0, "early")));
    assertThat(record.outcome().ranks()).containsExactly(1, 1);
    assertThat(record.halted()).isFalse();
    assertThat(MatchRecord.parse(record.json())).isEqualTo(record);
    assertThat(record.replay(PILE)).hasSize(4);
  }

  @Test
  void theRefereeIsAskedBeforeEachTurnAndNotAfterTheEnd() {
    List<Integer> asked = new ArrayList<>();
    MatchRecord record =
        played(
            turn -> {
              asked.add(turn);
              return Map.of();
            });
    assertThat(asked).hasSize(record.turnCount()).startsWith(0, 1, 2).isSorted();
  }

  @Test
  void theOthersPlayOnIfTheGameHasMovesForTheSeat() {
    Dice dice = ToyMatches.lenientDice(4, 3);
    Match<Dice.Table, Dice.Guess> match = Match.of(dice).disqualifyWhen(at(1, Map.of(2, "left")));
    for (int seat = 0; seat < 4; seat++) {
      match.seat("bot " + seat, ToyMatches.first());
    }
    MatchRecord record = match.listener(new Transcript<>()).play();
    assertThat(record.turnCount()).isEqualTo(3);
    assertThat(record.outcome().ranks().get(2)).isEqualTo(4);
    assertThat(record.replay(dice)).hasSize(4);
  }

  @Test
  void aSeatThatDoesNotExistIsRefused() {
    assertThatThrownBy(() -> played(at(0, Map.of(2, "left"))))
        .hasMessageContainingAll("seat 2", "cannot be disqualified", "0..1");
  }
}
