package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LateMatchesTest {
  private static final List<String> NAMES = List.of("ada", "bob");

  private static Fault fault(Fault.Kind kind, boolean forfeits) {
    return new Fault(3, 0, kind, "no move came within 1s", forfeits);
  }

  @Test
  void aMatchCountsOnceAndAsLostIfASeatForfeited() {
    LateMatches late =
        LateMatches.none()
            .plus(NAMES, List.of())
            .plus(NAMES, List.of(fault(Fault.Kind.ILLEGAL_MOVE, true)))
            .plus(
                NAMES, List.of(fault(Fault.Kind.TIMEOUT, false), fault(Fault.Kind.TIMEOUT, false)))
            .plus(
                NAMES, List.of(fault(Fault.Kind.TIMEOUT, false), fault(Fault.Kind.TIMEOUT, true)));
    assertThat(late).isEqualTo(new LateMatches(1, 1, 4, Map.of("ada", 1L)));
    assertThat(late.plus(late)).isEqualTo(new LateMatches(2, 2, 8, Map.of("ada", 2L)));
  }

  @Test
  void onlyTimeOutsOfMovesUnderTheClockCount() {
    for (Fault.Kind kind : Fault.Kind.values()) {
      assertThat(LateMatches.none().plus(NAMES, List.of(fault(kind, true))))
          .as("%s", kind)
          .isEqualTo(
              kind == Fault.Kind.TIMEOUT
                  ? new LateMatches(1, 0, 1, Map.of("ada", 1L))
                  : new LateMatches(0, 0, 1, Map.of()));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "18 | 0 | 20 | 18 of 20 games were decided by time-outs (18 of bob, 1 of ada): this says more about the clock than"
            + " about the bots",
        "2 | 9 | 20 | 2 of 20 games were decided by time-outs (2 of bob, 1 of ada): this says more about the clock than"
            + " about the bots",
        "2 | 0 | 21 | 2 of 21 games were decided by time-outs (2 of bob, 1 of ada)",
        "0 | 2 | 9 | late moves were replaced in 2 of 9 games: this says more about the clock than"
            + " about the bots",
        "1 | 1 | 9 | late moves were replaced in 1 of 9 games, and decided one: this says more about the clock than"
            + " about the bots",
        "1 | 0 | 1 |",
        "0 | 1 | 9 |"
      })
  void twoLateMatchesAreRemarked(long lost, long replaced, long matches, String remark) {
    Map<String, Long> losses = lost == 0 ? Map.of() : Map.of("ada", 1L, "bob", lost);
    assertThat(new LateMatches(lost, replaced, matches, losses).remark().orElse(null))
        .isEqualTo(remark);
  }

  @Test
  void moreLateMatchesThanMatchesAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LateMatches(-1, 0, 0, Map.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new LateMatches(2, 2, 3, Map.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LateMatches(1, 0, 3, Map.of("ada", 2L)))
        .withMessage("losses {ada=2} by late moves in 1 matches: each must be in 1..1");
  }
}
