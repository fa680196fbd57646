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

  @Test
  void itsSizeHasBounds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new OthelloTranspositions(0))
        .withMessage("table of 2^0 entries is not in 2^1..2^27");
  }
}
