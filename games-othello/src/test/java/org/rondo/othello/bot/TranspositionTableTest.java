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
    TranspositionTable table = new TranspositionTable(4);
    assertThat(table.find(own, opponent)).isEqualTo(TranspositionTable.UNKNOWN);
    table.put(own, opponent, lower, upper, depth, square);
    long found = table.find(own, opponent);
    assertThat(TranspositionTable.lower(found)).isEqualTo(lower);
    assertThat(TranspositionTable.upper(found)).isEqualTo(upper);
    assertThat(TranspositionTable.depth(found)).isEqualTo(depth);
    assertThat(TranspositionTable.square(found)).isEqualTo(square);
    assertThat(table.find(own ^ 1, opponent)).isEqualTo(TranspositionTable.UNKNOWN);
  }

  @Test
  void nothingOutlivesItsSearch() {
    TranspositionTable table = new TranspositionTable(1);
    table.put(1, 2, 3, 4, 5, 6);
    // More often than generations can be told apart.
    for (int search = 0; search < 70_000; search++) {
      table.clear();
      assertThat(table.find(1, 2) == TranspositionTable.UNKNOWN).isTrue();
    }
  }

  @Test
  void theDeeperSearchIsKept() {
    TranspositionTable table = new TranspositionTable(1);
    table.put(1, 2, 0, 0, 9, 0);
    for (int other = 10; other < 30; other++) {
      table.put(other, 2, 0, 0, 1, 0);
      assertThat(TranspositionTable.depth(table.find(other, 2))).isEqualTo(1);
    }
    assertThat(TranspositionTable.depth(table.find(1, 2))).isEqualTo(9);
  }

  @Test
  void itsSizeHasBounds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TranspositionTable(0))
        .withMessage("table of 2^0 entries is not in 2^1..2^27");
  }
}
