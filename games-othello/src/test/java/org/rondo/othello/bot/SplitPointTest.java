package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SplitPointTest {
  private static final int NO_SQUARE = SharedTranspositions.NO_SQUARE;

  /** Returns a split point of the moves 3, 5 and 8, in bounds from −4 to 10. */
  private static SplitPoint split(@Nullable SplitPoint parent, int best) {
    SplitPoint.Frame frame = new SplitPoint.Frame(parent, 1, 2, 10, 20, Certainty.EXACT);
    return new SplitPoint(frame, new byte[] {3, 5, 8}, -4, best, 1);
  }

  @Test
  void eachMoveIsTakenOnce() {
    SplitPoint split = split(null, -65);
    assertThat(split.frame()).isEqualTo(new SplitPoint.Frame(null, 1, 2, 10, 20, Certainty.EXACT));
    for (int square : new int[] {3, 5, 8}) {
      assertThat(split.hasMoves()).isTrue();
      assertThat(split.take()).isEqualTo(square);
    }
    assertThat(split.hasMoves()).isFalse();
    assertThat(split.take()).isEqualTo(NO_SQUARE);
  }

  @Test
  void theFirstOfTheBestMovesIsKept() {
    SplitPoint split = split(null, -6);
    assertThat(split.lower()).isEqualTo(-4);
    split.report(3, -6);
    assertThat(split.bestSquare()).isEqualTo(1);
    split.report(3, -5);
    assertThat(split.best()).isEqualTo(-5);
    assertThat(split.bestSquare()).isEqualTo(3);
    assertThat(split.lower()).isEqualTo(-4);
    split.report(5, 9);
    split.report(8, 9);
    assertThat(split.best()).isEqualTo(9);
    assertThat(split.bestSquare()).isEqualTo(5);
    assertThat(split.lower()).isEqualTo(9);
    assertThat(split.isCut()).isFalse();
    assertThat(split(null, 7).lower()).isEqualTo(7);
  }

  @Test
  void aCutoffEndsTheWorkHereAndBelow() {
    SplitPoint above = split(null, 0);
    SplitPoint split = split(above, 0);
    SplitPoint below = split(split, 0);
    split.report(3, 10);
    assertThat(split.isCut()).isTrue();
    assertThat(split.hasMoves()).isFalse();
    assertThat(split.take()).isEqualTo(NO_SQUARE);
    assertThat(below.isCut()).isTrue();
    assertThat(above.isCut()).isFalse();
    assertThat(above.take()).isEqualTo(3);
  }

  @Test
  void aPositionIsWithinItselfAndThoseAboveIt() {
    SplitPoint above = split(null, 0);
    SplitPoint split = split(above, 0);
    SplitPoint below = split(split, 0);
    assertThat(below.isWithin(below)).isTrue();
    assertThat(below.isWithin(above)).isTrue();
    assertThat(above.isWithin(below)).isFalse();
    assertThat(split.isWithin(split(above, 0))).isFalse();
  }

  @Test
  void thereAreHelpersUntilAsManyHaveLeftAsHaveJoined() {
    SplitPoint split = split(null, 0);
    assertThat(split.hasHelpers()).isFalse();
    split.join();
    split.join();
    split.leave();
    assertThat(split.hasHelpers()).isTrue();
    split.leave();
    assertThat(split.hasHelpers()).isFalse();
  }
}
