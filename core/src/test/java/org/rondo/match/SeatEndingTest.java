package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.Seats;

class SeatEndingTest {

  @ParameterizedTest
  @CsvSource({
    "ILLEGAL_MOVE, FAULT",
    "UNREADABLE_MOVE, FAULT",
    "EXCEPTION, FAULT",
    "TIMEOUT, TIME",
    "NO_ANSWER, FAULT",
    "DISCONNECT, FAULT",
    "KILLED, FAULT",
    "STOPPED, FAULT"
  })
  void aFaultThatForfeitsEndsTheMatchForItsSeat(Fault.Kind kind, SeatEnding ending) {
    Fault replaced = new Fault(1, 0, kind, "x", false);
    Fault lost = new Fault(2, 1, kind, "x", true);
    List<SeatEnding> endings = SeatEnding.of(List.of(replaced, lost), List.of(), 2);
    assertThat(endings).containsExactly(SeatEnding.PLAYED, ending);
    assertThat(SeatEnding.forfeited(endings)).isEqualTo(Seats.of(1));
  }

  @ParameterizedTest
  @CsvSource({
    "RESIGNED, '', RESIGNATION",
    "LOST_BY_SCORE, rule, ADJUDICATED_LOSS",
    "DRAWN_BY_SCORE, rule, ADJUDICATED_DRAW",
    "DISQUALIFIED, reason, DISQUALIFICATION"
  })
  void aConcessionEndsTheMatchForItsSeat(Concession.Reason reason, String rule, SeatEnding ending) {
    Concession concession = new Concession(4, 0, reason, rule);
    assertThat(SeatEnding.of(List.of(), List.of(concession), 2))
        .containsExactly(ending, SeatEnding.PLAYED);
    assertThat(ending.isForfeit()).isEqualTo(concession.isLost());
  }

  @Test
  void aMatchThatWasPlayedToItsEndHasNoForfeits() {
    List<SeatEnding> endings = SeatEnding.of(List.of(), List.of(), 3);
    assertThat(endings).hasSize(3).containsOnly(SeatEnding.PLAYED);
    assertThat(SeatEnding.forfeited(endings)).isEqualTo(Seats.none());
  }
}
