package org.rondo.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TranspositionsTest {

  @Property
  void whatIsPutIsFound(
      @ForAll long own,
      @ForAll long opponent,
      @ForAll @IntRange(min = -600, max = 600) int lower,
      @ForAll @IntRange(min = -600, max = 600) int upper,
      @ForAll @IntRange(max = 64) int depth,
      @ForAll @IntRange(max = 64) int square) {
    Transpositions table = new Transpositions(4);
    assertThat(table.find(own, opponent)).isEqualTo(Transpositions.UNKNOWN);
    table.put(own, opponent, lower, upper, depth, square);
    long found = table.find(own, opponent);
    assertThat(Transpositions.lower(found)).isEqualTo(lower);
    assertThat(Transpositions.upper(found)).isEqualTo(upper);
    assertThat(Transpositions.depth(found)).isEqualTo(depth);
    assertThat(Transpositions.square(found)).isEqualTo(square);
    assertThat(table.find(own ^ 1, opponent)).isEqualTo(Transpositions.UNKNOWN);
  }

  @Test
  void nothingOutlivesItsSearch() {
    Transpositions table = new Transpositions(1);
    table.put(1, 2, 3, 4, 5, 6);
    // More often than generations can be told apart.
    for (int search = 0; search < 70_000; search++) {
      table.clear();
      assertThat(table.find(1, 2) == Transpositions.UNKNOWN).isTrue();
    }
  }

  @Test
  void theDeeperSearchIsKept() {
    Transpositions table = new Transpositions(1);
    table.put(1, 2, 0, 0, 9, 0);
    for (int other = 10; other < 30; other++) {
      table.put(other, 2, 0, 0, 1, 0);
      assertThat(Transpositions.depth(table.find(other, 2))).isEqualTo(1);
    }
    assertThat(Transpositions.depth(table.find(1, 2))).isEqualTo(9);
  }

  @Test
  void itsSizeHasBounds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Transpositions(0))
        .withMessage("table of 2^0 entries is not in 2^1..2^27");
  }
}
