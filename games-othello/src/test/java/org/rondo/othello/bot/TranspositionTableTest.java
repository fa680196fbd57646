package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {

  @Property
  void whatIsPutIsFound(
      @ForAll long own,
      @ForAll long opponent,
      @ForAll @IntRange(min = -600, max = 600) int lower,
      @ForAll @IntRange(min = -600, max = 600) int upper,
      @ForAll @IntRange(max = 64) int depth,
      @ForAll @IntRange(max = 64) int square) {
    OthelloTranspositions table = new OthelloTranspositions(4);
    assertThat(table.find(own, opponent)).isEqualTo(OthelloTranspositions.UNKNOWN);
    table.put(own, opponent, lower, upper, depth, square);
    long found = table.find(own, opponent);
    assertThat(OthelloTranspositions.lower(found)).isEqualTo(lower);
    assertThat(OthelloTranspositions.upper(found)).isEqualTo(upper);
    assertThat(OthelloTranspositions.depth(found)).isEqualTo(depth);
    assertThat(OthelloTranspositions.square(found)).isEqualTo(square);
    assertThat(table.find(own ^ 1, opponent)).isEqualTo(OthelloTranspositions.UNKNOWN);
  }

  @Test
  void nothingOutlivesItsSearch() {
    OthelloTranspositions table = new OthelloTranspositions(1);
    table.put(1, 2, 3, 4, 5, 6);
    // More often than generations can be told apart.
    for (int search = 0; search < 70_000; search++) {
      table.clear();
      assertThat(table.find(1, 2) == OthelloTranspositions.UNKNOWN).isTrue();
    }
    table.put(1, 2, 3, 4, 5, 6);
    assertThat(OthelloTranspositions.square(table.find(1, 2))).isEqualTo(6);
  }

  @Test
  void theDeeperSearchIsKept() {
    OthelloTranspositions table = new OthelloTranspositions(1);
    table.put(1, 2, 0, 0, 9, 0);
    for (int other = 10; other < 30; other++) {
      table.put(other, 2, 0, 0, 1, 0);
      assertThat(OthelloTranspositions.depth(table.find(other, 2))).isEqualTo(1);
    }
    assertThat(OthelloTranspositions.depth(table.find(1, 2))).isEqualTo(9);
  }

  /** A table of two entries has one bucket. */
  @Test
  void aResultBelongsToItsWholePosition() {
    OthelloTranspositions table = new OthelloTranspositions(1);
    table.put(1, 2, 0, 0, 9, 5);
    table.put(4, 8, 0, 0, 1, 6);
    assertThat(OthelloTranspositions.square(table.find(1, 2))).isEqualTo(5);
    assertThat(OthelloTranspositions.square(table.find(4, 8))).isEqualTo(6);
    for (long[] other : new long[][] {{1, 3}, {3, 2}, {4, 9}, {5, 8}, {1, 8}, {4, 2}}) {
      assertThat(table.find(other[0], other[1])).isEqualTo(OthelloTranspositions.UNKNOWN);
    }
  }

  @Test
  void aLaterResultReplacesOneOfTheSameDepthOrPosition() {
    OthelloTranspositions table = new OthelloTranspositions(1);
    table.put(1, 2, 0, 0, 9, 5);
    table.put(4, 8, 0, 0, 9, 6);
    assertThat(table.find(1, 2)).isEqualTo(OthelloTranspositions.UNKNOWN);
    table.put(4, 8, 0, 0, 1, 7);
    assertThat(OthelloTranspositions.depth(table.find(4, 8))).isEqualTo(1);
    assertThat(OthelloTranspositions.square(table.find(4, 8))).isEqualTo(7);
    table.put(4, 9, 0, 0, 0, 8);
    table.put(5, 8, 0, 0, 0, 9);
    assertThat(OthelloTranspositions.square(table.find(4, 8))).isEqualTo(7);
    assertThat(OthelloTranspositions.square(table.find(5, 8))).isEqualTo(9);
    assertThat(table.find(4, 9)).isEqualTo(OthelloTranspositions.UNKNOWN);
  }

  @Test
  void anUnknownPositionHasNoBestMove() {
    assertThat(OthelloTranspositions.square(OthelloTranspositions.UNKNOWN)).isEqualTo(64);
    assertThat(SharedTranspositions.square(SharedTranspositions.UNKNOWN)).isEqualTo(64);
    assertThat(SharedTranspositions.second(SharedTranspositions.UNKNOWN)).isEqualTo(64);
  }

  @Test
  void itsSizeHasBounds() {
    for (int bits : new int[] {0, 28}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new OthelloTranspositions(bits))
          .withMessage("table of 2^" + bits + " entries is not in 2^1..2^27");
    }
  }
}
