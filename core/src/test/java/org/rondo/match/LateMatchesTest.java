package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LateMatchesTest {
  private static Fault fault(Fault.Kind kind, boolean forfeits) {
    return new Fault(3, 0, kind, "no move came within 1s", forfeits);
  }

  @Test
  void aMatchCountsOnceAndAsLostIfASeatForfeited() {
    LateMatches late =
        LateMatches.none()
            .plus(List.of())
            .plus(List.of(fault(Fault.Kind.ILLEGAL_MOVE, true)))
            .plus(List.of(fault(Fault.Kind.TIMEOUT, false), fault(Fault.Kind.TIMEOUT, false)))
            .plus(List.of(fault(Fault.Kind.TIMEOUT, false), fault(Fault.Kind.TIMEOUT, true)));
    assertThat(late).isEqualTo(new LateMatches(1, 1, 4));
    assertThat(late.plus(late)).isEqualTo(new LateMatches(2, 2, 8));
  }

  @Test
  void onlyTimeOutsOfMovesUnderTheClockCount() {
    for (Fault.Kind kind : Fault.Kind.values()) {
      assertThat(LateMatches.none().plus(List.of(fault(kind, true))))
          .as("%s", kind)
          .isEqualTo(new LateMatches(kind == Fault.Kind.TIMEOUT ? 1 : 0, 0, 1));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "18 | 0 | 20 | 18 of 20 games were decided by time-outs: this says more about the clock than"
            + " about the bots",
        "2 | 9 | 20 | 2 of 20 games were decided by time-outs: this says more about the clock than"
            + " about the bots",
        "2 | 0 | 21 | 2 of 21 games were decided by time-outs",
        "0 | 2 | 9 | in 2 of 9 games late moves were replaced: this says more about the clock than"
            + " about the bots",
        "1 | 1 | 9 | in 2 of 9 games late moves were replaced: this says more about the clock than"
            + " about the bots",
        "1 | 0 | 1 |",
        "0 | 1 | 9 |"
      })
  void twoLateMatchesAreRemarked(long lost, long replaced, long matches, String remark) {
    assertThat(new LateMatches(lost, replaced, matches).remark().orElse(null)).isEqualTo(remark);
  }

  @Test
  void moreLateMatchesThanMatchesAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LateMatches(-1, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new LateMatches(2, 2, 3));
  }
}
