package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.server.contest.GameSeat.SpeedMarks;

class SpeedMarksTest {
  private final SpeedMarks marks = new SpeedMarks();

  @ParameterizedTest
  @CsvSource({
    "0, 0, 10",
    "1, 0, 9",
    "900, 0, 1",
    "901, 0, 0",
    "1000, 0, 0",
    "1099, 0, 0",
    "1100, 1, 0",
    "1300, 3, 0",
    "100001000, 1000000, 0",
    "100001100, 1000000, 0"
  })
  void eachTenthOfASecondAroundASecondIsAPoint(long millis, int penalty, int bonus) {
    marks.add(1, millis);
    assertThat(marks.penalty()).isEqualTo(penalty);
    assertThat(marks.bonus()).isEqualTo(bonus);
    marks.add(2, millis);
    assertThat(marks.penalty()).isEqualTo(2 * penalty);
    assertThat(marks.bonus()).isEqualTo(2 * bonus);
  }

  @Test
  void theLastTurnOfMoreThanThirtySecondsIsKept() {
    marks.add(1, 30_000);
    assertThat(marks.overtime()).isZero();
    assertThat(marks.overtimeTurn()).isEqualTo(-1);
    marks.add(2, 40_000);
    marks.add(3, 30_001);
    marks.add(4, 500);
    assertThat(marks.overtime()).isEqualTo(30_001);
    assertThat(marks.overtimeTurn()).isEqualTo(3);
  }

  @Test
  void theFirstTurnWithMoreThan1800PointsIsKept() {
    marks.add(1, 1_000 + 180_000);
    assertThat(marks.thresholdTurn()).isEqualTo(-1);
    marks.add(2, 1_100);
    marks.add(3, 1_100);
    assertThat(marks.thresholdTurn()).isEqualTo(2);
  }
}
